import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dialects } from "../dialects/index.ts";
import { consult } from "../match/consult.ts";
import { parse } from "../syntax/parse.ts";
import { dateAt } from "./dates.ts";
import { type Because, outcome } from "./outcome.ts";
import { readRuleList } from "./rule-list.ts";
import { readSignals } from "./signals.ts";
import { TERMS } from "./terms.ts";
import { meta, outcomeFor, signalsOf, tagsOf } from "./testing/pages.ts";

const CRAWLERS = ["Googlebot", "bingbot", "YandexBot", "Applebot", "GPTBot", "Baiduspider", "x"];

const term = fc.constantFrom(
  ...Object.keys(TERMS).map((name) => (name.startsWith("max-") ? `${name}: 3` : name)),
  "max-image-preview: none",
  "unavailable_after: Wed, 03 Dec 2025 13:09:53 GMT",
  "unheard-of",
);
const list = fc.array(term, { minLength: 1, maxLength: 4 }).map((terms) => terms.join(", "));
const scoped = fc
  .tuple(fc.constantFrom("", "googlebot: ", "bingbot: ", "otherbot: "), list)
  .map(([name, rules]) => name + rules);

/** The answers, without the order and the places of their reasons. */
const summary = (crawler: string, headers: readonly string[]) => {
  const { fetch, index, show, follow, train, parts } = outcomeFor(crawler, { headers });
  const wordsOf = (because: Because): string =>
    "rule" in because ? `${because.kind} ${because.rule.term} ${because.rule.value}` : because.kind;
  return [fetch, index, show, follow, train, ...Object.values(parts)].map(({ may, because }) => [
    may,
    [...new Set(because.map(wordsOf))].sort(),
  ]);
};

describe("page-level signals", () => {
  it("may be any text", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string(), fc.string({ unit: "binary" }))),
        fc.string({ unit: "binary" }),
        fc.constantFrom(...CRAWLERS),
        fc.string(),
        (headers, html, crawler, url) => {
          const named = headers.map(([name, value], index) =>
            index % 2 === 0 ? (["x-robots-tag", value] as const) : ([name, value] as const),
          );
          const page = { url, status: 200, headers: named, tags: tagsOf(html), time: 0 };
          const signals = readSignals(page);
          for (const { from, to, place } of [...signals.rules, ...signals.notes]) {
            expect(from >= 0 && from <= to && to <= place.text.length).toBe(true);
          }
          const result = outcome(consult(parse(html), dialects.google, crawler), signals, crawler);
          expect(result.fetch.because.length).toBeGreaterThan(0);
        },
      ),
    );
  });

  it("do not depend on the order of headers", () => {
    fc.assert(
      fc.property(
        fc.array(scoped, { maxLength: 4 }),
        fc.constantFrom(...CRAWLERS),
        (headers, crawler) => {
          expect(summary(crawler, headers.toReversed())).toEqual(summary(crawler, headers));
        },
      ),
    );
  });

  it("do not depend on case", () => {
    fc.assert(
      fc.property(
        fc.array(scoped, { maxLength: 3 }),
        fc.constantFrom(...CRAWLERS),
        (headers, crawler) => {
          const upper = headers.map((header) => header.toUpperCase());
          expect(summary(crawler, upper)).toEqual(summary(crawler, headers));
        },
      ),
    );
  });

  it("are the same if a proxy joins headers without names", () => {
    fc.assert(
      fc.property(
        fc.array(list, { minLength: 1 }),
        fc.constantFrom(...CRAWLERS),
        (headers, crawler) => {
          expect(summary(crawler, [headers.join(", ")])).toEqual(summary(crawler, headers));
          expect(summary(crawler, [headers.join(",")])).toEqual(summary(crawler, headers));
        },
      ),
    );
  });

  it("say which joined headers may mean something else", () => {
    const kinds = (header: string) => readRuleList(header, true).notes.map(({ kind }) => kind);
    expect(kinds("googlebot: nofollow")).toEqual([]);
    expect(kinds("googlebot: nofollow, noindex, none")).toEqual(["shared-scope"]);
    expect(kinds("otherbot: noindex")).toEqual(["unknown-crawler"]);
    expect(kinds("noidex, max-snippet, unavailable_after: soon")).toEqual([
      "unknown-term",
      "no-value",
      "unread-date",
    ]);
  });

  it("in a tag name no crawlers", () => {
    expect(readRuleList("googlebot: noindex", false)).toMatchObject({
      rules: [{ term: "googlebot", value: "noindex", agent: null }],
      notes: [{ kind: "unknown-term" }],
    });
  });

  it("mark the rule in its header", () => {
    const [first, second] = signalsOf({ headers: [" noindex ,  max-snippet : 20 , x"] }).rules;
    const textOf = (rule: typeof first) => rule?.place.text.slice(rule.from, rule.to);
    expect([textOf(first), textOf(second)]).toEqual(["noindex", "max-snippet : 20"]);
  });

  it("take time that grows with their length", () => {
    for (const piece of ["a:", "unavailable_after:", " ", ",", "unavailable_after: 2020-01-01 "]) {
      expect(readRuleList(piece.repeat(50_000), true).rules.length).toBeGreaterThanOrEqual(0);
    }
  });

  it("name canonical URLs, in Link headers and in tags", () => {
    const headers = [
      ["Link", '</a.css>; rel=preload, <https://e.example/a>; rel="canonical"'],
      ["link", "</b>; rel=canonical; title=x, </c>; rel=canonical-not"],
    ] as const;
    const tags = tagsOf('<link rel="canonical" href=" /d "><link rel=stylesheet href=/e>');
    expect(readSignals({ url: "/", status: 200, headers, tags, time: null }).canonicals).toEqual([
      "https://e.example/a",
      "/b",
      "/d",
    ]);
  });
});

