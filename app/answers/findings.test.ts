import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { parse } from "../../core/index.ts";
import { lint } from "../../core/lint/index.ts";
import { addUrls, opened, publishDocument, setDialect } from "../state/store/actions.ts";
import { createAppStore, initialState, NEW_FILE } from "../state/store/store.ts";
import { createFindings, findingsOf } from "./findings.ts";
import { createTasks } from "./testing/tasks.ts";
import { check } from "./workers/checker.ts";
import { oneAtATime } from "./workers/one-at-a-time.ts";

const TYPO = "User_agent: *\nDisallow: /cart\n";
const TIDY = "User-agent: *\nDisallow: /cart\n";

const rulesIn = (source: string): readonly string[] => lint(parse(source)).map(({ rule }) => rule);

/**
 * A store and its source, with checks that run when told to, one step per turn. Questions and
 * answers are copied as between a page and a worker.
 */
const setUp = (source: string) => {
  const { add, turn, settle, slices } = createTasks();
  let breakDown = (): void => {};
  const store = createAppStore(initialState(source));
  const findings = createFindings(store, (onAnswer, onFailure) => {
    breakDown = onFailure;
    const ask = oneAtATime(
      check,
      (answer) => {
        const copy = structuredClone(answer);
        add(() => onAnswer(copy));
      },
      slices,
    );
    return (question) => {
      const copy = structuredClone(question);
      add(() => ask(copy));
    };
  });
  const rules = () => findings.getState().diagnostics.map(({ rule }) => rule);
  return { store, findings, turn, settle, rules, breakDown: () => breakDown() };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

describe("the findings of a store", () => {
  it("stay while the text is edited, and are removed when another file is opened", () => {
    const { store, findings, settle, rules } = setUp(TYPO);
    settle();
    const found = rules();
    expect(found).not.toEqual([]);
    publishDocument(store, parse(TIDY));
    expect(rules()).toEqual(found);
    opened(store, { format: { ...NEW_FILE, name: "other.txt" }, savedSource: TIDY });
    expect(findings.getState()).toMatchObject({ document: null, diagnostics: [] });
    settle();
    expect(findings.getState().document).toBe(store.getState().document);
  });

  it("are empty before the first check, and then those of its text", async () => {
    const { store, findings, settle, rules } = setUp(TYPO);
    expect(findings.getState()).toMatchObject({
      document: null,
      diagnostics: [],
      progress: "settled",
    });
    settle();
    expect(findings.getState().document).toBe(store.getState().document);
    expect(findings.getState().checks).toBeGreaterThan(40);
    expect(rules()).toEqual(rulesIn(TYPO));
  });

  it("stay until those of a newer text arrive", async () => {
    const { store, findings, turn, settle, rules } = setUp(TYPO);
    settle();
    const told = vi.fn();
    findings.subscribe(told);
    publishDocument(store, parse(TIDY));
    turn();
    expect(rules()).toEqual(rulesIn(TYPO));
    expect(told).not.toHaveBeenCalled();
    settle();
    expect(rules()).toEqual(rulesIn(TIDY));
    expect(told).toHaveBeenCalledTimes(1);
  });

  it("are the same object while their inputs are unchanged", async () => {
    const { store, findings, settle } = setUp(TYPO);
    settle();
    const before = findings.getState();
    addUrls(store, "/other");
    settle();
    expect(findings.getState()).toBe(before);
  });

  it("are computed again for another reader", async () => {
    const { store, findings, settle } = setUp(TYPO);
    settle();
    const before = findings.getState();
    setDialect(store, "rfc9309");
    expect(findings.known(store.getState().document)).toBeNull();
    settle();
    expect(findings.getState().diagnostics).not.toBe(before.diagnostics);
  });

  it("do not include effects of a half-typed line on others, until it is left", () => {
    const { store, settle, rules } = setUp("User-agent: GPTBot\nUser-agent: *\nDisallow: /\n");
    const half = parse("User-agent: GPTBot\nDisal\nUser-agent: *\nDisallow: /\n");
    publishDocument(store, half, 2);
    settle();
    expect(rules()).not.toContain("unparsable-line");
    expect(rules()).toEqual(rulesIn("User-agent: GPTBot\n#####\nUser-agent: *\nDisallow: /\n"));
    publishDocument(store, half, null);
    settle();
    expect(rules()).toEqual(rulesIn(half.source));
  });

  it("are not computed to the end for an old text", async () => {
    const { store, findings, turn, settle } = setUp(TYPO);
    settle();
    const stale = parse("Disalow: /old\n");
    const asked = findings.ask(stale);
    turn();
    turn();
    publishDocument(store, parse(TIDY));
    expect(await asked).toBeNull();
    settle();
    expect(findings.known(stale)).toBeNull();
    expect(findings.known(store.getState().document)).toEqual(lint(parse(TIDY)));
  });

  it("are computed once for all subscribers", async () => {
    const { store, findings, settle } = setUp(TYPO);
    const { document } = store.getState();
    const asked = findings.ask(document);
    settle();
    const found = await asked;
    expect(found).toEqual(lint(document));
    expect(await findings.ask(document)).toBe(found);
    expect(findings.known(document)).toBe(found);
    expect(findings.getState().diagnostics).toBe(found);
  });

  it("of a text newer than the store's are shown once the store has it", async () => {
    const { store, findings, settle, rules } = setUp(TYPO);
    settle();
    const ahead = parse(TIDY);
    const asked = findings.ask(ahead);
    settle();
    expect(await asked).toEqual(lint(ahead));
    expect(rules()).toEqual(rulesIn(TYPO));
    publishDocument(store, ahead);
    expect(rules()).toEqual(rulesIn(TIDY));
  });

  it("are reported as pending only if they take a while", async () => {
    const { store, findings, settle, rules } = setUp(TYPO);
    settle();
    publishDocument(store, parse(TIDY));
    await vi.advanceTimersByTimeAsync(200);
    expect(findings.getState().progress).toBe("settled");
    await vi.advanceTimersByTimeAsync(200);
    expect(findings.getState().progress).toBe("checking");
    expect(rules()).toEqual(rulesIn(TYPO));
    settle();
    expect(findings.getState().progress).toBe("settled");
  });

  it("fail if the checks cannot be loaded, without leaving callers waiting", async () => {
    const store = createAppStore(initialState(TYPO));
    const findings = createFindings(store, (_, onFailure) => () => void setTimeout(onFailure));
    const asked = findings.ask(store.getState().document);
    await vi.advanceTimersByTimeAsync(0);
    expect(await asked).toBeNull();
    publishDocument(store, parse(TIDY));
    const again = findings.ask(store.getState().document);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await again).toBeNull();
    expect(findings.getState()).toMatchObject({ document: null, progress: "failed" });
  });

  it("are computed for the next text after the checks failed on one", async () => {
    const { store, findings, settle, rules, breakDown } = setUp(TIDY);
    settle();
    const before = store.getState().document;
    publishDocument(store, parse("User-agent: *\n"));
    breakDown();
    expect(findings.getState()).toMatchObject({ document: before, progress: "failed" });
    publishDocument(store, parse(TYPO));
    settle();
    expect(findings.getState().progress).toBe("settled");
    expect(rules()).toEqual(rulesIn(TYPO));
  });

  it("depend on the file's encoding and format on disk", () => {
    const { store, findings, settle } = setUp(TIDY);
    const document = parse("User-agent: *\nDisallow: /caf\u00e9\n", "latin1");
    publishDocument(store, document);
    settle();
    expect(findings.getState().diagnostics).toEqual(lint(document));
  });

  it("come from one source for each store", () => {
    const store = createAppStore(initialState(""));
    expect(findingsOf(store)).toBe(findingsOf(store));
    expect(findingsOf(store)).not.toBe(findingsOf(createAppStore(initialState(""))));
  });

  it("fail with one message if workers are not available", async () => {
    const findings = createFindings(createAppStore(initialState(TYPO)));
    await vi.advanceTimersByTimeAsync(0);
    expect(findings.getState().progress).toBe("failed");
  });
});
