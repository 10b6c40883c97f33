import { describe, expect, it } from "vitest";
import { parse } from "../../../core/index.ts";
import { addUrls, publishDocument } from "../../state/store/actions.ts";
import { createAppStore, initialState, isUnsaved } from "../../state/store/store.ts";
import { decodeShare, type SharedState } from "./codec.ts";
import { LARGEST_SHARED, lengthAdvice, linkFor } from "./link.ts";
import { type ShareOwner, share } from "./share.ts";

const state = (source: string): SharedState => ({
  source,
  encoding: "utf-8",
  lineEnd: "\n",
  crawler: "Googlebot",
  dialect: "google",
  urls: [],
});

/** Text that deflate cannot compress much, the same every time. */
const noise = (length: number): string => {
  let seed = 1;
  const next = (): string => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return String.fromCharCode(33 + ((seed >>> 12) % 94));
  };
  return Array.from({ length }, next).join("");
};

describe("linkFor", () => {
  it.each([
    ["https://tool.example/app/", "https://tool.example/app/"],
    [
      "https://tool.example/app/index.html?lang=de#1.old",
      "https://tool.example/app/index.html?lang=de",
    ],
    ["file:///home/me/index.html#x#y", "file:///home/me/index.html"],
  ])("puts the state into %s in place of its fragment", async (href, page) => {
    const link = linkFor(state("User-agent: *"), href);
    if (!link.ok) throw new Error(link.message);
    expect(link.url).toBe(`${page}#${link.fragment}`);
    expect(await decodeShare(link.fragment)).toEqual({ ok: true, value: state("User-agent: *") });
    expect(link.advice).toBeNull();
  });

  it("gives advice on long links", () => {
    const link = linkFor(state(noise(4000)), "https://tool.example/");
    expect(link.ok && link.advice).toContain("2,000");
  });

  it("offers Download instead for a file that is too large", () => {
    const link = linkFor(state("x".repeat(LARGEST_SHARED + 1)), "https://tool.example/");
    expect(link).toMatchObject({ ok: false, message: expect.stringContaining("Download") });
  });

  it("offers Download instead when the link would be too long", () => {
    const link = linkFor(state(noise(LARGEST_SHARED - 10)), "https://tool.example/");
    expect(link.ok).toBe(false);
  });

  it("makes no link that could not be opened: a text that grows when compressed, many long URLs", () => {
    const urls = Array.from({ length: 200 }, () => ({
      typed: "x".repeat(16_000),
      expectations: [],
    }));
    for (const one of [state("\0".repeat(LARGEST_SHARED)), { ...state(""), urls }]) {
      const link = linkFor(one, "https://tool.example/");
      expect(link.ok).toBe(false);
    }
  });

  it("leaves out a baseline that does not fit, and says so", async () => {
    const own = state(noise(200_000));
    const baseline = { name: "before", source: noise(400_000), encoding: "utf-8" } as const;
    const link = linkFor({ ...own, baseline }, "https://tool.example/");
    if (!link.ok) throw new Error(link.message);
    expect(link.advice).toContain("version you compare with");
    expect(await decodeShare(link.fragment)).toEqual({ ok: true, value: own });
    const small = linkFor(
      { ...own, baseline: { ...baseline, source: "" } },
      "https://tool.example/",
    );
    expect(small.ok && (await decodeShare(small.fragment))).toMatchObject({
      value: { baseline: { name: "before" } },
    });
  });

  it("holds what is known of pages unless the link gets too long, and then says so", async () => {
    const withPage = (page: string): SharedState => ({
      ...state("User-agent: *"),
      urls: [
        { typed: "/a", expectations: [] },
        { typed: "/b", expectations: [], page },
      ],
    });
    const short = linkFor(withPage("x-robots-tag: noindex"), "https://tool.example/");
    expect(short).toMatchObject({ ok: true, advice: null });
    expect(short.ok && (await decodeShare(short.fragment))).toEqual({
      ok: true,
      value: withPage("x-robots-tag: noindex"),
    });
    const long = linkFor(withPage(noise(20_000)), "https://tool.example/");
    expect(long.ok && long.advice).toContain("tags of 1 page are not in the link");
    expect(long.ok && (await decodeShare(long.fragment))).toMatchObject({
      value: { urls: [{ typed: "/a" }, { typed: "/b" }] },
    });
  });

  it("makes links up to its limit that open", async () => {
    const link = linkFor(
      state("Disallow: /é\n".repeat(LARGEST_SHARED / 14)),
      "https://tool.example/",
    );
    expect(link.ok && (await decodeShare(link.fragment)).ok).toBe(true);
  });
});

