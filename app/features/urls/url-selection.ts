/** The ids of the selected URLs. */
export interface UrlSelection {
  readonly ids: ReadonlySet<number>;
  /** Where a range begins: the URL toggled last; null at first. */
  readonly anchor: number | null;
}

export const NOTHING_SELECTED: UrlSelection = { ids: new Set(), anchor: null };

/** Toggles the selection of a URL. */
export const toggled = ({ ids }: UrlSelection, id: number): UrlSelection => {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
};

/**
 * Extends what was last done to the anchor, selecting or deselecting, to all URLs up to another
 * one. Without an anchor in the list, only the other is toggled.
 * @param order the ids of the list as shown.
 */
export const extended = (
  selection: UrlSelection,
  id: number,
  order: readonly number[],
): UrlSelection => {
  const { ids, anchor } = selection;
  const start = anchor === null ? -1 : order.indexOf(anchor);
  const end = order.indexOf(id);
  if (anchor === null || start < 0 || end < 0) return toggled(selection, id);
  const isSelecting = ids.has(anchor);
  const next = new Set(ids);
  for (const one of order.slice(Math.min(start, end), Math.max(start, end) + 1)) {
    if (isSelecting) next.add(one);
    else next.delete(one);
  }
  return { ids: next, anchor };
};

/** Selects a whole list, or nothing if all of it is selected. */
export const allToggled = ({ ids }: UrlSelection, order: readonly number[]): UrlSelection =>
  order.every((id) => ids.has(id)) ? NOTHING_SELECTED : { ids: new Set(order), anchor: null };

/** The part of a selection that is visible: URLs hidden by a filter are not affected. */
export const selectedIn = ({ ids }: UrlSelection, order: readonly number[]): readonly number[] =>
  order.filter((id) => ids.has(id));
