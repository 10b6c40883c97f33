import type { RobotsDocument } from "../syntax/document.ts";
import { lineAt, lineNumberAt, textOf } from "../syntax/parse.ts";
import { asciiLower } from "../text/ascii.ts";
import { directives, findDirective } from "../vocabulary/directives.ts";
import { agentItems } from "./complete-agent.ts";
import { groupItems } from "./complete-group.ts";
import { pathItems } from "./complete-path.ts";
import { urlItems } from "./complete-url.ts";
import type { CompletionItem, CompletionOptions, CompletionResult } from "./completion.ts";
import { fixedValues } from "./fixed-values.ts";

const OFFERED: ReadonlySet<string> = new Set(["standard", "extension"]);

/** Names by how often files need them: the table has the most important first. */
const fieldItems = (hasColon: boolean): readonly CompletionItem[] =>
  directives
    .filter(({ status }) => OFFERED.has(status))
    .map((directive, index) => ({
      label: directive.name,
      insert: hasColon ? directive.name : `${directive.name}: `,
      kind: "field",
      detail: directive.status === "standard" ? "standard" : "extension",
      info: directive.summary,
      boost: -index,
    }));

const valueItems = (
  document: RobotsDocument,
  lineNumber: number,
  key: string,
  options: CompletionOptions,
): readonly CompletionItem[] => {
  const line = lineAt(document, lineNumber);
  const directive = findDirective(line.field === "user-agent" ? "user-agent" : key);
  if (directive === null) return [];
  switch (directive.takes) {
    case "token":
      return agentItems(document, lineNumber);
    case "path":
      return pathItems(options);
    case "url":
      return urlItems(document, lineNumber, directive.name, options);
    default:
      return fixedValues[asciiLower(directive.name)] ?? [];
  }
};

/** The end of the word that a completion replaces: the value up to spaces or a comment. */
const valueEnd = (document: RobotsDocument, lineNumber: number, offset: number): number => {
  const { value } = lineAt(document, lineNumber);
  return value === null ? offset : Math.max(offset, value.to);
};

/**
 * The completions at an offset: directives and whole groups at the start of a line, values after a
 * colon. Null in comments and if nothing known fits.
 *
 * @param offset UTF-16 offset of the cursor; outside the source the first or last line counts.
 */
export const complete = (
  document: RobotsDocument,
  offset: number,
  options: CompletionOptions = {},
): CompletionResult | null => {
  const lineNumber = lineNumberAt(document, offset);
  const line = lineAt(document, lineNumber);
  const at = Math.max(line.from, Math.min(offset, line.to));
  const before = textOf(document, { from: line.from, to: at });
  if (before.includes("#")) return null;

  const colon = before.indexOf(":");
  if (colon < 0) {
    const blanks = /^\ufeff?[ \t]*/.exec(before)?.[0].length ?? 0;
    const from = line.from + blanks;
    const hasColon = line.separator !== null && !line.missingColon;
    if (/[^\w -]/.test(before.slice(blanks))) return null;
    const to = hasColon && line.key !== null ? Math.max(at, line.key.to) : at;
    const isAlone = document.source.slice(to, line.to).trim() === "";
    const groups = isAlone && !hasColon ? groupItems() : [];
    return { from, to, items: [...fieldItems(hasColon), ...groups] };
  }
  const key = before
    .slice(0, colon)
    .replace(/^\ufeff/, "")
    .trim();
  const typed = before.slice(colon + 1);
  const blanks = /^[ \t]*/.exec(typed)?.[0].length ?? 0;
  const items = valueItems(document, lineNumber, key, options);
  if (items.length === 0) return null;
  const from = line.from + colon + 1 + blanks;
  return { from, to: valueEnd(document, lineNumber, at), items };
};
