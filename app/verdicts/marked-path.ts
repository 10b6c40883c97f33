import type { Span } from "../../core/index.ts";

/** A piece of text, and whether it is marked. */
export interface Stretch {
  readonly text: string;
  readonly marked: boolean;
}

/**
 * Splits a text at the borders of spans, which must be in order. Empty spans and parts outside the
 * text are ignored.
 */
export const markSpans = (text: string, spans: readonly Span[]): readonly Stretch[] => {
  const stretches: Stretch[] = [];
  let at = 0;
  const push = (to: number, marked: boolean) => {
    if (to > at) stretches.push({ text: text.slice(at, to), marked });
    at = Math.max(at, to);
  };
  for (const { from, to } of spans) {
    if (to <= at || from >= text.length) continue;
    push(Math.min(from, text.length), false);
    push(Math.min(to, text.length), true);
  }
  push(text.length, false);
  return stretches;
};
