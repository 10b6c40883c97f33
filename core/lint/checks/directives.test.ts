import { describe, expect, it } from "vitest";
import type { DialectId } from "../../dialects/dialect.ts";
import { dialects } from "../../dialects/index.ts";
import { yandex } from "../../dialects/yandex.ts";
import { compile } from "../../match/compile.ts";
import { parse } from "../../syntax/parse.ts";
import { findingsIn, findingsOf, fixedLines, textOf } from "../../testing/findings.ts";
import { lint } from "../lint.ts";

const STAR = ["User-agent: *", "Disallow: /cart/"];

/** The findings on lines below an ordinary group. */
const below = (...lines: readonly string[]): readonly string[] => findingsIn([...STAR, ...lines]);

describe("words about indexing", () => {
  it.each([
    ["Robots: noindex, nofollow"],
    ["X-Robots-Tag: noindex"],
    ["Meta-robots: none"],
    ["Disallow: noindex"],
    ["Googlebot: noindex, nofollow"],
    ["noindex, nofollow"],
    ["Robots: none"],
    ['<META content="noindex" name=robots>'],
  ])("are an error in %s", (line) => {
    expect(below(line)).toEqual([`error unparsable-line 3: ${line}`]);
  });

  it.each([
    ["Disallow: /noindex"],
    ["Allow: /robots"],
    ["# noindex"],
    ["Robots: Googlebot"],
    ["Content-Signal: index"],
  ])("are not reported in %s", (line) => {
    expect(findingsOf("unparsable-line", [...STAR, line])).toEqual([]);
  });

  it.each([
    ["No-index: /a", "warning"],
    ["Noindex: noindex", "warning"],
    ["Nosnippet: /a", "info"],
    ["Noindex: /cart/", "info"],
    ["Noindex: /cart/old$", "info"],
  ])("are reported once: %s", (line, severity) => {
    const name = line.slice(0, line.indexOf(":"));
    expect(below(line)).toEqual([`${severity} unsupported-noindex 3: ${name}`]);
  });

  it.each(["Allow: /cart/help", "Allow: /c", "Allow: /*.html"])(
    "are a warning where %s may leave a page to crawl",
    (allow) => {
      const lines = [...STAR, allow, "Noindex: /cart/he"];
      const expected = allow === "Allow: /c" ? "info" : "warning";
      expect(findingsOf("unsupported-noindex", lines)).toEqual([
        `${expected} unsupported-noindex 4: Noindex`,
      ]);
    },
  );

  it("leave a lone all or none to the check on paths", () => {
    expect(below("Disallow: all")[0]).toContain("path-missing-leading-slash");
  });
});

describe("fields for AI services", () => {
  it.each([
    ["LLMs: https://shop.example/llms.txt", "non-standard-directive", "LLMs"],
    ["LLM-Policy: /ai", "non-standard-directive", "LLM-Policy"],
    ["llms.txt: /llms.txt", "non-standard-directive", "llms.txt"],
    ["AI: no", "non-standard-directive", "AI"],
    ["No-AI: yes", "non-standard-directive", "No-AI"],
    ["AI-Training: disallow", "non-standard-directive", "AI-Training"],
    ["NoTrain: 1", "non-standard-directive", "NoTrain"],
  ])("are reported: %s", (line, rule, key) => {
    expect(below(line)).toEqual([`info ${rule} 3: ${key}`]);
  });

  it("are more severe if Google reads them as rules", () => {
    expect(below("DisallowAITraining: /")).toContain(
      "warning non-standard-directive 3: DisallowAITraining",
    );
  });

  it.each([["Content-Signal: ai-train=no"], ["Content-Usage: train-ai=n"], ["Train: 9"]])(
    "are not %s",
    (line) => {
      expect(below(line).filter((finding) => finding.includes("-ai-"))).toEqual([]);
    },
  );

  it("are replaced by a group that has the intended effect", () => {
    const lines = fixedLines([...STAR, "NoAI: true"], "Turn into a comment");
    expect(lines[2]).toBe("# NoAI: true");
    const grouped = fixedLines(["NoAI: true", ...STAR], "Write a group for AI trainers at the end");
    expect(grouped.slice(0, 3)).toEqual([...STAR, ""]);
    expect(grouped).toContain("User-agent: GPTBot");
    expect(grouped.at(-1)).toBe("Disallow: /");
  });
});

describe("fields that few crawlers read", () => {
  it("are reported once each", () => {
    expect(below("Host: a.example", "Visit-time: 0600-0845", "host: b.example")).toEqual([
      "info non-standard-directive 3: Host: a.example",
      "info non-standard-directive 4: Visit-time",
    ]);
  });

  it("are deleted together", () => {
    const lines = [...STAR, "Host: a.example # main", "Crawl-delay: 5", "Host: b.example"];
    expect(fixedLines(lines, "Delete 2 lines")).toEqual([...STAR, "# main", "Crawl-delay: 5"]);
  });

  it("are correct for the readers they are written for", () => {
    const document = parse("User-agent: *\nDisallow: /cart/\nClean-param: sid /\n");
    expect(lint(document).map(({ rule }) => rule)).toEqual(["non-standard-directive"]);
    expect(lint(document, { dialect: yandex })).toEqual([]);
  });
});

