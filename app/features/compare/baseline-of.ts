import { HEAD, readAnswer, recognise } from "../../../core/index.ts";
import { rowsOf } from "../../answers/workers/bulk/rows-of.ts";
import { kindInWords } from "../../intake/words.ts";
import type { Baseline } from "../../state/store/state.ts";
import { readBytes } from "../files/decode.ts";

/** A text that was given to compare with. */
export interface Given {
  readonly baseline: Baseline;
  /** What it is, for a sentence, if it is surely no robots.txt; otherwise null. */
  readonly other: string | null;
}

/** What a text is if it is surely no robots.txt. */
const otherIn = (text: string): string | null => {
  const { content, isSure } = recognise(text.slice(0, HEAD), rowsOf);
  const mayBeRobots = !isSure || ["robots", "unknown", "empty"].includes(content.kind);
  return mayBeRobots ? null : kindInWords(content);
};

/** A pasted text to compare with: of an HTTP response, its body. Line ends become those of the editor. */
export const baselineOf = (
  text: string,
  name: string,
  encoding: Baseline["encoding"] = "utf-8",
): Given => {
  const raw = readAnswer(text)?.body ?? text;
  const source = raw.replace(/\r\n?/g, "\n");
  return { baseline: { name, source, encoding }, other: otherIn(source) };
};

/** A file to compare with. */
export const baselineOfBytes = (bytes: Uint8Array, name: string): Given => {
  const { raw, encoding } = readBytes(bytes);
  return baselineOf(raw, name, encoding);
};
