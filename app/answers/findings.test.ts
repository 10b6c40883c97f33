import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { parse } from "../../core/index.ts";
import { type Diagnostic, lint } from "../../core/lint/index.ts";
import { addUrls, opened, publishDocument, setChecks, setDialect } from "../state/store/actions.ts";
import { setPage } from "../state/store/page-actions.ts";
import { createAppStore, initialState, NEW_FILE } from "../state/store/store.ts";
import { findingsOf } from "./findings.ts";
// Loaded before a test waits for what it answers.
import "./pages.ts";
import { sameFinding } from "./same-finding.ts";
import { settle, type TestWorkers, useTestWorkers } from "./testing/worker.ts";

const TYPO = "User_agent: *\nDisallow: /cart\n";
const TIDY = "User-agent: *\nDisallow: /cart\n";

const rulesIn = (source: string): readonly string[] => lint(parse(source)).map(({ rule }) => rule);

const setUp = (source: string) => {
  const store = createAppStore(initialState(source));
  const findings = findingsOf(store);
  findings.subscribe(() => {});
  const rules = () => findings.getState().diagnostics.map(({ rule }) => rule);
  return { store, findings, rules };
};

let workers: TestWorkers;

beforeEach(() => {
  workers = useTestWorkers();
});
afterEach(async () => {
  await settle();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the findings of a store", () => {
  it("are empty before the first check, then those of its text, and stay until newer ones arrive", async () => {
    const { store, findings, rules } = setUp(TYPO);
    expect(findings.getState()).toMatchObject({ document: null, diagnostics: [], status: "none" });
    await settle();
    expect(findings.getState()).toMatchObject({ document: store.getState().document });
    expect(findings.getState().checks).toBeGreaterThan(40);
    expect(rules()).toEqual(rulesIn(TYPO));
    publishDocument(store, parse(TIDY), null, true);
    expect(rules()).toEqual(rulesIn(TYPO));
    await settle();
    expect(rules()).toEqual(rulesIn(TIDY));
  });

  it("speak of what the pages under test load", async () => {
    const { store, findings } = setUp("User-agent: *\nDisallow: /build/\n");
    const messages = () => findings.getState().diagnostics.map(({ message }) => message);
    addUrls(store, "https://e.example/page");
    await settle();
    expect(messages()).toEqual([]);
    const [url] = store.getState().query.urls;
    setPage(store, url?.id ?? 0, '<script src="/build/a.js"></script>');
    await settle();
    expect(messages()).toEqual([expect.stringContaining("blocks /build/a.js, which they load")]);
    setPage(store, url?.id ?? 0, "");
    await settle();
    expect(messages()).toEqual([]);
  });

  it("are removed when another file is opened", async () => {
    const { store, findings } = setUp(TYPO);
    await settle();
    opened(store, { format: { ...NEW_FILE, name: "other.txt" }, savedSource: TYPO });
    expect(findings.getState()).toMatchObject({ document: null, diagnostics: [] });
    await settle();
    expect(findings.getState().document).toBe(store.getState().document);
  });

  it("are the same object while nothing of theirs changes", async () => {
    const { store, findings } = setUp(TYPO);
    await settle();
    const before = findings.getState();
    addUrls(store, "/other");
    await settle();
    expect(findings.getState()).toBe(before);
  });

  it("depend on the reader, and on the encoding on disk", async () => {
    const { store, findings } = setUp(TYPO);
    await settle();
    const before = findings.getState();
    setDialect(store, "rfc9309");
    await settle();
    expect(findings.getState().diagnostics).not.toBe(before.diagnostics);
    const document = parse("User-agent: *\nDisallow: /caf\u00e9\n", "latin1");
    publishDocument(store, document);
    await settle();
    expect(findings.getState().diagnostics).toEqual(lint(document));
  });

  it("are hidden by settings without being checked again", async () => {
    const { store, findings, rules } = setUp(TYPO);
    await settle();
    const { off, on } = store.getState().checks;
    setChecks(store, { off, on, hidden: ["error", "warning", "info", "hint"] });
    expect([rules(), findings.getState().hidden]).toEqual([[], rulesIn(TYPO).length]);
    expect(workers.asked("lint")).toHaveLength(1);
  });

  it("fail with the checks, and can be checked again", async () => {
    workers.setBroken(true);
    const { findings, rules } = setUp(TYPO);
    await settle();
    expect(findings.getState()).toMatchObject({ document: null, status: "failed" });
    expect(await findings.now()).toBeNull();
    workers.setBroken(false);
    findings.retry();
    await settle();
    expect(rules()).toEqual(rulesIn(TYPO));
  });

  it("come from one source for each store", () => {
    const store = createAppStore(initialState(""));
    expect(findingsOf(store)).toBe(findingsOf(store));
    expect(findingsOf(store)).not.toBe(findingsOf(createAppStore(initialState(""))));
  });
});

