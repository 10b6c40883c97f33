// What groups say of the use of their pages: Content-Signal and Content-Usage.

import { asciiLower } from "../../text/ascii.ts";
import type { FileContext, LineView } from "../context.ts";
import { hasCause, type IntendedGroup } from "./groups.ts";
import { isField } from "./lines.ts";

/** One preference of a line: `label=value`, as written. */
export interface Preference {
  readonly label: string;
  /** Empty if there is no `=`. */
  readonly value: string;
}

/** The preferences of a comma-separated list, trimmed. */
export const readPreferences = (text: string): readonly Preference[] =>
  text.split(",").map((part) => {
    const equals = part.indexOf("=");
    if (equals < 0) return { label: part.trim(), value: "" };
    return { label: part.slice(0, equals).trim(), value: part.slice(equals + 1).trim() };
  });

/** A preference of a group: the value of a label, and its position. */
export interface Signal {
  readonly value: string;
  readonly line: LineView;
}

/** The lines of a field in a group without a finding. */
const groupFieldLines = (
  context: FileContext,
  { others }: IntendedGroup,
  field: string,
): readonly LineView[] => others.filter((line) => isField(line, field) && !hasCause(context, line));

/** The preferences in the Content-Signal lines of a group, with their labels, in file order. */
export const statedSignals = (
  context: FileContext,
  group: IntendedGroup,
): readonly (readonly [label: string, Signal])[] =>
  groupFieldLines(context, group, "content-signal").flatMap((line) =>
    readPreferences(line.valueText).map(
      ({ label, value }) => [asciiLower(label), { value: asciiLower(value), line }] as const,
    ),
  );

/** The preferences in the Content-Signal lines of a group, by label; the last of several counts. */
export const signalsOf = (
  context: FileContext,
  group: IntendedGroup,
): ReadonlyMap<string, Signal> => new Map(statedSignals(context, group));

/** Separates a path of a Content-Usage line, empty for the whole site, from the list after it. */
export const splitUsage = (value: string): { readonly path: string; readonly list: string } => {
  const path = /^\/\S*/.exec(value)?.[0] ?? "";
  return { path, list: value.slice(path.length).trim() };
};

/** A readable Content-Usage line. */
export interface Usage {
  readonly line: LineView;
  readonly path: string;
  readonly preferences: readonly Preference[];
}

/** The Content-Usage lines of a group. */
export const usagesOf = (context: FileContext, group: IntendedGroup): readonly Usage[] =>
  groupFieldLines(context, group, "content-usage").map((line) => {
    const { path, list } = splitUsage(line.valueText);
    return { line, path, preferences: readPreferences(list) };
  });
