/** A piece of a message, and whether it is code. */
export interface Word {
  readonly text: string;
  readonly code: boolean;
}

/** Splits text at backquotes: the parts between pairs are code. An unpaired one is kept. */
export const codeWords = (text: string): readonly Word[] =>
  text
    .split(/(`[^`]+`)/)
    .filter((piece) => piece !== "")
    .map((piece) =>
      /^`[^`]+`$/.test(piece)
        ? { text: piece.slice(1, -1), code: true }
        : { text: piece, code: false },
    );
