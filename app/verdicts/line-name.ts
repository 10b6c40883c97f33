import { formatMessage, type RobotsDocument } from "../../core/index.ts";
import { verdictMessages as words } from "./verdict-messages.ts";

/** Where the lines of a text come from that a system serves instead of another. */
export interface ServedLines {
  /** The name of the system. */
  readonly by: string;
  /** The line of the other text that a line is, both 1-based; null if only the system writes it. */
  readonly ownLine: (line: number) => number | null;
}

const served = new WeakMap<RobotsDocument, ServedLines>();

/** Has the lines of a document named as lines of a served text. */
export const nameLines = (document: RobotsDocument, lines: ServedLines): void =>
  void served.set(document, lines);

/**
 * What a line is called in the middle of a sentence: `line 3`. In a served text that is the line of
 * the user's own text, if it is there.
 */
export const lineName = (document: RobotsDocument, line: number): string => {
  const lines = served.get(document);
  const own = lines === undefined ? line : lines.ownLine(line);
  return own === null
    ? formatMessage(words.lineBy, { line, name: lines?.by ?? "" })
    : formatMessage(words.line, { line: own });
};

/** The same in a list of lines: `3`. */
export const lineNumber = (document: RobotsDocument, line: number): string => {
  const lines = served.get(document);
  const own = lines === undefined ? line : lines.ownLine(line);
  return own === null
    ? formatMessage(words.numberBy, { line: String(line), name: lines?.by ?? "" })
    : String(own);
};

/** As `lineName`, where other texts beside it count the lines of the served text. */
export const countedLine = (document: RobotsDocument, line: number): string => {
  const lines = served.get(document);
  return lines?.ownLine(line) === null
    ? formatMessage(words.lineBy, { line, name: lines.by })
    : formatMessage(words.line, { line });
};
