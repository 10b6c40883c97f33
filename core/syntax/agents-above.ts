import type { RobotsDocument } from "./document.ts";
import { lineAt } from "./parse.ts";

/**
 * The first of the user-agent lines directly above a line: the start of the group that a rule
 * written there would belong to (RFC 9309, section 2.2.1).
 *
 * @param number of the line, from 1; one beyond the file counts as its last.
 * @returns a line number from 1; the line's own if no user-agent line is above it.
 */
export const firstAgentAbove = (document: RobotsDocument, number: number): number => {
  let first = Math.min(Math.max(number, 1), document.lineCount);
  while (first > 1 && lineAt(document, first - 1).field === "user-agent") first -= 1;
  return first;
};
