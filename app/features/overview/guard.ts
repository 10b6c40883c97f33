import { formatMessage, type PolicyWish } from "../../../core/index.ts";
import type { Along } from "../../editor/editor-port.ts";
import { setExpectations } from "../../state/store/actions.ts";
import { expectationOf, withExpectation } from "../../state/store/expectations.ts";
import { MAX_EXPECTATIONS } from "../../state/store/limits.ts";
import type { Expectation, TestUrl } from "../../state/store/state.ts";
import type { AppStore } from "../../state/store/store.ts";
import { appendUrls, removeUrls } from "../../state/store/url-actions.ts";
import { changeMessages as words } from "./change-messages.ts";

/** The pattern, as a test, of all URLs that a wish is about. */
const testOf = ({ path }: PolicyWish): string => {
  if (path === null) return "/*";
  return /[*$]$/.test(path) ? path : `${path}*`;
};

/** What is expected of a crawler; null for nothing. */
type Expected = readonly [crawler: string, expected: Expectation["expected"] | null];

const withAll = (
  expectations: readonly Expectation[],
  all: readonly Expected[],
): readonly Expectation[] =>
  all
    .reduce((list, [crawler, expected]) => withExpectation(list, crawler, expected), expectations)
    .slice(0, MAX_EXPECTATIONS);

/** Expectations that guard an edit, added and taken back with it. */
export interface Guard extends Along {
  /** What it adds, in a sentence. */
  readonly said: string;
}

/**
 * Expects for the crawlers of wishes what is wished.
 *
 * @param changed the crawlers of each wish that are as wished.
 */
export const guardOf = (
  store: AppStore,
  wishes: readonly [PolicyWish, ...PolicyWish[]],
  changed: readonly (readonly string[])[],
): Guard => {
  const typed = testOf(wishes[0]);
  const find = (): TestUrl | undefined =>
    store.getState().query.urls.find((url) => url.typed === typed);
  const expected = wishes.flatMap(({ access }, index) =>
    (changed[index] ?? []).map(
      (crawler): Expected => [crawler, access === "allow" ? "allowed" : "blocked"],
    ),
  );
  const present = find();
  const old = present?.expectations ?? [];
  const before = expected.map(
    ([crawler]): Expected => [crawler, expectationOf({ expectations: old }, crawler)],
  );
  const set = (url: TestUrl | undefined, all: readonly Expected[]): void => {
    if (url !== undefined)
      setExpectations(store, [{ ...url, expectations: withAll(url.expectations, all) }]);
  };
  return {
    said: formatMessage(words.guarded, {
      count: withAll(old, expected).length - old.length,
      pattern: typed,
    }),
    run: () => set(find() ?? appendUrls(store, [typed])[0], expected),
    takeBack: () => {
      set(find(), before);
      const url = find();
      if (present === undefined && url?.expectations.length === 0) removeUrls(store, [url.id]);
    },
  };
};
