import { byteLength, formatMessage, sentences } from "../../../core/index.ts";
import { withoutFragment } from "./address.ts";
import {
  encodeShare,
  INFLATED_LIMIT,
  LONGEST_FRAGMENT,
  packedBytes,
  type SharedState,
} from "./codec.ts";
import { shareMessages } from "./messages.ts";

/** The largest text put in a link, in bytes; crawlers read 500 KiB. */
export const LARGEST_SHARED = 512 * 1024;

/** The lengths at which links begin to be cut or refused, in characters, longest first. */
const ADVICE: readonly { readonly over: number; readonly text: string }[] = [
  { over: 8000, text: shareMessages.over8000 },
  { over: 2000, text: shareMessages.over2000 },
];

/** The advice for a link of this many characters; null if it is short enough for anything. */
export const lengthAdvice = (length: number): string | null =>
  ADVICE.find(({ over }) => length > over)?.text ?? null;

/** A link, or a message that says why there is none. */
export type LinkResult =
  | {
      readonly ok: true;
      readonly url: string;
      /** The part after `#`. */
      readonly fragment: string;
      readonly advice: string | null;
      /** How many further URLs of the Matrix are not in it, and whether a longer link holds them. */
      readonly leftOut: number;
      readonly canHoldAll: boolean;
    }
  | { readonly ok: false; readonly message: string };

const TOO_LARGE: LinkResult = { ok: false, message: shareMessages.tooLarge };

const isReadable = (state: SharedState): boolean =>
  byteLength(state.source) <= LARGEST_SHARED && packedBytes(state) <= INFLATED_LIMIT;

const fragmentFor = (state: SharedState): string | null => {
  if (!isReadable(state)) return null;
  const fragment = encodeShare(state);
  return fragment.length > LONGEST_FRAGMENT ? null : fragment;
};

/** The longest link with further URLs that is made unasked: many programs refuse longer ones. */
const LONGEST_WITH_FURTHER = 8000;

/** The link without further URLs; a baseline that does not fit is left out, too. */
const linkWithout = (state: SharedState, page: string): LinkResult => {
  const { baseline, ...alone } = state;
  const whole = fragmentFor(state);
  const fragment = whole ?? (baseline === undefined ? null : fragmentFor(alone));
  if (fragment === null) return TOO_LARGE;
  const url = `${page}#${fragment}`;
  return {
    ok: true,
    url,
    fragment,
    advice: sentences(whole === null && shareMessages.noBaseline, lengthAdvice(url.length)) || null,
    leftOut: 0,
    canHoldAll: true,
  };
};

/** Makes the link, with further URLs if they fit. */
const linkWithFurther = (state: SharedState, page: string, wantsAll: boolean): LinkResult => {
  const { further, ...rest } = state;
  if (further === undefined) return linkWithout(state, page);
  const fragment = fragmentFor(state);
  const canHoldAll = fragment !== null;
  const url = `${page}#${fragment}`;
  if (fragment !== null && (wantsAll || url.length <= LONGEST_WITH_FURTHER)) {
    return { ok: true, url, fragment, advice: lengthAdvice(url.length), leftOut: 0, canHoldAll };
  }
  const link = linkWithout(rest, page);
  if (!link.ok) return link;
  const leftOut = further.length;
  const said = formatMessage(shareMessages.withoutFurther, { count: leftOut });
  return { ...link, advice: sentences(link.advice, said), leftOut, canHoldAll };
};

/** The URLs without what is known of their pages. */
const withoutPages = ({ urls, ...state }: SharedState): SharedState => ({
  ...state,
  urls: urls.map(({ page: _, ...url }) => url),
});

/**
 * Makes the link to a state. A baseline that does not fit is left out, and so are further URLs and
 * what is known of pages if they would make the link so long that many programs refuse it; the
 * advice says so.
 *
 * @param href the page's address; its fragment is replaced.
 * @param wantsAll whether further URLs are in the link however long it gets, if it can hold them.
 */
export const linkFor = (state: SharedState, href: string, wantsAll = false): LinkResult => {
  const address = withoutFragment(href);
  const count = state.urls.filter(({ page }) => page !== undefined).length;
  if (count === 0) return linkWithFurther(state, address, wantsAll);
  const whole = linkWithFurther(state, address, wantsAll);
  if (whole.ok && whole.leftOut === 0 && whole.url.length <= LONGEST_WITH_FURTHER) return whole;
  const link = linkWithFurther(withoutPages(state), address, wantsAll);
  if (!link.ok) return link;
  const said = formatMessage(shareMessages.withoutPages, { count });
  return { ...link, advice: sentences(link.advice, said) };
};
