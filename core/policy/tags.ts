import type { Span } from "../text/span.ts";

/**
 * The pieces of a line between its tags: a tag is `<`, at least one character and the next `>`. One
 * pass, however many `<` there are.
 */
export const betweenTags = (line: string): readonly Span[] => {
  const pieces: Span[] = [];
  let from = 0;
  for (let open = line.indexOf("<"); open >= 0; open = line.indexOf("<", open + 1)) {
    // Right after `<`, a `>` would make an empty tag, which is not a tag.
    const close = line.indexOf(">", open + 1);
    if (close < 0) break;
    if (close === open + 1) continue;
    pieces.push({ from, to: open });
    from = close + 1;
    open = close;
  }
  pieces.push({ from, to: line.length });
  return pieces;
};

/** A text without its tags. */
export const stripTags = (text: string): string =>
  betweenTags(text)
    .map(({ from, to }) => text.slice(from, to))
    .join("");
