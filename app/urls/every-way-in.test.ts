import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cellOf,
  consult,
  type DialectId,
  dialects,
  impactOf,
  type Matcher,
  PLAIN_RESPONSE,
  parse,
  verdictLines,
  verdictsWithin,
  verdictTable,
  verify,
} from "../../core/index.ts";
import type { BulkInput } from "../answers/workers/bulk/messages.ts";
import { input, rowsOf, run } from "../answers/workers/bulk/testing/runs.ts";
import { prefilledState, readPrefill } from "../features/share/prefill.ts";
import { addUrls, setCrawler, setDialect } from "../state/store/actions.ts";
import { testedUrlsOf } from "../state/store/derive.ts";
import { createAppStore, initialState } from "../state/store/store.ts";
import { patternRows, rowsOf as tableRowsOf } from "../state/store/table.ts";
import { requestedUrls } from "./requested-urls.ts";

const ORIGIN = "https://shop.example";
const READERS = Object.keys(dialects) as DialectId[];
const CRAWLER = "Googlebot";

/** `allowed` or `blocked`, and the deciding line, 0 for none. */
type Answer = string;

const answerOf = (allowed: boolean, line: number | null): Answer =>
  `${allowed ? "allowed" : "blocked"} ${line ?? 0}`;

const bulk =
  (list: "urls" | "log", file: (targets: readonly string[]) => BulkInput) =>
  async (source: string, dialect: DialectId, targets: readonly string[]): Promise<Answer[]> => {
    const setup = { file: { source, encoding: "utf-8" }, crawlers: [CRAWLER], dialect } as const;
    const { session } = await run([file(targets)], setup);
    const { rows } = rowsOf(session, { list });
    return rows.map(({ verdicts: [verdict] }) =>
      answerOf(verdict?.allowed ?? false, verdict?.line ?? 0),
    );
  };

const TIME = "22/Nov/2026:06:23:01 +0000";

const combined = (targets: readonly string[], written: (target: string) => string): BulkInput =>
  input(
    targets
      .map(
        (each) => `192.0.2.1 - - [${TIME}] "GET ${written(each)} HTTP/1.1" 200 1 "-" "${CRAWLER}"`,
      )
      .join("\n"),
    "access.log",
  );

const hexBytes = (text: string): string =>
  Array.from(
    new TextEncoder().encode(text),
    (byte) => `\\x${byte.toString(16).toUpperCase()}`,
  ).join("");

