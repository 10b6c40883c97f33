import { parse, textOf } from "../../syntax/parse.ts";
import { asciiLower } from "../../text/ascii.ts";

/** A line with a field. */
export interface FieldLine {
  /** As written. */
  readonly key: string;
  /** In lower case. */
  readonly field: string;
  /** Trimmed, without a comment. */
  readonly value: string;
}

/** The lines of a text that have a field and a colon, in order. */
export const fieldLines = (text: string): readonly FieldLine[] => {
  const document = parse(text);
  return document.lines.flatMap(({ key, value, missingColon }): readonly FieldLine[] => {
    if (key === null || value === null || missingColon) return [];
    const name = textOf(document, key);
    return [{ key: name, field: asciiLower(name), value: textOf(document, value) }];
  });
};
