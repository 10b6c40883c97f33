import type { Span } from "../../text/span.ts";
import type { FileContext, LineView } from "../context.ts";
import type { IntendedGroup } from "./intended-groups.ts";
import { type Preference, readPreferences } from "./preferences.ts";
import { groupFieldLines } from "./signals.ts";

/** The value of a Content-Usage line: a path if there is one, and a list of preferences. */
export interface UsageValue {
  /** Empty for the whole site. */
  readonly path: string;
  readonly list: string;
}

/** Separates a path, which begins with `/`, from the list after it. */
export const splitUsage = (value: string): UsageValue => {
  const path = /^\/\S*/.exec(value)?.[0] ?? "";
  return { path, list: value.slice(path.length).trim() };
};

/** A readable Content-Usage line. */
export interface Usage {
  readonly line: LineView;
  readonly path: string;
  /** The position of the path; null without one. */
  readonly pathSpan: Span | null;
  readonly preferences: readonly Preference[];
}

/** The Content-Usage lines of a group. */
export const usagesOf = (context: FileContext, group: IntendedGroup): readonly Usage[] =>
  groupFieldLines(context, group, "content-usage").map((line) => {
    const { path, list } = splitUsage(line.valueText);
    const from = line.value?.from ?? line.content.from;
    return {
      line,
      path,
      pathSpan: path === "" ? null : { from, to: from + path.length },
      preferences: readPreferences(list),
    };
  });
