import { useStore } from "zustand";
import { firstAgentAbove, lineNumberAt } from "../../../core/index.ts";
import { type Findings, findingsOf } from "../../answers/findings.ts";
import type { AppStore } from "../../state/store/store.ts";

/**
 * Findings without those in an unfinished line (1-based) and in the user-agent lines directly above
 * it: neither a line being typed nor a group whose first rule is being typed is wrong yet.
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

/**
 * The findings in a store's text, as far as they are known, without those in the line being
 * written.
 */
export const useFindings = (store: AppStore): Findings => {
  const findings = useStore(findingsOf(store));
  const line = useStore(store, ({ unfinishedLine }) => unfinishedLine);
  return findingsOutside(findings, line);
};
