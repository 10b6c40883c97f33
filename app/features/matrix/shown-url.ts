import type { TestUrl } from "../../state/store/state.ts";

/** What follows the origin of a URL on it; null for a URL elsewhere. An address without a path has the path `/`. */
const afterOrigin = (typed: string, origin: string): string | null => {
  if (!typed.startsWith(origin)) return null;
  const rest = typed.slice(origin.length);
  if (rest.startsWith("/")) return rest;
  return rest === "" || /^[?#]/.test(rest) ? `/${rest}` : null;
};

/**
 * The scheme and host that several URLs share, if all of them do: then paths are enough to tell them
 * apart. Paths and patterns without a host do not count. Empty for a single URL.
 */
export const commonOrigin = (urls: readonly TestUrl[]): string => {
  const [first = "", ...others] = urls
    .map(({ typed }) => typed)
    .filter((typed) => !/^[/*]/.test(typed));
  const origin = /^https?:\/\/[^/?#]+/i.exec(first)?.[0] ?? "";
  const isCommon =
    others.length > 0 && others.every((typed) => afterOrigin(typed, origin) !== null);
  return isCommon ? origin : "";
};

/** A URL from its path on, if its origin is the one that all share. */
export const fromPath = (typed: string, origin: string): string =>
  (origin === "" ? null : afterOrigin(typed, origin)) ?? typed;

const isSecondHalf = (text: string, at: number): boolean => /[\udc00-\udfff]/.test(text.charAt(at));

/**
 * A text with an ellipsis in place of its middle, which says least: URLs of one site begin alike
 * and differ at the end.
 *
 * @param most the most UTF-16 units to keep, the ellipsis included; a surrogate pair stays whole.
 */
export const cutMiddle = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const kept = Math.max(2, most - 1);
  const head = Math.floor(kept * 0.4);
  const tail = text.length - (kept - head);
  const from = isSecondHalf(text, head) ? head - 1 : head;
  const to = isSecondHalf(text, tail) ? tail + 1 : tail;
  return `${text.slice(0, from)}…${text.slice(to)}`;
};
