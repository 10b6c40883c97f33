import { Facet } from "@codemirror/state";
import type { RobotsDocument } from "../../../core/index.ts";
import type { Diagnostic } from "../../../core/lint/index.ts";

/** What the editor's helpers need from the page. */
export interface AssistConfig {
  /** The findings in a document for the current query, if known; null if they must be requested. */
  readonly known: (document: RobotsDocument) => readonly Diagnostic[] | null;
  /** The same, computed now if unknown; null if the document has been replaced. */
  readonly ask: (document: RobotsDocument) => Promise<readonly Diagnostic[] | null>;
  /** Called with a product token when the user wants to test the file as that crawler. */
  readonly onChooseCrawler: (token: string) => void;
  /** Called with the 1-based number of the line being written; null for none. */
  readonly onUnfinished: (line: number | null) => void;
}

/** Finds nothing and does nothing. */
const SILENT: AssistConfig = {
  known: () => [],
  ask: () => Promise.resolve([]),
  onChooseCrawler: () => {},
  onUnfinished: () => {},
};

/** The current configuration. Without one, nothing is found and nothing happens. */
export const assistConfig: Facet<AssistConfig, AssistConfig> = Facet.define({
  combine: (configs) => configs[0] ?? SILENT,
});
