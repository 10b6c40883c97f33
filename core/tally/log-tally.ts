import type { LogRecord } from "../log/record.ts";
import type { Matcher } from "../match/compile.ts";
import { type Folder, Folders } from "./folders.ts";
import { type HostCount, HostCounts } from "./hosts.ts";
import { codeOf, isBlocked, lineOfCode, Outcomes } from "./outcomes.ts";
import { Rows } from "./rows.ts";
import { detached } from "./text-list.ts";
import { isBound, type Visitor, visitorOf } from "./visitor.ts";

/** Requests and the bytes of their responses. */
export interface Traffic {
  readonly requests: number;
  readonly bytes: number;
}

/** What one visitor asked for. Plain data. */
export interface VisitorTotal extends Traffic {
  readonly visitor: Visitor;
  /** One of its User-Agent headers. */
  readonly example: string;
  /** Requests for the robots.txt itself. They are judged by nobody. */
  readonly robotsTxt: number;
  /** What the file blocks of it; null for those that robots.txt is not meant for. */
  readonly blocked: Traffic | null;
  /** What the other version blocks of it; null where there is none. */
  readonly blockedBefore: Traffic | null;
}

/** What one line of the file decides of a log. */
export interface RuleTraffic extends Traffic {
  /** 1-based; 0 stands for no rule. */
  readonly line: number;
  readonly allowed: boolean;
  readonly crawlers: readonly string[];
}

/** What a log says of a file. Plain data. */
export interface LogSummary extends Traffic {
  /** Those with the most requests first. */
  readonly visitors: readonly VisitorTotal[];
  readonly rules: readonly RuleTraffic[];
  /** The requests of those robots.txt is meant for. */
  readonly folders: Folder;
  readonly hosts: readonly HostCount[];
  /** Milliseconds since 1970 of the first and the last request; null where no line has a time. */
  readonly span: readonly [number, number] | null;
}

/** What one outcome says: who came, and the verdicts of both versions. */
export interface LogOutcome {
  readonly visitor: Visitor;
  readonly code: number;
  /** -1 where there is no other version. */
  readonly before: number;
}

/** How a file is read for one crawler: as it is now, and in another version. */
export interface Versions {
  readonly now: Matcher;
  readonly before: Matcher | null;
}

/** Different headers and visitors that are remembered; a hostile log makes up a new one each line. */
const MOST_HEADERS = 20_000;
const LONGEST_HEADER = 1000;
const LONGEST_TARGET = 2048;
const MOST_VISITORS = 2000;

interface Guest {
  readonly id: number;
  readonly visitor: Visitor;
  readonly example: string;
  readonly versions: Versions | null;
  /** The rows of what it asked for, by target. */
  readonly rows: Map<string, number>;
  requests: number;
  bytes: number;
  robotsTxt: number;
}

const NO_TRAFFIC: Traffic = { requests: 0, bytes: 0 };

/** What a matcher is asked about a target, which a second slash would make a host of. */
const askable = (target: string): string =>
  target.charCodeAt(1) === 0x2f ? `http://host.invalid${target}` : target;

/** The name under which those are counted for whom there is no room. */
const CROWD: Visitor = { token: "…", kind: "unknown", crawler: null };

/** Judges the requests of a log for those who made them, and adds up what comes of it. */
export class LogTally {
  readonly rows: Rows;
  private readonly outcomes = new Outcomes();
  private readonly folders = new Folders();
  private readonly hosts = new HostCounts();
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
   * @param versionsOf how the file is read for a crawler, by its product token; asked once for each.
   * @param mostRows how many different requests are kept to be listed; all are counted.
   */
  constructor(versionsOf: (token: string) => Versions, mostRows: number) {
    this.versionsOf = versionsOf;
    this.rows = new Rows(mostRows);
  }

  /** Takes a request. One without a target is counted for whoever made it, and not judged. */
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

  private judge(guest: Guest, { now, before }: Versions, target: string, size: number): void {
    const row = guest.rows.get(target);
    const outcome =
      row === undefined ? this.decide(guest.id, now, before, target) : this.rows.outcomeOf(row);
    this.outcomes.count(outcome, size);
    const code = (this.outcomes.codes[outcome] as readonly number[])[1] as number;
    this.folders.add(target, isBlocked(code), 0);
    if (row !== undefined) {
      this.rows.again(row, size);
      return;
    }
    const added = this.rows.add(target, outcome, size);
    if (added >= 0 && target.length <= LONGEST_TARGET) guest.rows.set(detached(target), added);
  }

  private decide(id: number, now: Matcher, before: Matcher | null, target: string): number {
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
    const name = `${asked.kind} ${asked.token.toLowerCase()}`;
    const known = this.guests.get(name);
    if (known !== undefined) return known;
    const guest: Guest = {
      id: this.byId.length,
      visitor: asked,
      example: detached(header.slice(0, 300)),
      versions: isBound(asked) ? this.versionsOf(asked.token) : null,
      rows: new Map(),
      requests: 0,
      bytes: 0,
      robotsTxt: 0,
    };
    this.guests.set(name, guest);
    this.byId.push(guest);
    return guest;
  }

  /** The outcomes that are wanted, added up for each visitor. */
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
