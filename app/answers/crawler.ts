import { type Access, type ChangedAreas, type Extent, memo } from "../../core/index.ts";
import { dialectOf, patternOf, responseInForce } from "../state/store/derive.ts";
import type { AppState } from "../state/store/state.ts";
import type { AppStore } from "../state/store/store.ts";
import { type Answer, type AnswerSource, createAnswer } from "./answer.ts";
import { textOf } from "./workers/text.ts";
import { proofs } from "./workers.ts";

const inputs = (state: AppState) => ({
  document: state.document,
  crawler: state.query.crawler,
  dialect: dialectOf(state),
  response: responseInForce(state),
});

/** The selected crawler, and how it reads the file. */
export type CrawlerInputs = ReturnType<typeof inputs>;

const questionOf = ({ document, crawler, dialect, response }: CrawlerInputs) => ({
  ...textOf(document),
  crawler,
  dialect: dialect.id,
  response,
});

/** What a crawler may crawl. */
export interface AccessResult {
  readonly access: Access;
  /** Where its verdicts differ from those by the rules for `*`; null if it follows them. */
  readonly star: ChangedAreas | null;
}

/** What a store's crawler may crawl: one per store. */
export const accessOf: (store: AppStore) => AnswerSource<CrawlerInputs, AccessResult> = memo(
  (store: AppStore) =>
    createAnswer(store, {
      inputs,
      ask: (of) => proofs.ask("access", questionOf(of)),
      whenSettled: true,
    }),
);

interface ExtentInputs extends CrawlerInputs {
  /** The patterns under test, each once. */
  readonly patterns: readonly string[];
}

/** The verdicts for all URLs that the patterns under test match, in the order of the patterns. */
export type Extents = Answer<ExtentInputs, readonly Extent[]>;

const patternsIn = ({ query }: AppState): readonly string[] => [
  ...new Set(query.urls.flatMap((url) => patternOf(url) ?? [])),
];

/** The verdicts of a store's crawler on the patterns under test: one per store. */
export const extentsOf: (store: AppStore) => AnswerSource<ExtentInputs, readonly Extent[]> = memo(
  (store: AppStore) =>
    createAnswer(store, {
      inputs: (state) => {
        const patterns = patternsIn(state);
        return patterns.length === 0 ? null : { ...inputs(state), patterns };
      },
      ask: (of) => proofs.ask("extents", { ...questionOf(of), patterns: of.patterns }),
      isQuick: true,
    }),
);
