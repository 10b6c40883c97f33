import type { Span } from "../../core/index.ts";

/** A part of a sentence: words, code, a place in the file to go to, or a page that says more. */
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

/** Text with code in backquotes, as pieces; a backquote without a partner is an ordinary character. */
export const piecesOf = (text: string): readonly Piece[] =>
  text
    .split(/(`[^`]+`)/)
    .filter((part) => part !== "")
    .map((part) => (/^`[^`]+`$/.test(part) ? code(part.slice(1, -1)) : part));
