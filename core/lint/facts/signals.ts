import { asciiLower } from "../../text/ascii.ts";
import type { FileContext, LineView } from "../context.ts";
import { isField } from "./field-lines.ts";
import { hasCause, type IntendedGroup } from "./intended-groups.ts";
import { readPreferences } from "./preferences.ts";

/** A preference of a group: the value of a label, and its position. */
export interface Signal {
  readonly value: string;
  readonly line: LineView;
}

/** The lines of a field in a group without a finding. */
export const groupFieldLines = (
  context: FileContext,
  { others }: IntendedGroup,
  field: string,
): readonly LineView[] => others.filter((line) => isField(line, field) && !hasCause(context, line));

/** The preferences in the Content-Signal lines of a group, by label; the last of several counts. */
export const signalsOf = (
  context: FileContext,
  group: IntendedGroup,
): ReadonlyMap<string, Signal> => {
  const signals = new Map<string, Signal>();
  for (const line of groupFieldLines(context, group, "content-signal")) {
    for (const { label, value } of readPreferences(line.valueText)) {
      signals.set(asciiLower(label), { value: asciiLower(value), line });
    }
  }
  return signals;
};
