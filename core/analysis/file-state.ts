import type { Dialect } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import { policyOf } from "../match/consult.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { fieldAt, lineAt } from "../syntax/parse.ts";

/** What is wrong with a file as a whole, and where it shows. */
export interface FileState {
  /**
   * - `page`, `error`: a web page, a server's error message; with `hasRules` if readers find rules
   * - `template`: source of a template or of server code
   * - `conflict`: an unresolved merge conflict
   * - `lost`: rules that count for nobody
   */
  readonly kind: "page" | "error" | "template" | "conflict" | "lost";
  readonly hasRules: boolean;
  /** 1-based lines; null for the whole file. */
  readonly lines: { readonly first: number; readonly last: number } | null;
}

const PAGE =
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,500}?-->\s*)?<(?:!doctype\s+html|html|head|body)\b/i;

const ERROR =
  /^(?:Fatal error|Parse error|Warning|Traceback \(most recent call last\)|Internal Server Error|(?:50[0234]) [A-Z])/;

/** Control lines of Liquid, Jinja, Twig, Hugo, ERB, EJS and Blade, and server code. */
const TEMPLATE =
  /^\s*(?:\{%-?\s|\{\{-?\s*(?:if|else|end|range|with)\b|<%(?!=)|<\?(?:php|=)|@(?:if|else|endif|foreach|endforeach|unless)\b)/;

const OURS = /^<{7}(?: |$)/;
const THEIRS = /^>{7}(?: |$)/;

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

/** What is wrong with a file as a whole; null if nothing is. */
export const fileStateOf = (document: RobotsDocument): FileState | null => {
  const { source, lineCount } = document;
  const rules = hasRules(document);
  if (PAGE.test(source)) return { kind: "page", hasRules: rules, lines: null };
  if (ERROR.test(source.trimStart())) return { kind: "error", hasRules: rules, lines: null };
  let template: number | null = null;
  let conflict: number | null = null;
  let end: number | null = null;
  let rule: number | null = null;
  for (let number = 1; number <= lineCount; number++) {
    const field = fieldAt(document, number);
    if (field === null || field === "other") {
      const { from, to } = lineAt(document, number);
      const text = source.slice(from, to);
      if (TEMPLATE.test(text)) template ??= number;
      else if (OURS.test(text)) conflict ??= number;
      else if (THEIRS.test(text) && conflict !== null) end ??= number;
    } else if (!rules && rule === null && (field === "allow" || field === "disallow")) {
      const { value } = lineAt(document, number);
      if (value !== null && value.to > value.from) rule = number;
    }
  }
  if (template !== null) {
    return { kind: "template", hasRules: rules, lines: { first: template, last: template } };
  }
  if (conflict !== null && end !== null) {
    return { kind: "conflict", hasRules: rules, lines: { first: conflict, last: end } };
  }
  return rule === null
    ? null
    : { kind: "lost", hasRules: false, lines: { first: rule, last: rule } };
};
