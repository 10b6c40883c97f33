import { formatMessage, type Message } from "../../text/message.ts";
import type { Edit, Fix, FixKind } from "../diagnostic.ts";
import { FIX_TITLES } from "../messages.ts";
import { shorten } from "../wording.ts";

/**
 * What a fix consists of. The title, where it stands here as text, is translated (`.ci/words.ts`): whole words, or a
 * table of plural forms, whose `count` is the number of edits unless the values say otherwise.
 *
 * @param edits that do not overlap, or a single one.
 */
type Parts = [
  title: Message,
  edits: Edit | readonly Edit[],
  values?: Readonly<Record<string, string | number>>,
];

/** A fix that can be trusted as far as `kind` says. */
export const fixOf = (kind: FixKind, ...[title, edits, values]: Parts): Fix => {
  const all = "insert" in edits ? [edits] : edits;
  const isWhole = typeof title === "string" && values === undefined;
  const words = isWhole ? title : formatMessage(title, { count: all.length, ...values });
  return { title: words, kind, edits: all };
};

/** A fix that changes no verdict. */
export const safe = (...parts: Parts): Fix => fixOf("safe", ...parts);

/** A fix in the only likely meaning. */
export const repair = (...parts: Parts): Fix => fixOf("repair", ...parts);

/** A fix that is one of several options. */
export const suggest = (...parts: Parts): Fix => fixOf("suggest", ...parts);

/** The title of a fix that writes a text. */
export const writing = (text: string): string =>
  formatMessage(FIX_TITLES.write, { text: shorten(text) });

/** The title of a fix that removes a text. */
export const removing = (text: string): string =>
  formatMessage(FIX_TITLES.remove, { text: shorten(text) });
