import { describe, expect, it, vi } from "vitest";
import { parse } from "../../core/index.ts";
import { publishDocument, setCrawler, setCrawlers, setTheme } from "../state/store/actions.ts";
import type { AppState } from "../state/store/state.ts";
import { createAppStore, initialState } from "../state/store/store.ts";
import { createAnswer } from "./answer.ts";

interface Inputs {
  readonly text: string;
  readonly crawler: string;
  readonly list: readonly string[];
}

/** An answer whose questions the test answers by hand: the text in capitals. */
const setUp = (
  options: { readonly whenSettled?: boolean; readonly isQuick?: boolean } = {},
  source = "one",
) => {
  const store = createAppStore(initialState(source));
  const asked: { readonly of: Inputs; readonly end: (answer: string | Error | null) => void }[] =
    [];
  const answer = createAnswer<Inputs, string>(store, {
    inputs: ({ document, query }: AppState) =>
      document.source === ""
        ? null
        : {
            text: document.source,
            crawler: query.crawler,
            list: [...query.crawlers],
          },
    ask: (of) =>
      new Promise((resolve, reject) => {
        const end = (result: string | Error | null): void => {
          if (result instanceof Error) reject(result);
          else resolve(result);
        };
        asked.push({ of, end });
      }),
    ...options,
  });
  const type = (text: string, isTyping = false) =>
    publishDocument(store, parse(text), null, isTyping);
  const end = async (at: number, result: string | Error | null) => {
    await Promise.resolve();
    asked[at]?.end(result);
    await Promise.resolve();
    await Promise.resolve();
  };
  const shown = () => {
    const { found, status } = answer.getState();
    return [status, found?.result ?? null];
  };
  const texts = () => asked.map(({ of }) => of.text);
  return { store, answer, type, end, shown, texts };
};

