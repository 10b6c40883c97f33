import type { DialectFacts } from "../dialects/dialect.ts";
import {
  FIELD_ALLOW,
  FIELD_CRAWL_DELAY,
  FIELD_DISALLOW,
  FIELD_REQUEST_RATE,
  FIELD_SITEMAP,
  FIELD_USER_AGENT,
} from "../syntax/table.ts";
import { readDelay } from "./delay.ts";
import type { AgentLine, Group } from "./policy.ts";

/** A group that more lines may still join. */
interface OpenGroup extends Group {
  readonly agents: AgentLine[];
  readonly ruleLines: number[];
  readonly ruleRows: number[];
  crawlDelay: number | null;
  isSkipped: boolean;
  lastLine: number;
}

/** Sets of fields, one bit each. */
const bit = (field: number): number => 1 << (field >> 2);
const RULES: number = bit(FIELD_ALLOW) | bit(FIELD_DISALLOW);
const DELAY: number = bit(FIELD_CRAWL_DELAY);
const RATE: number = bit(FIELD_REQUEST_RATE);
const ANY: number = 0xff & ~bit(FIELD_USER_AGENT) & ~bit(0);

/** The fields after which a user-agent line starts a new group. */
const ENDING: Readonly<Record<DialectFacts["groupEnd"]["value"], number>> = {
  rule: RULES,
  "any-field": ANY,
  "rule-or-blank-line": RULES,
  "rule-delay-or-empty-line": RULES | DELAY | RATE,
};

/** A group without any of these fields is skipped. */
const SUSTAINING: Readonly<Record<DialectFacts["emptyGroup"]["value"], number>> = {
  "allows-all": 0,
  skipped: RULES,
  "skipped-unless-delay": RULES | DELAY,
  "skipped-unless-delay-or-rate": RULES | DELAY | RATE,
};

/**
 * The most names that a group takes over from the one before it, so that no file can make them grow
 * without limit.
 */
const MOST_JOINED = 64;

/** Whether a field is `Allow` or `Disallow`. */
export const isRuleField = (field: number): boolean => (bit(field) & RULES) !== 0;

/**
 * Forms groups from the lines that a dialect reads, which are passed to it in file order.
 *
 * In most dialects a user-agent line after a rule starts a group, and no other line ends a run of
 * user-agent lines (RFC 9309, section 2.2; google/robotstxt, `HandleUserAgent`): two user-agent
 * lines with only a blank line, a Sitemap or a Crawl-delay between them open one group.
 */
export class GroupBuilder {
  readonly groups: OpenGroup[] = [];
  readonly orphanLines: number[] = [];
  private readonly ending: number;
  private readonly sustaining: number;
  private readonly overlooksNameless: boolean;
  private readonly readsDelay: boolean;
  /** Every row is a line of the document, so one list serves for both. */
  private readonly isPlain: boolean;
  private current: OpenGroup | null = null;
  /** The fields since the last user-agent line that started a group. */
  private seen = 0;
  /** A user-agent line without a name was ignored, and nothing has come after it. */
  private isJoining = false;

  constructor(facts: DialectFacts, isPlain: boolean) {
    this.ending = ENDING[facts.groupEnd.value];
    this.sustaining = SUSTAINING[facts.emptyGroup.value];
    this.overlooksNameless = facts.namelessAgent.value === "overlooked";
    this.readsDelay = facts.crawlDelay.value !== "not-read";
    this.isPlain = isPlain;
  }

  /** A line that ends the group whatever comes next. */
  break(): void {
    this.current = null;
  }

  /** A user-agent line, with its names; `isNameless` if its value is empty. */
  agentLine(line: number, agents: readonly AgentLine[], isNameless: boolean): void {
    if (isNameless && this.overlooksNameless) {
      this.isJoining = this.current !== null;
      return;
    }
    const group = this.current;
    const open = group === null || (this.seen & this.ending) !== 0 ? this.start(line) : group;
    for (const agent of agents) open.agents.push(agent);
    open.lastLine = line;
    this.isJoining = false;
  }

  /**
   * Any other line with a field that the dialect reads.
   *
   * @param row its 1-based number among the policy's rows; `line` is that in the document.
   * @param readValue returns its value; called only if the dialect uses it.
   */
  fieldLine(field: number, line: number, row: number, readValue: () => string): void {
    const group = this.current;
    const isRule = isRuleField(field);
    if (group === null) {
      if (isRule) this.orphanLines.push(line);
      return;
    }
    this.isJoining = false;
    this.seen |= bit(field);
    if ((this.seen & this.sustaining) !== 0) group.isSkipped = false;
    if (isRule) {
      group.ruleRows.push(row);
      if (!this.isPlain) group.ruleLines.push(line);
    } else if (this.readsDelay && field === FIELD_CRAWL_DELAY) {
      group.crawlDelay = readDelay(readValue(), group.crawlDelay);
    }
    if (field !== FIELD_SITEMAP) group.lastLine = line;
  }

  /** Starts a group on a user-agent line, with the names that join it from the group before. */
  private start(line: number): OpenGroup {
    const joined = this.isJoining ? (this.current?.agents.slice(0, MOST_JOINED) ?? []) : [];
    const ruleRows: number[] = [];
    const group: OpenGroup = {
      agents: joined,
      ruleLines: this.isPlain ? ruleRows : [],
      ruleRows,
      crawlDelay: null,
      isSkipped: this.sustaining !== 0,
      firstLine: line,
      lastLine: line,
    };
    this.groups.push(group);
    this.current = group;
    this.seen = 0;
    return group;
  }
}
