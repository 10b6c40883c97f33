import { formatMessage } from "../../text/message.ts";
import type { Span } from "../../text/span.ts";
import type { Finding } from "../check.ts";
import type { FileContext, LineView } from "../context.ts";
import type { Edit, FixKind } from "../diagnostic.ts";
import type { CleanRule } from "../facts/rules.ts";
import { RUN_MESSAGES } from "../messages.ts";
import { shorten } from "../wording.ts";
import { fixOf } from "./fix.ts";

/**
 * The type of a fix that changes only the length of paths: length determines precedence, which does
 * not matter if a file only forbids or only allows.
 */
export const lengthFixKind = ({ lines }: FileContext): FixKind => {
  const has = (field: string): boolean =>
    lines.some((line) => line.field === field && line.valueText !== "");
  return has("allow") && has("disallow") ? "suggest" : "safe";
};

/** What is said of faults, apart from their places. */
export type Told<M extends string> = Omit<Finding<M>, keyof Span | "alsoAt">;

/** Where faults are marked: in the used part of a line or of the line of a rule, in a name, a value, or as they say. */
export const atContent = ({ content }: LineView): Span => content;
export const atLine = ({ line }: { readonly line: LineView }): Span => line.content;
export const atValue = ({ value, content }: LineView): Span => value ?? content;
export const atKey = ({ key, content }: LineView): Span => key ?? content;
export const atSpan = ({ from, to }: Span): Span => ({ from, to });

/** One finding for some faults, marked at the first, that lists the places of the others; none without any. */
export const atFirst = <Fault, M extends string>(
  faults: readonly Fault[],
  placeOf: (fault: Fault) => Span,
  told: (first: Fault) => Told<M>,
): readonly Finding<M>[] => {
  const [first, ...others] = faults;
  if (first === undefined) return [];
  return [{ ...placeOf(first), ...told(first), alsoAt: others.map(placeOf) }];
};

/** A fault in the path of a rule: its position, and its fix. */
export interface PathFault {
  readonly rule: CleanRule;
  readonly from: number;
  readonly to: number;
  /** None if nothing can be offered. */
  readonly edits?: readonly Edit[];
  /** Further values for the message besides `path` and the faulty `text`. */
  readonly data?: Readonly<Record<string, string | number>>;
}

/**
 * One finding for all faults of a type in a file, about the first.
 *
 * @param kind of the fix.
 * @param title of the fix of one.
 */
export const faultsInFile = (
  faults: readonly PathFault[],
  kind: FixKind = "suggest",
  title = "",
): readonly Finding<"one">[] => {
  const placeOf = ({ rule: { line }, from, to }: PathFault): Span => {
    const start = line.value?.from ?? line.content.from;
    return { from: start + from, to: start + to };
  };
  const edits = faults.flatMap((fault) => fault.edits ?? []);
  const count = faults.length - 1;
  const words = count > 0 ? formatMessage(RUN_MESSAGES.fixAll, { title, count }) : title;
  return atFirst(faults, placeOf, ({ rule: { path }, from, to, data }) => ({
    message: "one",
    saysOthers: true,
    data: { path: shorten(path), text: shorten(path.slice(from, to)), ...data },
    fixes: [fixOf(kind, words, edits)],
  }));
};
