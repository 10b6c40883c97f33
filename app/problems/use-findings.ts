import { useStore } from "zustand";
import { firstAgentAbove, lineNumberAt } from "../../core/index.ts";
import type { AppStore } from "../store/store.ts";
import { type Findings, findingsOf } from "../worker-client/findings.ts";

/**
 * Findings without those in a line, by its number from 1, and in the user-agent lines directly above
 * it: what is half typed is not wrong yet, nor is a group whose first rule is being written.
 */
export const findingsOutside = (findings: Findings, line: number | null): Findings => {
  const { document, diagnostics } = findings;
  if (line === null || document === null) return findings;
  const first = firstAgentAbove(document, line);
  const shown = diagnostics.filter(({ from }) => {
    const number = lineNumberAt(document, from);
    return number < first || number > line;
  });
  return shown.length === diagnostics.length ? findings : { ...findings, diagnostics: shown };
};

/** What the checks have found in a store's text, as far as is known by now and nobody is writing it. */
export const useFindings = (store: AppStore): Findings => {
  const findings = useStore(findingsOf(store));
  const line = useStore(store, ({ unfinishedLine }) => unfinishedLine);
  return findingsOutside(findings, line);
};
