/** A stretch of a message, and whether it is code. */
export interface Word {
  readonly text: string;
  readonly code: boolean;
}

/** Parts text at backquotes: what stands between two of them is code. A lone one is kept as it is. */
export const codeWords = (text: string): readonly Word[] =>
  text
    .split(/(`[^`]+`)/)
    .filter((piece) => piece !== "")
    .map((piece) =>
      /^`[^`]+`$/.test(piece)
        ? { text: piece.slice(1, -1), code: true }
        : { text: piece, code: false },
    );
