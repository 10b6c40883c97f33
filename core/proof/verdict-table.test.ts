import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { dialects } from "../dialects/index.ts";
import { consult } from "../match/consult.ts";
import { PLAIN_RESPONSE } from "../response/plain-response.ts";
import { parse } from "../syntax/parse.ts";
import { cellOf, type TableQuestion, verdictTable } from "./verdict-table.ts";

const FILE = `User-agent: *
Disallow: /cart
Allow: /cart/help

User-agent: GPTBot
User-agent: CCBot
Disallow: /

User-agent: Yandex
Disallow: /*?s=
`;

const columnsOf = (crawlers: readonly string[], dialect = dialects.google) =>
  crawlers.map((crawler) => ({ crawler, dialect }));

const question = (overrides: Partial<TableQuestion> = {}): TableQuestion => ({
  document: parse(FILE),
  response: null,
  columns: columnsOf(["Googlebot", "GPTBot", "CCBot", "Yandex"]),
  rows: ["/", "/cart/1", "/cart/help", "/a?s=1"],
  patterns: new Set(),
  ...overrides,
});

describe("verdictTable", () => {
  it("returns every verdict with its line, as consult does", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            "User-agent: *",
            "User-agent: a",
            "User-agent: b",
            "Disallow: /",
            "Allow: /x",
            "Disallow: *y$",
            "Crawl-delay: 999",
            "",
          ),
        ),
        fc.array(
          fc.record({
            crawler: fc.constantFrom("a", "b", "c", "", "*", "AdsBot-Google", "Perplexity-User"),
            dialect: fc.constantFrom(...Object.values(dialects)),
          }),
          { maxLength: 8 },
        ),
        fc.constantFrom(
          null,
          { ...PLAIN_RESPONSE, status: 404 },
          { ...PLAIN_RESPONSE, status: 503 },
        ),
        (lines, columns, response) => {
          const document = parse(lines.join("\n"));
          const urls = ["/", "/x/y", "/y", "/robots.txt", "https://s.example/x?y"];
          const table = verdictTable({
            document,
            response,
            columns,
            rows: urls,
            patterns: new Set(),
          });
          columns.forEach(({ crawler, dialect }, column) => {
            const cells = table.answers[table.answerOf[column] ?? -1];
            const { decide } = consult(document, dialect, crawler, response).matcher;
            urls.forEach((url, row) => {
              const { allowed, rule } = decide(url);
              expect(cellOf(cells?.[row] ?? -1)).toEqual({
                verdict: allowed ? "allowed" : "blocked",
                line: rule?.line ?? null,
              });
            });
          });
        },
      ),
    );
  });

  it("decides once for all crawlers that follow the same rules of the same reader", () => {
    const { answerOf, answers } = verdictTable(question());
    expect(answerOf).toEqual([0, 1, 1, 2]);
    expect(answers).toHaveLength(3);
  });

  it("decides no URL twice for a crawler", () => {
    const urls = Array.from({ length: 5_000 }, (_, at) => `/cart/${at}`);
    const document = parse(FILE);
    const columns = columnsOf(["a", "b", "c", "d"]);
    const { matcher } = consult(document, dialects.google, "a");
    const decide = vi.spyOn(matcher, "decide");
    verdictTable(question({ document, columns, rows: urls }));
    expect(decide).toHaveBeenCalledTimes(5_000);
  });

  it("has no answers without columns, and empty ones without rows", () => {
    expect(verdictTable(question({ columns: [] }))).toEqual({
      answerOf: [],
      answers: [],
    });
    const { answers } = verdictTable(question({ rows: [] }));
    expect(answers.map(({ length }) => length)).toEqual([0, 0, 0]);
  });

  it("returns a pattern's verdict over all its URLs, with the line if one rule decides", () => {
    const rows = ["/cart*", "/*", "/cart/help", "/other*"];
    const asked = question({
      columns: columnsOf(["a", "GPTBot"]),
      rows,
      patterns: new Set([0, 1, 3]),
    });
    const { answers } = verdictTable(asked);
    expect(answers.map((cells) => [...cells].map(cellOf))).toEqual([
      [
        { verdict: "mixed", line: null },
        { verdict: "mixed", line: null },
        { verdict: "allowed", line: 3 },
        { verdict: "allowed", line: null },
      ],
      [
        { verdict: "blocked", line: 7 },
        { verdict: "blocked", line: 7 },
        { verdict: "blocked", line: 7 },
        { verdict: "blocked", line: 7 },
      ],
    ]);
  });
});

describe("a pattern that matches /robots.txt among others", () => {
  it("is blocked even if a reader always allows that one URL", () => {
    const asked = question({
      document: parse("User-agent: *\nDisallow: /\n"),
      columns: columnsOf(["GPTBot"], dialects.rfc9309),
      rows: ["/*"],
      patterns: new Set([0]),
    });
    const { answers } = verdictTable(asked);
    expect(answers.map((cells) => [...cells].map(cellOf))).toEqual([
      [{ verdict: "blocked", line: 2 }],
    ]);
  });
});

describe("the columns of a table", () => {
  const answersFor = (columns: TableQuestion["columns"], overrides: Partial<TableQuestion> = {}) =>
    verdictTable(question({ columns, ...overrides })).answerOf;

  it("share an answer only if reader, groups and response are the same", () => {
    const { google, rfc9309, yandex } = dialects;
    const of = (crawler: string, dialect = google) => ({ crawler, dialect });
    expect(answersFor([of("a"), of("b"), of("a", rfc9309), of("c", rfc9309)])).toEqual([
      0, 0, 1, 1,
    ]);
    // It obeys no file.
    expect(answersFor([of("a"), of("Perplexity-User")])).toEqual([0, 1]);
    // One group for `*` and for this crawler, and one for this crawler alone.
    const document = parse("User-agent: *\nUser-agent: a\nDisallow: /x\n");
    expect(answersFor([of("a"), of("b")], { document })).toEqual([0, 1]);
    const response = { ...PLAIN_RESPONSE, status: 503 };
    expect(answersFor([of("a"), of("a", yandex), of("b")], { response })).toEqual([0, 1, 0]);
  });
});

describe("a cell of a table", () => {
  it("is four times the line, and a number for the verdict", () => {
    expect([0, 1, 2, 4, 29, 402].map(cellOf)).toEqual([
      { verdict: "blocked", line: null },
      { verdict: "allowed", line: null },
      { verdict: "mixed", line: null },
      { verdict: "blocked", line: 1 },
      { verdict: "allowed", line: 7 },
      { verdict: "mixed", line: 100 },
    ]);
  });
});
