import { describe, expect, it } from "vitest";
import { initialState } from "../../state/store/store.ts";
import { markdownLink, markdownReport, plainReport } from "./report.ts";

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
