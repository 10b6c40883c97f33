import { describe, expect, it } from "vitest";
import { parse } from "../../syntax/parse.ts";
import { growth, MOST_GROWTH } from "../../testing/growth.ts";
import { applyEdits } from "../fixes/apply.ts";
import { lint } from "../lint.ts";
import { allChecks } from "./index.ts";

const LINE_CHECKS: ReadonlySet<string> = new Set(
  allChecks.filter(({ stage }) => stage !== undefined).map(({ id }) => id),
);

/**
 * The findings of line checks on the first line of a group with one rule: check, reported text,
 * severity.
 */
const findings = (value: string): readonly string[] => {
  const source = `User-agent: ${value}\nDisallow: /private/\n`;
  return lint(parse(source))
    .filter(({ rule }) => LINE_CHECKS.has(rule))
    .map(({ rule, severity, from, to }) => `${severity} ${rule}: ${source.slice(from, to)}`);
};

/** The user-agent lines after the first fix of the first finding. */
const corrected = (value: string, end = "\n"): readonly string[] => {
  const source = `User-agent: ${value}${end}Disallow: /private/${end}`;
  const [diagnostic] = lint(parse(source));
  const after = applyEdits(source, diagnostic?.fixes[0]?.edits ?? []);
  return after.split(end).slice(0, -2);
};

describe("checks on a user-agent line", () => {
  it("read two words on a long list of names as one name", () => {
    const names = Array.from({ length: 20 }, (_, index) => `User-agent: Foo${index}\n`).join("");
    const source = `${names}User-agent: Curious George\nDisallow: /\n`;
    const ids = lint(parse(source)).map(({ rule }) => rule);
    expect(ids).not.toContain("several-user-agents-on-line");
    expect(ids).not.toContain("user-agent-invalid-characters");
  });

  it.each([
    ["Googelbot", "Googlebot", "user-agent-typo"],
    ["Semrush", "SemrushBot", "user-agent-brand-name"],
    ["OpenAI", "ChatGPT-User", "user-agent-brand-name"],
  ])("do not warn about %s if the file names %s as well", (name, right, rule) => {
    const of = (source: string): readonly string[] =>
      lint(parse(source)).flatMap((each) => (each.rule === rule ? [each.severity] : []));
    expect(of(`User-agent: ${name}\nDisallow: /x\n`)).toEqual(["warning"]);
    const both = `User-agent: ${name}\nUser-agent: ${right.toLowerCase()}\nDisallow: /x\n`;
    expect(of(both)).toEqual(["info"]);
  });

  it("report similar stars in names together", () => {
    const source = "User-agent: FooBot*\nUser-agent: *Bar*\nUser-agent: BazBot*\nDisallow: /\n";
    const messages = lint(parse(source)).filter(({ rule }) => rule === "user-agent-wildcard");
    expect(messages.map(({ message }) => message)).toEqual([
      expect.stringMatching(/Write `FooBot`\. The same goes for line 3\.$/),
      expect.stringContaining("no crawler called `*Bar*`"),
    ]);
  });

  it.each([
    // empty
    ["", ["error empty-user-agent: User-agent:"]],
    ["# everyone", ["error empty-user-agent: User-agent:"]],
    // headers
    [
      "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)",
      [
        "warning user-agent-full-string: Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)",
      ],
    ],
    [
      "FooBot/1.0 (+https://foo.example/bot)",
      ["info user-agent-full-string: FooBot/1.0 (+https://foo.example/bot)"],
    ],
    // star and names
    ["* FooBot", ["error star-with-names: * FooBot"]],
    ["*, FooBot", ["error star-with-names: *, FooBot"]],
    // several
    ["GPTBot, CCBot", ["error several-user-agents-on-line: GPTBot, CCBot"]],
    ["GPTBot,CCBot;FooBot", ["error several-user-agents-on-line: GPTBot,CCBot;FooBot"]],
    ["Copernicus Fred", ["hint several-user-agents-on-line: Copernicus Fred"]],
    ["Googlebot bingbot", ["error several-user-agents-on-line: Googlebot bingbot"]],
    // versions
    ["FooBot/1.0", ["hint user-agent-version: /1.0"]],
    ["SemrushBot/*", ["info user-agent-version: /*"]],
    ["mj12bot/", ["info user-agent-version: /"]],
    [
      'compatible; "ClaudeBot/1.0; +claudebot@anthropic.com"',
      ['warning user-agent-full-string: compatible; "ClaudeBot/1.0; +claudebot@anthropic.com"'],
    ],
    ["Offline Explorer/2.4", ["hint user-agent-version: /2.4"]],
    // stars
    ["Mediapartners-Google*", ["hint user-agent-wildcard: *"]],
    ["SomeBot*", ["info user-agent-wildcard: *"]],
    ["*bot", ["warning user-agent-wildcard: *"]],
    ["*Googlebot*", ["warning user-agent-wildcard: *Googlebot*"]],
    ["**", ["warning user-agent-wildcard: **"]],
    [".*", ["warning user-agent-wildcard: *"]],
    // typos
    ["Googelbot", ["warning user-agent-typo: Googelbot"]],
    ["google-bot", ["warning user-agent-typo: google-bot"]],
    ["Yandex Bot", ["warning user-agent-typo: Yandex Bot"]],
    ["semrushboth", ["warning user-agent-typo: semrushboth"]],
    ["acebookexternalhit", ["warning user-agent-typo: acebookexternalhit"]],
    ["Baiduspider+", ["warning user-agent-typo: Baiduspider+"]],
  ])("reports %j", (value, expected) => {
    expect(findings(value)).toEqual(expected);
  });

  it.each([
    "*",
    "googlebot",
    "Googlebot # the main one",
    "MJ12bot",
    "MJ13bot",
    "360Spider",
    "archive.org_bot",
    "Sogou web spider",
    "Screaming Frog SEO Spider",
    "Offline Explorer",
    "Ezooms Robot",
    "Xenu's Link Sleuth",
    "Microsoft URL Control",
    // similar to known names, but crawlers of their own
    "moodlebot",
    "Pingbot",
    "Xingbot",
    "npbot",
    "SpankBot",
    "alexibot",
    "SemrushBot-BM",
    "discobot",
    "mozilla/5",
    "ArchiveTeam ArchiveBot",
  ])("does not report %j", (value) => {
    expect(findings(value)).toEqual([]);
  });

  it.each([
    ["", ["User-agent: *"]],
    ["# everyone", ["User-agent: * # everyone"]],
    ["Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)", ["User-agent: GPTBot"]],
    ["FooBot/1.0 (+https://foo.example/bot)", ["User-agent: FooBot"]],
    ["* FooBot", ["User-agent: *"]],
    ["GPTBot, CCBot # both", ["User-agent: GPTBot", "User-agent: CCBot # both"]],
    ["Offline Explorer/2.4", ["User-agent: Offline Explorer"]],
    ["WebEMailExtrac.*", ["User-agent: WebEMailExtrac"]],
    ["*Googlebot*", ["User-agent: Googlebot"]],
    ["*bot", ["User-agent: *bot"]],
    [".*", ["User-agent: .*"]],
    ["ahrefs_bot", ["User-agent: AhrefsBot"]],
  ])("fixes %j", (value, expected) => {
    expect(corrected(value)).toEqual(expected);
  });

  it("keeps the file's line ends when it splits a line", () => {
    expect(corrected("GPTBot, CCBot", "\r\n")).toEqual(["User-agent: GPTBot", "User-agent: CCBot"]);
  });

  it("takes as long as there are unknown names", () => {
    const lintNames = (names: number): void => {
      const lines = Array.from({ length: names }, (_, index) => {
        const letter = String.fromCharCode(97 + (index % 26));
        return `User-agent: unheard${letter}of${"x".repeat(index % 20)}bot`;
      });
      lint(parse(`${lines.join("\n")}\nDisallow: /\n`));
    };
    expect(growth(1_000, lintNames)).toBeLessThan(MOST_GROWTH);
  });
});

