import { GLOBAL } from "../../policy/agent.ts";
import type { FileContext, LineView } from "../context.ts";
import type { Fix } from "../diagnostic.ts";
import { intendedGroups } from "../facts/intended-groups.ts";
import { FIX_TITLES } from "../fix-titles.ts";
import { deleteLine, insertBelow } from "./line-edits.ts";

/** Moves lines from above all groups into the first group for every crawler; null without one. */
export const moveIntoStarGroup = (context: FileContext, moved: readonly LineView[]): Fix | null => {
  const agent = intendedGroups(context).named.get(GLOBAL)?.[0]?.agents.at(-1)?.line;
  if (agent === undefined) return null;
  const { document } = context;
  const texts = moved.map(({ from, to }) => document.source.slice(from, to));
  return {
    title: FIX_TITLES.moveItIntoTheGroupForStar,
    kind: "suggest",
    edits: [...moved.map(deleteLine), insertBelow(document, agent, texts)],
  };
};
