import type { LogRecord } from "../log/record.ts";
import { Folders } from "./folders.ts";
import { HostCounts } from "./hosts.ts";
import type {
  LogOutcome,
  LogSummary,
  RuleTraffic,
  Traffic,
  Versions,
  VisitorTotal,
} from "./log-summary.ts";
import { codeOf, isBlocked, lineOfCode, Outcomes } from "./outcomes.ts";
import { Rows } from "./rows.ts";
import { detached } from "./text-list.ts";
import { isBound, type Visitor, visitorOf } from "./visitor.ts";

/** The most headers and visitors remembered; a hostile log has a new one in each line. */
const MOST_HEADERS = 20_000;
const LONGEST_HEADER = 1000;
const LONGEST_TARGET = 2048;
const MOST_VISITORS = 2000;

interface Guest {
  readonly id: number;
  readonly visitor: Visitor;
  readonly example: string;
  readonly versions: Versions | null;
  /** The rows of what it requested, by target. */
  readonly rows: Map<string, number>;
  requests: number;
  bytes: number;
  robotsTxt: number;
}

const NO_TRAFFIC: Traffic = { requests: 0, bytes: 0 };

/**
 * The matcher's input for a target; a target that begins with two slashes would be read as a host.
 */
const askable = (target: string): string =>
  target.charCodeAt(1) === 0x2f ? `http://host.invalid${target}` : target;

/** The name under which all others are counted once there is no more room. */
const CROWD: Visitor = { token: "…", kind: "unknown", crawler: null };

const nameOf = ({ kind, token }: Visitor): string => `${kind} ${token.toLowerCase()}`;

/** Judges the requests of a log by their crawlers, and counts the results. */
export class LogTally {
  private kept: Rows;
  private readonly outcomes = new Outcomes();
  private readonly folders = new Folders();
  private hosts = new HostCounts();
  private readonly guests = new Map<string, Guest>();
  private readonly byId: Guest[] = [];
  private readonly byHeader = new Map<string, Guest>();
  private readonly versionsOf: (token: string) => Versions;
  private readonly codes = [0, 0, 0];
  private first = Number.POSITIVE_INFINITY;
  private last = Number.NEGATIVE_INFINITY;
  private requests = 0;
  private bytes = 0;

  /**
   * @param versionsOf how the file is read for a crawler, by its product token; called once for
   * each.
   * @param mostRows how many different requests are kept to be listed; all are counted.
   */
  constructor(versionsOf: (token: string) => Versions, mostRows: number) {
    this.versionsOf = versionsOf;
    this.kept = new Rows(mostRows);
  }

  /** The requests that can be listed; those of one visitor for the same target are one row. */
  get rows(): Rows {
    return this.kept;
  }

  /** How many requests were judged: those of visitors that a robots.txt is meant for. */
  get judged(): number {
    return this.outcomes.counts.reduce((sum, count) => sum + count, 0);
  }

  /** How the file is read for each visitor that a robots.txt is meant for. */
  get versions(): readonly Versions[] {
    return this.byId.flatMap(({ versions }) => versions ?? []);
  }

  /**
   * The same requests judged by other rules, for tallies whose rows are complete. The rows are
   * moved: nothing may be added to this tally afterwards. Yields now and then.
   */
  *judgedBy(versionsOf: (token: string) => Versions): Generator<void, LogTally> {
    const next = new LogTally(versionsOf, 0);
    for (const guest of this.byId) {
      const { visitor } = guest;
      next.admit({ ...guest, versions: isBound(visitor) ? versionsOf(visitor.token) : null });
    }
    next.kept = yield* this.kept.judgedAgain(({ url, outcome, count, sum }) => {
      const { id, versions } = next.byId[this.outcomes.codes[outcome]?.[0] ?? 0] as Guest;
      if (versions === null) return outcome;
      const judged = next.decide(id, versions, url);
      next.count(judged, url, sum, count);
      return judged;
    });
    next.hosts = this.hosts;
    next.first = this.first;
    next.last = this.last;
    next.requests = this.requests;
    next.bytes = this.bytes;
    return next;
  }

  /** Adds a request. One without a target is counted for its visitor, and not judged. */
  add({ time, target, host, userAgent, bytes }: LogRecord): void {
    const guest = this.guestOf(userAgent);
    const size = bytes ?? 0;
    this.requests++;
    this.bytes += size;
    guest.requests++;
    guest.bytes += size;
    if (time !== null) {
      if (time < this.first) this.first = time;
      if (time > this.last) this.last = time;
    }
    if (host !== null) this.hosts.add(host);
    if (guest.versions === null || target === null) return;
    if (isRobotsTxt(target)) guest.robotsTxt++;
    else this.judge(guest, guest.versions, target, size);
  }

  outcome(id: number): LogOutcome {
    const [guest = 0, code = 0, before = -1] = this.outcomes.codes[id] ?? [];
    return { visitor: this.byId[guest]?.visitor ?? CROWD, code, before };
  }

  /** How many requests each line decides, by 1-based line. */
  coverage(): ReadonlyMap<number, number> {
    const lines = new Map<number, number>();
    this.outcomes.codes.forEach(([, code = 0], id) => {
      const line = lineOfCode(code);
      if (line > 0) lines.set(line, (lines.get(line) ?? 0) + (this.outcomes.counts[id] as number));
    });
    return lines;
  }

