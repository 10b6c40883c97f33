import { Facet } from "@codemirror/state";
import type { RobotsDocument } from "../../../core/index.ts";
import type { Diagnostic } from "../../../core/lint/index.ts";

/** A finding with the document it was found in: its offsets are valid only there. */
export interface PlacedFinding {
  readonly finding: Diagnostic;
  readonly document: RobotsDocument;
}

/** What the editor's helpers need from the page. */
export interface AssistConfig {
  /** The findings in the current text; null if it changes meanwhile, or if they are unavailable. */
  readonly findings: () => Promise<readonly Diagnostic[] | null>;
  /**
   * A finding of an earlier text again in the current one; null if it is gone.
   *
   * @param at its current offset.
   */
  readonly again: (placed: PlacedFinding, at: number) => Promise<Diagnostic | null>;
  /** Called with a product token when the user wants to test the file as that crawler. */
  readonly onChooseCrawler: (token: string) => void;
}

/** Finds nothing and does nothing. */
export const SILENT: AssistConfig = {
  findings: () => Promise.resolve(null),
  again: () => Promise.resolve(null),
  onChooseCrawler: () => {},
};

/** The current configuration. Without one, nothing is found and nothing happens. */
export const assistConfig: Facet<AssistConfig, AssistConfig> = Facet.define({
  combine: (configs) => configs[0] ?? SILENT,
});
