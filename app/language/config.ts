import { Facet } from "@codemirror/state";
import type { RobotsDocument } from "../../core/index.ts";
import type { Diagnostic } from "../../core/lint/index.ts";

/** What the editor's helpers need from outside. */
export interface AssistConfig {
  /** What lint finds in a document for the present query, if it is known; null when it has to be asked. */
  readonly known: (document: RobotsDocument) => readonly Diagnostic[] | null;
  /** The same, worked out now unless it is known; null when another document has taken its place. */
  readonly ask: (document: RobotsDocument) => Promise<readonly Diagnostic[] | null>;
  /** Called with a product token when the user wants the file tested as that crawler. */
  readonly onChooseCrawler: (token: string) => void;
  /** Called with the number, from 1, of the line that is being written and not finished; null for none. */
  readonly onUnfinished: (line: number | null) => void;
}

const SILENT: AssistConfig = {
  known: () => [],
  ask: () => Promise.resolve([]),
  onChooseCrawler: () => {},
  onUnfinished: () => {},
};

/** The configuration in force; without one nothing is found and nothing happens. */
export const assistConfig: Facet<AssistConfig, AssistConfig> = Facet.define({
  combine: (configs) => configs[0] ?? SILENT,
});
