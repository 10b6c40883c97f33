import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cellOf, PLAIN_RESPONSE, parse } from "../../core/index.ts";
import {
  addUrls,
  publishDocument,
  setBaseline,
  setCompared,
  setCrawler,
  setCrawlers,
  setDialect,
  setExpectation,
  setResponse,
} from "../state/store/actions.ts";
import { createAppStore, initialState } from "../state/store/store.ts";
import type { AnswerSource } from "./answer.ts";
import { accessOf, extentsOf } from "./crawler.ts";
import { differencesOf, inListOrder } from "./differences.ts";
import { type ImpactResult, impactOf, readersComparedOn } from "./impact.ts";
import { overviewOf } from "./overview.ts";
import { policyChangeOf } from "./policy.ts";
import { columnOf, expectedVerdictsOf, guardedBy, matrixOf, type Table } from "./tables.ts";
import { settle, type TestWorkers, useTestWorkers } from "./testing/worker.ts";

let workers: TestWorkers;

beforeEach(() => {
  workers = useTestWorkers();
});
afterEach(async () => {
  await settle();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Subscribes to an answer; returns a function that waits for its result. */
const following = <Result>(source: AnswerSource<unknown, Result>) => {
  source.subscribe(() => {});
  return async (): Promise<Result | undefined> => {
    await settle();
    return source.getState().found?.result;
  };
};

describe("the change for what is wished of a file", () => {
  it("is asked anew for each text, with the validators that complain about lines", async () => {
    const store = createAppStore(initialState("User-agent: *\nDisallow: /cart\n"));
    const wishes = [{ crawlers: ["GPTBot"], access: "block", path: null }] as const;
    const found = following(policyChangeOf(store, { wishes, fields: ["Content-Usage"] }));
    const first = await found();
    expect(first?.source).toBe(
      "User-agent: *\nContent-Usage: search=y\nDisallow: /cart\n\nUser-agent: GPTBot\nDisallow: /\n",
    );
    expect(first?.effects[0]).toMatchObject({ outcome: "proved", changed: ["GPTBot"] });
    expect(first?.lines.map(({ field, complaints }) => [field, complaints])).toEqual([
      ["Content-Signal", ["google-search-console", "yandex"]],
      ["Content-Usage", ["google-search-console", "lighthouse", "yandex"]],
    ]);
    publishDocument(store, parse("User-agent: GPTBot\nDisallow: /\n"));
    expect((await found())?.effects[0]?.outcome).toBe("holds");
  });
});

describe("the differences between readers", () => {
  const TYPO = "User-agent: *\nDisalow: /cart\n";

  it("depend on the text, the crawler, the URLs and the readers", async () => {
    const store = createAppStore(initialState(`User-agent: Foo\nDisallow: /\n\n${TYPO}`));
    const found = following(differencesOf(store));
    expect((await found())?.entries).toHaveLength(1);
    setCrawler(store, "Foo");
    expect((await found())?.entries).toEqual([]);
    setCrawler(store, "Bar");
    addUrls(store, "/cart/42");
    expect((await found())?.entries[0]?.cases[0]).toMatchObject({
      url: "/cart/42",
      isTested: true,
    });
    setCompared(store, ["rfc9309", "python"]);
    expect((await found())?.entries).toEqual([]);
  });

  it("have examples in the form of URLs under test", async () => {
    const store = createAppStore(initialState("User-agent: *\nDisallow: /caf\u00e9\n"));
    const found = following(differencesOf(store));
    const url = (await found())?.entries[0]?.cases[0]?.url ?? "";
    expect(url).toBe("/caf%C3%A9");
    addUrls(store, url);
    expect((await found())?.entries[0]?.cases[0]).toMatchObject({ url, isTested: true });
  });

  it("are between readers in a fixed order, however they were selected", () => {
    expect(inListOrder(["wget", "google"]).map(({ id }) => id)).toEqual(["google", "wget"]);
  });
});

describe("the impact of changes", () => {
  const OPEN = "User-agent: *\nDisallow: /cart\n";
  const CLOSED = "User-agent: *\nDisallow: /\n";

  const patternsOf = (result: ImpactResult | undefined): readonly string[] => {
    if (result === undefined) return [];
    const changed = "impacts" in result ? result.impacts.changed : [result.areas];
    return changed.flatMap(({ areas }) => areas.map(({ pattern }) => pattern));
  };

  it("is nothing while the text is as opened, and once a change is undone", async () => {
    const store = createAppStore(initialState(OPEN));
    const found = following(impactOf(store));
    expect([await found(), impactOf(store).getState().status]).toEqual([undefined, "none"]);
    publishDocument(store, parse(CLOSED));
    expect(patternsOf(await found())).toEqual(["/"]);
    publishDocument(store, parse(OPEN));
    expect(await found()).toBeUndefined();
    expect(workers.asked("impact")).toHaveLength(1);
  });

  it("is that of the difference to the selected text", async () => {
    const store = createAppStore(initialState(OPEN));
    setBaseline(store, { name: "live", source: CLOSED, encoding: "utf-8" });
    expect(patternsOf(await following(impactOf(store))())).toEqual(["/"]);
  });

  it("can be that of another reader of the file", async () => {
    const store = createAppStore(initialState(`${OPEN}\nUser-agent: A\nDisallow: /x\n`));
    const found = following(
      readersComparedOn(store, [
        { crawler: "*", dialect: "google" },
        { crawler: "A", dialect: "google" },
      ]),
    );
    expect(patternsOf(await found())).toEqual(expect.arrayContaining(["/x", "/cart"]));
  });
});

describe("the answers on a crawler", () => {
  const SHOP =
    "User-agent: *\nDisallow: /shop/\nAllow: /shop/help\n\nUser-agent: Foo\nDisallow: /x\n";

  it("say what it may crawl, and how that differs from the rules for all others", async () => {
    const store = createAppStore(initialState(SHOP));
    setCrawler(store, "*");
    const general = await following(accessOf(store))();
    expect(general?.access.areas.map(({ pattern }) => pattern)).toEqual(["/shop/"]);
    expect(general?.star).toBeNull();
    setCrawler(store, "Foo");
    const own = await following(accessOf(store))();
    expect(own?.access.areas.map(({ pattern }) => pattern)).toEqual(["/x"]);
    expect(own?.star?.areas).not.toEqual([]);
  });

  it("say what the file does, and to whom", async () => {
    const store = createAppStore(initialState(SHOP));
    const found = following(overviewOf(store));
    expect((await found())?.rows[0]?.openness).toBe("part");
    publishDocument(store, parse("User-agent: *\nDisallow: /\n"));
    expect((await found())?.rows[0]?.openness).toBe("closed");
    setResponse(store, { ...PLAIN_RESPONSE, status: 404 });
    expect((await found())?.rows[0]?.openness).toBe("open");
    setResponse(store, null);
    publishDocument(store, parse("User-agent: *\nDisallow:\nuseragent: a\nDisallow: /\n"));
    expect((await found())?.rows[0]?.openness).toBe("part");
    setDialect(store, "google");
    expect((await found())?.rows[0]?.openness).toBe("open");
  });

  it("give the verdict on each pattern under test once, and on nothing else", async () => {
    const store = createAppStore(initialState(SHOP));
    const found = following(extentsOf(store));
    addUrls(store, "/cart");
    expect([await found(), workers.asked("extents")]).toEqual([undefined, []]);
    addUrls(store, "/shop/*\nhttps://shop.example/shop/*\n/cart*");
    expect((await found())?.map(({ verdict }) => verdict)).toEqual(["mixed", "allowed"]);
    addUrls(store, "/other");
    await settle();
    expect(workers.asked("extents")).toHaveLength(1);
  });
});

describe("the tables", () => {
  const FILE = "User-agent: *\nDisallow: /cart\n";

  const setUp = () => {
    const store = createAppStore(initialState(FILE));
    return { store, firstUrl: () => store.getState().query.urls[0]?.id ?? 0 };
  };

  it("have the verdict of each crawler, in its own reading, on each URL and pattern", async () => {
    const { store } = setUp();
    const found = following(matrixOf(store));
    expect(await found()).toBeUndefined();
    setCrawlers(store, ["Googlebot", "YandexBot"]);
    addUrls(store, "/cart\n/cart*");
    await found();
    const table = matrixOf(store).getState().found as Table;
    expect([...(columnOf(table, "googlebot") ?? [])].map(cellOf)).toMatchObject([
      { verdict: "blocked", line: 2 },
      { verdict: "blocked" },
    ]);
    expect(columnOf(table, "bingbot")).toBeNull();
    expect(workers.asked("table").at(-1)).toMatchObject({
      columns: [
        { crawler: "Googlebot", dialect: "google" },
        { crawler: "YandexBot", dialect: "yandex" },
      ],
      rows: "/cart\n/cart*",
      patterns: [1],
    });
  });

  it("show whether each expectation holds, of any crawler", async () => {
    const { store, firstUrl } = setUp();
    addUrls(store, "/cart");
    const found = following(expectedVerdictsOf(store));
    expect([await found(), workers.asked("expected")]).toEqual([undefined, []]);
    const report = async () => {
      await found();
      const { found: table } = expectedVerdictsOf(store).getState();
      return table === null ? null : guardedBy(table).map(({ crawler, holds }) => [crawler, holds]);
    };
    setExpectation(store, firstUrl(), "blocked", "GPTBot");
    expect(await report()).toEqual([["GPTBot", true]]);
    publishDocument(store, parse("User-agent: GPTBot\nAllow: /\n"));
    expect(await report()).toEqual([["GPTBot", false]]);
    setExpectation(store, firstUrl(), null, "GPTBot");
    expect(await report()).toBeNull();
  });
});
