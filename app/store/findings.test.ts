import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lint, parse } from "../../core/index.ts";
import { addUrls, publishDocument, setDialect } from "./actions.ts";
import { createFindings, findingsOf } from "./findings.ts";
import { createAppStore, initialState } from "./store.ts";

const TYPO = "User_agent: *\nDisallow: /cart\n";
const TIDY = "User-agent: *\nDisallow: /cart\n";

const rulesIn = (source: string): readonly string[] => lint(parse(source)).map(({ rule }) => rule);

/** A store and its source, on a page where tasks run when told to, one step of work in each. */
const setUp = (source: string) => {
  const tasks = new Set<() => void>();
  const later = (task: () => void): void => void tasks.add(task);
  const store = createAppStore(initialState(source));
  const findings = createFindings(store, {
    begin: (task) => {
      later(task);
      return () => tasks.delete(task);
    },
    slices: { slice: 0, later },
  });
  const turn = async (): Promise<boolean> => {
    // The checks' own chunk is there at once, yet a promise.
    await vi.advanceTimersByTimeAsync(0);
    const [task] = tasks;
    if (task === undefined) return false;
    tasks.delete(task);
    task();
    return true;
  };
  const settle = async (): Promise<void> => {
    while (await turn());
  };
  const rules = () => findings.get().diagnostics.map(({ rule }) => rule);
  return { store, findings, turn, settle, rules };
};

beforeEach(async () => {
  await import("./checks.ts");
  vi.useFakeTimers();
  // In a page that is never drawn.
  vi.stubGlobal("requestAnimationFrame", () => 0);
  vi.stubGlobal("cancelAnimationFrame", () => {});
});
afterEach(() => {
  vi.clearAllTimers();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the findings of a store", () => {
  it("are nobody's before the first check, and then those of its text", async () => {
    const { store, findings, settle, rules } = setUp(TYPO);
    expect(findings.get()).toMatchObject({ document: null, diagnostics: [], progress: "settled" });
    await settle();
    expect(findings.get().document).toBe(store.getState().document);
    expect(findings.get().checks).toBeGreaterThan(40);
    expect(rules()).toEqual(rulesIn(TYPO));
  });

  it("stay until those of a newer text are there", async () => {
    const { store, findings, turn, settle, rules } = setUp(TYPO);
    await settle();
    const told = vi.fn();
    findings.subscribe(told);
    publishDocument(store, parse(TIDY));
    await turn();
    expect(rules()).toEqual(rulesIn(TYPO));
    expect(told).not.toHaveBeenCalled();
    await settle();
    expect(rules()).toEqual(rulesIn(TIDY));
    expect(told).toHaveBeenCalledTimes(1);
  });

  it("are the same object while nothing they hang on changes", async () => {
    const { store, findings, settle } = setUp(TYPO);
    await settle();
    const before = findings.get();
    addUrls(store, "/other");
    await settle();
    expect(findings.get()).toBe(before);
  });

  it("are worked out anew for another reader", async () => {
    const { store, findings, settle } = setUp(TYPO);
    await settle();
    const before = findings.get();
    setDialect(store, "rfc9309");
    expect(findings.known(store.getState().document)).toBeNull();
    await settle();
    expect(findings.get().diagnostics).not.toBe(before.diagnostics);
  });

  it("are not worked out to the end for a text that is gone", async () => {
    const { store, findings, turn, settle } = setUp(TYPO);
    await settle();
    const stale = parse("Disalow: /old\n");
    const asked = findings.ask(stale);
    await turn();
    await turn();
    publishDocument(store, parse(TIDY));
    expect(await asked).toBeNull();
    await settle();
    expect(findings.known(stale)).toBeNull();
    expect(findings.known(store.getState().document)).toEqual(lint(parse(TIDY)));
  });

  it("are worked out once for all who ask", async () => {
    const { store, findings, settle } = setUp(TYPO);
    const { document } = store.getState();
    const asked = findings.ask(document);
    await settle();
    const found = await asked;
    expect(found).toEqual(lint(document));
    expect(await findings.ask(document)).toBe(found);
    expect(findings.known(document)).toBe(found);
    expect(findings.get().diagnostics).toBe(found);
  });

  it("of a text ahead of the store's show when the store has come up", async () => {
    const { store, findings, settle, rules } = setUp(TYPO);
    await settle();
    const ahead = parse(TIDY);
    const asked = findings.ask(ahead);
    await settle();
    expect(await asked).toEqual(lint(ahead));
    expect(rules()).toEqual(rulesIn(TYPO));
    publishDocument(store, ahead);
    expect(rules()).toEqual(rulesIn(TIDY));
  });

  it("are said to be on their way only when that takes a while", async () => {
    const { store, findings, settle, rules } = setUp(TYPO);
    await settle();
    publishDocument(store, parse(TIDY));
    await vi.advanceTimersByTimeAsync(200);
    expect(findings.get().progress).toBe("settled");
    await vi.advanceTimersByTimeAsync(200);
    expect(findings.get().progress).toBe("checking");
    expect(rules()).toEqual(rulesIn(TYPO));
    await settle();
    expect(findings.get().progress).toBe("settled");
  });

  it("never come when the checks cannot be loaded, and nobody waits for ever", async () => {
    const store = createAppStore(initialState(TYPO));
    const findings = createFindings(store, { load: () => Promise.reject(new Error("offline")) });
    expect(await findings.ask(store.getState().document)).toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    expect(findings.get()).toMatchObject({ document: null, progress: "failed" });
  });

  it("come from one source for each store", async () => {
    const store = createAppStore(initialState(""));
    expect(findingsOf(store)).toBe(findingsOf(store));
    expect(findingsOf(store)).not.toBe(findingsOf(createAppStore(initialState(""))));
    await import("./checks.ts");
    await vi.advanceTimersByTimeAsync(0);
  });
});
