import type { RobotsDocument } from "../../syntax/document.ts";
import type { LineView } from "../context.ts";
import type { Edit, Fix, FixKind } from "../diagnostic.ts";
import type { CrawlDelay } from "../facts/crawl-delays.ts";
import { FIX_TITLES } from "../messages.ts";
import { fixOf, suggest, writing } from "./fix.ts";
import { lineEndOf } from "./line-edits.ts";

/** Replaces the value of a line that has one, even an empty one. */
export const replaceValue = (line: LineView, insert: string): Edit => ({
  ...(line.value ?? line.content),
  insert,
});

/** Writes another value in place of a line's. */
export const writeFix = (kind: FixKind, line: LineView, value: string): Fix =>
  fixOf(kind, writing(value), replaceValue(line, value));

/** Distributes values over lines of the same field; a comment stays on the last of them. */
export const splitValue = (
  document: RobotsDocument,
  line: LineView,
  values: readonly string[],
): Edit => {
  const from = line.value?.from ?? line.content.from;
  const lead = document.source.slice(line.key?.from ?? from, from);
  return replaceValue(line, values.join(lineEndOf(document) + lead));
};

/** Writes each of several values on a line of its own. */
export const splitFix = (
  kind: FixKind,
  document: RobotsDocument,
  line: LineView,
  values: readonly string[],
): Fix =>
  fixOf(kind, FIX_TITLES.split, splitValue(document, line, values), { count: values.length });

/** Replaces part of a line's value; offsets are relative to the value. */
export const replaceInValue = (line: LineView, from: number, to: number, insert: string): Edit => {
  const start = line.value?.from ?? line.content.from;
  return { from: start + from, to: start + to, insert };
};

/** Replaces all matches of a global pattern in a value, one by one. */
export const replaceEach = (
  line: LineView,
  pattern: RegExp,
  insert: (found: string) => string,
): readonly Edit[] =>
  Array.from(line.valueText.matchAll(pattern), ({ 0: found, index }) =>
    replaceInValue(line, index, index + found.length, insert(found)),
  );

/** Writes another value in all lines of some delays. */
export const writeDelay = (delays: readonly CrawlDelay[], seconds: number): Fix =>
  suggest(
    writing(String(seconds)),
    delays.map(({ line }) => replaceValue(line, String(seconds))),
  );
