import { definePart, type Part } from "../../check.ts";
import { disallow } from "../../examples.ts";
import { pathText } from "../../facts/rule-path.ts";
import { repair } from "../../fixes/fix.ts";
import { replaceEach } from "../../fixes/value-edits.ts";

/** Letters, digits and `- . _ ~`, which no URL needs to encode (RFC 3986, section 2.3). */
const UNRESERVED = /%(?:3[0-9]|[46][1-9A-Fa-f]|[57][0-9Aa]|2[DdEe]|5[Ff]|7[Ee])/g;

const decode = (encoded: string): string =>
  String.fromCharCode(Number.parseInt(encoded.slice(1), 16));

export const needless: Part = definePart({
  aliases: ["percent-encoded-unreserved", "percent-encoded-special", "percent-lowercase-hex"],
  severity: "warning",
  explanation:
    "Letters, digits and `-`, `.`, `_`, `~` are not encoded in URLs. RFC 9309 tells crawlers to decode them before they compare, but Google's library, robots-parser and some others do not: for them `/%7Ejoe` does not match `/~joe`.",
  sources: ["rfc9309#2.2.2", "googleLibrary"],
  bad: disallow("/%7Ejoe/", "/shop%2Dnew/%41"),
  good: disallow("/~joe/", "/caf%C3%A9%20bar/"),
  messages: {
    encoded:
      "For Google this rule misses URLs with a plain `{character}`: it compares `{encoded}` as written. Write `{character}`.",
  },
  stage: "path",
  inFile: true,
  checkLine(line) {
    const path = pathText(line);
    if (line.value === null || !path.includes("%")) return null;
    const at = path.search(UNRESERVED);
    if (at < 0) return null;
    const encoded = path.slice(at, at + 3);
    return {
      from: line.value.from + at,
      to: line.value.from + at + 3,
      message: "encoded",
      data: { encoded, character: decode(encoded) },
      fixes: [repair("Write plain characters", replaceEach(line, UNRESERVED, decode))],
    };
  },
});
