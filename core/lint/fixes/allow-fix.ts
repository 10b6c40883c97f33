import type { FileContext } from "../context.ts";
import type { Fix } from "../diagnostic.ts";
import type { AgentRun } from "../facts/agent-runs.ts";
import { shorten } from "../wording.ts";
import { insertBelow } from "./line-edits.ts";

/** Gives user-agent lines an empty `Disallow` of their own. */
export const allowFix = (
  { document }: FileContext,
  runs: readonly Pick<AgentRun, "agents" | "last">[],
): Fix => {
  const [agent, ...others] = runs.flatMap(({ agents }) => agents);
  const isOne = agent !== undefined && others.length === 0;
  return {
    title: isOne ? `Allow ${shorten(agent.line.valueText)} everything` : "Allow them everything",
    kind: "suggest",
    edits: runs.map(({ last }) => insertBelow(document, last, ["Disallow:"])),
  };
};
