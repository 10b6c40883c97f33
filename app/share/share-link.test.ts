import { describe, expect, it } from "vitest";
import { createAppStore, initialState } from "../store/store.ts";
import { copiedText, LONG_LINK, shareLink } from "./share-link.ts";

const store = createAppStore(initialState("User-agent: *\n"));
const maker = (copy: (text: string) => Promise<void>) => ({
  encode: () => "1.abc",
  show: (fragment: string) => `https://page.example/#${fragment}`,
  copy,
});

describe("shareLink", () => {
  it("copies the very link it shows in the address", async () => {
    const copied: string[] = [];
    const link = await shareLink(
      store,
      maker(async (text) => void copied.push(text)),
    );
    expect(link).toEqual({ href: "https://page.example/#1.abc", copied: true });
    expect(copied).toEqual([link.href]);
  });

  it("gives the link all the same when the clipboard is refused", async () => {
    const link = await shareLink(
      store,
      maker(async () => Promise.reject(new Error("refused"))),
    );
    expect(link).toEqual({ href: "https://page.example/#1.abc", copied: false });
  });
});

describe("copiedText", () => {
  it("always says that the link is copied", () => {
    expect(copiedText(120)).toBe("Link copied");
    expect(copiedText(LONG_LINK + 1)).toMatch(/^Link copied/);
  });

  it("advises on links that chat programs cut", () => {
    expect(copiedText(LONG_LINK)).toBe("Link copied");
    expect(copiedText(5400)).toContain("5,400 characters");
  });
});
