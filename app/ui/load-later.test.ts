import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** The module with no parts known yet. */
const fresh = async () => {
  vi.resetModules();
  const module = await import("./load-later.ts");
  vi.useFakeTimers();
  return module;
};

/** Parts that load when told to, and the names of those that have begun. */
const createParts = () => {
  const begun: string[] = [];
  const ends = new Map<string, { end: () => void; fail: () => void }>();
  const part = (name: string) => (): Promise<string> => {
    begun.push(name);
    return new Promise((resolve, reject) => {
      ends.set(name, { end: () => resolve(name), fail: () => reject(new Error(name)) });
    });
  };
  return { begun, part, end: (name: string) => ends.get(name)?.end(), ends };
};

/** Lets idle moments come. */
const pass = () => vi.advanceTimersByTimeAsync(10);

let parts = createParts();

beforeEach(() => {
  parts = createParts();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("parts that load later", () => {
  it("load at once when requested, and only once", async () => {
    const { loadLater } = await fresh();
    const request = loadLater(parts.part("a"));
    expect(parts.begun).toEqual([]);
    const first = request();
    const second = request();
    parts.end("a");
    expect([await first, await second, await request()]).toEqual(["a", "a", "a"]);
    expect(parts.begun).toEqual(["a"]);
  });

  it("load in order, two at a time, when all others have loaded", async () => {
    const { loadLater, loadRest } = await fresh();
    for (const name of ["a", "b", "c"]) loadLater(parts.part(name));
    await pass();
    expect(parts.begun).toEqual([]);
    const rest = loadRest();
    await pass();
    expect(parts.begun).toEqual(["a", "b"]);
    parts.end("b");
    await pass();
    expect(parts.begun).toEqual(["a", "b", "c"]);
    parts.end("a");
    parts.end("c");
    await Promise.all([rest, pass()]);
  });

  it("wait for those that are requested", async () => {
    const { loadLater, loadRest } = await fresh();
    const request = loadLater(parts.part("requested"));
    loadLater(parts.part("other"));
    const wanted = request();
    const rest = loadRest();
    await pass();
    expect(parts.begun).toEqual(["requested"]);
    parts.end("requested");
    await wanted;
    await pass();
    expect(parts.begun).toEqual(["requested", "other"]);
    parts.end("other");
    await Promise.all([rest, pass()]);
  });

  it("can be requested again after a failure, which holds up no others", async () => {
    const { loadLater, loadRest } = await fresh();
    const request = loadLater(parts.part("a"));
    loadLater(parts.part("b"));
    const rest = loadRest();
    await pass();
    expect(parts.begun).toEqual(["a", "b"]);
    parts.ends.get("a")?.fail();
    parts.end("b");
    await Promise.all([rest, pass()]);
    const again = request();
    expect(parts.begun).toEqual(["a", "b", "a"]);
    parts.end("a");
    expect(await again).toBe("a");
  });

  it("load by themselves too if they become known later, two at a time", async () => {
    const { loadLater, loadRest } = await fresh();
    await Promise.all([loadRest(), pass()]);
    for (const name of ["a", "b", "c"]) loadLater(parts.part(name));
    await pass();
    expect(parts.begun).toEqual(["a", "b"]);
    parts.end("a");
    await pass();
    expect(parts.begun).toEqual(["a", "b", "c"]);
  });
});
