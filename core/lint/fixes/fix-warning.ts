import type { RobotsDocument } from "../../syntax/document.ts";
import { formatList } from "../../text/list.ts";
import { formatMessage } from "../../text/message.ts";
import type { Fix } from "../diagnostic.ts";
import { blockedSearchCrawlers } from "../facts/search-crawlers.ts";
import { FIX_TITLES } from "../messages.ts";
import { documentAfter } from "./apply.ts";

/** The most names listed in a title. */
const NAMED = 3;

const namesIn = (tokens: readonly string[]): string => {
  if (tokens.length <= NAMED) return formatList(tokens);
  const more = formatMessage(FIX_TITLES.more, { count: tokens.length - NAMED + 1 });
  return formatList([...tokens.slice(0, NAMED - 1), more]);
};

/**
 * A fix as it is offered to a user. If it newly blocks search crawlers from the home page, its title
 * says so, and its kind is `suggest`, because that may not be intended; any other fix is returned as
 * it is.
 *
 * Reads the whole file as edited for all readers of search crawlers: a millisecond for most files,
 * up to 20 for 500 KB. So call it for a fix that somebody looks at, not for all findings of a file.
 *
 * @param document the text that the fix was made for.
 */
export const fixWithWarning = (document: RobotsDocument, fix: Fix): Fix => {
  // It changes no verdict.
  if (fix.kind === "safe") return fix;
  const before = blockedSearchCrawlers(document);
  const edited = documentAfter(document, fix.edits);
  const blocked = [...blockedSearchCrawlers(edited)].filter(([token]) => !before.has(token));
  if (blocked.length === 0) return fix;
  const fromSite = blocked.filter(([, what]) => what === "site");
  const [message, listed] =
    fromSite.length > 0 ? [FIX_TITLES.blocksSite, fromSite] : [FIX_TITLES.blocksHome, blocked];
  const names = namesIn(listed.map(([token]) => token));
  return { ...fix, title: formatMessage(message, { title: fix.title, names }), kind: "suggest" };
};
