import { CompletionContext, pickedCompletion } from "@codemirror/autocomplete";
import type { EditorState } from "@codemirror/state";
import { describe, expect, it } from "vitest";
import { type Diagnostic, lint } from "../../../core/lint/index.ts";
import { completing, completionSource } from "./completion.ts";
import { documentField } from "./document.ts";
import { findingsAtCursor, fixTransaction } from "./fixes.ts";
import { lintMarks } from "./lint.ts";
import { queryField, setQuery } from "./query.ts";
import { agentAt } from "./test-as.ts";
import { assistedState, plainQuery } from "./testing.ts";

const findingsIn = (state: EditorState): readonly Diagnostic[] => lint(state.field(documentField));

const suggestions = (doc: string, explicit: boolean): readonly string[] | null => {
  const context = new CompletionContext(assistedState(doc), doc.length, explicit);
  return completionSource(context)?.options.map(({ label }) => label) ?? null;
};

describe("suggestions", () => {
  it("appear while a name is typed", () => {
    expect(suggestions("Dis", false)).toContain("Disallow");
    expect(suggestions("User-agent: goo", false)).toContain("Googlebot");
  });

  it("do not appear by themselves on an empty line or for paths, where Enter has to end the line", () => {
    expect(suggestions("", false)).toBeNull();
    expect(suggestions("Disallow: /a", false)).toBeNull();
    expect(suggestions("Disallow: /a", true)).toContain("/");
    expect(suggestions("", true)).toContain("User-agent");
  });

  it("continue with the crawlers after User-agent", () => {
    expect(suggestions("User-agent: ", false)).toContain("GPTBot");
    expect(suggestions("User-agent:", false)).toBeNull();
  });

  it("continue after a picked field with known values of the site, and never with the whole site", () => {
    const picked = (urls: readonly string[]) => {
      const { state } = assistedState("", { urls }, {}, completing()).update({
        changes: { from: 0, insert: "Disallow: " },
        selection: { anchor: 10 },
        annotations: pickedCompletion.of({ label: "Disallow", type: "field" }),
      });
      return completionSource(new CompletionContext(state, 10, false))?.options;
    };
    expect(picked(["https://shop.example/cart/1"])?.map(({ label }) => label)).toEqual([
      "/cart/1",
      "/cart/",
    ]);
    expect(picked([])).toBeUndefined();
    expect(suggestions("Disallow: ", false)).toBeNull();
  });

  it("disappear when the name is complete", () => {
    expect(suggestions("User-agent: googlebot", false)).toBeNull();
    expect(suggestions("User-agent: googlebot", true)).toContain("Googlebot");
  });
});

describe("findings", () => {
  it("are marked at their positions", () => {
    const doc = "useragent: *\nDisallow: /";
    const marks = lintMarks(assistedState(doc), findingsIn(assistedState(doc)));
    expect(marks.map(({ source, from }) => ({ source, from }))).toEqual(
      findingsIn(assistedState(doc)).map(({ rule, from }) => ({ source: rule, from })),
    );
    expect(marks.length).toBeGreaterThan(0);
  });

  it("are marked on each of their lines", () => {
    const doc = "User-agent: *\nDisallow: a\nDisallow: /x\nDisallow: b\n";
    const marks = lintMarks(assistedState(doc), findingsIn(assistedState(doc)));
    const marked = marks
      .filter(({ source }) => source === "path-missing-leading-slash")
      .map(({ from, to }) => doc.slice(from, to));
    expect(marked).toEqual(["a", "b"]);
  });

  it.each([
    ["User-agent: *\n/", /^Write Disallow: before it/],
    ["User-agent: *\nDisallow: /\nAllow: /", /^Delete the Allow line/],
    ["User-agent: *\nDisalow: /", /^Write Disallow/],
  ])("offer a fix that blocks the site with that warning, in the card too: %j", (doc, title) => {
    const state = assistedState(doc);
    const offered = lintMarks(state, findingsIn(state)).flatMap(({ actions = [] }) =>
      actions.map(({ name }) => name.replaceAll("`", "")).filter((name) => title.test(name)),
    );
    expect(offered).toEqual([expect.stringContaining("This blocks your whole site for")]);
  });

  it("are not marked if they are about the response", () => {
    const finding = {
      rule: "x",
      severity: "error" as const,
      from: 0,
      to: 3,
      message: "m",
      fixes: [],
    };
    const findings = [finding, { ...finding, about: "response" as const }];
    expect(lintMarks(assistedState("abc"), findings)).toHaveLength(1);
  });

  it("stay within the text whatever the checks return", () => {
    const stray = { rule: "x", severity: "error" as const, to: 900, message: "m", fixes: [] };
    const findings = [
      { ...stray, from: 2 },
      { ...stray, from: 800 },
    ];
    expect(lintMarks(assistedState("abc"), findings).map(({ from, to }) => [from, to])).toEqual([
      [2, 3],
      [3, 3],
    ]);
  });

  it("leave out the least severe if there are too many to mark", () => {
    const many = Array.from({ length: 1500 }, (_, index) => ({
      rule: "x",
      severity: index === 1400 ? ("error" as const) : ("hint" as const),
      from: 0,
      to: 1,
      message: "m",
      fixes: [],
    }));
    const marks = lintMarks(assistedState("abc"), many);
    expect(marks).toHaveLength(1000);
    expect(marks[0]?.severity).toBe("error");
  });
});

describe("fixes", () => {
  const withTypo = () => {
    const state = assistedState("User-agent: *\nDisalow: /a");
    return state.update({ selection: { anchor: 16 } }).state;
  };

  it("are offered for the problem at the cursor", () => {
    const [placed] = findingsAtCursor(withTypo(), findingsIn(withTypo()));
    expect(placed?.finding.fixes.length).toBeGreaterThan(0);
  });

  it("apply the edits of the check", () => {
    const state = withTypo();
    const [placed] = findingsAtCursor(state, findingsIn(state));
    const fix = placed?.finding.fixes[0];
    if (fix === undefined) throw new Error("Nothing was found");
    const { doc } = state.update(fixTransaction(fix)).state;
    expect(doc.toString()).toBe("User-agent: *\nDisallow: /a");
  });
});

describe("testing as a crawler", () => {
  it("takes the name from user-agent lines only", () => {
    const state = assistedState("User-agent: GPTBot # x\nDisallow: /\nUser-agent:");
    expect(agentAt(state, 3)).toBe("GPTBot");
    expect(agentAt(state, 25)).toBeNull();
    expect(agentAt(state, state.doc.length)).toBeNull();
  });
});

describe("the query", () => {
  it("is what the last effect set", () => {
    const state = assistedState("");
    const query = { ...plainQuery, crawler: "bingbot" };
    expect(state.update({ effects: setQuery.of(query) }).state.field(queryField)).toBe(query);
  });
});
