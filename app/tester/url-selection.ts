/** URLs that are selected, by their ids. */
export interface UrlSelection {
  readonly ids: ReadonlySet<number>;
  /** Where a range begins: the one that was selected, or taken out, last; null at first. */
  readonly anchor: number | null;
}

export const NOTHING_SELECTED: UrlSelection = { ids: new Set(), anchor: null };

/** Selects a URL, or takes it out of the selection. */
export const toggled = ({ ids }: UrlSelection, id: number): UrlSelection => {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
};

/**
 * Does to all URLs from the anchor to another what was done to the anchor: they are selected, or not.
 * Without an anchor in the list, the other alone is toggled.
 *
 * @param order the ids of the list as it is shown.
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

/** Selects all of a list, or none where all are selected. */
export const allToggled = ({ ids }: UrlSelection, order: readonly number[]): UrlSelection =>
  order.every((id) => ids.has(id)) ? NOTHING_SELECTED : { ids: new Set(order), anchor: null };

/** What of a selection is in the list as it is shown: what a filter hides is not acted upon. */
export const selectedIn = ({ ids }: UrlSelection, order: readonly number[]): readonly number[] =>
  order.filter((id) => ids.has(id));
