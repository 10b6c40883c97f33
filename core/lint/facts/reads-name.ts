import type { Crawler } from "../../vocabulary/crawler.ts";
import type { LineContext, LineView } from "../context.ts";
import { hasLongList, isNamed } from "./agents.ts";
import { consultOwnReader } from "./search-crawlers.ts";

/** Whether a crawler's own reader finds the crawler on a user-agent line, however it is written. */
const readsName = ({ document }: LineContext, line: LineView, { token }: Crawler): boolean => {
  const { selection } = consultOwnReader(document, token).matcher;
  return selection.kind === "named" && selection.agents.some((agent) => agent.line === line.number);
};

/**
 * How much it matters that some readers do not find a crawler on a user-agent line that has more
 * than its name. Little if its own reader does, if the name stands elsewhere as well, if nobody uses
 * it, or if the list was copied.
 *
 * @param crawler the one named; null if it is unknown.
 */
export const weightOfName = (
  context: LineContext,
  line: LineView,
  crawler: Crawler | null,
): { readonly severity: "info" | "hint"; readonly quiet: "old-readers" | null } => {
  const isFound =
    crawler === null ||
    crawler.retired ||
    isNamed(context, crawler.token) ||
    readsName(context, line, crawler);
  if (isFound) return { severity: "hint", quiet: "old-readers" };
  const isSearch = crawler.category === "search";
  return { severity: "info", quiet: isSearch || !hasLongList(context) ? null : "old-readers" };
};
