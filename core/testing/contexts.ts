import { google } from "../dialects/google.ts";
import type { FileContext } from "../lint/context.ts";
import { lineContext } from "../lint/make-context.ts";
import type { RobotsDocument } from "../syntax/document.ts";

/** The context of file checks for a file without findings of line checks. */
export const faultlessContext = (document: RobotsDocument): FileContext => {
  const context = lineContext(document, { dialect: google, response: null });
  return {
    ...context,
    intended: context.lines.map(({ field }) => field),
    intendedValues: context.lines.map(() => null),
    causes: context.lines.map(() => null),
    agentLinesWithRule: new Set(),
    saidToBlock: new Set(),
    checks: { names: [], canFind: () => undefined },
  };
};
