import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Encoding, overviewOf, PLAIN_RESPONSE, parse } from "../../core/index.ts";
import { asideOf, sentenceOf } from "./sentence.ts";

const overview = (...lines: readonly string[]) => overviewOf({ document: parse(lines.join("\n")) });

interface Told {
  readonly name: string;
  readonly file: string;
  readonly encoding?: Encoding;
  readonly status?: number;
  readonly redirects?: number;
  readonly daysUnreachable?: number;
  readonly sentence: string;
  /** The texts below. */
  readonly aside?: string;
  /** Search, training, answers. */
  readonly rows: readonly string[];
}

/** Files of common kinds, which are also tried on the page. */
const FILES = new URL("../../core/testing/fixtures/told-files.json", import.meta.url);

const TOLD: readonly Told[] = [
  ...(JSON.parse(readFileSync(FILES, "utf8")) as readonly Told[]),
  {
    name: "bytes of an image",
    file: "GIF89a\u0001\u0000\u0001\u0000\ufffd\u0000!\ufffd\u0004",
    sentence: "This is not a robots.txt. Open to all crawlers.",
    rows: ["open", "open", "open"],
    aside: "Check what your server sends for `/robots.txt`.",
  },
  {
    name: "first words",
    file: "# For all crawlers\nUser agents\n/sign-in/*\n",
    sentence: "Open to all crawlers.",
    rows: ["open", "open", "open"],
  },
  {
    name: "status 429, which stops Google alone",
    file: "User-agent: *\nDisallow: /admin/\n",
    sentence: "Google stops crawling: robots.txt answers with error 429.",
    rows: ["part", "part", "open"],
    aside:
      "This text counts for nobody until robots.txt answers with status 200. Other search engines crawl everything meanwhile.",
    status: 429,
  },
  {
    name: "status 503 for 40 days, which still stops CCBot",
    file: "User-agent: *\nDisallow: /admin/\n",
    sentence: "Open to search engines: robots.txt answers 503, which counts as no file.",
    rows: ["open", "part", "open"],
    status: 503,
    daysUnreachable: 40,
  },
  {
    name: "more redirects than most follow, though not Yandex",
    file: "User-agent: *\nDisallow: /\n",
    sentence:
      "Open to Google, Bing and 4 more: robots.txt redirects too often, which counts as no file.",
    rows: ["part", "part", "open"],
    redirects: 7,
  },
  {
    name: "a program's report of an error",
    file: '{"errorType":"Runtime.Error","errorMessage":"no such module"}',
    sentence: "This is a server error, not a robots.txt. Open to all crawlers.",
    rows: ["open", "open", "open"],
    aside: "Check what your server sends for `/robots.txt`.",
  },
  {
    name: "a storage service's answer",
    file: '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>AccessDenied</Code></Error>',
    sentence: "This is a server error, not a robots.txt. Open to all crawlers.",
    rows: ["open", "open", "open"],
  },
  {
    name: "several crawlers on one line, which keeps none of them out",
    file: "User-agent: GPTBot, ClaudeBot\nDisallow: /\n\nUser-agent: *\nAllow: /\n",
    sentence: "Open to all crawlers.",
    rows: ["open", "open", "open"],
    aside: "No group names a crawler: all follow line 4 (`*`).",
  },
  {
    name: "several unknown names on one line, beginning with a star",
    file: "User-agent: *, SomeBot\nDisallow: /\n\nUser-agent: OneBot, TwoBot\nDisallow: /b\n\nUser-agent: *\nDisallow: /a\n",
    sentence: "Open to search engines and AI but for 1 path.",
    rows: ["part", "part", "part"],
    aside: "No group names a crawler: all follow line 7 (`*`).",
  },
  {
    name: "an engine by its own name, which no crawler has",
    file: "User-agent: Bing\nDisallow: /\n\nUser-agent: *\nDisallow: /a\n",
    sentence: "Open to search engines and AI but for 1 path.",
    rows: ["part", "part", "part"],
    aside: "No group names a crawler: all follow line 4 (`*`).",
  },
  {
    name: "rule without a colon",
    file: "User-agent: *\nDisallow: /cart\nDisallow /\n",
    sentence: "Closed to Google; open to Bing, DuckDuckGo and 4 more.",
    rows: ["part", "part", "part"],
    aside: "Line 3 has no colon: no search engine but Google reads it.",
  },
  {
    name: "closed by name, below a misspelt line that is not why",
    file: "User-agent: Googlebot\nDisalow: /x\nDisallow: /\n\nUser-agent: Applebot\nUser-agent: *\nDisallow: /a\n",
    sentence: "Closed to Google; open to Bing, DuckDuckGo and 4 more.",
    rows: ["part", "part", "part"],
    aside: "Line 3 closes the site to Google.",
  },
  {
    name: "own group for one engine",
    file: "User-agent: *\nDisallow: /a\n\nUser-agent: Yandex\nDisallow: /a\nDisallow: /b\nDisallow: /c\n",
    sentence: "Open to search engines but for 1 to 3 paths. AI is not kept out.",
    rows: ["part", "part", "part"],
    aside: "Yandex: 3 paths closed.",
  },
  {
    name: "paths that no URL matches",
    file: "User-agent: *\nDisallow: admin\nDisallow: wp-admin/\n",
    sentence: "No rule counts. Open to all crawlers.",
    rows: ["open", "open", "open"],
    aside: "No URL matches the path on line 2.",
  },
  {
    name: "an empty rule beside one that matches no URL",
    file: "User-agent: *\nDisallow:\nDisallow: admin\n",
    sentence: "Open to all crawlers.",
    rows: ["open", "open", "open"],
  },
  {
    name: "a path behind a space that crawlers do not skip",
    file: "User-agent: *\nDisallow:\u00a0/admin\n",
    sentence: "No rule counts. Open to all crawlers.",
    rows: ["open", "open", "open"],
    aside: "No URL matches the path on line 2.",
  },
  {
    name: "line ends that stand in the text",
    file: "User-agent: *\\nDisallow: /admin/\\n",
    sentence: "No rule counts. Open to all crawlers.",
    rows: ["open", "open", "open"],
    aside: "No crawler finds a rule on line 1.",
  },
  {
    name: "a rule on the line of a name",
    file: "# Ours\nUser-agent: * Disallow: /admin/\n",
    sentence: "No rule counts. Open to all crawlers.",
    rows: ["open", "open", "open"],
    aside: "No crawler finds a rule on line 2.",
  },
  {
    name: "rules outside of all groups",
    file: "Disallow: /admin/\n",
    sentence: "No rule counts. Open to all crawlers.",
    rows: ["open", "open", "open"],
    aside: "Line 1 belongs to no group that a crawler follows.",
  },
  {
    name: "a commented rule",
    file: "User-agent: *\n# Disallow: /admin/\nCrawl-delay: 5 # Disallow: /b\n",
    sentence: "Open to all crawlers.",
    rows: ["open", "open", "open"],
  },
  {
    name: "an encoding that one reader of all those tried decodes",
    file: "User-agent: *\nDisallow: /\n",
    encoding: "utf-16le",
    sentence:
      "This file is in UTF-16, which most crawlers cannot read. Open to search engines. 1 of 8 AI trainers is kept out.",
    rows: ["open", "part", "open"],
    aside: "Save it as UTF-8.",
  },
  {
    name: "longer than Google reads",
    file: `User-agent: *\nDisallow: /a\n${`# ${"x".repeat(997)}\n`.repeat(520)}Disallow: /b\n`,
    sentence:
      "Google reads only the first 500 KiB. Open to search engines but for up to 2 paths. AI is not kept out.",
    rows: ["part", "part", "part"],
    aside: "Nothing below line 514 counts for Google.",
  },
];

