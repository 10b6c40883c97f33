import { formatMessage, type Openness, type Overview } from "../../../../core/index.ts";
import type { Severity } from "../../../../core/lint/index.ts";
import { someNames } from "../row-words.ts";
import { servedMessages as words } from "./messages.ts";

/** What serving a file does to its effect. */
export interface ServedEffect {
  /** Sentences about it, the costliest first. */
  readonly text: readonly string[];
  /** `error` if a search engine loses the whole site. */
  readonly severity: Exclude<Severity, "hint">;
}

/** How many crawlers are named. */
const NAMED = 3;

interface Place {
  readonly openness: Openness;
  readonly isSearch: boolean;
}

/** The crawlers of an overview that count, by token, search engines first. */
const placesIn = ({ rows, accesses }: Overview): ReadonlyMap<string, Place> =>
  new Map(
    rows.flatMap(({ purpose, crawlers }) =>
      crawlers
        .filter(({ counts }) => counts)
        .map(({ token, access }): [string, Place] => [
          token,
          { openness: accesses[access]?.openness ?? "open", isSearch: purpose === "search" },
        ]),
    ),
  );

const namesOf = (tokens: readonly string[]): string =>
  someNames(
    tokens.map((token) => (token === "*" ? words.anyOther : token)),
    NAMED,
  );

/** What serving a file does, told by the overviews of the text as written and as served. */
export const effectOfServing = (own: Overview, served: Overview): ServedEffect => {
  const before = placesIn(own);
  const closed: string[] = [];
  const opened: string[] = [];
  const changed: string[] = [];
  let closesSearch = false;
  for (const [token, { openness, isSearch }] of placesIn(served)) {
    // A crawler that only the served text names followed the group for all before.
    const old = (before.get(token) ?? before.get("*"))?.openness ?? "open";
    if (openness === old) continue;
    if (openness === "closed") closed.push(token);
    else if (old === "closed") opened.push(token);
    else changed.push(token);
    if (openness === "closed" && isSearch) closesSearch = true;
  }
  const sentence = (template: string, tokens: readonly string[]): readonly string[] =>
    tokens.length === 0 ? [] : [formatMessage(template, { names: namesOf(tokens) })];
  const text = [
    ...sentence(words.closes, closed),
    ...sentence(words.opens, opened),
    ...sentence(words.limits, changed),
  ];
  return {
    text: text.length === 0 ? [words.sameForAll] : text,
    severity: closesSearch ? "error" : opened.length > 0 ? "warning" : "info",
  };
};
