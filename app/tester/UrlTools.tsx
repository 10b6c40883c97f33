import { formatMessage } from "../../core/index.ts";
import { Button } from "../ui/Button.tsx";
import { MESSAGES } from "./messages.ts";
import { URL_SORTS, type UrlSort } from "./url-order.ts";
import "./url-tools.css";

const SORT_NAMES: Readonly<Record<UrlSort, string>> = {
  added: MESSAGES.sortAdded,
  blocked: MESSAGES.sortBlocked,
  missed: MESSAGES.sortMissed,
  path: MESSAGES.sortPath,
};

/** Which URLs are listed, and in what order. */
export interface UrlListing {
  readonly sort: UrlSort;
  readonly text: string;
}

interface UrlToolsProps {
  readonly listing: UrlListing;
  readonly onListing: (listing: UrlListing) => void;
  /** How many URLs there are, and how many of them the filter lets through. */
  readonly count: number;
  readonly shown: number;
  /** Removes those that are shown. */
  readonly onRemove: () => void;
}

/** What finds, orders and removes URLs where there are many. */
export const UrlTools = ({ listing, onListing, count, shown, onRemove }: UrlToolsProps) => (
  <div className="url-tools">
    <input
      type="search"
      className="url-tools__filter"
      aria-label={MESSAGES.filterUrls}
      placeholder={MESSAGES.filterUrlsHint}
      value={listing.text}
      spellCheck={false}
      autoCapitalize="off"
      onChange={({ currentTarget }) => onListing({ ...listing, text: currentTarget.value })}
    />
    <select
      className="url-tools__sort"
      aria-label={MESSAGES.sortBy}
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
    <Button small variant="quiet" disabled={shown === 0} onClick={onRemove}>
      {shown === count ? MESSAGES.removeAll : formatMessage(MESSAGES.removeShown, { count: shown })}
    </Button>
  </div>
);