describe("the line being written", () => {
  it("has no findings and affects no other line, until it is left", async () => {
    const { store, rules } = setUp("User-agent: GPTBot\nUser-agent: *\nDisallow: /\n");
    const half = parse("User-agent: GPTBot\nDisal\nUser-agent: *\nDisallow: /\n");
    publishDocument(store, half, 2, true);
    await settle();
    expect(rules()).not.toContain("unparsable-line");
    publishDocument(store, half, null);
    await settle();
    expect(rules()).toEqual(rulesIn(half.source));
  });

  it("hides older findings in it", async () => {
    const { store, rules } = setUp("User-agent: *\nDisalow: /a\nDisallow: b\n");
    await settle();
    expect(rules()).toContain("directive-typo-accepted-by-some");
    publishDocument(store, parse("User-agent: *\nDisalow\nDisallow: b\n"), 2, true);
    expect(rules()).not.toContain("directive-typo-accepted-by-some");
    expect(rules()).toContain("path-missing-leading-slash");
  });

  it("hides only itself of a finding in several lines", async () => {
    const { store, findings } = setUp("User-agent: *\nDisallow: a\nDisallow: /x\nDisallow: b\n");
    await settle();
    const places = () =>
      findings
        .getState()
        .diagnostics.filter(({ rule }) => rule === "path-missing-leading-slash")
        .flatMap(({ from, alsoAt = [] }) => [from, ...alsoAt.map((span) => span.from)]);
    expect(places()).toEqual([24, 49]);
    publishDocument(store, store.getState().document, 2);
    expect(places()).toEqual([49]);
  });

  it("hides findings in the crawlers' names above the first rule", async () => {
    const source = "User-agent: *\nDisallow: /a\n\nUser-agent: Foo\nUser-agent: Bar\nDisa\n";
    const { store, rules } = setUp(source);
    await settle();
    expect(rules()).not.toEqual([]);
    publishDocument(store, store.getState().document, 6);
    await settle();
    expect(rules()).toEqual([]);
  });
});

describe("findings that are asked for", () => {
  it("are checked once, for all who want them", async () => {
    const { findings } = setUp(TYPO);
    const asked = [findings.now(), findings.now()];
    await settle();
    expect(await asked[0]).toBe(findings.getState().diagnostics);
    expect(await asked[1]).toBe(await findings.now());
    expect(workers.asked("lint")).toHaveLength(1);
  });

  it("are unknown if the text changes meanwhile", async () => {
    const { store, findings } = setUp(TYPO);
    const asked = findings.now();
    publishDocument(store, parse(TIDY));
    await settle();
    expect(await asked).toBeNull();
  });

  it("can be those of another text, as if it were the file's", async () => {
    const { findings, rules } = setUp(TIDY);
    await settle();
    const asked = findings.of(parse(TYPO));
    await settle();
    expect(await asked).toEqual(lint(parse(TYPO)));
    expect(rules()).toEqual(rulesIn(TIDY));
  });

  it("are found again in a changed text", async () => {
    const { store, findings } = setUp(TYPO);
    await settle();
    const { document } = store.getState();
    const [typo] = findings.getState().diagnostics;
    if (typo === undefined) throw new Error("Nothing was found");
    expect(await findings.again(typo, document)).toBe(typo);
    publishDocument(store, parse(`# note\n${TYPO}`));
    const again = findings.again(typo, document);
    await settle();
    expect((await again)?.from).toBe(typo.from + 7);
  });
});

describe("a finding after an edit", () => {
  const finding = (from: number, other: Partial<Diagnostic> = {}): Diagnostic => ({
    rule: "typo",
    severity: "error",
    from,
    to: from + 3,
    message: "wrong",
    fixes: [],
    ...other,
  });

  it("is the nearest of the same check and words", () => {
    const moved = [finding(14), finding(40), finding(8, { message: "other" })];
    expect(sameFinding(finding(10), 12, moved)?.from).toBe(14);
    expect(sameFinding(finding(35), 35, moved)?.from).toBe(40);
  });

  it("may have other words exactly where it would be now", () => {
    expect(sameFinding(finding(10), 30, [finding(29, { message: "line 4" })])?.from).toBe(29);
  });

  it("is none if it is gone", () => {
    expect(sameFinding(finding(10), 10, [finding(10, { rule: "other" })])).toBeNull();
  });
});
