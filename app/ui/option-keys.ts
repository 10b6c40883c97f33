const PAGE = 10;

/** Where each key goes from a place in a list; -1 is the field itself. */
const MOVES: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index <= 0 ? count : index) - 1,
  PageDown: (index, count) => Math.min(count - 1, index + PAGE),
  PageUp: (index) => Math.max(0, index - PAGE),
};

/** The place that a key goes to in a list of `count` options; null when it does not move. */
export const movedTo = (key: string, index: number, count: number): number | null =>
  count === 0 ? null : (MOVES[key]?.(index, count) ?? null);

/** The next option that begins with what is typed, from a place on and round the end; -1 for none. */
export const typedTo = (names: readonly string[], typed: string, from: number): number => {
  const wanted = typed.toLowerCase();
  const order = names.map((_, step) => (from + step) % names.length);
  return order.find((index) => names[index]?.toLowerCase().startsWith(wanted)) ?? -1;
};
