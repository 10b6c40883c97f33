import type { LogRecord } from "../log/record.ts";
import type { Matcher } from "../match/compile.ts";
import type { Folder, HostCount } from "./folders.ts";
import { detached } from "./lists.ts";
import { isBlocked } from "./outcomes.ts";
import { Tally, type TallyRules } from "./tally.ts";
import { isBound, type Visitor, visitorOf } from "./visitor.ts";

/** Requests and the bytes of their responses. */
export interface Traffic {
  readonly requests: number;
  readonly bytes: number;
}

/** The requests of one visitor. Plain data. */
export interface VisitorTotal extends Traffic {
  readonly visitor: Visitor;
  /** One of its User-Agent headers. */
  readonly example: string;
  /** Requests for the robots.txt itself, which have no verdict. */
  readonly robotsTxt: number;
  /** What the file blocks of it; null for programs that robots.txt is not meant for. */
  readonly blocked: Traffic | null;
  /** What the other version blocks of it; null if there is none. */
  readonly blockedBefore: Traffic | null;
}

/** How much of a log one line of the file decides. */
export interface RuleTraffic extends Traffic {
  /** 1-based; 0 if no rule matches. */
  readonly line: number;
  readonly allowed: boolean;
  readonly crawlers: readonly string[];
}

/** The summary of a log for a file. Plain data. */
export interface LogSummary extends Traffic {
  /** Those with the most requests first. */
  readonly visitors: readonly VisitorTotal[];
  readonly rules: readonly RuleTraffic[];
  /** The requests of crawlers that robots.txt is meant for. */
  readonly folders: Folder;
  readonly hosts: readonly HostCount[];
  /** Milliseconds since 1970 of the first and the last request; null if no line has a time. */
  readonly span: readonly [number, number] | null;
}

/** How a file is read for one crawler: as it is now, and in another version. */
export interface Versions {
  readonly now: Matcher;
  readonly before: Matcher | null;
}

/** The most headers and visitors remembered; a hostile log has a new one in each line. */
const MOST_HEADERS = 20_000;
const LONGEST_HEADER = 1000;
const MOST_VISITORS = 2000;
const LONGEST_EXAMPLE = 300;

/** A visitor being counted. */
interface VisitorEntry {
  /** Its label in the tally. */
  readonly id: number;
  readonly visitor: Visitor;
  readonly example: string;
  /** Null for visitors that a robots.txt is not meant for. */
  versions: Versions | null;
  deciders: readonly Matcher["decide"][];
  requests: number;
  bytes: number;
  robotsTxt: number;
}

/** The indexes of the deciders. */
const NOW = 0;
const BEFORE = 1;

const NO_TRAFFIC: Traffic = { requests: 0, bytes: 0 };

/** Under this name all others are counted once there is no more room. */
const OTHERS: Visitor = { token: "…", kind: "unknown", crawler: null };

const nameOf = ({ kind, token }: Visitor): string => `${kind} ${token.toLowerCase()}`;

const isRobotsTxt = (target: string): boolean =>
  target.startsWith("/robots.txt") && (target.length === 11 || target.charCodeAt(11) === 0x3f);

/** The requests of logs, each judged for the crawler that made it. */
export class LoggedRequests {
  /** The requests of visitors that a robots.txt is meant for; those of one for a target are one row. */
  readonly tally: Tally;
  private readonly entries: VisitorEntry[] = [];
  private readonly byName = new Map<string, VisitorEntry>();
  private readonly byHeader = new Map<string, VisitorEntry>();
  private readonly spell: (target: string) => string;
  private versionsOf: (token: string) => Versions;
  private first = Number.POSITIVE_INFINITY;
  private last = Number.NEGATIVE_INFINITY;
  private requests = 0;
  private bytes = 0;

  /**
   * @param versionsOf how the file is read for a crawler, by its product token; called once for
   * each.
   * @param mostRows how many different requests are kept to be listed; all are counted.
   * @param spell spells a target, as logged, like every other URL that is judged. Rows show it as
   * logged.
   */
  constructor(
    versionsOf: (token: string) => Versions,
    mostRows: number,
    spell: (target: string) => string,
  ) {
    this.versionsOf = versionsOf;
    this.spell = spell;
    this.tally = new Tally(this.tallyRules(), mostRows);
  }

  /** How the file is read for each visitor that a robots.txt is meant for. */
  get versions(): readonly Versions[] {
    return this.entries.flatMap(({ versions }) => versions ?? []);
  }

