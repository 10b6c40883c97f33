import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cellOf, parse } from "../../core/index.ts";
import {
  addUrls,
  publishDocument,
  setCrawlers,
  setExpectation,
  setTheme,
} from "../state/store/actions.ts";
import { createAppStore, initialState } from "../state/store/store.ts";
import { columnOf, createTabulation, guardedBy } from "./tabulation.ts";
import type { TableMessage } from "./workers/messages.ts";
import { oneAtATime } from "./workers/one-at-a-time.ts";
import { tabulate } from "./workers/tabulator.ts";

const FILE = "User-agent: *\nDisallow: /cart\n";

const setUp = () => {
  const store = createAppStore(initialState(FILE, { dialect: "automatic" }));
  const asked: TableMessage[] = [];
  const source = createTabulation(store, (onAnswer) => {
    const ask = oneAtATime(tabulate, (answer) => onAnswer(structuredClone(answer)));
    return (question) => {
      if (question !== null) asked.push(question);
      ask(structuredClone(question));
    };
  });
  const table = () => source.getState().table;
  return { store, source, asked, table };
};

const settle = () => vi.advanceTimersByTimeAsync(1000);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the table of a store", () => {
  it("is computed only while it is shown, or has expectations", async () => {
    const { store, source, asked, table } = setUp();
    addUrls(store, "/cart\n/help");
    await settle();
    expect(asked).toEqual([]);
    const hide = source.show();
    await settle();
    expect(asked).toHaveLength(1);
    const cells = table() === null ? null : columnOf(table() as never, "googlebot");
    expect([...(cells ?? [])].map(cellOf)).toEqual([
      { verdict: "blocked", line: 2 },
      { verdict: "allowed", line: null },
    ]);
    hide();
    publishDocument(store, parse("User-agent: *\nAllow: /\n"));
    await settle();
    expect(asked).toHaveLength(1);
  });

  it("follows the text, the URLs and the crawlers, each with its own reader, and nothing else", async () => {
    const { store, source, asked } = setUp();
    addUrls(store, "/cart");
    source.show();
    setCrawlers(store, ["Googlebot", "YandexBot"]);
    await settle();
    expect(asked.at(-1)?.columns).toEqual([
      { crawler: "Googlebot", dialect: "google" },
      { crawler: "YandexBot", dialect: "yandex" },
    ]);
    const count = asked.length;
    setTheme(store, "dark");
    expect(asked).toHaveLength(count);
    addUrls(store, "/cart*");
    expect(asked.at(-1)).toMatchObject({ rows: "/cart\n/cart*", patterns: [1] });
  });

  it("shows whether each expectation holds, for hidden crawlers too", async () => {
    const { store, table } = setUp();
    addUrls(store, "/cart");
    const id = store.getState().query.urls[0]?.id ?? 0;
    setExpectation(store, id, "blocked", "GPTBot");
    await settle();
    const report = () => guardedBy(table() as never).map(({ crawler, holds }) => [crawler, holds]);
    expect(report()).toEqual([["GPTBot", true]]);
    publishDocument(store, parse("User-agent: GPTBot\nAllow: /\n"));
    await settle();
    expect(report()).toEqual([["GPTBot", false]]);
    setExpectation(store, id, null, "GPTBot");
    await settle();
    expect(table()).toBeNull();
  });
});
