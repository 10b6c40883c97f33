import type { BulkCoverage, BulkSetup, FileVersion } from "../../answers/workers/bulk/messages.ts";
import { coverageOf } from "../../state/store/coverage.ts";
import type { AppState } from "../../state/store/state.ts";
import type { AppStore } from "../../state/store/store.ts";
import { crawlersOf, type PresetId } from "./presets.ts";

/** What a result depends on. */
export interface Judged {
  readonly state: AppState;
  readonly preset: PresetId;
}

const versionOf = ({ source, encoding }: FileVersion): FileVersion => ({ source, encoding });

/** The part of it that is sent to the worker. */
export const setupOf = ({ state, preset }: Judged): BulkSetup => ({
  file: versionOf(state.document),
  response: state.response,
  baseline: state.baseline === null ? null : versionOf(state.baseline),
  crawlers: crawlersOf(preset, state),
  dialect: state.dialect,
});

/** Whether two setups give the same verdicts. */
export const isSameSetup = (a: Judged, b: Judged): boolean =>
  a.state.document === b.state.document &&
  a.state.response === b.state.response &&
  a.state.dialect === b.state.dialect &&
  a.state.baseline === b.state.baseline &&
  a.preset === b.preset &&
  crawlersOf(a.preset, a.state).join("\n") === crawlersOf(b.preset, b.state).join("\n");

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
