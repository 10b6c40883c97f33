import { describe, expect, it } from "vitest";
import { dialects, parse, verdictTable } from "../../../core/index.ts";
import { guardedBy, type Table } from "../../answers/tables.ts";
import { addUrls, setCrawlers, setExpectation } from "../../state/store/actions.ts";
import { checksOf } from "../../state/store/checks-of.ts";
import { createAppStore, initialState } from "../../state/store/store.ts";
import { presetCrawlers, tableCrawlers } from "../../state/store/table.ts";
import { importChecks } from "./checks.ts";
import { columnsOf } from "./columns.ts";
import { acceptFailing, expectAll, nextMissed } from "./expect-cells.ts";
import { toCsv, toJson, toMarkdown } from "./export.ts";
import { placeAfterKey } from "./grid-keys.ts";

const FILE =
  "User-agent: *\nDisallow: /cart\n\nUser-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n";
const CRAWLERS = ["Googlebot", "GPTBot", "CCBot", "Bingbot"];

const setUp = (urls = "/cart\n/help\n/a*") => {
  const store = createAppStore(initialState(FILE));
  addUrls(store, urls);
  setCrawlers(store, CRAWLERS);
  const table = (): Table => {
    const state = store.getState();
    const result = verdictTable({
      document: parse(FILE),
      response: null,
      columns: CRAWLERS.map((crawler) => ({ crawler, dialect: dialects.google })),
      rows: state.query.urls.map(({ typed }) => typed),
      patterns: new Set([2]),
    });
    const { document, dialect, response } = state;
    const of = { document, dialect, response, crawlers: CRAWLERS, urls: state.query.urls };
    return { of, result };
  };
  return { store, table, urls: () => store.getState().query.urls };
};

describe("the presets of crawlers", () => {
  it("contain no crawler twice, and no retired one", () => {
    const { store } = setUp();
    for (const preset of [
      "search",
      "ai-training",
      "ai-search",
      "ai-user",
      "ai-agent",
      "data-provider",
      "seo",
    ] as const) {
      const chosen = presetCrawlers(preset, store.getState());
      expect(chosen.length).toBeGreaterThan(2);
      expect(new Set(chosen).size).toBe(chosen.length);
    }
  });

  it("are those the file names, or any other", () => {
    const state = setUp().store.getState();
    expect(presetCrawlers("named", state)).toEqual(["GPTBot", "CCBot"]);
    expect(presetCrawlers("other", state)).toEqual(["*"]);
  });

  it("begin with the crawler under test by default", () => {
    const state = initialState(FILE);
    expect(tableCrawlers(state)[0]).toBe("Googlebot");
    expect(tableCrawlers({ query: { ...state.query, crawler: "Foo" } })[0]).toBe("Foo");
  });
});

describe("the exported table", () => {
  const sheet = () => {
    const { table, urls } = setUp("/cart\n=2+3\n/a*|b");
    return { urls: urls(), columns: columnsOf(["Googlebot", "GPTBot"], table()) };
  };

  it("is CSV with verdicts and lines, and no formula for a spreadsheet", () => {
    expect(toCsv(sheet()).split("\r\n")).toEqual([
      "URL,Googlebot,Googlebot: line,GPTBot,GPTBot: line",
      "/cart,Blocked,2,Blocked,6",
      '"\'=2+3",Allowed,,Blocked,6',
      "/a*|b,All allowed,,All blocked,6",
    ]);
  });

  it("is a Markdown table", () => {
    expect(toMarkdown(sheet()).split("\n")[4]).toBe("| `/a*\\|b` | All allowed | All blocked |");
  });

  it("makes invisible characters visible in Markdown and JSON, and is exact in CSV", () => {
    const { table, urls } = setUp("/\u202etrac");
    const hidden = {
      urls: urls(),
      columns: columnsOf(["Googlebot", "Google\u200bbot"], table()),
    };
    expect(toMarkdown(hidden)).toContain("`/[U+202E]trac`");
    expect(toMarkdown(hidden)).toContain("Google\\[U+200B\\]bot");
    expect(toJson(hidden)).toContain("/\\u202etrac");
    expect(toCsv(hidden)).toContain("\r\n/\u202etrac,");
  });

  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\n=1", "=1\n2", "\uff1d1"])(
    "has no formula in the heading %j of CSV",
    (name) => {
      const { table, urls } = setUp("/a");
      const columns = columnsOf([name], table());
      expect(toCsv({ urls: urls(), columns })).toMatch(/^URL,"?'/);
    },
  );

  it("is JSON with one record for each URL and crawler", () => {
    const records: unknown = JSON.parse(toJson(sheet()));
    expect(records).toHaveLength(6);
    expect(records).toContainEqual({
      url: "/cart",
      crawler: "GPTBot",
      verdict: "blocked",
      line: 6,
    });
  });
});