  summary(): LogSummary {
    return {
      requests: this.requests,
      bytes: this.bytes,
      visitors: this.visitors(),
      rules: this.rules(),
      folders: this.folders.tree(),
      hosts: this.hosts.list(),
      span: this.first <= this.last ? [this.first, this.last] : null,
    };
  }

  private judge(guest: Guest, versions: Versions, target: string, size: number): void {
    const row = guest.rows.get(target);
    const outcome =
      row === undefined ? this.decide(guest.id, versions, target) : this.kept.outcomeOf(row);
    this.count(outcome, target, size, 1);
    if (row !== undefined) {
      this.kept.again(row, size);
      return;
    }
    const added = this.kept.add(target, outcome, size);
    if (added >= 0 && target.length <= LONGEST_TARGET) guest.rows.set(detached(target), added);
  }

  private count(outcome: number, target: string, size: number, times: number): void {
    this.outcomes.count(outcome, size, times);
    const code = (this.outcomes.codes[outcome] as readonly number[])[1] as number;
    this.folders.add(target, isBlocked(code), 0, times);
  }

  private decide(id: number, { now, before }: Versions, target: string): number {
    const asked = askable(target);
    this.codes[0] = id;
    this.codes[1] = codeOf(now.decide(asked));
    this.codes[2] = before === null ? -1 : codeOf(before.decide(asked));
    return this.outcomes.idOf(this.codes);
  }

  private guestOf(userAgent: string | null): Guest {
    const header = userAgent ?? "";
    const known = this.byHeader.get(header);
    if (known !== undefined) return known;
    const guest = this.guestNamed(visitorOf(userAgent), header);
    if (this.byHeader.size >= MOST_HEADERS) this.byHeader.clear();
    if (header.length <= LONGEST_HEADER) this.byHeader.set(detached(header), guest);
    return guest;
  }

  private guestNamed(visitor: Visitor, header: string): Guest {
    const isCrowded = this.guests.size >= MOST_VISITORS && visitor.kind === "unknown";
    const asked = isCrowded ? CROWD : visitor;
    const known = this.guests.get(nameOf(asked));
    if (known !== undefined) return known;
    return this.admit({
      id: this.byId.length,
      visitor: asked,
      example: detached(header.slice(0, 300)),
      versions: isBound(asked) ? this.versionsOf(asked.token) : null,
      rows: new Map(),
      requests: 0,
      bytes: 0,
      robotsTxt: 0,
    });
  }

  private admit(guest: Guest): Guest {
    this.guests.set(nameOf(guest.visitor), guest);
    this.byId.push(guest);
    return guest;
  }

  /** The matching outcomes, summed up for each visitor. */
  private traffic(wanted: (code: number, before: number) => boolean): ReadonlyMap<number, Traffic> {
    const { codes, counts, sums } = this.outcomes;
    const totals = new Map<number, Traffic>();
    codes.forEach(([guest = 0, code = 0, before = -1], at) => {
      if (!wanted(code, before)) return;
      const { requests, bytes } = totals.get(guest) ?? NO_TRAFFIC;
      totals.set(guest, {
        requests: requests + (counts[at] as number),
        bytes: bytes + (sums[at] as number),
      });
    });
    return totals;
  }

  private visitors(): readonly VisitorTotal[] {
    const blocked = this.traffic(isBlocked);
    const blockedBefore = this.traffic((_, before) => before >= 0 && isBlocked(before));
    return this.byId
      .map(({ id, visitor, example, versions, requests, bytes, robotsTxt }) => ({
        visitor,
        example,
        requests,
        bytes,
        robotsTxt,
        blocked: versions === null ? null : (blocked.get(id) ?? NO_TRAFFIC),
        blockedBefore:
          versions === null || versions.before === null
            ? null
            : (blockedBefore.get(id) ?? NO_TRAFFIC),
      }))
      .sort((a, b) => b.requests - a.requests || (a.visitor.token < b.visitor.token ? -1 : 1));
  }

  private rules(): readonly RuleTraffic[] {
    const totals = new Map<number, { requests: number; bytes: number; crawlers: Set<string> }>();
    this.outcomes.codes.forEach(([guest = 0, code = 0], id) => {
      const total = totals.get(code) ?? { requests: 0, bytes: 0, crawlers: new Set<string>() };
      totals.set(code, total);
      total.requests += this.outcomes.counts[id] as number;
      total.bytes += this.outcomes.sums[id] as number;
      total.crawlers.add(this.byId[guest]?.visitor.token ?? "");
    });
    return [...totals]
      .map(([code, { requests, bytes, crawlers }]) => ({
        line: lineOfCode(code),
        allowed: !isBlocked(code),
        requests,
        bytes,
        crawlers: [...crawlers],
      }))
      .sort((a, b) => b.requests - a.requests || a.line - b.line);
  }
}

const isRobotsTxt = (target: string): boolean =>
  target.startsWith("/robots.txt") && (target.length === 11 || target.charCodeAt(11) === 0x3f);
