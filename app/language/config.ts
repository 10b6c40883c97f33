import { Facet } from "@codemirror/state";
import type { Diagnostic, RobotsDocument } from "../../core/index.ts";

/** What the editor's helpers need from outside. */
export interface AssistConfig {
  /** What lint finds in a document for the present query; worked out once for each document. */
  readonly findings: (document: RobotsDocument) => readonly Diagnostic[];
  /** Called with a product token when the user wants the file tested as that crawler. */
  readonly onChooseCrawler: (token: string) => void;
}

const SILENT: AssistConfig = { findings: () => [], onChooseCrawler: () => {} };

/** The configuration in force; without one nothing is found and nothing happens. */
export const assistConfig: Facet<AssistConfig, AssistConfig> = Facet.define({
  combine: (configs) => configs[0] ?? SILENT,
});
