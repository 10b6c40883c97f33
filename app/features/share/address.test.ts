import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { parse } from "../../../core/index.ts";
import { addUrls, markShared, publishDocument, setCrawler } from "../../state/store/actions.ts";
import { createAppStore, initialState } from "../../state/store/store.ts";
import { CLEAR_DELAY, clearAddress, isPrefill, keepAddressTrue, showInAddress } from "./address.ts";

const addressOf = (href: string) => {
  const location = { href, hash: new URL(href).hash };
  const replaceState = vi.fn((_: unknown, __: string, next?: string | URL | null) => {
    location.href = String(next);
    location.hash = new URL(location.href).hash;
  });
  return { location, history: { state: { any: 1 }, replaceState } };
};

describe("the address", () => {
  it("shows a fragment without a new history entry", () => {
    const address = addressOf("https://tool.example/a?b#c");
    expect(showInAddress(address, "1.abc")).toBe(true);
    expect(address.location.href).toBe("https://tool.example/a?b#1.abc");
    expect(address.history.replaceState).toHaveBeenCalledWith({ any: 1 }, "", expect.anything());
  });

  it.each([
    ["#1.abc", ""],
    ["#23.abc", ""],
    ["#example/shop", ""],
    ["#editor", "#editor"],
    ["", ""],
  ])("is cleared of links and examples only: %s", (fragment, left) => {
    const address = addressOf(`https://tool.example/${fragment}`);
    clearAddress(address);
    expect(address.location.hash).toBe(left);
  });
});

describe("keepAddressTrue", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const setUp = () => {
    const store = createAppStore(initialState("User-agent: *\n"));
    const address = addressOf("https://tool.example/#1.abc");
    const stop = keepAddressTrue(store, address);
    return { store, address, stop };
  };

  it("loses the link once the text has changed", () => {
    const { store, address } = setUp();
    publishDocument(store, parse("other"));
    vi.advanceTimersByTime(CLEAR_DELAY - 1);
    expect(address.location.hash).toBe("#1.abc");
    vi.advanceTimersByTime(1);
    expect(address.location.href).toBe("https://tool.example/");
  });

  it("loses it once the URLs have changed", () => {
    const { store, address } = setUp();
    addUrls(store, "/a");
    vi.advanceTimersByTime(CLEAR_DELAY);
    expect(address.location.hash).toBe("");
  });

  it("keeps it when another crawler is selected, a change is undone, or the change is shared", () => {
    const { store, address } = setUp();
    setCrawler(store, "Bingbot");
    publishDocument(store, parse("other"));
    publishDocument(store, parse("User-agent: *\n"));
    vi.advanceTimersByTime(CLEAR_DELAY);
    addUrls(store, "/a");
    markShared(store, store.getState());
    vi.advanceTimersByTime(CLEAR_DELAY);
    expect(address.history.replaceState).not.toHaveBeenCalled();
  });

  it("changes at most once a second", () => {
    const { store, address } = setUp();
    for (let at = 0; at < 100; at++) {
      publishDocument(store, parse(`other ${at}`));
      vi.advanceTimersByTime(30);
    }
    expect(address.history.replaceState).toHaveBeenCalledTimes(1);
  });

  it("no longer changes once stopped", () => {
    const { store, address, stop } = setUp();
    publishDocument(store, parse("other"));
    stop();
    vi.advanceTimersByTime(CLEAR_DELAY);
    expect(address.location.hash).toBe("#1.abc");
  });
});

describe("a browser that refuses to change the address", () => {
  it("is noticed, and throws nothing", () => {
    const address = addressOf("https://tool.example/#1.abc");
    address.history.replaceState.mockImplementation(() => {
      throw new Error("SecurityError");
    });
    expect(showInAddress(address, "2.x")).toBe(false);
    clearAddress(address);
    expect(address.location.href).toBe("https://tool.example/#1.abc");
  });
});

describe("isPrefill", () => {
  it.each([
    ["#robots=", true],
    ["url=/a", true],
    ["#crawler=x", true],
    ["#robots", false],
    ["#3.abc", false],
    ["#example/shop", false],
  ])("says of %j: %j", (fragment, answer) => {
    expect(isPrefill(fragment)).toBe(answer);
  });
});
