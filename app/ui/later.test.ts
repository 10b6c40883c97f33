import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { later } from "./later.tsx";

/** The files that the browser has stored, with what the host answered; each import of a wrong one fails. */
const stored = new Map<string, string>();
const served = new Map<string, string>();
let entries: { readonly name: string; readonly initiatorType: string }[] = [];
const fetched: string[] = [];

const asked = (name: string, initiatorType: string): string => {
  entries.push({ name, initiatorType });
  if (!stored.has(name)) stored.set(name, served.get(name) ?? "page");
  return stored.get(name) ?? "";
};

const load = (...files: readonly string[]) =>
  later(async () => {
    await Promise.resolve();
    const wrong = files.filter((file) => asked(file, "script") === "page");
    if (wrong.length > 0) throw new Error(wrong.join());
    return files.join();
  });

beforeEach(() => {
  for (const each of [stored, served]) each.clear();
  entries = [];
  fetched.length = 0;
  vi.stubGlobal("document", { querySelectorAll: () => [] });
  vi.spyOn(performance, "getEntriesByType").mockImplementation(() => [...entries] as never);
  vi.spyOn(performance, "clearResourceTimings").mockImplementation(() => {
    entries = [];
  });
  vi.stubGlobal("fetch", async (name: string) => {
    fetched.push(name);
    await new Promise((resolve) => setTimeout(resolve, 2));
    stored.delete(name);
    asked(name, "fetch");
    return new Response("");
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a part that loads later", () => {
  const heal = (...files: readonly string[]): void => {
    for (const file of files) {
      stored.set(file, "page");
      served.set(file, "script");
    }
  };

  it("has its files fetched anew if the browser has stored wrong ones", async () => {
    heal("a", "b");
    expect(await load("a", "b")()).toBe("a,b");
    expect(fetched).toEqual(["a", "b"]);
  });

  it("has its files fetched anew while those of another part are, or after that", async () => {
    heal("a", "b", "c");
    const first = load("a")();
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    const second = load("b", "a")();
    expect([await first, await second]).toEqual(["a", "b,a"]);
    expect(await load("c")()).toBe("c");
    expect(fetched.toSorted()).toEqual(expect.arrayContaining(["a", "b", "c"]));
  });

  it("has its files fetched anew also if the browser lists them a little later", async () => {
    heal("a");
    // What has been asked for is listed only when the list has been read.
    const listed = [...entries];
    vi.mocked(performance.getEntriesByType).mockImplementation(
      () => listed.splice(0, listed.length, ...entries) as never,
    );
    expect(await load("a")()).toBe("a");
    expect(fetched).toContain("a");
  });

  it("fails if the host still answers with something else, and recovers when it is called for again", async () => {
    stored.set("a", "page");
    const part = load("a");
    await expect(part()).rejects.toThrow("a");
    heal("a");
    expect(await part()).toBe("a");
  });
});
