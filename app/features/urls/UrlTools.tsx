import { useEffect, useRef } from "react";
import { formatMessage } from "../../../core/index.ts";
import { Button } from "../../ui/Button.tsx";
import { FilterField } from "../../ui/FilterField.tsx";
import type { UrlKind } from "./summary.ts";
import { URL_SORTS, type UrlSort } from "./url-order.ts";
import "./url-tools.css";
import { laterMessages } from "./messages.ts";

const SORT_NAMES: Readonly<Record<UrlSort, string>> = {
  added: laterMessages.sortAdded,
  blocked: laterMessages.sortBlocked,
  missed: laterMessages.sortMissed,
  path: laterMessages.sortPath,
};

/** The filter and the order of the URLs. */
export interface UrlListing {
  readonly sort: UrlSort;
  readonly text: string;
  /** The kind that is shown alone; null for all. */
  readonly only: UrlKind | null;
}

interface UrlToolsProps {
  readonly listing: UrlListing;
  readonly onListing: (listing: UrlListing) => void;
  /** How many URLs there are, and how many match the filter. */
  readonly count: number;
  readonly shown: number;
  /** How many of the visible ones are selected; null if selecting is off. */
  readonly selected: number | null;
  /** Turns selecting on or off. */
  readonly onSelecting: (selecting: boolean) => void;
  readonly onSelectAll: () => void;
  /** Removes the selected URLs, or all visible ones if selecting is off. */
  readonly onRemove: () => void;
}

/** The checkbox that selects all visible URLs, or none. */
const SelectAll = ({ shown, selected, onSelectAll }: SelectionBarProps) => {
  const box = useRef<HTMLInputElement>(null);
  const isSome = selected > 0 && selected < shown;
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <label className="url-tools__all">
      <input
        ref={box}
        type="checkbox"
        checked={shown > 0 && selected === shown}
        onChange={onSelectAll}
      />
      {formatMessage(laterMessages.selectAll, { count: shown })}
    </label>
  );
};

interface SelectionBarProps extends Pick<UrlToolsProps, "shown" | "onSelectAll"> {
  readonly selected: number;
}

/** Filters, sorts, selects and removes URLs when there are many. */
export const UrlTools = (props: UrlToolsProps) => {
  const { listing, onListing, count, shown, selected, onSelecting, onSelectAll, onRemove } = props;
  return (
    <div className="url-tools">
      <FilterField
        label={laterMessages.filterUrls}
        hint={laterMessages.filterUrlsHint}
        value={listing.text}
        onChange={(text) => onListing({ ...listing, text })}
      />
      <select
        className="url-tools__sort"
        aria-label={laterMessages.sortBy}
        value={listing.sort}
        onChange={({ currentTarget }) => {
          const sort = URL_SORTS.find((one) => one === currentTarget.value);
          if (sort !== undefined) onListing({ ...listing, sort });
        }}
      >
        {URL_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {SORT_NAMES[sort]}
          </option>
        ))}
      </select>
      <Button
        small
        variant="quiet"
        aria-pressed={selected !== null}
        title={laterMessages.selectTitle}
        onClick={() => onSelecting(selected === null)}
      >
        {laterMessages.select}
      </Button>
      {selected === null ? (
        <Button small variant="quiet" disabled={shown === 0} onClick={onRemove}>
          {shown === count
            ? laterMessages.removeAll
            : formatMessage(laterMessages.removeShown, { count: shown })}
        </Button>
      ) : (
        <div className="url-tools__selection">
          <SelectAll shown={shown} selected={selected} onSelectAll={onSelectAll} />
          <Button small disabled={selected === 0} onClick={onRemove}>
            {formatMessage(laterMessages.removeSelected, { count: selected })}
          </Button>
        </div>
      )}
    </div>
  );
};
