import type { BulkSetup, FileVersion } from "../../answers/workers/bulk/messages.ts";
import type { AppState } from "../../state/store/state.ts";
import { type CrawlerChoice, crawlersOf } from "./presets.ts";

/** All that a result depends on, apart from what was read. */
export interface Basis extends Pick<AppState, "document" | "response" | "dialect"> {
  readonly crawlers: readonly string[];
  /** The version that the file is compared with; null for none. */
  readonly before: FileVersion | null;
}

/** What a result for the present state depends on. */
export const basisOf = (state: AppState, choice: CrawlerChoice): Basis => {
  const { document, response, dialect, baseline, openedText } = state;
  return {
    document,
    response,
    dialect,
    crawlers: crawlersOf(choice, state),
    // The chosen one, else, once edited, as opened.
    before: baseline ?? (document.source === openedText.source ? null : openedText),
  };
};

const versionOf = ({ source, encoding }: FileVersion): FileVersion => ({ source, encoding });

/** The same as it is sent to the worker. */
export const setupOf = ({ document, before, ...rest }: Basis): BulkSetup => ({
  ...rest,
  file: versionOf(document),
  baseline: before === null ? null : versionOf(before),
});
