import { type Dialect, memo, memoByValue } from "../../core/index.ts";
import type { KnownPage } from "../../core/lint/index.ts";
import { startWorker } from "../loading/start-worker.ts";
import { dialectOf, normalisedOf, responseInForce } from "../state/store/derive.ts";
import { MAX_PAGE_LENGTH } from "../state/store/limits.ts";
import type { AppState, TestUrl } from "../state/store/state.ts";
import type { AppStore } from "../state/store/store.ts";
import { type AnswerSource, createAnswer } from "./answer.ts";
import type { FoundPage, JudgedPage, PageText, pageAnswers } from "./workers/pages.ts";
import pagesScript from "./workers/pages.ts?worker&url";
import { textOf } from "./workers/text.ts";
import { createWorkerClient, type WorkerClient } from "./workers.ts";

export type { FoundPage, Opening, OtherOutcome, PageUse } from "./workers/pages.ts";

/** Reads pages, and judges them. It starts with the first page. */
const pages: WorkerClient<typeof pageAnswers> = createWorkerClient(() => startWorker(pagesScript));

/** A longer text is shortened to what crawlers look at. */
const AS_IS = 8192;

/** The pages in some texts; null if others were read meanwhile. Rejects if they cannot be read. */
export const readPages = (texts: readonly string[]): Promise<readonly FoundPage[] | null> =>
  pages.ask("read", { texts, longest: MAX_PAGE_LENGTH, asIs: AS_IS });

/** Whether a text is too long to be kept as it is. */
export const isLongPage = (text: string): boolean => text.length > AS_IS;

/** What pages cannot do without; null if others were asked about meanwhile. */
export const needsOf = (
  found: readonly PageText[],
  lane?: string,
): Promise<readonly KnownPage[] | null> => pages.ask("needs", { pages: found }, lane);

/** A page under test, and the crawler and file by which it is judged. */
export interface PageInputs extends Pick<AppState, "document" | "response"> {
  readonly crawler: string;
  readonly dialect: Dialect;
  readonly url: string;
  readonly text: string;
}

const inputs = (state: AppState, id: TestUrl["id"]): PageInputs | null => {
  const testUrl = state.query.urls.find((url) => url.id === id);
  if (testUrl?.page === undefined) return null;
  return {
    document: state.document,
    crawler: state.query.crawler,
    dialect: dialectOf(state),
    response: responseInForce(state),
    url: normalisedOf(testUrl).url,
    text: testUrl.page,
  };
};

const sourcesOf = memo((store: AppStore) =>
  memoByValue((id: TestUrl["id"]) =>
    createAnswer<PageInputs, JudgedPage>(store, {
      inputs: (state) => inputs(state, id),
      ask: ({ document, dialect, ...page }) =>
        pages.ask("judge", {
          ...textOf(document),
          ...page,
          dialect: dialect.id,
          time: Date.now(),
        }),
      isQuick: true,
    }),
  ),
);

/** What may happen to the page of a URL under test: one source per store and URL. */
export const pageOf = (store: AppStore, id: TestUrl["id"]): AnswerSource<PageInputs, JudgedPage> =>
  sourcesOf(store)(id);
