import { describe, expect, it } from "vitest";
import { type Draft, draftOfShared } from "./drafts/draft.ts";
import { draftOfExample } from "./examples/example.ts";
import { firstVisit } from "./examples/first-visit.ts";
import { examples } from "./examples/index.ts";
import { encodeShare, type SharedState } from "./share/codec.ts";
import { decideStart, type Loaders, readAddress } from "./start.ts";

const SHARED: SharedState = {
  source: "User-agent: *\nDisallow: /theirs\n",
  encoding: "utf-8",
  lineEnd: "\r\n",
  crawler: "Bingbot",
  dialect: "rfc9309",
  urls: [{ typed: "/theirs/1", expectations: [{ crawler: "bingbot", expected: "blocked" }] }],
};
const LINK = encodeShare(SHARED);

const mine = (overrides: Partial<Draft> = {}): Draft => ({
  ...draftOfShared({ ...SHARED, source: "mine", urls: [] }),
  edited: true,
  ...overrides,
});

const found = (value: Draft | null, trouble: string | null = null) => ({ value, trouble });
const linkRequest = {
  kind: "draft",
  draft: draftOfShared(SHARED),
  said: "Opened the link.",
} as const;

describe("readAddress", () => {
  it.each(["", "#", "#editor", "#:~:text=Disallow", "#main:~:text=Disallow"])(
    "finds nothing asked for in %j",
    async (fragment) => {
      expect(await readAddress(fragment)).toEqual({ kind: "nothing" });
    },
  );

  it.each(["#pako:eNpVjk0", "#main/1.2", "#2024", "#code/N4Igxg9gdgLgFgSwDYE8"])(
    "says of %j that it is no link of ours",
    async (fragment) => {
      expect(await readAddress(fragment)).toMatchObject({
        kind: "broken",
        message: expect.stringContaining("draft is kept"),
      });
    },
  );

  it.each([`#${LINK}`, LINK, `#${LINK.replace(".", "%2E")}`, `#${LINK}.`])(
    "opens a link, mangled or not",
    async (fragment) => {
      const request = await readAddress(fragment);
      expect(request).toMatchObject({ kind: "draft", draft: { ...SHARED, edited: false } });
    },
  );

  it.each(examples)("opens the example $id", async (example) => {
    for (const fragment of [`#example/${example.id}`, `#example%2F${example.id}`]) {
      expect(await readAddress(fragment)).toMatchObject({
        kind: "draft",
        draft: draftOfExample(example),
      });
    }
  });

  it.each([
    ["#example/none", "no example of that name"],
    ["#1.", "cut short"],
    [`#${LINK.slice(0, 30)}`, "cut short"],
    ["#4.abc", "newer version"],
    ["#1.____________", "damaged"],
  ])("says why %s cannot be opened", async (fragment, part) => {
    const request = await readAddress(fragment);
    expect(request.kind === "broken" && request.message).toContain(part);
  });

  it("says so when a part of the page does not load", async () => {
    const fail = () => Promise.reject(new Error("offline"));
    const loaders: Loaders = { decode: fail, examples: fail };
    for (const fragment of [`#${LINK}`, "#example/shop"]) {
      const request = await readAddress(fragment, loaders);
      expect(request.kind === "broken" && request.message).toContain("Reload the page");
    }
  });
});

describe("decideStart", () => {
  it("prefers the link to the kept draft, which it sets aside when that is unsaved", () => {
    const kept = mine();
    expect(decideStart(linkRequest, found(kept))).toEqual({
      draft: linkRequest.draft,
      safe: true,
      setAside: kept,
      messages: [],
    });
  });

  it.each([
    ["nothing is kept", null],
    ["the kept draft is safe elsewhere", mine({ edited: false })],
    ["the kept draft is empty", mine({ source: "" })],
    ["the kept draft is what the link holds", mine({ ...SHARED })],
  ])("sets nothing aside when %s", (_, kept) => {
    expect(decideStart(linkRequest, found(kept)).setAside).toBeNull();
  });

  it("sets a draft aside for its URLs alone", () => {
    const kept = mine({ edited: false, urlsEdited: true, urls: SHARED.urls });
    expect(decideStart(linkRequest, found(kept)).setAside).toBe(kept);
  });

  it("knows the file again when the link holds what is kept", () => {
    const original = Uint8Array.of(1);
    const kept = mine({ ...SHARED, name: "robots.txt", original });
    expect(decideStart(linkRequest, found(kept)).draft).toEqual({
      ...linkRequest.draft,
      name: "robots.txt",
      original,
    });
  });

  it("opens the kept draft when nothing is asked for, else the first-visit example", () => {
    const kept = mine();
    expect(decideStart({ kind: "nothing" }, found(kept))).toMatchObject({
      draft: kept,
      safe: false,
    });
    expect(decideStart({ kind: "nothing" }, found(null))).toMatchObject({
      draft: draftOfExample(firstVisit),
      safe: true,
      messages: [],
    });
  });

  it("keeps the draft when the link is broken, and says what is wrong", () => {
    const broken = { kind: "broken", message: "This link is cut short." } as const;
    const kept = mine();
    const messages = [{ tone: "error", text: "This link is cut short." }];
    expect(decideStart(broken, found(kept))).toMatchObject({ draft: kept, messages });
    expect(decideStart(broken, found(null, "Unreadable."))).toMatchObject({
      draft: draftOfExample(firstVisit),
      messages: [{ text: "Unreadable." }, { text: "This link is cut short." }],
    });
  });
});
