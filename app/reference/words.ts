import type { LintRule, Severity } from "../../core/index.ts";

/** What a severity means for the reader of a check's page. */
export const SEVERITY_WORDS: Readonly<Record<Severity, string>> = {
  error: "Error: a line or the file does not do what it was written for",
  warning: "Warning: it may well not do what it was written for, or not for every reader",
  info: "Note: worth knowing, often meant",
  hint: "Hint: tidiness",
};

/** The headings under which checks are listed, in order. */
export const CATEGORY_WORDS: Readonly<Record<LintRule["category"], string>> = {
  file: "File and characters",
  syntax: "Line syntax",
  directives: "Names of directives",
  groups: "Groups and crawlers",
  paths: "Paths",
  interactions: "What rules do to each other",
  sitemaps: "Sitemaps and other values",
  policy: "Policy and safety",
  response: "The server's answer",
};

/** The paragraphs of an explanation. */
export const paragraphsOf = ({ explanation }: Pick<LintRule, "explanation">): readonly string[] =>
  explanation.split(/\n{2,}/);

/** How a check that is off by default says so; empty for the others. */
export const standingOf = ({ defaultOn }: Pick<LintRule, "defaultOn">): string =>
  defaultOn ? "" : "Off unless asked for";
