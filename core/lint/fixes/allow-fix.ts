import { formatMessage } from "../../text/message.ts";
import type { FileContext } from "../context.ts";
import type { Fix } from "../diagnostic.ts";
import type { AgentRun } from "../facts/agent-runs.ts";
import { FIX_TITLES } from "../messages.ts";
import { shorten } from "../wording.ts";
import { insertBelow } from "./line-edits.ts";

/** Adds an empty `Disallow` to user-agent lines. */
export const allowFix = (
  { document }: FileContext,
  runs: readonly Pick<AgentRun, "agents" | "last">[],
): Fix => {
  const [agent, ...others] = runs.flatMap(({ agents }) => agents);
  const isOne = agent !== undefined && others.length === 0;
  return {
    title: isOne
      ? formatMessage(FIX_TITLES.allowEverything, { name: shorten(agent.line.valueText) })
      : FIX_TITLES.allowThemEverything,
    kind: "suggest",
    edits: runs.map(({ last }) => insertBelow(document, last, ["Disallow:"])),
  };
};
