import {
  lineAt,
  lineNumberAt,
  memo,
  ownLines,
  type RobotsDocument,
  type Span,
} from "../../../../core/index.ts";
import type { TextEdit } from "../../../editor/editor-port.ts";

const linesOf = memo((own: RobotsDocument) =>
  memo((served: RobotsDocument) => ownLines(own.source, served.source)),
);

/** The line of the own text that a line of the served one is, both 1-based; null for none. */
export const ownLineOf = (
  own: RobotsDocument,
  served: RobotsDocument,
  line: number,
): number | null => linesOf(own)(served)[line - 1] ?? null;

/** The line of the served text that a line of the own one has become, both 1-based; null for none. */
export const lineOf = (
  own: RobotsDocument,
  served: RobotsDocument,
  line: number,
): number | null => {
  const index = linesOf(own)(served).indexOf(line);
  return index < 0 ? null : index + 1;
};

/** The places in the own text that an offset of the served one may be. */
const placesOf = (
  own: RobotsDocument,
  served: RobotsDocument,
  offset: number,
): readonly number[] => {
  const number = lineNumberAt(served, offset);
  const line = lineAt(served, number);
  const same = ownLineOf(own, served, number);
  const places: number[] = [];
  if (same !== null) {
    const { from, to } = lineAt(own, same);
    places.push(Math.min(from + offset - line.from, to));
  }
  // The end of the line above is there, too.
  const above = offset === line.from && number > 1 ? ownLineOf(own, served, number - 1) : null;
  if (above !== null) places.push(lineAt(own, above).next);
  return places;
};

/** The span of the own text that a span of the served one is; null if only the served text has it. */
export const ownSpan = (
  own: RobotsDocument,
  served: RobotsDocument,
  { from, to }: Span,
): Span | null => {
  const text = served.source.slice(from, to);
  for (const start of placesOf(own, served, from)) {
    for (const end of placesOf(own, served, to)) {
      if (own.source.slice(start, end) === text && start <= end) return { from: start, to: end };
    }
  }
  return null;
};

/** Edits of the served text as edits of the own one; null if any is where only the served text is. */
export const ownEdits = (
  own: RobotsDocument,
  served: RobotsDocument,
  edits: readonly TextEdit[],
): readonly TextEdit[] | null => {
  const found = edits.map((edit) => {
    const span = ownSpan(own, served, edit);
    return span === null ? null : { ...edit, ...span };
  });
  return found.every((edit) => edit !== null) ? found : null;
};
