import { describe, expect, it } from "vitest";
import { addUrls, setExpectation } from "../../state/store/actions.ts";
import { testedUrlsOf } from "../../state/store/derive.ts";
import { createAppStore, initialState } from "../../state/store/store.ts";
import { decodedText, filteredUrls, mainHost, otherHost, sortedUrls } from "./url-order.ts";

const tested = (urls: string, missed?: string) => {
  const store = createAppStore(initialState("User-agent: *\nDisallow: /b\n"));
  addUrls(store, urls);
  const id = store.getState().query.urls.find(({ typed }) => typed === missed)?.id;
  if (id !== undefined) setExpectation(store, id, "blocked");
  return testedUrlsOf(store.getState());
};

const typed = (all: ReturnType<typeof tested>) => all.map(({ testUrl }) => testUrl.typed);

describe("the order of URLs", () => {
  const all = tested("/c10 /b1 /a /c9 /b2", "/c9");

  it.each([
    ["added", ["/c10", "/b1", "/a", "/c9", "/b2"]],
    ["blocked", ["/b1", "/b2", "/c10", "/a", "/c9"]],
    ["missed", ["/c9", "/c10", "/b1", "/a", "/b2"]],
    ["path", ["/a", "/b1", "/b2", "/c9", "/c10"]],
  ] as const)("%s keeps equals as they were", (sort, expected) => {
    expect(typed(sortedUrls(all, sort))).toEqual(expected);
  });
});

describe("the filter of URLs", () => {
  const all = tested("/b1 /новости /c");

  it.each([
    ["", ["/b1", "/новости", "/c"]],
    ["C", ["/c"]],
    ["blocked", ["/b1"]],
    ["ново allowed", ["/новости"]],
    ["nothing", []],
  ])("finds %j in what is typed, read and judged", (text, expected) => {
    expect(typed(filteredUrls(all, text))).toEqual(expected);
  });
});

describe("decodedText", () => {
  it.each([
    ["/%D0%BD%D0%BE", "/но"],
    ["https://shop.example/%E4%B8%AD?q=%D8%B9", "https://shop.example/中?q=ع"],
    ["/caf%C3%A9%20a", "/café%20a"],
    ["/plain%20path", null],
    ["/%C3", null],
    ["/%E4%B8", null],
  ])("reads %j as %j", (url, text) => {
    expect(decodedText(url)).toBe(text);
  });
});

describe("another host", () => {
  it("is one with fewer URLs; paths have no host", () => {
    const all = tested("https://a.example/1 https://B.example/2 https://b.example/3 /path");
    const main = mainHost(all);
    expect(main).toBe("b.example");
    expect(all.map((one) => otherHost(one, main))).toEqual(["a.example", null, null, null]);
    expect(mainHost(tested("/a /b"))).toBeNull();
  });
});
