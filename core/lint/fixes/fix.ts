import { formatMessage } from "../../text/message.ts";
import type { Edit, Fix, FixKind } from "../diagnostic.ts";
import { FIX_TITLES } from "../messages.ts";
import { shorten } from "../wording.ts";

/**
 * A fix. The title, where it stands here as text, is translated (`.ci/words.ts`).
 *
 * @param edits that do not overlap, or a single one.
 */
export const fixOf = (kind: FixKind, title: string, edits: Edit | readonly Edit[]): Fix => ({
  title,
  kind,
  edits: "insert" in edits ? [edits] : edits,
});

/** A fix that changes no verdict. */
export const safe = (title: string, edits: Edit | readonly Edit[]): Fix =>
  fixOf("safe", title, edits);

/** A fix in the only likely meaning. */
export const repair = (title: string, edits: Edit | readonly Edit[]): Fix =>
  fixOf("repair", title, edits);

/** A fix that is one of several options. */
export const suggest = (title: string, edits: Edit | readonly Edit[]): Fix =>
  fixOf("suggest", title, edits);

/** The title of a fix that writes a text. */
export const writing = (text: string): string =>
  formatMessage(FIX_TITLES.write, { text: shorten(text) });

/** The title of a fix that removes a text. */
export const removing = (text: string): string =>
  formatMessage(FIX_TITLES.remove, { text: shorten(text) });
