import { once } from "./once.ts";

/**
 * A sentence for the user, with `{name}` placeholders: one text, or one for each plural form of
 * `{count}`. A translator replaces tables of these.
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

const LANGUAGE = "en";
const plurals = once(() => new Intl.PluralRules(LANGUAGE));
const numbers = once(() => new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 20 }));

/** Integers below this have no digit grouping, so they need no formatter. */
const FIRST_GROUPED = 1000;

const written = (value: string | number): string => {
  if (typeof value === "string") return value;
  const isPlain = Number.isInteger(value) && value >= 0 && value < FIRST_GROUPED;
  return isPlain ? String(value) : numbers().format(value);
};

/**
 * Fills the placeholders of a message. Numbers are grouped (`1,204`); text is inserted unchanged,
 * so quote or isolate text from outside first.
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
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = given[name];
    if (value === undefined) throw new RangeError(`No value for {${name}} in "${template}"`);
    return written(value);
  });
};
