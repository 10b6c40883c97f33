import { describe, expect, it, vi } from "vitest";
import { pageAnswers } from "../../answers/workers/pages.ts";
import { addUrls } from "../../state/store/actions.ts";
import { createAppStore, initialState } from "../../state/store/store.ts";
import { takePages } from "./take-pages.ts";

vi.mock("../../answers/pages.ts", () => ({
  readPages: async (texts: readonly string[]) =>
    pageAnswers.read({ texts, longest: 1000, asIs: 500 }),
}));

const canonical = (url: string): string => `<link rel="canonical" href="${url}">`;

const setUp = (...urls: readonly string[]) => {
  const store = createAppStore(initialState("User-agent: *\n"));
  for (const url of urls) addUrls(store, url);
  const pages = () =>
    store
      .getState()
      .query.urls.map(({ typed, page }) => (page === undefined ? typed : `${typed}!`));
  return { store, pages };
};

describe("pages", () => {
  it("are kept with the URLs that they name, which are added unless they are there", async () => {
    const { store, pages } = setUp("/b", "https://e.example/c", "/x*");
    const taken = await takePages(store, [
      canonical("https://e.example/a"),
      canonical("https://e.example/b"),
      canonical("https://E.example/c"),
    ]);
    expect(pages()).toEqual(["/b!", "https://e.example/c!", "/x*", "https://e.example/a!"]);
    expect(taken).toMatchObject({ isNamed: true, left: 0, instead: null });
    taken?.takeBack();
    expect(pages()).toEqual(["/b", "https://e.example/c", "/x*"]);
  });

  it("are kept with the selected URL if they name none, or if the user says so", async () => {
    const { store, pages } = setUp("/a");
    expect(await takePages(store, ["<p>"])).toMatchObject({ urls: ["/a"], isNamed: false });
    expect(pages()).toEqual(["/a!"]);
    const taken = await takePages(store, [canonical("https://e.example/b")]);
    expect(taken?.instead).toBe("/a");
    expect(pages()).toEqual(["/a!", "https://e.example/b!"]);
    taken?.putInstead();
    expect(pages()).toEqual(["/a!"]);
    expect(store.getState().query.urls[0]?.page).toContain("canonical");
  });

  it("may be several in one text, one below the other; of those without a URL the first is kept", async () => {
    const answer = (html: string) => `HTTP/2 200\ncontent-type: text/html\n\n${html}</html>\n`;
    const { store, pages } = setUp("/a");
    const moved = "HTTP/2 301\nlocation: https://e.example/c\n\n";
    const text = [
      answer(canonical("https://e.example/b")),
      moved + answer("<p>"),
      answer("<p>1"),
      answer("<p>2"),
    ].join("");
    expect(await takePages(store, [text])).toMatchObject({ left: 1 });
    expect(pages()).toEqual(["/a!", "https://e.example/b!", "https://e.example/c!"]);
    expect(store.getState().query.urls[0]?.page).toContain("<p>1");
  });

  it("are left out if there is no URL for them", async () => {
    const { store, pages } = setUp("/x*");
    expect(await takePages(store, ["<p>"])).toMatchObject({ urls: [], left: 1 });
    expect(pages()).toEqual(["/x*"]);
  });
});