describe("expectations in the matrix", () => {
  it("are set to all current verdicts, except mixed ones, whatever was expected before", () => {
    const { store, table, urls } = setUp("/cart\n/help\n/c*");
    setExpectation(store, urls()[0]?.id ?? 0, "allowed", "GPTBot");
    expectAll(store, table());
    expect(urls().map(({ expectations }) => expectations.length)).toEqual([4, 4, 2]);
    expect(guardedBy(table()).every(({ holds }) => holds)).toBe(true);
  });

  it("that fail are set to the current verdicts, and can be undone", () => {
    const { store, table, urls } = setUp();
    setExpectation(store, urls()[0]?.id ?? 0, "allowed", "GPTBot");
    setExpectation(store, urls()[1]?.id ?? 0, "allowed", "Googlebot");
    const before = urls();
    acceptFailing(store, guardedBy(table()));
    expect(store.getState().notices.at(-1)?.text).toMatch(/^1 verdict /);
    expect(urls()[0]?.expectations).toEqual([{ crawler: "GPTBot", expected: "blocked" }]);
    expect(urls()[1]?.expectations).toEqual([{ crawler: "Googlebot", expected: "allowed" }]);
    store.getState().notices.at(-1)?.action?.run();
    expect(urls()).toEqual(before);
  });

  it("that fail are visited one after the other, then from the first again", () => {
    const { store, table, urls } = setUp();
    for (const { id } of urls().slice(0, 2)) setExpectation(store, id, "allowed", "GPTBot");
    const report = guardedBy(table());
    const first = nextMissed(report, { crawler: "", id: null });
    const second = nextMissed(report, { crawler: "GPTBot", id: first?.guarded.url.id ?? 0 });
    const third = nextMissed(report, { crawler: "GPTBot", id: second?.guarded.url.id ?? 0 });
    expect([first, second, third].map((one) => one?.guarded.url.typed)).toEqual([
      "/cart",
      "/help",
      "/cart",
    ]);
    expect(nextMissed([], { crawler: "", id: null })).toBeNull();
  });

  it("are read from a checks file unchanged, with their URLs", () => {
    const { store, urls } = setUp();
    const [cart, help, pattern] = urls();
    setExpectation(store, cart?.id ?? 0, "blocked", "GPTBot");
    setExpectation(store, help?.id ?? 0, "allowed", "Googlebot");
    setExpectation(store, pattern?.id ?? 0, "allowed", "Googlebot");
    const checks = checksOf(store.getState());
    expect(checks.map(({ kind }) => kind)).toEqual(["url", "url", "pattern"]);
    const other = createAppStore(initialState(FILE));
    importChecks(
      other,
      JSON.stringify({
        version: 1,
        checks: checks.map(({ crawler, kind, text, expected }) => ({
          crawler,
          [kind]: text,
          expect: expected,
        })),
      }),
    );
    expect(checksOf(other.getState()).map((one) => ({ ...one, reader: null }))).toEqual(
      checks.map((one) => ({ ...one, reader: null })),
    );
  });

  it("stay unchanged if the file is not a checks file", () => {
    const { store, urls } = setUp();
    const before = urls();
    importChecks(store, "not JSON");
    expect(urls()).toEqual(before);
    expect(store.getState().notices.at(-1)).toMatchObject({ tone: "error" });
  });
});

describe("placeAfterKey", () => {
  const last = { row: 99, column: 9 };
  const press = (key: string, ctrlKey = false) =>
    placeAfterKey({ key, ctrlKey, metaKey: false }, { row: 5, column: 5 }, last);

  it("goes to the neighbours, the ends and a page further, never out of the table", () => {
    expect(press("ArrowUp")).toEqual({ row: 4, column: 5 });
    expect(press("ArrowRight")).toEqual({ row: 5, column: 6 });
    expect(press("PageUp")).toEqual({ row: 0, column: 5 });
    expect(press("PageDown")).toEqual({ row: 15, column: 5 });
    expect(press("Home")).toEqual({ row: 5, column: 0 });
    expect(press("End", true)).toEqual(last);
    expect(press("x")).toBeNull();
  });
});