describe("an answer", () => {
  it("is asked while it has subscribers only, and kept for the next ones", async () => {
    const { answer, type, end, shown, texts } = setUp();
    await Promise.resolve();
    expect([shown(), texts()]).toEqual([["none", null], []]);
    const leave = [answer.subscribe(() => {}), answer.subscribe(() => {})];
    await Promise.resolve();
    expect([shown(), texts()]).toEqual([["waiting", null], ["one"]]);
    await end(0, "ONE");
    expect(shown()).toEqual(["current", "ONE"]);
    for (const each of leave) each();
    type("two");
    await Promise.resolve();
    expect(texts()).toEqual(["one"]);
    answer.subscribe(() => {});
    await Promise.resolve();
    expect([shown(), texts()]).toEqual([
      ["outdated", "ONE"],
      ["one", "two"],
    ]);
  });

  it("stays until the new one arrives, and is asked again only if an input differs", async () => {
    const { store, answer, type, end, shown, texts } = setUp();
    answer.subscribe(() => {});
    await end(0, "ONE");
    setTheme(store, "dark");
    type("one");
    await Promise.resolve();
    expect([shown(), texts()]).toEqual([["current", "ONE"], ["one"]]);
    setCrawler(store, "bingbot");
    await Promise.resolve();
    expect([shown(), texts().length]).toEqual([["outdated", "ONE"], 2]);
    await end(1, "ONE FOR BING");
    expect(shown()).toEqual(["current", "ONE FOR BING"]);
    setCrawlers(store, ["GPTBot"]);
    await Promise.resolve();
    expect([shown(), texts().length]).toEqual([["outdated", "ONE FOR BING"], 3]);
  });

  it("tells its subscribers of each change, and of nothing else", async () => {
    const { store, answer, end } = setUp();
    const told = vi.fn();
    const leave = answer.subscribe(told);
    expect(told).toHaveBeenCalledTimes(1);
    await end(0, "ONE");
    expect(told).toHaveBeenCalledTimes(2);
    setTheme(store, "dark");
    expect(told).toHaveBeenCalledTimes(2);
    leave();
    setCrawler(store, "bingbot");
    expect(told).toHaveBeenCalledTimes(2);
  });

  it("is that of the newest question, whichever comes first", async () => {
    const { answer, type, end, shown } = setUp();
    answer.subscribe(() => {});
    await Promise.resolve();
    type("two");
    await end(1, "TWO");
    await end(0, "ONE");
    expect(shown()).toEqual(["current", "TWO"]);
    type("three");
    await Promise.resolve();
    type("four");
    await end(2, "THREE");
    expect(shown()).toEqual(["outdated", "TWO"]);
  });

  it("waits until the text has settled if it takes long, but not for anything else", async () => {
    const { store, answer, type, end, shown, texts } = setUp({ whenSettled: true });
    answer.subscribe(() => {});
    await end(0, "ONE");
    type("two", true);
    type("two three", true);
    await Promise.resolve();
    expect([shown(), texts()]).toEqual([["outdated", "ONE"], ["one"]]);
    publishDocument(store, store.getState().document, null, false);
    await Promise.resolve();
    expect(texts()).toEqual(["one", "two three"]);
    setCrawler(store, "bingbot");
    await Promise.resolve();
    expect(texts().length).toBe(3);
  });

  it("to a text that changes again before it arrives is dropped", async () => {
    const { answer, type, end, shown, texts } = setUp({ whenSettled: true });
    answer.subscribe(() => {});
    await Promise.resolve();
    type("two", true);
    await end(0, "ONE");
    expect(shown()).toEqual(["waiting", null]);
    type("one", true);
    type("one");
    await Promise.resolve();
    expect(texts()).toEqual(["one", "one"]);
  });

  it("is asked once for changes that follow each other directly", async () => {
    const { store, answer, type, texts } = setUp();
    answer.subscribe(() => {});
    type("two");
    setCrawler(store, "bingbot");
    type("three");
    await Promise.resolve();
    expect(texts()).toEqual(["three"]);
  });

  it("does not exist if there is nothing to ask", async () => {
    const { answer, type, end, shown, texts } = setUp({}, "");
    answer.subscribe(() => {});
    await Promise.resolve();
    expect([shown(), texts()]).toEqual([["none", null], []]);
    type("one");
    await end(0, "ONE");
    type("");
    expect(shown()).toEqual(["none", null]);
  });

  it("that fails keeps the older one, and can be asked for again", async () => {
    const { answer, type, end, shown, texts } = setUp();
    answer.subscribe(() => {});
    await end(0, "ONE");
    type("two");
    await end(1, new Error("no worker"));
    expect(shown()).toEqual(["failed", "ONE"]);
    answer.retry();
    await Promise.resolve();
    expect([shown(), texts()]).toEqual([
      ["outdated", "ONE"],
      ["one", "two", "two"],
    ]);
    await end(2, new Error("no worker"));
    type("three");
    expect(shown()).toEqual(["outdated", "ONE"]);
    await end(3, "THREE");
    expect(shown()).toEqual(["current", "THREE"]);
  });

  it("is reported as pending only if it takes a while", async () => {
    vi.useFakeTimers();
    const { answer, type, end, shown } = setUp({ isQuick: true });
    answer.subscribe(() => {});
    await end(0, "ONE");
    type("two");
    vi.advanceTimersByTime(200);
    type("three");
    expect(shown()).toEqual(["current", "ONE"]);
    vi.advanceTimersByTime(100);
    expect(shown()).toEqual(["outdated", "ONE"]);
    await end(1, "THREE");
    type("four");
    await end(2, "FOUR");
    vi.advanceTimersByTime(1000);
    expect(shown()).toEqual(["current", "FOUR"]);
    vi.useRealTimers();
  });

  it("can be asked for at once, by several, without subscribing", async () => {
    const { answer, type, end, texts } = setUp({ whenSettled: true });
    type("two", true);
    const all = [answer.now(), answer.now()];
    await Promise.resolve();
    expect(texts()).toEqual(["two"]);
    await end(0, "TWO");
    const [one, other] = await Promise.all(all);
    expect(one).toMatchObject({ of: { text: "two" }, result: "TWO" });
    expect(other).toBe(one);
    expect(await answer.now()).toBe(one);
    await Promise.resolve();
    expect(texts()).toEqual(["two"]);
  });

  it("asked for at once is null if the inputs change meanwhile, or if it fails", async () => {
    const { answer, type, end } = setUp();
    answer.subscribe(() => {});
    const first = answer.now();
    type("two");
    await end(0, null);
    expect(await first).toBeNull();
    const second = answer.now();
    await end(1, new Error("no worker"));
    expect(await second).toBeNull();
  });
});
