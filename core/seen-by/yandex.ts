import { dialects } from "../dialects/index.ts";
import { policyOf } from "../match/consult.ts";
import { bytesOfDocument } from "../response/cut.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import type { LineView } from "../syntax/line-view.ts";
import { asciiLower } from "../text/ascii.ts";
import { cleanParamFault } from "../vocabulary/value-forms.ts";
import type { Said } from "./seen.ts";

const MOST_RULES = 2048;
const MOST_BYTES = 500 * 1024;
const LONGEST_RULE = 1024;

/**
 * Fields about which the analyser is not known to warn: those that Yandex documents or once did.
 */
const KNOWN: ReadonlySet<string> = new Set([
  "user-agent",
  "disallow",
  "allow",
  "sitemap",
  "clean-param",
  "crawl-delay",
  "host",
  "noindex",
]);

const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;

/** What is wrong with one line by itself; null if nothing. */
const faultOf = (line: LineView): Said["code"] | null => {
  if (line.kind === "text") return "yandex-syntax";
  if (line.kind !== "directive") return null;
  if (line.missingColon) return "yandex-syntax";
  const name = asciiLower(line.keyText);
  const value = line.valueText;
  if (!KNOWN.has(name)) return "yandex-unknown";
  if (name === "allow" || name === "disallow") {
    if (value !== "" && !/^[/*]/.test(value)) return "yandex-path";
    return value.length > LONGEST_RULE ? "yandex-long" : null;
  }
  if (name === "sitemap" && !SCHEME.test(value)) return "yandex-sitemap";
  return name === "clean-param" && cleanParamFault(value) !== null ? "yandex-clean-param" : null;
};

const WARNINGS: ReadonlySet<Said["code"]> = new Set(["yandex-unknown", "yandex-syntax"]);

const said = (line: number | null, code: Said["code"]): Said => ({
  line,
  code,
  severity: WARNINGS.has(code) ? "warning" : "error",
});

/**
 * Yandex's analyser, by its list of errors. The characters that it warns about are not published,
 * so nothing is said of them.
 *
 * @see https://yandex.com/support/webmaster/en/error-dictionary/robots-txt
 */
export const saidByYandex = (
  document: RobotsDocument,
  lines: readonly LineView[],
): readonly Said[] => {
  const orphans = new Set(policyOf(document, dialects.yandex).orphanLines);
  let rules = 0;
  let stars = 0;
  const found: Said[] = [];
  for (const line of lines) {
    const isExact = line.kind === "directive" && line.spelling === "exact" && !line.missingColon;
    const isRule = isExact && (line.field === "allow" || line.field === "disallow");
    const isStar = isExact && line.field === "user-agent" && line.valueText === "*";
    const fault = faultOf(line);
    if (fault !== null) found.push(said(line.number, fault));
    if (isStar && ++stars === 2) found.push(said(line.number, "yandex-second-star"));
    if (orphans.has(line.number)) found.push(said(line.number, "yandex-no-agent"));
    if (isRule && ++rules === MOST_RULES + 1) found.push(said(line.number, "yandex-too-many"));
  }
  if (rules <= MOST_RULES && bytesOfDocument(document) > MOST_BYTES) {
    found.push(said(null, "yandex-too-many"));
  }
  return found;
};
