import type { Encoding } from "../../core/index.ts";
import type { Workspace } from "../drafts/open-draft.ts";
import { notify } from "../store/actions.ts";
import { filesMessages as words } from "./messages.ts";

const UTF8 = new TextDecoder("utf-8", { ignoreBOM: true });
/** ISO 8859-1, with letters where that has control characters; browsers, too, take the one for the other. */
const WESTERN = new TextDecoder("windows-1252");

/** Neighbouring bytes, one a character, as the letters they are meant for. */
const lettersOf = (run: string): string => {
  const bytes = Uint8Array.from(run, (byte) => byte.charCodeAt(0));
  const text = UTF8.decode(bytes);
  return text.includes("\ufffd") ? WESTERN.decode(bytes) : text;
};

/**
 * A file's text as it reads in UTF-8, without a byte order mark. What is not UTF-8 is read as Western
 * European; where single bytes are UTF-8 among others that are not, each run of them is read by itself.
 *
 * @param source the text as the editor holds it in the file's encoding.
 */
export const textInUtf8 = (source: string, encoding: Encoding): string => {
  const text = encoding === "latin1" ? source.replace(/[\x80-\xff]+/g, lettersOf) : source;
  return text.replace(/^\ufeff/, "");
};

/** Makes the file one in UTF-8, as one undoable step; one that is UTF-8 already stays as it is. */
export const convertToUtf8 = ({ store, port }: Pick<Workspace, "store" | "port">): void => {
  const { source, encoding } = store.getState().document;
  if (encoding === "utf-8") return;
  const text = textInUtf8(source, encoding);
  port.reencode(text, "utf-8");
  const isGuess = encoding === "latin1" && /[^\0-\x7f]/.test(text);
  notify(store, { tone: "info", text: isGuess ? words.utf8Guessed : words.utf8Now });
};
