/** The position of a cell, from 0. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** How many rows Page Up and Page Down move. */
const PAGE = 10;

type Move = (place: Place, last: Place) => Place;

const MOVES: Readonly<Record<string, Move>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  PageUp: ({ row, column }) => ({ row: row - PAGE, column }),
  PageDown: ({ row, column }) => ({ row: row + PAGE, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, last) => ({ row, column: last.column }),
  "Mod+Home": () => ({ row: 0, column: 0 }),
  "Mod+End": (_, last) => last,
};

const within = (value: number, most: number): number => Math.max(0, Math.min(most, value));

/**
 * The cell that a key moves to, by the grid pattern of the ARIA Authoring Practices; null for other
 * keys.
 *
 * @param last the last row and column.
 */
export const placeAfterKey = (
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey">,
  place: Place,
  last: Place,
): Place | null => {
  const move = MOVES[ctrlKey || metaKey ? `Mod+${key}` : key];
  if (move === undefined) return null;
  const { row, column } = move(place, last);
  return { row: within(row, last.row), column: within(column, last.column) };
};
