import { describe, expect, it } from "vitest";
import { draftOfExample } from "../../features/examples/example.ts";
import { firstVisit } from "../../features/examples/first-visit.ts";
import { examples } from "../../features/examples/index.ts";
import { type Draft, draftOfShared } from "../../state/drafts/draft.ts";
import type { FoundDraft } from "../../state/drafts/find-draft.ts";
import { draftMessages } from "../../state/drafts/messages.ts";
import { type Loaders, readAddress } from "./request.ts";
import { decideStart } from "./start.ts";
import { LINK, SHARED } from "./testing.ts";

const mine = (overrides: Partial<Draft> = {}): Draft => ({
  ...draftOfShared({ ...SHARED, source: "mine", urls: [] }),
  edited: true,
  ...overrides,
});

const found = (draft: Draft, place: FoundDraft["place"] = "own"): FoundDraft => ({
  draft,
  id: "mine",
  place,
  isStored: true,
});
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

  it("opens nothing if the file in the address is too long, even with URLs to test", async () => {
    const long = "x".repeat(2_000_001);
    for (const fragment of [`#robots=${long}`, `#url=/a&robots=${long}`]) {
      expect(await readAddress(fragment)).toEqual({
        kind: "broken",
        message: expect.stringMatching(
          /^The file in the address is too long, nothing was opened\./,
        ),
      });
    }
  });

  it("says what of an address was left out", async () => {
    expect(await readAddress(`#${"url=/a&".repeat(700)}`)).toMatchObject({
      kind: "draft",
      said: expect.stringContaining("200 URLs were left out"),
    });
  });

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

  it("says so if a part of the page does not load", async () => {
    const fail = () => Promise.reject(new Error("offline"));
    const loaders: Loaders = {
      decode: fail,
      prefill: fail,
      examples: fail,
      files: fail,
      oldDrafts: fail,
    };
    for (const fragment of [`#${LINK}`, "#example/shop"]) {
      const request = await readAddress(fragment, loaders);
      expect(request.kind === "broken" && request.message).toContain("Reload the page");
    }
  });
});

describe("decideStart", () => {
  it.each(["own", "closed-tab"] as const)(
    "prefers the link to the draft, and offers that when it is unsaved (%s)",
    (place) => {
      const earlier = found(mine(), place);
      expect(decideStart(linkRequest, earlier)).toEqual({
        draft: linkRequest.draft,
        safe: true,
        id: null,
        isStored: false,
        earlier,
        messages: [],
      });
    },
  );

  it.each([
    ["nothing is kept", null],
    ["the kept draft is safe elsewhere", found(mine({ edited: false }))],
    ["the kept draft is empty", found(mine({ source: "" }))],
    ["the kept draft is what the link holds", found(mine({ ...SHARED }))],
    ["the kept draft is open in another tab", found(mine(), "other-tab")],
  ])("offers nothing when %s", (_, kept) => {
    expect(decideStart(linkRequest, kept).earlier).toBeNull();
  });

  it("offers a draft that has only URLs", () => {
    const earlier = found(mine({ edited: false, urlsEdited: true, urls: SHARED.urls }));
    expect(decideStart(linkRequest, earlier).earlier).toBe(earlier);
  });

  it("recognises the file if the link contains what is saved, and continues that draft", () => {
    const original = Uint8Array.of(1);
    const kept = mine({ ...SHARED, name: "robots.txt", original });
    expect(decideStart(linkRequest, found(kept))).toMatchObject({
      draft: { ...linkRequest.draft, name: "robots.txt", original },
      id: "mine",
    });
    expect(decideStart(linkRequest, found(kept, "closed-tab")).id).toBeNull();
  });

  it("opens the saved draft if nothing is requested, else the first-visit example", () => {
    const draft = mine();
    expect(decideStart({ kind: "nothing" }, found(draft))).toMatchObject({
      draft,
      safe: false,
      id: "mine",
      messages: [],
    });
    expect(decideStart({ kind: "nothing" }, null)).toMatchObject({
      draft: draftOfExample(firstVisit),
      safe: true,
      id: null,
      messages: [],
    });
  });

  it("shows a copy of what another tab has open, and says so", () => {
    expect(decideStart({ kind: "nothing" }, found(mine(), "other-tab"))).toMatchObject({
      safe: true,
      id: null,
      messages: [{ text: draftMessages.copyOfOtherTab }],
    });
  });

  it("keeps the draft when the link is broken, and says what is wrong", () => {
    const broken = { kind: "broken", message: "This link is cut short." } as const;
    const kept = mine();
    const messages = [{ tone: "error", text: "This link is cut short." }];
    expect(decideStart(broken, found(kept))).toMatchObject({ draft: kept, messages });
    expect(decideStart(broken, null, ["Unreadable."])).toMatchObject({
      draft: draftOfExample(firstVisit),
      messages: [{ text: "Unreadable." }, { text: "This link is cut short." }],
    });
  });
});
