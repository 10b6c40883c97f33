import type { Encoding } from "../../../core/index.ts";
import type { Workspace } from "../../state/drafts/open-draft.ts";
import { filesMessages as words } from "./messages.ts";

const UTF8 = new TextDecoder("utf-8", { ignoreBOM: true });
/**
 * windows-1252: ISO 8859-1 with letters in place of control characters. Browsers also use it for
 * ISO 8859-1.
 */
const WESTERN = new TextDecoder("windows-1252");

/** Decodes adjacent bytes, one per character, as letters. */
const lettersOf = (run: string): string => {
  const bytes = Uint8Array.from(run, (byte) => byte.charCodeAt(0));
  const text = UTF8.decode(bytes);
  return text.includes("\ufffd") ? WESTERN.decode(bytes) : text;
};

/**
 * A file's text converted to UTF-8, without a byte order mark. Bytes that are not UTF-8 are read as
 * Western European; if only some are UTF-8, each run of bytes is decoded separately.
 *
 * @param source the text in the editor, decoded with the file's encoding.
 */
export const textInUtf8 = (source: string, encoding: Encoding): string => {
  const text = encoding === "latin1" ? source.replace(/[\x80-\xff]+/g, lettersOf) : source;
  return text.replace(/^\ufeff/, "");
};

/** Converts the file to UTF-8 as one step that can be undone; a UTF-8 file stays as it is. */
export const convertToUtf8 = ({ store, port }: Pick<Workspace, "store" | "port">): void => {
  const { source, encoding } = store.getState().document;
  if (encoding === "utf-8") return;
  const text = textInUtf8(source, encoding);
  const isGuess = encoding === "latin1" && /[^\0-\x7f]/.test(text);
  port.reencode(text, "utf-8", isGuess ? words.utf8Guessed : words.utf8Now);
};
