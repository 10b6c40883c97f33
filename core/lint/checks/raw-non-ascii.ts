import { percentEncodeCodePoint } from "../../text/bytes.ts";
import { formatMessage } from "../../text/message.ts";
import { type Check, defineCheck } from "../check.ts";
import { cleanRules } from "../facts/clean-rules.ts";
import { faultsInFile } from "../fixes/findings-in-file.ts";
import { replaceEach } from "../fixes/value-edits.ts";
import { rfc9309, yandexRobots } from "../sources.ts";
import { shorten } from "../wording.ts";

const FIX_TITLE = { one: "Percent-encode it", other: "Percent-encode {count} paths" } as const;

const RAW = /[^\0-\x7f]+/g;

const encode = (text: string): string =>
  Array.from(text, (character) =>
    percentEncodeCodePoint(character.codePointAt(0) ?? 0, "utf-8"),
  ).join("");

export const rawNonAscii: Check = defineCheck({
  id: "raw-non-ascii",
  category: "paths",
  severity: "info",
  summary: "Suggest percent-encoding letters outside ASCII in paths",
  explanation:
    "Crawlers encode such letters as UTF-8 before they compare: `/кот` is `/%D0%BA%D0%BE%D1%82` to every reader tried. But it holds only as long as the file is saved and sent as UTF-8, and Yandex asks for the encoded form.\n\nThe file is reported once, at the first such path.",
  sources: [rfc9309("2.2.2"), yandexRobots],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /кот\n",
      "User-agent: *\nDisallow: /café/\nAllow: /café/menü\n",
    ],
    good: ["User-agent: *\nDisallow: /%D0%BA%D0%BE%D1%82 # кот\n"],
  },
  messages: {
    one: "`{text}` works as long as the file stays UTF-8: crawlers compare it as `{encoded}`. Yandex asks for the encoded form, which works in any encoding.",
    several:
      "`{text}` and {more} work as long as the file stays UTF-8: crawlers compare the first as `{encoded}`. Yandex asks for the encoded form, which works in any encoding.",
  },
  check(context) {
    // The check on the encoding reports other encodings.
    if (context.document.encoding !== "utf-8") return [];
    const faults = cleanRules(context).flatMap((rule) => {
      const [found] = rule.line.isAscii ? [] : rule.path.matchAll(RAW);
      // The remains of a character read in the wrong encoding cannot be encoded.
      if (found === undefined || rule.path.includes("\ufffd")) return [];
      return {
        rule,
        from: found.index,
        to: found.index + found[0].length,
        edits: replaceEach(rule.line, RAW, encode),
        data: { encoded: shorten(encode(found[0])) },
      };
    });
    return faultsInFile(faults, {
      title: (count) => formatMessage(FIX_TITLE, { count }),
      kind: "safe",
    });
  },
});
