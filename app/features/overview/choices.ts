import { createStore, type StoreApi } from "zustand/vanilla";
import {
  asciiLower,
  crawlers,
  formatList,
  formatMessage,
  identify,
  memo,
  type Overview,
  type OverviewRow,
  type PolicyWish,
  type PurposeId,
  purposes,
  sentences,
} from "../../../core/index.ts";
import type { AppStore } from "../../state/store/store.ts";
import { overviewMessages as words } from "./messages.ts";

/** What is chosen for a purpose or a crawler. */
export type Choice = "allow" | "block" | "keep";

/** What is chosen and not applied yet. Who is not listed stays as it is. */
export interface Choices {
  readonly purposes: ReadonlyMap<PurposeId, Choice>;
  /** By token. They go before those of their purposes. */
  readonly crawlers: ReadonlyMap<string, Choice>;
}

const NONE: Choices = { purposes: new Map(), crawlers: new Map() };

/** The choices made in a store's overview: one per store, as another tab hides the overview. They are for one file, and end with it. */
export const choicesOf: (store: AppStore) => StoreApi<Choices> = memo((store: AppStore) => {
  const choices = createStore<Choices>(() => NONE);
  store.subscribe(({ openedText }, before) => {
    if (openedText !== before.openedText) choices.setState(NONE, true);
  });
  return choices;
});

/** Whether nothing is chosen. */
export const isEmpty = (choices: Choices): boolean =>
  choices.purposes.size + choices.crawlers.size === 0;

/** Forgets all choices. */
export const discardChoices = (store: AppStore): void => choicesOf(store).setState(NONE, true);

const withEntry = <Key>(
  map: ReadonlyMap<Key, Choice>,
  key: Key,
  choice: Choice | null,
): ReadonlyMap<Key, Choice> => {
  const next = new Map(map);
  if (choice === null) next.delete(key);
  else next.set(key, choice);
  return next;
};

/** What is chosen for a purpose. */
export const choiceOfPurpose = (choices: Choices, purpose: PurposeId): Choice =>
  choices.purposes.get(purpose) ?? "keep";

/** What is chosen for a crawler, by itself or with its purpose. */
export const choiceOfCrawler = (
  choices: Choices,
  token: string,
  purpose: PurposeId | null,
): Choice =>
  choices.crawlers.get(token) ?? (purpose === null ? "keep" : choiceOfPurpose(choices, purpose));

/** Chooses for a purpose; its crawlers follow. */
export const choosePurpose = (
  store: AppStore,
  { purpose, crawlers: members }: OverviewRow,
  choice: Choice,
): void => {
  if (purpose === null) return;
  const present = choicesOf(store).getState();
  const own = new Map(present.crawlers);
  for (const { token } of members) own.delete(token);
  choicesOf(store).setState({
    purposes: withEntry(present.purposes, purpose, choice === "keep" ? null : choice),
    crawlers: own,
  });
};

/** Chooses for one crawler. */
export const chooseCrawler = (
  store: AppStore,
  token: string,
  purpose: PurposeId | null,
  choice: Choice,
): void => {
  const present = choicesOf(store).getState();
  const isSame = choice === choiceOfCrawler({ ...present, crawlers: new Map() }, token, purpose);
  choicesOf(store).setState({
    ...present,
    crawlers: withEntry(present.crawlers, token, isSame ? null : choice),
  });
};

/** The crawlers for which something is chosen, by what it is. */
export type Chosen = Readonly<Record<"allow" | "block", readonly string[]>>;

/** The crawlers for which something is chosen. */
export const chosenIn = (choices: Choices, { rows }: Pick<Overview, "rows">): Chosen => {
  const of = (wanted: Choice): readonly string[] =>
    rows.flatMap(({ purpose, crawlers: members }) =>
      members
        .filter(({ token }) => choiceOfCrawler(choices, token, purpose) === wanted)
        .map(({ token }) => token),
    );
  return { allow: of("allow"), block: of("block") };
};

/**
 * The crawlers of the same operators that follow the groups of chosen crawlers if no group names
 * them, with what is chosen for those.
 */
export const followersOf = (chosen: Chosen): Chosen => {
  const known = new Set([...chosen.allow, ...chosen.block].map(asciiLower));
  const of = (tokens: readonly string[]): readonly string[] => {
    const leaders = new Map(
      tokens.map((token) => [asciiLower(token), identify(token).crawler?.operator]),
    );
    return crawlers
      .filter(({ token, retired, fallbacks, operator }) => {
        const isLed = fallbacks.some((each) => leaders.get(asciiLower(each)) === operator);
        return !retired && isLed && !known.has(asciiLower(token));
      })
      .map(({ token }) => token);
  };
  return { allow: of(chosen.allow), block: of(chosen.block) };
};

/** What is wished for the chosen crawlers. */
export const wishesOf = (
  chosen: Chosen,
  { path, followers }: { readonly path: string | null; readonly followers: Chosen | null },
): readonly PolicyWish[] =>
  (["block", "allow"] as const)
    .map((access) => ({
      crawlers: [...chosen[access], ...(followers?.[access] ?? [])],
      access,
      path,
    }))
    .filter((wish) => wish.crawlers.length > 0);

/**
 * A path as a rule can hold it; null for the whole site.
 *
 * @param typed any text: `/` is put before it if it begins otherwise, and what a rule cannot contain
 *   is percent-encoded.
 */
export const pathOf = (typed: string): string | null => {
  const text = typed.trim().replaceAll(/\s/g, "%20").replaceAll("#", "%23");
  if (text === "" || text === "/" || text === "/*" || text === "*") return null;
  return /^[/*]/.test(text) ? text : `/${text}`;
};

/** The choices in a sentence or two. */
export const choicesText = (choices: Choices): string => {
  const namesOf = (wanted: Choice): readonly string[] => [
    ...purposes.filter(({ id }) => choices.purposes.get(id) === wanted).map(({ name }) => name),
    ...[...choices.crawlers].filter(([, choice]) => choice === wanted).map(([token]) => token),
  ];
  const said = (["block", "allow", "keep"] as const)
    .map((choice) => [choice, namesOf(choice)] as const)
    .filter(([, names]) => names.length > 0)
    .map(([choice, names]) => formatMessage(words.chosen[choice], { names: formatList(names) }));
  return sentences(...said);
};
