import { describe, expect, it } from "vitest";
import { saveRows } from "./save-rows.ts";
import { Session } from "./session.ts";
import { ALL_URLS, input, readIn } from "./testing/runs.ts";

/** A saved list of one URL, judged for crawlers with confusable names. */
const saved = async (form: "csv" | "json"): Promise<string> => {
  const session = new Session({
    file: { source: "User-agent: *\nDisallow: /cart\n", encoding: "utf-8" },
    response: null,
    baseline: null,
    crawlers: ["=cmd\n", "a\u202eb"],
    dialect: "automatic",
  });
  await readIn(session, [input("/cart/1\n")]);
  const work = { report: () => {}, isStopped: () => false };
  return (await saveRows(session, { filter: ALL_URLS, form }, work)).file.text();
};

describe("saved rows", () => {
  it("have no cell that a spreadsheet reads as a formula", async () => {
    const cells = (await saved("csv")).split(",");
    expect(cells.filter((cell) => /^"?=/.test(cell))).toEqual([]);
    expect(cells.some((cell) => cell.startsWith(`"'=cmd`))).toBe(true);
  });

  it("show invisible characters in JSON", async () => {
    const text = await saved("json");
    expect(text).toContain("a\\u202eb");
    expect(JSON.parse(text)).toHaveLength(1);
  });
});
