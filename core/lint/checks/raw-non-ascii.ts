import { rulesOf } from "../../match/ruleset.ts";
import { percentEncode } from "../../text/bytes.ts";
import { once } from "../../text/once.ts";
import { asciiHost } from "../../text/punycode.ts";
import { type CheckOfParts, definePart, type Finding, joinParts, type Part } from "../check.ts";
import type { FileContext } from "../context.ts";
import { codeOf } from "../facts/lines.ts";
import { type CleanRule, cleanRules } from "../facts/rules.ts";
import { consultOwnReader } from "../facts/search-crawlers.ts";
import { sitemapLines } from "../facts/site.ts";
import { atFirst, faultsInFile, type PathFault } from "../fixes/findings-in-file.ts";
import { repair, suggest, writing } from "../fixes/fix.ts";
import { replaceEach, replaceValue } from "../fixes/value-edits.ts";
import { FIX_TITLES } from "../messages.ts";
import { shorten } from "../wording.ts";

const RAW = /[^\0-\x7f]+/g;

/** With escapes in capitals. */
const upper = (path: string): string =>
  path.replace(/%[0-9a-f]{2}/gi, (escape_) => escape_.toUpperCase());

const CYRILLIC = /\p{Script=Cyrillic}/u;

/** Hyphens and dashes of typography, which addresses hardly ever have. */
const DASH = /[\u2010-\u2015\u2212]/;
const DASHES = /[\u2010-\u2015\u2212]/g;

/** Tells of which rules Yandex's reader finds nothing at the encoded address that they are for. */
const yandexMisses = ({ document }: FileContext): ((rule: CleanRule) => boolean) => {
  const { matcher } = consultOwnReader(document, "YandexBot");
  const followed = once(
    () => new Set(rulesOf(matcher.policy, matcher.selection).map(({ line }) => line)),
  );
  return ({ line: { number }, path }) => {
    if (!followed().has(number)) return false;
    const url = percentEncode(path).replaceAll("*", "x").replace(/\$$/, "");
    return matcher.matching(url).every(({ rule }) => rule.line !== number);
  };
};

/** One finding on typographic dashes: encoding them would make the accident permanent. */
const dashFindings = (faults: readonly PathFault[]): readonly Finding<"dash">[] => {
  const dashOf = ({ rule: { line, path } }: PathFault) => {
    const from = (line.value?.from ?? line.content.from) + path.search(DASH);
    return { from, to: from + 1 };
  };
  const edits = faults.flatMap(({ rule }) => replaceEach(rule.line, DASHES, () => "-"));
  return atFirst(faults, dashOf, ({ rule: { path } }) => ({
    message: "dash",
    data: { path: shorten(path), code: codeOf(path.charAt(path.search(DASH))) },
    fixes: [suggest(FIX_TITLES.writeHyphens, edits, { count: faults.length })],
  }));
};