describe("the sentence about a file", () => {
  it.each(TOLD)("tells what it does: $name", (told) => {
    const { file, encoding, sentence, aside, rows, ...served } = told;
    const { status = 200, redirects = 0, daysUnreachable = 0 } = served;
    const response =
      status === 200 && redirects === 0
        ? null
        : { ...PLAIN_RESPONSE, status, redirects, daysUnreachable };
    const found = overviewOf({ document: parse(file, encoding), response });
    expect(sentenceOf(found)).toBe(sentence);
    const below = asideOf(found).map(({ template, line, isFirst }) =>
      template.replace("{place}", `${isFirst ? "Line" : "line"} ${line}`),
    );
    if (aside !== undefined) expect(below.join(" ")).toBe(aside);
    const of = (wanted: string) => found.rows.find(({ purpose }) => purpose === wanted)?.openness;
    expect([of("search"), of("ai-training"), of("ai-search")]).toEqual(rows);
  });

  it("is found of lines of any length", () => {
    // If each space were tried as the end of each word, this would take years, and the test would time out.
    const found = overviewOf({
      document: parse(`${" ".repeat(8_000)}a${" ".repeat(8_000)}b c\n`),
    });
    expect(sentenceOf(found)).toBe("This is not a robots.txt. Open to all crawlers.");
  });

  it("has the sign of something broken while the server answers with errors, however long", () => {
    const signOf = (status: number, daysUnreachable = 0) =>
      overviewOf({
        document: parse("User-agent: *\nDisallow: /a\n"),
        response: { ...PLAIN_RESPONSE, status, daysUnreachable },
      }).headline.sign;
    expect([signOf(404), signOf(503), signOf(503, 40)]).toEqual(["good", "broken", "broken"]);
  });

  it("says once that an engine is closed by a name for all its crawlers", () => {
    const found = overview(
      "User-agent: Yandex",
      "Disallow: /",
      "",
      "User-agent: *",
      "Disallow: /a",
    );
    expect(sentenceOf(found)).toBe(
      "Open to search engines and AI but for 1 path; closed to Yandex.",
    );
    expect(asideOf(found)).toEqual([]);
  });

  const name = fc.constantFrom("*", "Googlebot", "bingbot", "Yandex", "GPTBot", "OAI-SearchBot");
  const rule = fc.tuple(
    fc.constantFrom("Allow", "Disallow", "Dissalow"),
    fc.constantFrom("/", "/a", "/a/b", "/$", "/*.css$", "/img/", ""),
  );
  const file = fc
    .array(
      fc.tuple(fc.array(name, { minLength: 1, maxLength: 3 }), fc.array(rule, { maxLength: 4 })),
      {
        maxLength: 4,
      },
    )
    .map((groups) =>
      groups
        .map(([names, rules]) =>
          [
            ...names.map((each) => `User-agent: ${each}`),
            ...rules.map(([type, path]) => `${type}: ${path}`),
          ].join("\n"),
        )
        .join("\n\n"),
    );

  it("has at most 25 words, all of them filled in", () => {
    fc.assert(
      fc.property(file, (text) => {
        const said = sentenceOf(overview(text));
        expect(said.split(/\s+/).length).toBeLessThanOrEqual(25);
        expect(said).not.toMatch(/[{}]|\b1 paths|undefined/);
      }),
      { numRuns: 150 },
    );
  });
});
