import type { BulkCoverage, BulkSetup, FileVersion } from "../../answers/workers/bulk/messages.ts";
import { coverageOf } from "../../state/store/coverage.ts";
import type { AppState } from "../../state/store/state.ts";
import type { AppStore } from "../../state/store/store.ts";
import { type CrawlerChoice, crawlersOf } from "./presets.ts";

/** What a result depends on. */
export interface Judged extends CrawlerChoice {
  readonly state: AppState;
}

const versionOf = ({ source, encoding }: FileVersion): FileVersion => ({ source, encoding });

/** The version that the file is compared with: the chosen one, else, once edited, as opened. */
const comparedWith = ({ baseline, document, openedText }: AppState): FileVersion | null =>
  baseline ?? (document.source === openedText.source ? null : openedText);

/** The part of it that is sent to the worker. */
export const setupOf = (judged: Judged): BulkSetup => {
  const { state } = judged;
  const baseline = comparedWith(state);
  return {
    file: versionOf(state.document),
    response: state.response,
    baseline: baseline === null ? null : versionOf(baseline),
    crawlers: crawlersOf(judged, state),
    dialect: state.dialect,
  };
};

/** Whether two setups give the same verdicts. */
export const isSameSetup = (a: Judged, b: Judged): boolean =>
  a.state.document === b.state.document &&
  a.state.response === b.state.response &&
  a.state.dialect === b.state.dialect &&
  comparedWith(a.state) === comparedWith(b.state) &&
  a.preset === b.preset &&
  crawlersOf(a, a.state).join("\n") === crawlersOf(b, b.state).join("\n");

/** Shows what each rule decides in the editor and the outline; null removes it. */
export const showCoverage = (
  app: AppStore,
  coverage: BulkCoverage | null,
  judged: Judged | null,
): void =>
  coverageOf(app).setState({
    coverage:
      coverage === null || judged === null
        ? null
        : {
            document: judged.state.document,
            urls: coverage.urls,
            requests: coverage.requests,
            rules: new Map(coverage.rules.map((rule) => [rule.line, rule])),
          },
  });
