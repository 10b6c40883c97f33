import { describe, expect, it } from "vitest";
import { dialects, disagreements, overviewOf, parse } from "../../../core/index.ts";
import { detailsOf, disobedientIn, type RowDetails } from "./row-words.ts";
import { differenceSentence, sentenceOf } from "./sentence.ts";

const overview = (...lines: readonly string[]) => overviewOf({ document: parse(lines.join("\n")) });

const sentence = (...lines: readonly string[]): string => sentenceOf(overview(...lines));

describe("the sentence about a file", () => {
  it("is one for all if every crawler is treated alike", () => {
    expect(sentence("# nothing")).toBe("Open to every crawler.");
    expect(sentence("User-agent: *", "Disallow: /")).toBe("Closed to every crawler.");
    expect(sentence("User-agent: *", "Disallow: /cart", "Disallow: /search")).toBe(
      "Open to every crawler except 2 paths.",
    );
    expect(sentence("User-agent: *", "Disallow: /", "Allow: /press")).toBe(
      "Closed to every crawler except 1 path.",
    );
  });

  it("names the crawlers that are treated differently if they are few", () => {
    expect(
      sentence("User-agent: *", "Disallow: /cart", "", "User-agent: GPTBot", "Disallow: /"),
    ).toBe("Open to search engines and everyone else except 1 path. Closed to GPTBot.");
    expect(sentence("User-agent: Scooter", "User-agent: GPTBot", "Disallow: /")).toBe(
      "Open to search engines and everyone else. Closed to GPTBot and Scooter.",
    );
  });

  it("counts AI crawlers by purpose if they are many, and all others together", () => {
    const names = ["GPTBot", "CCBot", "ClaudeBot", "AhrefsBot", "DotBot", "Scooter"];
    expect(sentence(...names.map((name) => `User-agent: ${name}`), "Disallow: /")).toMatch(
      /^Open to search engines and everyone else\. Closed to 3 of \d+ AI trainers and 3 other crawlers\.$/,
    );
  });

  it("begins with Googlebot and ends with everyone else", () => {
    expect(
      sentence("User-agent: *", "Disallow: /", "", "User-agent: Googlebot", "Disallow: /cart"),
    ).toMatch(/^Open to Googlebot.* except 1 path\. Closed to everyone else\.$/);
  });

  it("counts search engines, not their crawlers, and names few", () => {
    expect(
      sentence("User-agent: Yandex", "User-agent: Baiduspider", "Disallow: /", "", "User-agent: *"),
    ).toMatch(/Closed to Yandex, Baiduspider and \d+ other crawlers\.$/);
    const engines = ["Yandex", "Baiduspider", "PetalBot", "Yeti", "Applebot"];
    expect(sentence(...engines.map((name) => `User-agent: ${name}`), "Disallow: /")).toMatch(
      /Closed to Yandex and 4 other search engines/,
    );
  });

  it("gives the least and the most areas if crawlers have different ones", () => {
    expect(
      sentence(
        "User-agent: *",
        "Disallow: /a",
        "Disallow: /b",
        "",
        "User-agent: Googlebot",
        "Disallow: /c",
      ),
    ).toBe("Open to every crawler except up to 2 paths.");
  });

  it("says which readers read the file differently", () => {
    const found = (text: string) =>
      differenceSentence(
        disagreements({
          document: parse(text),
          dialects: [
            dialects.google,
            dialects.rfc9309,
            dialects.bing,
            dialects.yandex,
            dialects.python,
          ],
          crawler: "Googlebot",
          urls: [],
        }),
      );
    expect(found("User-agent: *\nDisallow: /cart\n")).toBeNull();
    expect(found("User-agent: *\nDisallow: /a\nAllow: /a/b\n")).toBeNull();
    expect(found("User-agent: *\nDisalow: /cart\n")).toBe("Google reads line 2 differently.");
  });
});

describe("the details of a row", () => {
  const details = (...lines: readonly string[]): readonly RowDetails[] => {
    const found = overview(...lines);
    return found.rows.map((row) => detailsOf(row, found));
  };

  it("are the areas if all are treated alike, and otherwise who is kept out", () => {
    const [search, , training] = details(
      "User-agent: *",
      "Disallow: /cart",
      "",
      "User-agent: GPTBot",
      "Disallow: /",
    );
    expect(search?.areas).toBe("1 path closed");
    expect(search?.who).toMatch(/^Googlebot, .* and \d+ more$/);
    expect(training?.areas).toBe("");
    expect(training?.who).toMatch(/^1 of \d+ closed: GPTBot$/);
  });

  it("are the crawlers if nothing or everything is closed", () => {
    const [search] = details("User-agent: *", "Disallow: /");
    expect(search?.areas).toBe("");
    expect(search?.who).toMatch(/^Googlebot, .* and \d+ more$/);
  });

  it("are those that are not closed, if most are", () => {
    const [search] = details(
      "User-agent: bingbot",
      "Disallow:",
      "",
      "User-agent: *",
      "Disallow: /",
    );
    expect(search?.who).toMatch(/^\d+ of \d+ closed, not bingbot/);
  });

  it("give the least and the most areas if crawlers have different ones", () => {
    const [search] = details(
      "User-agent: *",
      "Disallow: /a",
      "Disallow: /b",
      "",
      "User-agent: Googlebot",
      "Disallow: /c",
    );
    expect(search?.areas).toBe("up to 2 paths closed");
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