  /** Judges the requests by other rules. Only if all are kept. */
  judgeAgain(versionsOf: (token: string) => Versions): void {
    this.versionsOf = versionsOf;
    for (const entry of this.entries) this.prepare(entry);
    this.tally.judgeAgain(this.tallyRules());
  }

  /** Adds a request. One without a target is counted for its visitor, and not judged. */
  add({ time, target, host, userAgent, bytes }: LogRecord): void {
    const entry = this.entryOf(userAgent);
    const size = bytes ?? 0;
    this.requests++;
    this.bytes += size;
    entry.requests++;
    entry.bytes += size;
    if (time !== null) {
      if (time < this.first) this.first = time;
      if (time > this.last) this.last = time;
    }
    if (host !== null) this.tally.hosts.add(host);
    if (entry.versions === null || target === null) return;
    if (isRobotsTxt(target)) entry.robotsTxt++;
    else this.tally.add(entry.id, target, size, 0);
  }

  summary(): LogSummary {
    return {
      requests: this.requests,
      bytes: this.bytes,
      visitors: this.visitors(),
      rules: this.tally
        .lines()
        .map(({ count, sum, ...line }) => ({ ...line, requests: count, bytes: sum })),
      ...this.tally.places(),
      span: this.first <= this.last ? [this.first, this.last] : null,
    };
  }

  private tallyRules(): TallyRules {
    const { entries } = this;
    const nameOfId = (id: number): string => entries[id]?.visitor.token ?? "";
    return {
      decidersOf: (id: number) => entries[id]?.deciders ?? [],
      present: 1,
      crawlersOf: (id: number) => [nameOfId(id)],
      nameOf: nameOfId,
      isTotalled: () => true,
      pathStart: () => 0,
      askedOf: this.spell,
      mergesRows: true,
    };
  }

  private prepare(entry: VisitorEntry): void {
    const { visitor } = entry;
    entry.versions = isBound(visitor) ? this.versionsOf(visitor.token) : null;
    const { now, before } = entry.versions ?? { now: null, before: null };
    entry.deciders = [now, before].flatMap((matcher) => matcher?.decide ?? []);
  }

  private entryOf(userAgent: string | null): VisitorEntry {
    const header = userAgent ?? "";
    const known = this.byHeader.get(header);
    if (known !== undefined) return known;
    const entry = this.entryNamed(visitorOf(userAgent), header);
    if (this.byHeader.size >= MOST_HEADERS) this.byHeader.clear();
    if (header.length <= LONGEST_HEADER) this.byHeader.set(detached(header), entry);
    return entry;
  }

  private entryNamed(named: Visitor, header: string): VisitorEntry {
    const hasNoRoom =
      this.byName.size >= MOST_VISITORS && (named.kind === "unknown" || named.kind === "scanner");
    const visitor = hasNoRoom ? OTHERS : named;
    const known = this.byName.get(nameOf(visitor));
    if (known !== undefined) return known;
    const entry: VisitorEntry = {
      id: this.entries.length,
      visitor,
      example: detached(header.slice(0, LONGEST_EXAMPLE)),
      versions: null,
      deciders: [],
      requests: 0,
      bytes: 0,
      robotsTxt: 0,
    };
    this.prepare(entry);
    this.byName.set(nameOf(visitor), entry);
    this.entries.push(entry);
    return entry;
  }

  /** What one version of the file blocks of each visitor, by its id. */
  private blockedBy(decider: number): ReadonlyMap<number, Traffic> {
    const totals = new Map<number, Traffic>();
    this.tally.eachOutcome((id, codes, count, sum) => {
      if (!isBlocked(codes[decider] ?? 0)) return;
      const { requests, bytes } = totals.get(id) ?? NO_TRAFFIC;
      totals.set(id, { requests: requests + count, bytes: bytes + sum });
    });
    return totals;
  }

  private visitors(): readonly VisitorTotal[] {
    const blocked = this.blockedBy(NOW);
    const blockedBefore = this.blockedBy(BEFORE);
    return this.entries
      .map(({ id, visitor, example, deciders, requests, bytes, robotsTxt }) => ({
        visitor,
        example,
        requests,
        bytes,
        robotsTxt,
        blocked: deciders[NOW] === undefined ? null : (blocked.get(id) ?? NO_TRAFFIC),
        blockedBefore:
          deciders[BEFORE] === undefined ? null : (blockedBefore.get(id) ?? NO_TRAFFIC),
      }))
      .sort((a, b) => b.requests - a.requests || (a.visitor.token < b.visitor.token ? -1 : 1));
  }
}
