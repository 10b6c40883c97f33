import { coverageOf } from "../store/coverage.ts";
import type { AppState } from "../store/state.ts";
import type { AppStore } from "../store/store.ts";
import type { BulkCoverage, BulkSetup, FileVersion } from "../workers/bulk/messages.ts";
import { crawlersOf, type PresetId } from "./presets.ts";

/** What a result was, or is to be, worked out from. */
export interface Judged {
  readonly state: AppState;
  readonly preset: PresetId;
}

const versionOf = ({ source, encoding }: FileVersion): FileVersion => ({ source, encoding });

/** What the worker is told of it. */
export const setupOf = ({ state, preset }: Judged): BulkSetup => ({
  file: versionOf(state.document),
  response: state.response,
  baseline: state.baseline === null ? null : versionOf(state.baseline),
  crawlers: crawlersOf(preset, state),
  dialect: state.dialect,
});

/** Whether two come to the same verdicts. */
export const isSameSetup = (a: Judged, b: Judged): boolean =>
  a.state.document === b.state.document &&
  a.state.response === b.state.response &&
  a.state.dialect === b.state.dialect &&
  a.state.baseline === b.state.baseline &&
  a.preset === b.preset &&
  crawlersOf(a.preset, a.state).join("\n") === crawlersOf(b.preset, b.state).join("\n");

/** Shows in the editor and the outline what each rule decides; null takes it away. */
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
