import { memo } from "../../collections/memo.ts";
import { GLOBAL } from "../../policy/agent.ts";
import type { Span } from "../../text/span.ts";
import type { FileContext } from "../context.ts";
import { shorten } from "../wording.ts";
import { showsPages } from "./agent-lists.ts";
import { type AgentRun, agentRuns } from "./agent-runs.ts";
import { forbids, type IntendedAgent, type IntendedGroup } from "./intended-groups.ts";

/**
 * User-agent lines without rules of their own, which for most readers share those of later ones.
 */
export interface RunOn {
  readonly runs: readonly AgentRun[];
  /** The first that shares rules: `*` before crawlers of search and AI, and those before others. */
  readonly agent: IntendedAgent;
  /** Whether `*` shares the rules of named crawlers, or vice versa. */
  readonly kind: "sharesStar" | "joinsStar" | "shares";
  readonly severity: "warning" | "info";
  /** For messages: `name` shares the rules of `next`, named on line `line`. */
  readonly data: { readonly name: string; readonly next: string; readonly line: number };
}

const isGlobal = ({ name }: IntendedAgent): boolean => name === GLOBAL;

/** The part of a user-agent line that names its crawler. */
export const spanOfAgent = ({ line }: IntendedAgent): Span => {
  const { from, to } = line.value ?? line.content;
  return { from, to };
};

const runOnByGroup = memo((context: FileContext) =>
  memo((group: IntendedGroup) => findRunOn(context, group)),
);

/** The user-agent lines of a group that share the next ones' rules; null if none does. */
export const runOnOf = (context: FileContext, group: IntendedGroup): RunOn | null =>
  runOnByGroup(context)(group);

const findRunOn = (context: FileContext, group: IntendedGroup): RunOn | null => {
  if (group.rules.length === 0 || group.agents.length < 2) return null;
  const runs = agentRuns(context, group);
  const early = runs.slice(0, -1);
  const heir = runs.at(-1)?.agents ?? [];
  const heirs = new Set(heir.map(({ name }) => name));
  const agents = early.flatMap((run) => run.agents).filter(({ name }) => !heirs.has(name));
  const agent = agents.find(isGlobal) ?? agents.find(showsPages) ?? agents[0];
  const [first] = heir;
  if (agent === undefined || first === undefined) return null;
  const kind = isGlobal(agent) ? "sharesStar" : heir.some(isGlobal) ? "joinsStar" : "shares";
  const matters = kind === "sharesStar" || (kind === "shares" && showsPages(agent));
  return {
    runs,
    agent,
    kind,
    severity: group.rules.some(forbids) && matters ? "warning" : "info",
    data: {
      name: shorten(agent.line.valueText),
      next: shorten(first.line.valueText),
      line: first.line.number,
    },
  };
};
