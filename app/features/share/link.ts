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

/** The longest link with what is known of pages: many programs refuse longer ones. */
const LONGEST_WITH_PAGES = 8000;

/** The link; a baseline that does not fit is left out. */
const linkTo = (state: SharedState, page: string): LinkResult => {
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
  };
};

/** The URLs without what is known of their pages. */
const withoutPages = ({ urls, ...state }: SharedState): SharedState => ({
  ...state,
  urls: urls.map(({ page: _, ...url }) => url),
});

/**
 * Makes the link to a state. A baseline that does not fit is left out, and so is what is known of
 * pages if it would make the link so long that many programs refuse it; the advice says so.
 *
 * @param href the page's address; its fragment is replaced.
 */
export const linkFor = (state: SharedState, href: string): LinkResult => {
  const address = withoutFragment(href);
  const count = state.urls.filter(({ page }) => page !== undefined).length;
  const whole = linkTo(state, address);
  if (count === 0 || (whole.ok && whole.url.length <= LONGEST_WITH_PAGES)) return whole;
  const link = linkTo(withoutPages(state), address);
  if (!link.ok) return link;
  const said = formatMessage(shareMessages.withoutPages, { count });
  return { ...link, advice: sentences(link.advice, said) };
};
