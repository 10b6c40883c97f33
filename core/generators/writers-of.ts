import { memo } from "../collections/memo.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { lineViews } from "../syntax/line-view.ts";
import { lineAt, parse } from "../syntax/parse.ts";
import { asciiLower } from "../text/ascii.ts";
import type { Span } from "../text/span.ts";
import type { LineRange, Marking, Writer } from "./writer.ts";
import { writers } from "./writers.ts";

/** A part of a file that a system wrote. The span runs from its first line to the end of its last. */
export interface WrittenBlock extends Span, LineRange {
  readonly writer: Writer;
  /** Whether a marking proves it; otherwise its form makes it likely. */
  readonly isSure: boolean;
  /** It is all that the site's own system served: the file, but for what another put above it. */
  readonly isWholeFile: boolean;
}

/** A marking for lines that may go on ends with this. */
const OPEN_END = "…";

/** The longest line that is compared: markings are shorter. */
const LONGEST = 200;

const keyOf = (text: string): string => asciiLower(text.trim());

/** What a line marks. */
interface Mark {
  readonly writer: Writer;
  readonly marking: Marking;
}

const exact = new Map<string, Mark>();
const open: (Mark & { readonly key: string })[] = [];
for (const writer of writers) {
  for (const marking of writer.markings) {
    for (const line of marking.lines) {
      if (line.endsWith(OPEN_END)) open.push({ key: keyOf(line.slice(0, -1)), writer, marking });
      else exact.set(keyOf(line), { writer, marking });
    }
  }
}

const shaped = writers.filter(({ shape }) => shape !== undefined);

const markOf = (key: string): Mark | undefined =>
  exact.get(key) ?? open.find((mark) => key.startsWith(mark.key));

/**
 * The lines of a file as they are compared with markings; long ones are none. Not kept: the page asks once for each
 * text, and the lines of a long file take megabytes.
 */
const keysOf = (document: RobotsDocument): readonly string[] => {
  // As long as the source, and made sooner than each line's own.
  const folded = asciiLower(document.source);
  return lineViews(document).map(({ from, to }) =>
    to - from > LONGEST ? "" : folded.slice(from, to).trim(),
  );
};

/** The lines of a file that mark something. */
const marksIn: (document: RobotsDocument) => ReadonlySet<string> = memo(
  (document: RobotsDocument) => new Set(keysOf(document).filter((key) => exact.has(key))),
);

/** The 1-based last line of a block; null if it has no end, so that nobody knows how far it goes. */
const lastLineOf = ({ end }: Marking, first: number, keys: readonly string[]): number | null => {
  const all = keys.length;
  const lineBefore = (index: number): number => (index < 0 ? all : index);
  switch (end.kind) {
    case "file":
      return all;
    case "line": {
      const texts = new Set(end.texts.map(keyOf));
      const last = keys.findIndex((key, index) => index >= first && texts.has(key));
      return last < 0 ? null : last + 1;
    }
    case "comments": {
      const isOther = (key: string) =>
        (key !== "" && !key.startsWith("#")) || markOf(key) !== undefined;
      let last = lineBefore(keys.findIndex((key, index) => index >= first && isOther(key)));
      while (keys[last - 1] === "") last--;
      return last;
    }
    case "next-block":
      return lineBefore(
        keys.findIndex((key, index) => index >= first && markOf(key) !== undefined),
      );
  }
};

const blockOf = (
  document: RobotsDocument,
  writer: Writer,
  { firstLine, lastLine }: LineRange,
  isSure: boolean,
): WrittenBlock => {
  const isWholeFile = firstLine === 1 && lastLine === document.lineCount;
  const from = isWholeFile ? 0 : lineAt(document, firstLine).from;
  const to = isWholeFile ? document.source.length : lineAt(document, lastLine).to;
  return { writer, firstLine, lastLine, from, to, isSure, isWholeFile };
};

/** The block of the first system whose form a file has; a list without one. */
const shapeOf = (document: RobotsDocument): readonly WrittenBlock[] => {
  for (const writer of shaped) {
    const range = writer.shape?.(document) ?? null;
    if (range !== null) return [blockOf(document, writer, range, false)];
  }
  return [];
};

/** What the site's own system wrote below blocks of a system that writes above it; a list without them. */
const belowThem = (
  document: RobotsDocument,
  blocks: readonly WrittenBlock[],
  keys: readonly string[],
): readonly WrittenBlock[] => {
  const end = blocks.at(-1)?.lastLine ?? 0;
  const isWithin = (number: number): boolean =>
    blocks.some(({ firstLine, lastLine }) => firstLine <= number && number <= lastLine);
  const isFree = keys.every((key, index) => key === "" || index >= end || isWithin(index + 1));
  const first = keys.findIndex((key, index) => index >= end && key !== "");
  if (first < 0 || !isFree || !blocks.every(({ writer }) => writer.isAbove)) return [];
  const { from } = lineAt(document, first + 1);
  const rest = parse(document.source.slice(from), document.encoding);
  return writersOf(rest).map((block) => ({
    ...block,
    firstLine: block.firstLine + first,
    lastLine: block.lastLine + first,
    from: block.from + from,
    to: block.to + from,
  }));
};

/**
 * The parts of a file that known systems wrote, in file order; parts do not overlap. A writer of whole files is named once,
 * with the whole file, and only if no part of it is from elsewhere, except for what a system puts above any file.
 * Total; linear in the file.
 */
export const writersOf: (document: RobotsDocument) => readonly WrittenBlock[] = memo(
  (document: RobotsDocument) => {
    const keys = keysOf(document);
    const known = new Set(keys);
    const blocks: WrittenBlock[] = [];
    let whole: Writer | null = null;
    for (let number = 1; number <= keys.length; number++) {
      const mark = markOf(keys[number - 1] as string);
      if (mark?.marking.also.every((line) => known.has(keyOf(line))) !== true) continue;
      const { writer, marking } = mark;
      if (marking.end.kind === "file") {
        whole ??= writer;
        continue;
      }
      const lastLine = lastLineOf(marking, number, keys);
      if (lastLine === null) continue;
      blocks.push(blockOf(document, writer, { firstLine: number, lastLine }, true));
      number = lastLine;
    }
    if (blocks.length > 0) return [...blocks, ...belowThem(document, blocks, keys)];
    if (whole === null) return shapeOf(document);
    return [blockOf(document, whole, { firstLine: 1, lastLine: keys.length }, true)];
  },
);

/** Whether a line, 1-based, is part of a block that its writer would write again. */
export const isManagedLine = (document: RobotsDocument, line: number): boolean =>
  writersOf(document).some(
    ({ writer, firstLine, lastLine }) => writer.isManaged && firstLine <= line && line <= lastLine,
  );

/** Whether a line of a file marks what a writer wrote. */
const isMarkedBy = (document: RobotsDocument, { markings }: Writer): boolean => {
  const marks = marksIn(document);
  return markings.some(({ lines }) => lines.some((line) => marks.has(keyOf(line))));
};

/** Whether a system forbids a path of its own accord, one that holds nothing a page needs. */
export const isHarmlessPath = (document: RobotsDocument, path: string): boolean =>
  writers.some((writer) =>
    writer.harmless.some(
      (each) => each.path === path && (each.isUnique || isMarkedBy(document, writer)),
    ),
  );
