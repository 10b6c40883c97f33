import type { Dialect } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import { policyOf } from "../match/consult.ts";
import { bytesOfDocument, cutOffset } from "../response/cut.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { fieldAt, kindAt, lineAt, lineNumberAt } from "../syntax/parse.ts";
import { unfinishedOf } from "../syntax/unfinished.ts";
import type { Span } from "../text/span.ts";

/** What is wrong with a file as a whole, and where it shows. */
export interface FileState {
  /**
   * - `page`, `error`: a web page, a server's error message; with `hasRules` if readers find rules
   * - `template`: source of a template or of server code
   * - `conflict`: an unresolved merge conflict
   * - `cut`: Google stops reading before the last rule
   * - `utf16`: an encoding that hardly any reader decodes
   * - `lost`: rules outside of all groups
   * - `unmatched`: rules whose paths match no URL
   * - `hidden`: rules within lines that are read as something else
   * - `foreign`: text, or an image's bytes, without a single directive
   */
  readonly kind:
    | "page"
    | "error"
    | "template"
    | "conflict"
    | "cut"
    | "utf16"
    | "lost"
    | "unmatched"
    | "hidden"
    | "foreign";
  readonly hasRules: boolean;
  /** 1-based lines; null for the whole file. */
  readonly lines: { readonly first: number; readonly last: number } | null;
}

/** @see https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt#file-format */
const GOOGLE_BYTES = 512_000;

const PAGE =
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,500}?-->\s*)?<(?:!doctype\s+html|html|head|body)\b/i;

const ERROR =
  /^(?:Fatal error|Parse error|Warning|Traceback \(most recent call last\)|Internal Server Error|(?:50[0234]) [A-Z])/;

/** What programs and storage services answer in place of a file. */
const REPORT =
  /^(?:\{\s*"(?:error\w*|message|status\w*|code|detail|fault|timestamp)"\s*:|(?:<\?xml[^>]*>\s*)?<Error>)/i;

const isError = (source: string): boolean => {
  const text = source.trimStart();
  return ERROR.test(text) || REPORT.test(text);
};

/** Readers that skip least; what none of them finds counts for nobody. */
const READERS: readonly Dialect[] = [
  dialects.google,
  dialects.rfc9309,
  dialects.yandex,
  dialects["crawler-commons"],
];

const hasRules = (document: RobotsDocument): boolean =>
  READERS.some((dialect) =>
    policyOf(document, dialect).groups.some(({ ruleLines }) => ruleLines.length > 0),
  );

/** The line in which Google stops reading, if rules or groups begin below it; null if none do. */
const cutLine = (document: RobotsDocument): number | null => {
  const at = cutOffset(document, GOOGLE_BYTES, bytesOfDocument(document));
  if (at === null) return null;
  const last = lineNumberAt(document, at);
  for (let number = last + 1; number <= document.lineCount; number++) {
    const field = fieldAt(document, number);
    if (field !== null && field !== "sitemap" && field !== "other") return last;
  }
  return null;
};

/** A rule with a path, anywhere in a line before a comment, also behind a line end that stands there as `\n`. */
const RULE_WITHIN = /^[^#]*(?:\\[nr]|\b)(?:dis)?allow[ \t]*:[ \t]*[/*]/i;

/** Why no rule counts where rules keep nobody out, at the first of them; null if some count, or there are none. */
const uncounted = (document: RobotsDocument, isInGroup: boolean): FileState | null => {
  const at = (kind: FileState["kind"], line: number): FileState => ({
    kind,
    hasRules: false,
    lines: { first: line, last: line },
  });
  let unmatched: number | null = null;
  let hidden: number | null = null;
  for (let number = 1; number <= document.lineCount; number++) {
    const field = fieldAt(document, number);
    const { from, to, value } = lineAt(document, number);
    const textIn = (span: Span): string => document.source.slice(span.from, span.to);
    if (field === "allow" || field === "disallow") {
      const path = value === null ? "" : textIn(value);
      if (path !== "" && !isInGroup) return at("lost", number);
      // An empty one is a rule that says something, and so is one that a URL can match.
      if (isInGroup && /^(?:[/*]|$)/.test(path)) return null;
      unmatched ??= path === "" ? null : number;
    } else if (RULE_WITHIN.test(textIn({ from, to }))) hidden ??= number;
  }
  if (unmatched !== null) return at("unmatched", unmatched);
  return hidden === null ? null : at("hidden", hidden);
};

/** A path, or one or two words, as of a directive that is being written: they say nothing about the file yet. */
const BEGINNING = /^[\w/*$?&.=-]*(?:\s+\S+)?$/;

/** Whether no line is a directive, though the file has lines that are more than the beginning of one. */
const isForeign = (document: RobotsDocument): boolean => {
  let isText = false;
  for (let number = 1; number <= document.lineCount; number++) {
    const kind = kindAt(document, number);
    if (kind === "directive") return false;
    const { from, to } = lineAt(document, number);
    isText ||= kind === "text" && !BEGINNING.test(document.source.slice(from, to).trim());
  }
  return isText;
};

/**
 * What is wrong with a file as a whole; null if nothing is.
 *
 * @param isOpen whether rules keep none of the crawlers that count from anything.
 */
export const fileStateOf = (document: RobotsDocument, isOpen: boolean): FileState | null => {
  const { source, encoding } = document;
  if (encoding.startsWith("utf-16")) return { kind: "utf16", hasRules: false, lines: null };
  const rules = hasRules(document);
  if (PAGE.test(source)) return { kind: "page", hasRules: rules, lines: null };
  if (isError(source)) return { kind: "error", hasRules: rules, lines: null };
  const unfinished = unfinishedOf(document);
  if (unfinished?.kind === "template" || unfinished?.kind === "conflict") {
    const { kind, signs } = unfinished;
    const first = lineNumberAt(document, signs[0].from);
    const last = lineNumberAt(document, signs.at(-1)?.from ?? signs[0].from);
    const lines = { first, last: kind === "template" ? first : last };
    return { kind, hasRules: rules, lines };
  }
  const cut = cutLine(document);
  if (cut !== null) return { kind: "cut", hasRules: rules, lines: { first: cut, last: cut } };
  const lost = isOpen || !rules ? uncounted(document, rules) : null;
  if (rules || lost !== null) return lost;
  return isForeign(document) ? { kind: "foreign", hasRules: false, lines: null } : null;
};