describe("the tags of a page", () => {
  it("are those for crawlers, wherever they stand", () => {
    const html = `<head><meta name=viewport content=noindex><!-- ${meta("robots", "noindex")} --></head>
      <body>${meta("GoogleBot", "nofollow")}<script>"${meta("robots", "none")}"</script></body>`;
    expect(tagsOf(html).metas).toEqual([{ name: "googlebot", content: "nofollow" }]);
  });

  it("list what the page loads", () => {
    const html = `<base href="/x/"><link rel="alternate stylesheet" href="no.css"><link rel="stylesheet" href="a.css">
      <link rel=preload as=font href=f.woff2><script src="a.js"></script><script>1</script>
      <img src="a.png" srcset="b.png 1x, c.png 2x,d.png"><img src="data:image/png;base64,x">
      <picture><source srcset="e,1.avif 100w"></picture><video src=v.mp4 poster=p.jpg></video><iframe src=i.html></iframe>`;
    expect(tagsOf(html).resources.map(({ kind, url }) => `${kind} ${url}`)).toEqual([
      "style a.css",
      "font f.woff2",
      "script a.js",
      "image a.png",
      "image b.png",
      "image c.png",
      "image d.png",
      "image e,1.avif",
      "media v.mp4",
      "image p.jpg",
      "frame i.html",
    ]);
    expect(tagsOf(html).base).toBe("/x/");
  });

  it("are kept up to a limit, and then not all known", () => {
    const tags = tagsOf("<img src=a>".repeat(10_001));
    expect([tags.resources.length, tags.isComplete]).toEqual([10_000, false]);
  });
});

describe("dates", () => {
  const HOUR = 3_600_000;
  const at = (text: string) => dateAt(text, 0);
  const exactly = (iso: string) => ({ earliest: Date.parse(iso), latest: Date.parse(iso) });

  it.each([
    ["Wed, 03 Dec 2025 13:09:53 GMT", "2025-12-03T13:09:53Z"],
    ["Wednesday, 03-Dec-25 13:09:53 GMT", "2025-12-03T13:09:53Z"],
    ["25 Jun 2010 15:00:00 PST", "2010-06-25T23:00:00Z"],
    ["25-Jun-2010 15:00 -0330", "2010-06-25T18:30:00Z"],
    ["3 December 2025 13:09:53 z", "2025-12-03T13:09:53Z"],
    ["2025-12-03T13:09:53+01:00", "2025-12-03T12:09:53Z"],
    ["2025-12-03 13:09:53.25 UTC", "2025-12-03T13:09:53Z"],
    ["29 Feb 2028 00:00:00 GMT", "2028-02-29T00:00:00Z"],
    ["31 Dec 69 00:00:00 GMT", "2069-12-31T00:00:00Z"],
    ["31 Dec 70 00:00:00 GMT", "1970-12-31T00:00:00Z"],
  ])("are read: %s", (text, iso) => {
    expect(at(text)).toMatchObject({ ...exactly(iso), to: text.length });
  });

  it("without a zone may be meant in any, and without a time for the whole day", () => {
    const noon = Date.parse("2025-12-03T12:00:00Z");
    expect(at("2025-12-03T12:00:00")).toMatchObject({
      earliest: noon - 14 * HOUR,
      latest: noon + 12 * HOUR,
    });
    const day = Date.parse("2025-12-03T00:00:00Z");
    expect(at("2025-12-03")).toMatchObject({ earliest: day - 14 * HOUR, latest: day + 36 * HOUR });
  });

  it.each([
    "",
    "soon",
    "2025-13-01",
    "31 Feb 2025",
    "2025-12-00",
    "3 Foo 2025",
    "2025-12-03T25:00Z",
  ])("are not: %j", (text) => expect(at(text)).toBeNull());

  it("agree with Date for every moment", () => {
    const moment = fc.date({
      min: new Date("1970-01-01"),
      max: new Date("2069-12-31"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, (date) => {
        const time = Math.floor(date.getTime() / 1000) * 1000;
        expect(at(date.toUTCString())?.earliest).toBe(time);
        expect(at(date.toISOString())?.latest).toBe(time);
      }),
    );
  });
});
