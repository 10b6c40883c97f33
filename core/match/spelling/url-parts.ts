/** The parts of a reference, each without its delimiter. */
export interface UrlParts {
  readonly path: string;
  readonly params: string;
  readonly query: string;
  readonly fragment: string;
}

const cut = (text: string, at: number): readonly [string, string] =>
  at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];

/**
 * Splits a reference like Python's `urllib.parse.urlparse`: TAB, CR and LF are removed anywhere,
 * spaces and control characters at the start; parameters are those of the last segment. An empty
 * part with its delimiter is treated as absent. Does not look for a scheme.
 */
export const splitReference = (reference: string): UrlParts => {
  const text = reference.replace(/[\t\r\n]|^[\0-\x20]+/g, "");
  const [beforeFragment, fragment] = cut(text, text.indexOf("#"));
  const [beforeQuery, query] = cut(beforeFragment, beforeFragment.indexOf("?"));
  const from = Math.max(beforeQuery.lastIndexOf("/"), 0);
  const [path, params] = cut(beforeQuery, beforeQuery.indexOf(";", from));
  return { path, params, query, fragment };
};

/** Joins the parts again, like `urlunparse`. */
export const joinReference = ({ path, params, query, fragment }: UrlParts): string =>
  path +
  (params === "" ? "" : `;${params}`) +
  (query === "" ? "" : `?${query}`) +
  (fragment === "" ? "" : `#${fragment}`);