describe("a misspelt name", () => {
  it("is reported once for all lines with the same intended name", () => {
    const lines = ["Disalow: /a", "Allow: /b", "Dissallow: /c", "useragent: Bingbot", "Disalow: /"];
    expect(below(...lines).filter((finding) => finding.includes("typo"))).toEqual([
      "warning directive-typo-accepted-by-some 3: Disalow",
      "warning directive-typo-accepted-by-some 6: useragent",
    ]);
    expect(fixedLines([...STAR, ...lines], "Write Disallow (and 2 more)").slice(2)).toEqual([
      "Disallow: /a",
      "Allow: /b",
      "Disallow: /c",
      "useragent: Bingbot",
      "Disallow: /",
    ]);
  });

  it("is not grouped with another field", () => {
    const lines = ["Crawl_delay: 5", "Cleanparam: sid", "Crawldelay: 6"];
    expect(below(...lines)).toEqual([
      "warning directive-typo 3: Crawl_delay",
      "warning directive-typo 4: Cleanparam",
    ]);
  });
});

describe("a misspelt user-agent line", () => {
  const saidOf = (...lines: string[]): readonly string[] =>
    lint(parse(textOf(lines)))
      .filter(({ rule }) => rule.includes("typo"))
      .map(({ message }) => message);
  const CLOSES =
    /^Blocks your whole site for .*, where this line is skipped: `Disallow: \/` counts for `\*`\. Write `User-agent`/;

  it("closes the site whether or not another does, too", () => {
    const two = ["", "useragent: GPTBot", "Disallow: /", "", "useragent: CCBot", "Disallow: /"];
    const [first = "", ...others] = saidOf(...STAR, ...two);
    expect(first).toMatch(CLOSES);
    expect(first).toContain("Also on line 7.");
    expect(others).toEqual([]);
    const unread = two.map((line) => line.replace("useragent", "User_agent"));
    expect(saidOf(...STAR, ...unread)[0]).toMatch(CLOSES);
  });

  it("closes nothing that the line below it closes", () => {
    const lines = ["", "User_agent: GPTBot", "Disallow: /api", "User_agent: CCBot", "Disallow: /"];
    const [joins = "", closes = ""] = saidOf(...STAR, ...lines);
    expect(joins).toMatch(
      /^The rule below counts for `\*` \(line 1\) at .*, where this line is skipped/,
    );
    expect(closes).toMatch(CLOSES);
  });

  it("closes nothing for those who do not follow the group that it joins", () => {
    const lines = ["", "User-agent: AhrefsBot", "Disallow: /x", "User_agent: CCBot", "Disallow: /"];
    expect(saidOf(...STAR, ...lines)).toEqual([
      expect.stringMatching(/^The rule below counts for `AhrefsBot` \(line 4\) at /),
    ]);
  });

  it("is one with those right below it", () => {
    const lines = ["", "User_agent: GPTBot", "User_agent: CCBot", "Disallow: /"];
    expect(saidOf(...STAR, ...lines)).toEqual([expect.stringMatching(CLOSES)]);
  });
});

describe("a sitemap that crawlers do not find", () => {
  it.each([
    ["directive-typo", "Image sitemap: https://shop.example/map.xml"],
    ["directive-typo-accepted-by-some", "Sitemaps: https://shop.example/map.xml"],
    ["missing-colon", "Sitemap https://shop.example/map.xml"],
    ["missing-colon", "Sitemap = https://shop.example/map.xml"],
  ])("is a warning of %s, whoever reads the file: it blocks nothing", (id, line) => {
    const document = parse(textOf([...STAR, line]));
    for (const dialect of Object.values(dialects)) {
      const found = lint(document, { dialect }).filter(({ rule }) => rule === id);
      expect(found.map(({ severity }) => severity)).toEqual(["warning"]);
    }
  });
});

describe("a name that the chosen reader may accept", () => {
  it.each([
    ["Disalow: /a", "google", "yandex"],
    ["Disllow: /a", "crawler-commons", "google"],
    ["Disallowed: /a", "google", "crawler-commons"],
    ["Disallow; /a", "google", "protego"],
  ] as const)("%s is less severe for %s than for %s", (line, forgiving, strict) => {
    const severityTo = (id: DialectId) => {
      const document = parse(textOf(["User-agent: *", line]));
      const allowed = compile(document, dialects[id], "Bingbot").decide("/a").allowed;
      const [found] = lint(document, { dialect: dialects[id] });
      return [allowed, found?.severity];
    };
    expect(severityTo(forgiving)).toEqual([false, "warning"]);
    expect(severityTo(strict)).toEqual([true, "error"]);
  });
});
