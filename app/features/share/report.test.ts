import { describe, expect, it } from "vitest";
import { initialState } from "../../state/store/store.ts";
import { markdownLink, markdownReport, plainReport, wrongVerdictReport } from "./report.ts";

const LINK = "https://bench.example/#3.abc";

const state = initialState("User-agent: *\nDisallow: /a|b\n", {
  query: {
    crawler: "Googlebot",
    crawlers: [],
    urls: [
      { id: 1, typed: "/a|b", expectations: [{ crawler: "Googlebot", expected: "allowed" }] },
      { id: 2, typed: "/free", expectations: [] },
    ],
    activeUrl: 1,
  },
});

describe("reports", () => {
  it("name the file and the crawler in a Markdown link", () => {
    expect(markdownLink(state, LINK)).toBe(`[Untitled draft for Googlebot](${LINK})`);
  });

  it("call an example that was changed no example", () => {
    const format = { ...state.format, name: "Example: A small shop" };
    const changed = { ...state, format, openedText: { ...state.openedText, source: "" } };
    expect(markdownLink(changed, LINK)).toBe(`[Untitled draft for Googlebot](${LINK})`);
    expect(markdownLink({ ...state, format }, LINK)).toContain("Example: A small shop");
  });

  it("of a wrong verdict hold the version, the case, and room for what was expected", () => {
    expect(wrongVerdictReport(state, LINK, "1.2.3").split("\n")).toEqual([
      "robots.txt Workbench 1.2.3",
      "Crawler: Googlebot, read as Google",
      "URL: /a|b",
      "Verdict: Blocked, not as expected (line 2: Disallow: /a|b)",
      "Expected, and why:",
      "",
      `The case: ${LINK}`,
      "",
    ]);
    const none = { ...state, query: { ...state.query, activeUrl: null } };
    expect(wrongVerdictReport(none, null, "1.2.3")).toContain("URL: (add the URL)");
  });

  it("give each URL a table row, whose cells no character breaks", () => {
    expect(markdownReport(state, LINK).split("\n").slice(2)).toEqual([
      "| URL | Verdict | Reason |",
      "| --- | --- | --- |",
      "| `/a\\|b` | Blocked, not as expected | `line 2: Disallow: /a\\|b` |",
      "| `/free` | Allowed | `no rule matches` |",
      "",
    ]);
  });

  it("give each URL a line of plain text, and the link at the end", () => {
    expect(plainReport(state, LINK).split("\n")).toEqual([
      "Untitled draft for Googlebot",
      "Blocked, not as expected: /a|b (line 2: Disallow: /a|b)",
      "Allowed: /free (no rule matches)",
      LINK,
      "",
    ]);
  });
});