describe("lengthAdvice", () => {
  it("changes at 2,000 and 8,000 characters", () => {
    expect(lengthAdvice(2000)).toBeNull();
    expect(lengthAdvice(2001)).toContain("2,000");
    expect(lengthAdvice(8000)).toContain("2,000");
    expect(lengthAdvice(8001)).toContain("8,000");
  });
});

describe("share", () => {
  const setUp = (writeText: ((text: string) => Promise<void>) | null) => {
    const store = createAppStore(initialState("User-agent: *\n"));
    publishDocument(store, parse("User-agent: *\nDisallow: /a\n"));
    addUrls(store, "/a");
    const location = { href: "https://tool.example/#old", hash: "#old" };
    const history = {
      state: null,
      replaceState: (_: unknown, __: string, href?: string | URL | null) => {
        location.href = String(href);
      },
    };
    const navigator = writeText === null ? {} : { clipboard: { writeText } };
    const owner: ShareOwner = { location, history, navigator };
    return { store, location, owner };
  };

  it("puts the link in the address bar and on the clipboard, and marks the work as saved", async () => {
    const copied: string[] = [];
    const { store, location, owner } = setUp(async (text) => void copied.push(text));
    const result = await share(store, owner);
    expect(result).toEqual({
      outcome: "copied",
      message: "Link copied.",
      url: location.href,
    });
    expect(copied).toEqual([location.href]);
    expect(isUnsaved(store.getState())).toBe(false);
  });

  it("says so when the clipboard is refused or missing, and still has the link in the address bar", async () => {
    for (const writeText of [async () => Promise.reject(new Error("NotAllowedError")), null]) {
      const { store, location, owner } = setUp(writeText);
      const result = await share(store, owner);
      expect(result).toMatchObject({ outcome: "shown", url: location.href });
      expect(result.message).toContain("address bar");
      expect(location.href).toContain("#3.");
      expect(isUnsaved(store.getState())).toBe(true);
    }
  });

  it("copies the link even when the address cannot be changed", async () => {
    const copied: string[] = [];
    const { store, owner } = setUp(async (text) => void copied.push(text));
    const history = {
      state: null,
      replaceState: () => {
        throw new Error("SecurityError");
      },
    };
    const result = await share(store, { ...owner, history });
    expect(result.outcome).toBe("copied");
    expect(copied[0]).toContain("#3.");
  });

  it("does not mark as saved what was typed while the clipboard was busy", async () => {
    const typed = "User-agent: *\nDisallow: /typed\n";
    const { store, owner } = setUp(async () => publishDocument(store, parse(typed)));
    expect((await share(store, owner)).outcome).toBe("copied");
    expect(isUnsaved(store.getState())).toBe(true);
  });

  it("changes nothing when the file is too large", async () => {
    const { store, location, owner } = setUp(null);
    publishDocument(store, parse("x".repeat(LARGEST_SHARED + 1)));
    expect(await share(store, owner)).toMatchObject({ outcome: "refused", url: null });
    expect(location.href).toBe("https://tool.example/#old");
    expect(isUnsaved(store.getState())).toBe(true);
  });
});
