import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { parse } from "../../core/index.ts";
import { publishDocument, setCrawler } from "./actions.ts";
import { FOLLOWED_AT_ONCE, PAUSE, settledStore } from "./settled.ts";
import { createAppStore, initialState } from "./store.ts";

const long = (line: string) => `${line}\n${"#".repeat(FOLLOWED_AT_ONCE)}`;

describe("settledStore", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("follows a short text letter by letter", () => {
    const store = createAppStore(initialState(""));
    const settled = settledStore(store);
    publishDocument(store, parse("User-agent: *"));
    expect(settled.getState()).toBe(store.getState());
  });

  it("waits for a pause in a long text, then follows once", () => {
    const store = createAppStore(initialState(long("a")));
    const settled = settledStore(store);
    const heard = vi.fn();
    settled.subscribe(heard);
    for (const text of ["ab", "abc", "abcd"]) {
      publishDocument(store, parse(long(text)));
      vi.advanceTimersByTime(PAUSE - 1);
    }
    expect(heard).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(settled.getState().document).toBe(store.getState().document);
  });

  it("follows at once when anything but the text changes, the text along with it", () => {
    const store = createAppStore(initialState(long("a")));
    const settled = settledStore(store);
    publishDocument(store, parse(long("ab")));
    setCrawler(store, "bingbot");
    expect(settled.getState()).toBe(store.getState());
    const heard = vi.fn();
    settled.subscribe(heard);
    vi.runAllTimers();
    expect(heard).not.toHaveBeenCalled();
  });
});
