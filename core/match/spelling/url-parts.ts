/** A reference taken apart; each part without its delimiter. */
export interface UrlParts {
  readonly path: string;
  readonly params: string;
  readonly query: string;
  readonly fragment: string;
}

const cut = (text: string, at: number): readonly [string, string] =>
  at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];

/**
 * Takes a reference apart as Python's `urllib.parse.urlparse` does: TAB, CR and LF are dropped
 * wherever they stand, spaces and control characters at the start; parameters are those of the last
 * segment. An empty part and its delimiter are as good as absent. The scheme is not looked for.
 */
export const splitReference = (reference: string): UrlParts => {
  const text = reference.replace(/[\t\r\n]|^[\0-\x20]+/g, "");
  const [beforeFragment, fragment] = cut(text, text.indexOf("#"));
  const [beforeQuery, query] = cut(beforeFragment, beforeFragment.indexOf("?"));
  const from = Math.max(beforeQuery.lastIndexOf("/"), 0);
  const [path, params] = cut(beforeQuery, beforeQuery.indexOf(";", from));
  return { path, params, query, fragment };
};

/** Puts the parts together again, as `urlunparse` does. */
export const joinReference = ({ path, params, query, fragment }: UrlParts): string =>
  path +
  (params === "" ? "" : `;${params}`) +
  (query === "" ? "" : `?${query}`) +
  (fragment === "" ? "" : `#${fragment}`);
