/**
 * What a crawler's operator may do with a page that the crawler has fetched. `answers`: as input
 * for AI answers beside the results; `copy`: show a stored copy of the page.
 */
export type Use =
  | "index"
  | "snippet"
  | "images"
  | "video"
  | "answers"
  | "copy"
  | "translation"
  | "follow"
  | "train";

/**
 * What a term does to a use: it forbids, limits or permits it; or its value says so, a number or a
 * date.
 */
export type Effect = "no" | "limited" | "permits" | "by-value" | "by-date";

/** The uses that a term affects. */
export type Effects = Readonly<Partial<Record<Use, Effect>>>;

/**
 * The terms of page-level signals, and what each is meant to do by those who brought it up. What an
 * operator makes of it is in `operators.ts`; if that is silent, these uses are unverified.
 *
 * @see https://www.w3.org/Search/9605-Indexing-Workshop/ReportOutcomes/Spidering.txt for noindex,
 *   nofollow, none, index, follow and all (May 1996)
 */
export const TERMS: Readonly<Record<string, Effects>> = {
  all: { index: "permits", follow: "permits", copy: "permits" },
  index: { index: "permits" },
  follow: { follow: "permits" },
  archive: { copy: "permits" },
  none: { index: "no", follow: "no" },
  noindex: { index: "no" },
  nofollow: { follow: "no" },
  noarchive: { copy: "no" },
  nocache: { copy: "no" },
  nosnippet: { snippet: "no", answers: "no" },
  "max-snippet": { snippet: "by-value" },
  "max-image-preview": { images: "by-value" },
  "max-video-preview": { video: "by-value" },
  notranslate: { translation: "no" },
  noimageindex: { images: "no" },
  indexifembedded: {},
  unavailable_after: { index: "by-date" },
  nositelinkssearchbox: {},
  noodp: {},
  noydir: {},
  noyaca: {},
  noai: { train: "no" },
  noimageai: { train: "no" },
};

/** Whether a term has a value after a colon. Unknown limits are read like the known ones. */
export const isValued = (term: string): boolean =>
  term === "unavailable_after" || term.startsWith("max-");

/** What a number or a size can do. */
type Limit = "no" | "limited";

/** What a value does: 0 and `none` forbid, -1 and `large` do not limit. */
const VALUES: Readonly<Record<string, (value: string) => Limit | null>> = {
  "max-snippet": (value) => limitOf(value, "no"),
  // A still image may be shown whatever the number.
  "max-video-preview": (value) => limitOf(value, "limited"),
  "max-image-preview": (value) =>
    new Map<string, Limit>([
      ["none", "no"],
      ["standard", "limited"],
    ]).get(value) ?? null,
};

const limitOf = (value: string, ofZero: Limit): Limit | null => {
  if (!/^-?\d{1,15}$/.test(value)) return null;
  const number = Number(value);
  if (number < 0) return null;
  return number === 0 ? ofZero : "limited";
};

/**
 * What a valued term does to the uses that it affects; null if it sets no limit, or its value is
 * none that its definition has: such a rule is ignored.
 */
export const effectOfValue = (term: string, value: string | null): Limit | null =>
  VALUES[term]?.(value ?? "") ?? null;
