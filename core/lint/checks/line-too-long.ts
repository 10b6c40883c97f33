import type { RobotsDocument } from "../../syntax/document.ts";
import { lineCut, MAX_LINE_BYTES } from "../../syntax/scan.ts";
import type { Span } from "../../text/span.ts";
import { type Check, defineCheck } from "../check.ts";
import type { LineView } from "../context.ts";
import { isRule } from "../facts/lines.ts";

/** The most characters of a rule, from Yandex's list of errors. */
const RULE_LIMIT = 1024;
/** The most characters of a URL in old browsers, from which Google's limit is derived. */
const URL_LIMIT = 2083;

/**
 * The part of a line's content past the bytes that Google keeps; null if that is blank or a
 * comment.
 */
const lostPart = (line: LineView, document: RobotsDocument): Span | null => {
  // Lines without effect lose nothing.
  if (!line.tooLong || line.field === null || line.field === "other") return null;
  if (line.comment !== null) return null;
  const { source, encoding } = document;
  const cut = lineCut(source, line.from, line.to, encoding, MAX_LINE_BYTES);
  if (cut === null) return null;
  const hash = source.slice(cut.at, line.to).indexOf("#");
  const to = hash < 0 ? line.to : cut.at + hash;
  return source.slice(cut.at, to).trim() === "" ? null : { from: cut.at, to };
};

export const lineTooLong: Check = defineCheck({
  id: "line-too-long",
  category: "file",
  severity: "error",
  summary: "Avoid lines that crawlers cut short",
  explanation:
    "Google's parser reads 16,663 bytes of a line and drops the rest, so a long path becomes a shorter one that matches more URLs. Yandex reports rules of more than 1,024 characters. Many programs cannot handle URLs of more than 2,083 characters.",
  sources: ["googleLibrary", "yandexErrors"],
  bad: [
    `User-agent: *\nDisallow: /${"a".repeat(17_000)}\n`,
    `User-agent: *\nDisallow: /${"a".repeat(1_100)}\n`,
    `Sitemap: https://shop.example/${"a".repeat(17_000)}.xml\nUser-agent: *\nDisallow:\n`,
    `Sitemap: https://shop.example/${"a".repeat(2_100)}.xml\nUser-agent: *\nDisallow:\n`,
  ],
  good: [`User-agent: *\nDisallow: /cart/ # ${"a".repeat(17_000)}\n`],
  messages: {
    cut: "Google reads 16,663 bytes of this line and drops the rest, from here on. Shorten it.",
    rule: "Yandex reports this rule: it has {length} characters, more than 1,024. Shorten it, perhaps with a wildcard.",
    url: "Many programs refuse this URL: it has {length} characters, more than 2,083. Give the sitemap a shorter one.",
  },
  stage: "value",
  inFile: true,
  checkLine(line, { document }) {
    const lost = lostPart(line, document);
    if (lost !== null) return { ...lost, message: "cut" };
    if (line.value === null) return null;
    const { from, to } = line.value;
    if (to - from <= RULE_LIMIT) return null;
    const data = { length: to - from };
    if (isRule(line)) {
      return { from: from + RULE_LIMIT, to, message: "rule", severity: "warning", data };
    }
    if (line.field === "sitemap" && to - from > URL_LIMIT) {
      return { from: from + URL_LIMIT, to, message: "url", severity: "info", data };
    }
    return null;
  },
});
