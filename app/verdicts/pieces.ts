import { codeWords, listParts, type Span } from "../../core/index.ts";

/** A part of a sentence: words, code, a link to a line of the file, or a link to a page. */
export type Piece =
  | string
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "place"; readonly text: string; readonly span: Span }
  | { readonly kind: "page"; readonly text: string; readonly url: string };

export const code = (text: string): Piece => ({ kind: "code", text });

export const place = (text: string, span: Span): Piece => ({ kind: "place", text, span });

/** The sentence as plain text. */
export const plainText = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (typeof piece === "string" ? piece : piece.text)).join("");

/** Text with code in backquotes, as pieces. */
export const piecesOf = (text: string): readonly Piece[] =>
  codeWords(text).map((word) => (word.code ? code(word.text) : word.text));

type NameIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NameIn<Rest>
  : never;

type Part = Piece | readonly Piece[];

const isList = (part: Part): part is readonly Piece[] => Array.isArray(part);

/**
 * Fills the `{name}` placeholders of a sentence; text in backquotes is code. Translators see whole
 * sentences. A placeholder without a value is left as it is, but types prevent that.
 */
export const fillPieces = <const Text extends string>(
  template: Text,
  parts: { readonly [Name in NameIn<Text>]: Part },
): readonly Piece[] => {
  const values: Readonly<Record<string, Part>> = parts;
  const partOf = (name: string): readonly Piece[] => {
    const part = values[name] ?? `{${name}}`;
    return isList(part) ? part : [part];
  };
  return template
    .split(/(`[^`]+`|\{\w+\})/)
    .filter((piece) => piece !== "")
    .flatMap((piece) => {
      if (piece.startsWith("{")) return partOf(piece.slice(1, -1));
      if (!/^`[^`]+`$/.test(piece)) return [piece];
      const filled = piece.slice(1, -1).replace(/\{(\w+)\}/g, (_, name) => plainText(partOf(name)));
      return [code(filled)];
    });
};

/** Pieces as a list in a sentence: `1, 2 and 3`. */
export const listPieces = (items: readonly Piece[]): readonly Piece[] =>
  listParts(items.length).map((part) => (typeof part === "number" ? (items[part] ?? "") : part));