describe("a misspelt crawler name", () => {
  const severityOf = (lines: readonly string[], id: string): string | undefined =>
    lint(parse(lines.join("\n"))).find(({ rule }) => rule === id)?.severity;
  const header = "User-agent: Baiduspider+(+http://www.baidu.com/search/spider.htm)";
  const list = Array.from(
    { length: 20 },
    (_, at) => `User-agent: OldBot${"abcdefghijklmnopqrst"[at]}`,
  );

  it("is less severe if the file has the correct name as well", () => {
    const right = ["User-agent: Baiduspider", "Disallow: /"];
    expect(severityOf([header, "Disallow: /"], "user-agent-full-string")).toBe("warning");
    expect(severityOf([header, ...right], "user-agent-full-string")).toBe("info");
    const flagged = ["User-agent: HTTrack [NC,OR]", "Disallow: /"];
    expect(severityOf(flagged, "htaccess-remnant")).toBe("warning");
    expect(severityOf(["User-agent: HTTrack", ...flagged], "htaccess-remnant")).toBe("info");
  });

  it("is less severe in a long list, unless a search engine is meant", () => {
    const end = "Disallow: /";
    expect(severityOf(["User-agent: BySpider", end], "user-agent-typo")).toBe("warning");
    expect(severityOf([...list, "User-agent: BySpider", end], "user-agent-typo")).toBe("info");
    expect(severityOf([...list, "User-agent: Googelbot", end], "user-agent-typo")).toBe("warning");
  });
});

describe("a typo that a file repeats", () => {
  const lines = ["FooBot/1.0", "bingbot/2.0", "BarBot/2.1", "BazBot/3"].flatMap((name) => [
    `User-agent: ${name}`,
    "Disallow: /",
    "",
  ]);
  const found = lint(parse(lines.join("\n"))).filter(({ rule }) => rule === "user-agent-version");

  it("is one finding per severity for the file", () => {
    expect(found.map(({ severity }) => severity)).toEqual(["hint", "info"]);
    expect(found[0]?.message).toContain("The same goes for lines 7 and 10.");
    expect(found[1]?.message).not.toContain("The same goes");
  });

  it("is corrected by one fix", () => {
    const [fix] = found[0]?.fixes ?? [];
    expect(fix?.title).toBe("Write FooBot (and 2 more)");
    const correctedLines = applyEdits(lines.join("\n"), fix?.edits ?? []).split("\n");
    expect(correctedLines.filter((line) => line.startsWith("User"))).toEqual([
      "User-agent: FooBot",
      "User-agent: bingbot/2.0",
      "User-agent: BarBot",
      "User-agent: BazBot",
    ]);
  });
});