/** How nginx writes a target: quotes, backslashes and all bytes from 0x80 up as `\xHH`. */
const asNginx = (target: string): string => target.replace(/["\\]|[^\0-\x7f]+/gu, hexBytes);

/** How Apache writes it, if its bytes from 0x80 up are printable: as they are. */
const asApache = (target: string): string => target.replace(/["\\]/g, "\\$&");

const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const withMatcher =
  (ask: (matcher: Matcher, target: string) => Answer) =>
  (source: string, dialect: DialectId, targets: readonly string[]): Answer[] => {
    const { matcher } = consult(parse(source), dialects[dialect], CRAWLER);
    return targets.map((target) => ask(matcher, target));
  };

const lineAnswers = (source: string, dialect: DialectId, lines: readonly string[]): string[] => {
  const file = { document: parse(source), response: null };
  const answer = verdictLines(file, { crawler: CRAWLER, reader: dialect }, requestedUrls());
  return lines.map((line) => answer(line) ?? "");
};

const storeWith = (source: string, dialect: DialectId, urls: readonly string[]) => {
  const store = createAppStore(initialState(source));
  setCrawler(store, CRAWLER);
  setDialect(store, dialect);
  addUrls(store, urls.join("\n"));
  return store;
};

/** Every way in which a request for a path of the site comes to a verdict. */
const WAYS: Readonly<
  Record<
    string,
    (
      source: string,
      dialect: DialectId,
      targets: readonly string[],
    ) => readonly Answer[] | Promise<readonly Answer[]>
  >
> = {
  "the list of URLs under test": (source, dialect, targets) =>
    testedUrlsOf(
      storeWith(
        source,
        dialect,
        targets.map((each) => ORIGIN + each),
      ).getState(),
    ).map(({ allowed, rule }) => answerOf(allowed, rule?.line ?? null)),
  "an address that prefills the page": (source, dialect, targets) => {
    const urls = targets.map((each) => `url=${encodeURIComponent(ORIGIN + each)}`).join("&");
    const { urls: typed } = prefilledState(readPrefill(`#robots=&${urls}`));
    const store = storeWith(
      source,
      dialect,
      typed.map((url) => url.typed),
    );
    return testedUrlsOf(store.getState()).map(({ allowed, rule }) =>
      answerOf(allowed, rule?.line ?? null),
    );
  },
  "the Matrix": (source, dialect, targets) => {
    const { urls } = storeWith(
      source,
      dialect,
      targets.map((each) => ORIGIN + each),
    ).getState().query;
    const { answers } = verdictTable({
      document: parse(source),
      response: PLAIN_RESPONSE,
      columns: [{ crawler: CRAWLER, dialect: dialects[dialect] }],
      rows: tableRowsOf(urls).split("\n"),
      patterns: new Set(patternRows(urls)),
    });
    return Array.from(answers[0] ?? [], cellOf).map(({ verdict, line }) =>
      answerOf(verdict === "allowed", line),
    );
  },
  "a list": async (source, dialect, targets) => {
    // A plain line first, so that no list looks like a table.
    const all = ["/first", ...targets].map((each) => ORIGIN + each).join("\n");
    const [, ...answers] = await bulk("urls", () => input(all))(source, dialect, targets);
    return answers;
  },
  "a sitemap": bulk("urls", (targets) =>
    input(
      `<urlset>${targets.map((each) => `<url><loc>${escapeXml(ORIGIN + each)}</loc></url>`).join("")}</urlset>`,
    ),
  ),
  "a log of nginx": bulk("log", (targets) => combined(targets, asNginx)),
  "a log of Apache": bulk("log", (targets) => combined(targets, asApache)),
  "a log with whole URLs": bulk("log", (targets) =>
    combined(targets, (target) => ORIGIN + asApache(target)),
  ),
  "a log in JSON": bulk("log", (targets) =>
    input(
      targets
        .map((uri) => JSON.stringify({ request_uri: uri, status: 200, http_user_agent: CRAWLER }))
        .join("\n"),
    ),
  ),
  "check.mjs --urls": (source, dialect, targets) =>
    lineAnswers(
      source,
      dialect,
      targets.map((each) => ORIGIN + each),
    ).map((line) => {
      const [verdict, at] = line.split("\t");
      return answerOf(verdict === "allowed", Number(at) || null);
    }),
  "check.mjs --urls with JSON": (source, dialect, targets) =>
    lineAnswers(
      source,
      dialect,
      targets.map((each) => JSON.stringify({ url: ORIGIN + each })),
    ).map((line) => {
      const { allowed, line: at } = JSON.parse(line) as { allowed: boolean; line: number | null };
      return answerOf(allowed, at);
    }),
  "check.mjs with expected verdicts": (source, dialect, targets) =>
    verify(
      { document: parse(source), response: null },
      targets.map((each) => ({
        crawler: CRAWLER,
        kind: "url" as const,
        text: ORIGIN + each,
        expected: "allowed" as const,
        reader: dialect,
      })),
      { spell: requestedUrls(), within: verdictsWithin },
    ).map(({ found, line }) => answerOf(found === "allowed", line)),
  "a request as a browser sends it": withMatcher((matcher, target) => {
    const url = new URL(ORIGIN + target);
    const sent = (url.pathname + url.search).replace(/%[\da-f]{2}/gi, (each) => each.toUpperCase());
    const { allowed, rule } = matcher.decide(ORIGIN + sent);
    return answerOf(allowed, rule?.line ?? null);
  }),
};

/** Without a star, which makes a URL under test a pattern. */
const pieces = fc.constantFrom(
  ..."/?=&.;:@!$'()+,[]~a-1",
  "/../",
  "/./",
  "/%2e%2E/",
  "//",
  "\\",
  "привет",
  "é",
  "\u{1f600}",
  "%d0%bf",
  "%D0%9f",
  "%2f",
  "%41",
  "%",
  "%zz",
  '"',
  "|",
  "^",
  "<b>",
);

const targets = fc.array(
  fc.array(pieces, { maxLength: 6 }).map((parts) => `/${parts.join("")}x`),
  { minLength: 1, maxLength: 6 },
);

const rules = fc
  .array(
    fc
      .tuple(fc.constantFrom("Allow: /", "Disallow: /"), fc.array(pieces, { maxLength: 4 }))
      .map(([field, parts]) => field + parts.join("")),
    { maxLength: 6 },
  )
  .map((lines) => `User-agent: *\n${lines.join("\n")}\n`);

describe("a request", () => {
  it.each([
    "/%d0%bf%d1%80%d0%b8%d0%b2%d0%b5%d1%82/",
    "/%D0%BF%D1%80%D0%B8%D0%B2%D0%B5%D1%82/",
    "/привет/",
    "/x/../привет/1",
    "/x/%2e%2e/cart/2",
    "/./cart",
  ])("for %s has the verdict of its spelling on every way in, for every reader", async (target) => {
    const source = "User-agent: *\nDisallow: /привет\nDisallow: /cart\n";
    const line = target.includes("cart") ? 3 : 2;
    for (const dialect of READERS) {
      // A rule that is compared as written matches only if it is written in percent escapes.
      const isUnspelt = dialects[dialect].facts.comparison.value === "as-written" && line === 2;
      const expected = isUnspelt ? "allowed 0" : `blocked ${line}`;
      for (const [way, ask] of Object.entries(WAYS)) {
        const found = await ask(source, dialect, [target]);
        expect([way, dialect, ...found]).toEqual([way, dialect, expected]);
      }
    }
  });

  it("has the same verdict, by the same line, on every way in", async () => {
    await fc.assert(
      fc.asyncProperty(
        rules,
        targets,
        fc.constantFrom(...READERS),
        async (source, all, dialect) => {
          const asked = [...new Set(all)];
          const [first, ...others] = Object.entries(WAYS);
          const expected = await first?.[1](source, dialect, asked);
          for (const [way, ask] of others) {
            expect([way, await ask(source, dialect, asked)]).toEqual([way, expected]);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it("keeps the bytes that are not UTF-8, whichever way its log writes them", async () => {
    const source = "User-agent: *\nDisallow: /%EF%F0\n";
    const verdictOn = async (text: string) =>
      (await bulk("log", () => combined([text], (target) => target))(source, "google", []))[0];
    expect(await verdictOn("/%ef%f0/1")).toBe("blocked 2");
    expect(await verdictOn("/\\xEF\\xF0/1")).toBe("blocked 2");
    expect(await verdictOn("/\\xef\\xf1/1")).toBe("allowed 0");
  });

  it("is shown as it was logged", async () => {
    const { session } = await run([combined(["/%d0%bf/x/../y", "//привет"], asNginx)]);
    expect(rowsOf(session, { list: "log" }).rows.map(({ url }) => url)).toEqual([
      "/%d0%bf/x/../y",
      "//привет",
    ]);
  });
});

describe("an example of a change", () => {
  // Rules that a URL can match as a crawler requests it: ASCII, no quotes, no dot segments.
  const requested = fc
    .array(
      fc
        .tuple(
          fc.constantFrom("Allow: /", "Disallow: /"),
          fc.array(fc.constantFrom(..."*/?=&;:@!$()+,[]~a-1", "%2F", "%41", "%D0%BF", "b.c"), {
            maxLength: 4,
          }),
        )
        .map(([field, parts]) => field + parts.join("")),
      { maxLength: 6 },
    )
    .map((lines) => `User-agent: *\n${lines.join("\n")}\n`);

  it("has the same verdicts when it is tested as a URL", () => {
    const spell = requestedUrls();
    fc.assert(
      fc.property(requested, requested, fc.constantFrom(...READERS), (before, after, dialect) => {
        const [old, now] = [parse(before), parse(after)];
        const impacts = impactOf(old, now, () => dialects[dialect]);
        for (const { crawlers, areas } of impacts.changed) {
          const crawler = crawlers[0]?.token ?? "";
          for (const { url } of areas) {
            for (const document of [old, now]) {
              const { matcher } = consult(document, dialects[dialect], crawler);
              expect([url, matcher.decide(spell(url)).allowed]).toEqual([
                url,
                matcher.decide(url).allowed,
              ]);
            }
          }
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe("a list", () => {
  const around = fc.constantFrom(
    ["", ""],
    ['"', '"'],
    ['"', '",'],
    ["<", ">"],
    ["- ", ""],
    ["* <", ">"],
    ["\u2022\t", ""],
    ["  ", "\r"],
    ["# ", ""],
    ["see ", ""],
    ["", " 200"],
    ["", "\t200"],
    ["\ufeff", ""],
  );
  const lines = fc.array(
    fc
      .tuple(around, fc.constantFrom("/cart", "https://e.com/cart/1", "e.com/b", "x", ""))
      .map(([[before, after], url]) => `${before}${url}${after}`),
    { maxLength: 8 },
  );

  it("has the same answers in the page and in check.mjs, line by line", async () => {
    const source = "User-agent: *\nDisallow: /cart\n";
    const plain = ["/a", "/b", "/c", "/d", "/e", "/f", "/g", "/h", "/i", "/j", "/k", "/l", "/m"];
    await fc.assert(
      fc.asyncProperty(lines, async (odd) => {
        const all = [...plain, ...odd];
        const setup = { file: { source, encoding: "utf-8" }, crawlers: [CRAWLER] } as const;
        const { session, first } = await run([input(all.join("\n"))], setup);
        const answers = lineAnswers(source, "google", all).filter((line) => line !== "");
        const read = answers.filter((line) => !line.startsWith("error"));
        expect(first).toMatchObject({
          kind: { type: "urls" },
          unread: answers.length - read.length,
        });
        expect(
          rowsOf(session).rows.map(({ verdicts: [verdict] }) => [verdict?.allowed, verdict?.line]),
        ).toEqual(
          read.map((line) => [line.startsWith("allowed"), Number(line.split("\t")[1]) || 0]),
        );
      }),
      { numRuns: 75 },
    );
  });
});
