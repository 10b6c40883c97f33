import { describe, expect, it } from "vitest";
import { parse } from "../../syntax/parse.ts";
import { textOf } from "../../testing/findings.ts";
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
    expect(ids).not.toContain("no-such-crawler");
    expect(ids).not.toContain("no-such-crawler");
  });

  it.each([
    ["Googelbot", "Googlebot", "no-such-crawler"],
    ["Semrush", "SemrushBot", "no-such-crawler"],
    ["OpenAI", "ChatGPT-User", "no-such-crawler"],
    ["AdsBot", "AdsBot-Google", "no-such-crawler"],
    ["Mediapartners", "Mediapartners-Google", "no-such-crawler"],
  ])("say nothing of %s if the file names %s as well", (name, right, rule) => {
    const of = (source: string): readonly string[] =>
      lint(parse(source)).flatMap((each) => (each.rule === rule ? [each.severity] : []));
    expect(of(`User-agent: ${name}\nDisallow: /x\n`)).toEqual(["warning"]);
    const both = `User-agent: ${name}\nUser-agent: ${right.toLowerCase()}\nDisallow: /x\n`;
    expect(of(both)).toEqual([]);
  });

  it.each([
    ["AdsBot", "User-agent: AdsBot-Google\nUser-agent: AdsBot-Google-Mobile\nDisallow: /x\n"],
    ["mediapartners", "User-agent: Mediapartners-Google\nDisallow: /x\n"],
  ])("offer the whole names for the clipped name %s, and say so once", (name, fixed) => {
    const source = `User-agent: ${name}\nDisallow: /x\n`;
    const found = lint(parse(source)).filter(({ rule }) => /agent|crawler/.test(rule));
    expect(found.map(({ rule }) => rule)).toEqual(["no-such-crawler"]);
    expect(found[0]?.message).toContain(`${name} is only the beginning of`);
    expect(applyEdits(source, found[0]?.fixes[0]?.edits ?? [])).toBe(fixed);
  });

  it("report similar stars in names together", () => {
    const source = "User-agent: FooBot*\nUser-agent: *Bar*\nUser-agent: BazBot*\nDisallow: /\n";
    const messages = lint(parse(source)).filter(({ rule }) => rule === "no-such-crawler");
    expect(messages.map(({ message }) => message)).toEqual([
      expect.stringMatching(/Write `FooBot`\. Also on line 3\.$/),
      expect.stringContaining("in `*Bar*` the star is no wildcard"),
    ]);
  });

  it.each([
    // empty
    ["", ["error empty-user-agent: User-agent:"]],
    ["# everyone", ["error empty-user-agent: User-agent:"]],
    // headers
    [
      "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)",
      ["warning no-such-crawler: Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)"],
    ],
    [
      "FooBot/1.0 (+https://foo.example/bot)",
      ["hint no-such-crawler: FooBot/1.0 (+https://foo.example/bot)"],
    ],
    // star and names
    ["* FooBot", ["error no-such-crawler: * FooBot"]],
    ["*, FooBot", ["error no-such-crawler: *, FooBot"]],
    // several
    ["GPTBot, CCBot", ["error no-such-crawler: GPTBot, CCBot"]],
    ["GPTBot,CCBot;FooBot", ["error no-such-crawler: GPTBot,CCBot;FooBot"]],
    ["Copernicus Fred", ["hint no-such-crawler: Copernicus Fred"]],
    ["Googlebot bingbot", ["error no-such-crawler: Googlebot bingbot"]],
    // versions
    ["FooBot/1.0", ["hint no-such-crawler: /1.0"]],
    ["SemrushBot/*", ["info no-such-crawler: /*"]],
    ["mj12bot/", ["info no-such-crawler: /"]],
    [
      'compatible; "ClaudeBot/1.0; +claudebot@anthropic.com"',
      ['warning no-such-crawler: compatible; "ClaudeBot/1.0; +claudebot@anthropic.com"'],
    ],
    ["Offline Explorer/2.4", ["hint no-such-crawler: /2.4"]],
    // stars
    ["Mediapartners-Google*", ["hint no-such-crawler: *"]],
    ["SomeBot*", ["hint no-such-crawler: *"]],
    ["*bot", ["warning no-such-crawler: *"]],
    ["*Googlebot*", ["warning no-such-crawler: *Googlebot*"]],
    ["**", ["error no-such-crawler: **"]],
    [".*", ["warning no-such-crawler: *"]],
    // typos
    ["Googelbot", ["warning no-such-crawler: Googelbot"]],
    ["google-bot", ["warning no-such-crawler: google-bot"]],
    ["Yandex Bot", ["warning no-such-crawler: Yandex Bot"]],
    ["semrushboth", ["warning no-such-crawler: semrushboth"]],
    ["acebookexternalhit", ["warning no-such-crawler: acebookexternalhit"]],
    ["Baiduspider+", ["warning no-such-crawler: Baiduspider+"]],
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
  ])("does not report %j", (value) => {
    expect(findings(value)).toEqual([]);
  });

  it.each([
    "Offline Explorer",
    "Ezooms Robot",
    "Xenu's Link Sleuth",
    "mozilla/5",
    "ArchiveTeam ArchiveBot",
  ])("says of %j no more than that it is odd, quietly", (value) => {
    expect(findings(value)).toEqual([`hint no-such-crawler: ${value}`]);
    const [found] = lint(parse(`User-agent: ${value}\nDisallow: /private/\n`));
    expect(found?.quiet).toBe("not-needed");
  });

  it.each([
    ["", ["User-agent: *"]],
    ["# everyone", ["User-agent: * # everyone"]],
    ["Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)", ["User-agent: GPTBot"]],
    ["FooBot/1.0 (+https://foo.example/bot)", ["User-agent: FooBot"]],
    ["* FooBot", ["User-agent: *", "User-agent: FooBot"]],
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
    expect(severityOf([header, "Disallow: /"], "no-such-crawler")).toBe("warning");
    expect(severityOf([header, ...right], "no-such-crawler")).toBe("hint");
    const flagged = ["User-agent: HTTrack [NC,OR]", "Disallow: /"];
    expect(severityOf(flagged, "unparsable-line")).toBe("warning");
    expect(severityOf(["User-agent: HTTrack", ...flagged], "unparsable-line")).toBe("info");
  });

  it("is not reported in a long list, unless a search engine is meant", () => {
    const end = "Disallow: /";
    expect(severityOf(["User-agent: BySpider", end], "no-such-crawler")).toBe("warning");
    expect(severityOf([...list, "User-agent: BySpider", end], "no-such-crawler")).toBeUndefined();
    expect(severityOf([...list, "User-agent: Googelbot", end], "no-such-crawler")).toBe("warning");
  });
});

it("An odd spelling is no news where the file has the crawler's name as well", () => {
  const found = (lines: readonly string[]) =>
    lint(parse(textOf([...lines, "Disallow: /a", "User-agent: *", "Disallow:"])))
      .filter(({ rule }) => rule === "no-such-crawler")
      .map(({ quiet = "loud" }) => quiet);
  expect(found(["User-agent: Baiduspider+"])).toEqual(["loud"]);
  expect(found(["User-agent: Baiduspider+", "User-agent: Baiduspider"])).toEqual(["not-needed"]);
});

describe("a typo that a file repeats", () => {
  const lines = ["FooBot/1.0", "bingbot/2.0", "BarBot/2.1", "BazBot/3"].flatMap((name) => [
    `User-agent: ${name}`,
    "Disallow: /",
    "",
  ]);
  const found = lint(parse(lines.join("\n"))).filter(({ rule }) => rule === "no-such-crawler");

  it("is one finding per severity for the file", () => {
    expect(found.map(({ severity }) => severity)).toEqual(["hint", "info"]);
    expect(found[0]?.message).toContain("Also on lines 7 and 10.");
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
