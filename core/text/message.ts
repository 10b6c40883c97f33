import { gap, keptSpace } from "./gap.ts";
import { LANGUAGE } from "./language.ts";
import { once } from "./once.ts";

/**
 * A sentence for the user, with `{name}` placeholders: one text, or one for each plural form of
 * `{count}`. The build replaces them for each language (`.ci/words.ts`).
 */
export type Message = string | PluralMessage;

/** The forms of a sentence by the plural category of `count` (CLDR; English has `one` and `other`). */
export type PluralMessage = {
  readonly [Category in Exclude<Intl.LDMLPluralRule, "other">]?: string;
} & { readonly other: string };

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type TextOf<M extends Message> = M extends string
  ? M
  : M extends PluralMessage
    ? Extract<M[keyof M], string>
    : never;

/**
 * The values that a message needs: `count` as a number if it has plural forms, the rest as text or
 * numbers.
 */
export type MessageValues<M extends Message> = {
  readonly [Name in NamesIn<TextOf<M>>]: string | number;
} & (M extends string ? unknown : { readonly count: number });

const plurals = once(() => new Intl.PluralRules(LANGUAGE));
const numbers = once(() => new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 20 }));

/** Integers below this have no digit grouping, so they need no formatter. */
const FIRST_GROUPED = 1000;

/** Placeholders for the number of a line, which is written as in an editor's margin: `1204`. */
const OF_LINE = /line$/i;

/** A placeholder, with a space on either side. */
const PLACE = /( ?)\{(\w+)\}( ?)/g;

const written = (value: string | number, name: string): string => {
  if (typeof value === "string") return value;
  const isSmall = Number.isInteger(value) && value >= 0 && value < FIRST_GROUPED;
  const isPlain = isSmall || OF_LINE.test(name);
  return isPlain ? String(value) : numbers().format(value);
};

/**
 * Fills the placeholders of a message. Numbers are grouped (`1,204`), except those of lines, whose
 * placeholders end in `line`; text is inserted unchanged, but for a space around it that Chinese needs, so quote or isolate
 * text from outside first.
 *
 * @throws RangeError for a placeholder without a value, which types rule out for literal tables.
 */
export const formatMessage = <const M extends Message>(
  message: M,
  ...[values]: string extends TextOf<M>
    ? [values?: Readonly<Record<string, string | number>>]
    : keyof MessageValues<M> extends never
      ? []
      : [values: MessageValues<M>]
): string => {
  const given = (values ?? {}) as Readonly<Record<string, string | number>>;
  const { count } = given;
  const template: string =
    typeof message === "string"
      ? message
      : (message[plurals().select(Number(count))] ?? message.other);
  return template.replace(
    PLACE,
    (whole, before: string, name: string, after: string, at: number) => {
      const value = given[name];
      if (value === undefined) throw new RangeError(`No value for {${name}} in "${template}"`);
      const text = written(value, name);
      const between = (space: string, own: string, other: string): string =>
        space === "" ? gap(own, other) : keptSpace(own, other);
      return (
        between(before, template.charAt(at - 1), text.charAt(0)) +
        text +
        between(after, template.charAt(at + whole.length), text.slice(-1))
      );
    },
  );
};
