import { describe, expect, it } from "vitest";
import { overviewOf, parse } from "../../../core/index.ts";
import { detailsOf, disobedientIn, type RowDetails } from "./row-words.ts";

const overview = (...lines: readonly string[]) => overviewOf({ document: parse(lines.join("\n")) });

describe("the details of a row", () => {
  const details = (...lines: readonly string[]): readonly RowDetails[] => {
    const found = overview(...lines);
    return found.rows.map((row) => detailsOf(row, found));
  };

  it("are the paths if all are treated alike, and otherwise who is kept out", () => {
    const [search, answers, training] = details(
      "User-agent: *",
      "Disallow: /cart",
      "",
      "User-agent: GPTBot",
      "Disallow: /",
    );
    expect(search?.text).toBe("1 path closed");
    expect(answers?.text).toBe("the same 1 path");
    expect(training?.text).toMatch(/^1 of \d+ closed: GPTBot$/);
  });

  it("are the line that closes everything, and to whom the rules may not apply", () => {
    const all = details("User-agent: *", "Disallow: /");
    expect(all[0]).toMatchObject({ text: "", lines: [{ line: 2 }], aside: "" });
    expect(all[2]?.aside).toBe("Bytespider may not obey");
    expect(all.at(-1)?.aside).toBe("2 ad crawlers ignore `*`");
  });

  it("are that nothing is closed", () => {
    expect(details("User-agent: *", "Disallow:")[0]?.text).toBe("nothing closed");
    expect(details("User-agent: *", "Allow: /")[0]?.text).toBe("nothing closed");
  });

  it("are the open paths of a site that is mostly closed", () => {
    const [search, answers] = details("User-agent: *", "Disallow: /", "Allow: /press");
    expect(search?.text).toBe("only 1 path open");
    expect(answers?.text).toBe("the same 1 path");
  });

  it("are those that are mostly closed, if the others are not", () => {
    const rules = ["Disallow: /", "Allow: /press", "", "User-agent: *", "Disallow: /cart"];
    const [search] = details("User-agent: bingbot", ...rules);
    expect(search?.text).toMatch(/^1 of \d+ mostly closed: bingbot$/);
  });

  it("do not name whoever has no group", () => {
    const closed = ["WebZIP", "Teleport"].flatMap((name) => [`User-agent: ${name}`, "Disallow: /"]);
    expect(details("User-agent: *", "Disallow: /cart", ...closed).at(-1)?.text).toBe(
      "2 of 3 closed, not those without a group",
    );
  });

  it("are those that are not closed, if most are", () => {
    const [search] = details(
      "User-agent: bingbot",
      "Disallow:",
      "",
      "User-agent: *",
      "Disallow: /",
    );
    expect(search?.text).toMatch(/^\d+ of \d+ closed, not bingbot/);
  });

  it("give the most paths if crawlers have different ones", () => {
    const [search] = details(
      "User-agent: *",
      "Disallow: /a",
      "Disallow: /b",
      "",
      "User-agent: Googlebot",
      "Disallow: /c",
    );
    expect(search?.text).toBe("up to 2 paths closed");
  });
});

describe("crawlers that may not obey", () => {
  it("are named if the file closes anything to them, those it names first", () => {
    expect(disobedientIn(overview("User-agent: *", "Disallow:"))).toBe("");
    expect(disobedientIn(overview("User-agent: ChatGPT-User", "Disallow: /"))).toBe("ChatGPT-User");
    expect(
      disobedientIn(overview("User-agent: ChatGPT-User", "User-agent: *", "Disallow: /a")),
    ).toMatch(/^ChatGPT-User, .* and \d+ more$/);
  });
});
