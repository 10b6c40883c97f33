import { describe, expect, it } from "vitest";
import { servedAsOf } from "../../../../core/index.ts";
import { addUrls, setBaseline } from "../../../state/store/actions.ts";
import { testedUrlsOf } from "../../../state/store/derive.ts";
import { createAppStore, initialState } from "../../../state/store/store.ts";
import { plainText } from "../../../verdicts/pieces.ts";
import { whyOf } from "../../../verdicts/reason.ts";
import { servedStore } from "./served-store.ts";

const served = (source: string, id = "cloudflare") => {
  const as = servedAsOf(id);
  if (as === null) throw new Error(`No system ${id}`);
  const store = createAppStore(initialState(source));
  return { store, seen: servedStore(store, as) };
};

describe("a store as served", () => {
  it("answers for the served text, and leaves the own one alone", () => {
    const { store, seen } = served("User-agent: *\nDisallow: /\n");
    addUrls(seen, "/page");
    expect(testedUrlsOf(store.getState())[0]?.allowed).toBe(false);
    expect(testedUrlsOf(seen.getState())[0]?.allowed).toBe(true);
    expect(store.getState().document.source).toBe("User-agent: *\nDisallow: /\n");
    expect(seen.getState()).toBe(seen.getState());
  });

  it("calls lines of the own text by their own numbers, and others by who writes them", () => {
    const { seen } = served("# mine\nUser-agent: *\nDisallow: /a\n");
    addUrls(seen, "/a/x");
    addUrls(seen, "/b");
    const why = testedUrlsOf(seen.getState()).map(({ explanation }) =>
      plainText(whyOf(explanation).pieces),
    );
    expect(why).toEqual([
      expect.stringMatching(/^line 3, longer than line \d+ by Cloudflare$/),
      expect.stringMatching(/^line \d+ by Cloudflare Allow: \/$/),
    ]);
  });

  it("serves the text as it is if it has the system's block already", () => {
    const { seen } = served("User-agent: *\nDisallow: /a\n");
    const live = served(seen.getState().document.source);
    expect(live.seen.getState().document.source).toBe(live.store.getState().document.source);
  });

  it("compares served texts with each other, and keeps the own ones", () => {
    const { store, seen } = served("User-agent: *\nDisallow: /a\n");
    const { openedText } = seen.getState();
    expect(openedText.source).toBe(seen.getState().document.source);
    setBaseline(seen, { name: "As opened", ...openedText });
    expect(store.getState().baseline?.source).toBe("User-agent: *\nDisallow: /a\n");
    expect(seen.getState().baseline?.source).toBe(openedText.source);
  });

  it("tells its listeners what changes in the store", () => {
    const { store, seen } = served("User-agent: *\nDisallow:\n");
    const heard: string[] = [];
    const end = seen.subscribe(({ query }) => heard.push(query.crawler));
    store.setState(({ query }) => ({ query: { ...query, crawler: "bingbot" } }));
    end();
    store.setState(({ query }) => ({ query: { ...query, crawler: "GPTBot" } }));
    expect(heard).toEqual(["bingbot"]);
  });
});