const rules: Part = definePart({
  explanation:
    "Most crawlers encode such letters as UTF-8 before they compare: `/кот` is `/%D0%BA%D0%BE%D1%82` to them, as long as the file is saved and sent as UTF-8. Yandex does not allow such letters in the file and asks for the encoded form.\n\nA typographic dash came along from a text program. Encoded, it would still match no address with a hyphen.\n\nThe file is reported once, at the first such path.",
  sources: ["rfc9309#2.2.2", "yandexRobots"],
  bad: [
    "User-agent: *\nDisallow: /кот\n",
    "User-agent: *\nDisallow: /café/\nAllow: /café/menü\n",
    "User-agent: Googlebot\nDisallow: /café/\n",
    "User-agent: Googlebot\nDisallow: /café/\nDisallow: /menü\n",
    "User-agent: *\nDisallow: /sign\u2011up/\n",
  ],
  good: ["User-agent: *\nDisallow: /%D0%BA%D0%BE%D1%82 # кот\n"],
  messages: {
    dash: "`{path}` has a typographic dash ({code}), and addresses have `-`. If the page's address has `-`, write that.",
    yandexOne:
      "Yandex does not find `{path}`: it wants `{encoded}` for `{text}`. The encoded form works for every crawler.",
    one: "`{path}` works only while the file stays in UTF-8. Write `{encoded}` for `{text}`, as Yandex asks.",
  },
  check(context) {
    // The check on the encoding reports other encodings.
    if (context.document.encoding !== "utf-8") return [];
    const written = once(
      () => new Set(cleanRules(context).map(({ type, path }) => `${type} ${upper(path)}`)),
    );
    const faults = cleanRules(context).flatMap((rule) => {
      const [found] = rule.line.isAscii ? [] : rule.path.matchAll(RAW);
      // The remains of a character read in the wrong encoding cannot be encoded.
      if (found === undefined || rule.path.includes("\ufffd")) return [];
      // The encoded form stands in the file as well.
      if (written().has(`${rule.type} ${upper(percentEncode(rule.path))}`)) return [];
      return {
        rule,
        from: found.index,
        to: found.index + found[0].length,
        edits: replaceEach(rule.line, RAW, percentEncode),
        data: { encoded: shorten(percentEncode(found[0])) },
      };
    });
    const isMissed = yandexMisses(context);
    // Where other paths have it encoded, the address has it, too.
    const hasAccident = ({ rule: { path } }: PathFault): boolean => {
      const dash = DASH.exec(path)?.[0];
      const encoded = dash === undefined ? "" : percentEncode(dash);
      return dash !== undefined && ![...written()].some((rule) => rule.includes(encoded));
    };
    const letters = faults.filter((fault) => !hasAccident(fault));
    const missed = letters.filter(({ rule }) => isMissed(rule));
    const kept = letters.filter((fault) => !missed.includes(fault));
    return [
      ...faultsInFile(missed, "suggest", "Percent-encode it").map(
        (finding): Finding<"yandexOne"> => ({
          ...finding,
          message: "yandexOne",
          severity: missed.some(({ rule }) => CYRILLIC.test(rule.path)) ? "warning" : "info",
        }),
      ),
      ...faultsInFile(kept, "safe", "Percent-encode it"),
      ...dashFindings(faults.filter(hasAccident)),
    ];
  },
});

/** An http URL: its scheme and user, its host, its port, and all after it. */
const PARTS = /^(https?:\/\/(?:[^@/?#\s]*@)?)([^/?#\s:]+)([\s\S]*)$/i;

/** A URL as crawlers request it. */
const asRequested = (url: string): string =>
  url.replace(PARTS, (_, scheme: string, host: string, rest: string) =>
    [scheme, asciiHost(host), percentEncode(rest)].join(""),
  );

const sitemaps: Part = definePart({
  severity: "warning",
  explanation:
    "The same goes for the address of a sitemap: Yandex wants the name of a domain such as `пример.рф` in Punycode, `xn--e1afmkfd.xn--p1ai`, and the rest percent-encoded.",
  sources: ["yandexRobots"],
  bad: [
    "User-agent: *\nDisallow: /cart\nSitemap: https://пример.рф/sitemap.xml\n",
    "User-agent: *\nDisallow: /cart\nSitemap: https://пример.рф/a.xml\nSitemap: https://пример.рф/b.xml\n",
  ],
  good: [
    "User-agent: *\nDisallow: /cart\nSitemap: https://xn--e1afmkfd.xn--p1ai/sitemap.xml # пример.рф\n",
    "User-agent: *\nDisallow: /cart\nSitemap: https://bücher.example/sitemap.xml\n",
  ],
  messages: {
    address:
      "Yandex may not find this sitemap: it allows no Cyrillic letters in this file. Write `{url}`, which works for every crawler.",
  },
  check: (context) => {
    if (context.document.encoding !== "utf-8") return [];
    const found = sitemapLines(context).filter(({ line }) => CYRILLIC.test(line.valueText));
    const edits = found.map(({ line }) => replaceValue(line, asRequested(line.valueText)));
    const url = edits[0]?.insert ?? "";
    return atFirst(
      found,
      ({ value }) => value,
      () => ({
        message: "address",
        saysOthers: true,
        data: { url },
        fixes: [repair(writing(url), edits)],
      }),
    );
  },
});

export const rawNonAscii: CheckOfParts = joinParts({
  id: "raw-non-ascii",
  category: "paths",
  severity: "info",
  summary: "Suggest writing letters outside ASCII as URLs have them",
  parts: { rules, sitemaps },
});
