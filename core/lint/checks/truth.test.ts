import { describe, expect, it } from "vitest";
import { parse } from "../../syntax/parse.ts";
import { findingsIn, findingsOf, fixedLines, messageOf, textOf } from "../../testing/findings.ts";
import { lint } from "../lint.ts";

// Sentences that were not true word for word of real files, or told them with the wrong weight.

const GROUP = ["User-agent: *", "Disallow: /cart/"];

describe("a finding about rules that overrule others", () => {
  it("names the crawlers of a group that is not Google's", () => {
    const rules = ["Disallow: /files/", "Allow: /files/"];
    expect(messageOf(["User-agent: Yandex", ...rules], "conflicting-rules")).toMatch(
      /^For Yandex /,
    );
    expect(messageOf(["User-agent: *", ...rules], "conflicting-rules")).toMatch(
      /^For Google and most others /,
    );
  });

  it("is not made of a group whose reader decides otherwise", () => {
    // Yandex does not count the star, so the Allow wins there.
    const rules = ["Allow: /a", "Disallow: /a*", "Disallow: /b"];
    expect(findingsOf("conflicting-rules", ["User-agent: Googlebot", ...rules])).toHaveLength(1);
    expect(findingsOf("conflicting-rules", ["User-agent: Yandex", ...rules])).toEqual([]);
  });
});

describe("a finding about a crawler's name", () => {
  it.each([
    ["a typographic dash", "Perplexity\u2011User"],
    ["a non-breaking space", "*\u00a0"],
    ["a mark of Apache", "FrontPage [NC,OR]"],
    ["a whole header", "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)"],
  ])("says of %s whose rules are missed, and nothing of Google's name", (_, name) => {
    const message = messageOf([`User-agent: ${name}`, "Disallow: /a"]);
    expect(message).toMatch(/^(?:The rules below|These rules) may miss/);
    expect(message).not.toContain("Google");
  });

  it("does not call a line without a rule one that matches nothing", () => {
    const lines = [...GROUP, "\u00e2\u0080\u008bCrawl-delay: 5"];
    expect(messageOf(lines, "hidden-character")).toMatch(/^Crawlers skip this line/);
  });

  it("says that rules count for the names beside an empty one", () => {
    const lines = ["User-agent:", "User-agent: Nutch", "Disallow: /"];
    expect(findingsOf("empty-user-agent", lines)).toEqual(["info empty-user-agent 1: User-agent:"]);
    expect(messageOf(lines, "empty-user-agent")).toMatch(/^This line does nothing/);
  });

  it("is information if the rules below an empty name block nothing", () => {
    const lines = ["User-agent:", "Disallow:"];
    expect(findingsOf("empty-user-agent", lines)).toEqual(["info empty-user-agent 1: User-agent:"]);
    expect(findingsOf("empty-user-agent", ["User-agent:", "Disallow: /a"])).toEqual([
      "error empty-user-agent 1: User-agent:",
    ]);
  });
});

describe("a crawler that shares the rules of another", () => {
  const DELAYED = ["User-agent: Pinterest", "Crawl-delay: 1", "", "User-agent: GPTBot"];

  it("is told that it may crawl nothing, if so", () => {
    const lines = [...GROUP, "", ...DELAYED, "Disallow: /"];
    expect(findingsOf("user-agent-without-rules", lines)).toEqual([
      "warning user-agent-without-rules 5: Crawl-delay: 1",
    ]);
    expect(messageOf(lines, "user-agent-without-rules")).toMatch(/^Pinterest may crawl nothing/);
    expect(fixedLines(lines, "Allow Pinterest everything")[5]).toBe("Disallow:");
  });

  it("is named with the others", () => {
    const lines = ["User-agent: FooBot", "Crawl-delay: 1", "", ...DELAYED, "Disallow: /a"];
    const message = messageOf(lines, "user-agent-without-rules");
    expect(message).toMatch(/^The rules of GPTBot .* count for FooBot and Pinterest/);
  });

  it("is bingbot where only msnbot is named", () => {
    const lines = ["User-agent: msnbot", "Crawl-delay: 5", "", "User-agent: FooBot", "Disallow: /"];
    expect(findingsOf("blocks-search-engine", lines)).toEqual([
      "error blocks-search-engine 1: msnbot",
    ]);
    expect(messageOf(lines, "blocks-search-engine")).toMatch(
      /^bingbot and msnbot may crawl nothing/,
    );
  });
});

describe("a character that only hides a sitemap", () => {
  it("is a warning, and an error in a rule", () => {
    const found = (line: string) =>
      findingsOf("hidden-character", [...GROUP, line])[0]?.slice(0, 7);
    expect(found("Sitemap:\u00a0https://shop.example/s.xml")).toBe("warning");
    expect(found("Disallow:\u00a0/a")).toBe("error h");
  });
});

describe("files that pages need", () => {
  it.each(["/wp-content/", "/wp-content/*", "/wp-content"])("are blocked by %s", (path) => {
    const lines = ["User-agent: *", `Disallow: ${path}`];
    expect(findingsOf("blocks-rendering-resources", lines)).toHaveLength(1);
    expect(
      findingsOf("blocks-rendering-resources", ["User-agent: *", `Disallow: ${path}uploads/`]),
    ).toEqual([]);
  });
});

describe("what a lost colon costs", () => {
  it("is the whole site for Google, if so", () => {
    const lines = ["User-agent: *", "Disallow: /a", "Disallow /"];
    expect(findingsOf("missing-colon", lines)).toEqual(["error missing-colon 3: Disallow"]);
    expect(messageOf(lines, "missing-colon")).toMatch(/^This blocks your whole site for Google/);
    expect(messageOf(["User-agent: *", "Disallow /a"], "missing-colon")).not.toContain(
      "whole site",
    );
  });
});

describe("the rest of a path before a hash sign", () => {
  it("is harmless where a rule next to it has that path", () => {
    const lines = ["User-agent: *", "Disallow: /a", "Disallow: /a#b", "Disallow: /c#d"];
    expect(findingsOf("hash-truncates-value", lines)).toEqual([
      "info hash-truncates-value 3: #b",
      "warning hash-truncates-value 4: #d",
    ]);
    expect(fixedLines(lines, "Delete the rule")).not.toContain("Disallow: /a#b");
  });
});

describe("text that is not a rule", () => {
  const OUTPUT = " in <b>/srv/www/maps.php</b> on line <b>7</b><br />";

  it("is a warning if the program that wrote it went on", () => {
    const found = (line: string) => findingsIn([line, ...GROUP]).map((each) => each.split(":")[0]);
    expect(found(`<b>Deprecated</b>:  Function each() is deprecated${OUTPUT}`)).toEqual([
      "warning unparsable-line 1",
    ]);
    expect(found(`<b>Warning</b>:  include(): Failed opening 'a.php'${OUTPUT}`)).toEqual([
      "error unparsable-line 1",
    ]);
  });

  it.each([
    ["https://shop.example/", "info"],
    ["https://shop.example/robots.txt", "info"],
    ["https://shop.example/maps", "warning"],
  ])("weighs by what it could be: %s", (address, severity) => {
    expect(findingsOf("unparsable-line", [...GROUP, address])).toEqual([
      `${severity} unparsable-line 3: ${address}`,
    ]);
  });

  it("is a key that belongs in a comment", () => {
    const lines = [...GROUP, "DaumWebMasterTool: a1b2"];
    expect(findingsOf("unknown-directive", lines)).toEqual([
      "info unknown-directive 3: DaumWebMasterTool",
    ]);
    expect(fixedLines(lines, "Turn into a comment")[2]).toBe("# DaumWebMasterTool: a1b2");
  });
});

describe("an example or a fix", () => {
  it("has the value of the parameter, as the rule has", () => {
    expect(messageOf(["User-agent: *", "Disallow: /*?old=1"], "query-trap")).toContain(
      "`/x?a=1&old=1`",
    );
  });

  it("takes all marks of a regular expression away", () => {
    const lines = ["User-agent: *", "Disallow: /^award/dry$/"];
    expect(findingsOf("dollar-not-at-end", lines)).toEqual([]);
    expect(fixedLines(lines, "Write /award/dry$")[1]).toBe("Disallow: /award/dry$");
  });

  it("asks for no escape that stands in the file already", () => {
    const lines = ["User-agent: *", "Disallow: /caf\u00e9", "Disallow: /caf%c3%a9"];
    expect(findingsOf("raw-non-ascii", lines)).toEqual([]);
  });

  it("moves no delay to a group that may crawl nothing", () => {
    const lines = [
      "Crawl-delay: 5",
      "User-agent: bingbot",
      "Allow: /",
      "",
      "User-agent: *",
      "Disallow: /",
    ];
    expect(() => fixedLines(lines, "Move it into the group for *")).toThrow();
  });

  it("is no alarm where one country's engine alone loses the home page", () => {
    const lines = [...GROUP, "", "User-agent: Baiduspider", "Disallow: /us/", "Disallow: /$"];
    expect(findingsOf("blocks-home-page", lines)).toEqual(["info blocks-home-page 6: /$"]);
  });
});

describe("a fault that makes no difference", () => {
  const weightOf = (lines: readonly string[], id: string): string | undefined =>
    findingsOf(id, lines)[0]?.split(" ")[0];

  it.each([
    ["html-entity-in-path", ["Disallow: /a?b&c", "Disallow: /a?b&amp;c"]],
    ["percent-invalid", ["Disallow: /t%C3%A4g/", "Disallow: /t\u00c3\u00a4g/"]],
    ["missing-colon", ["Disallow: /a", "Allow /"]],
    ["missing-colon", ["Disallow"]],
    ["path-missing-leading-slash", ["Disallow: /*?", "Disallow: ?page="]],
    ["directive-typo-accepted-by-some", ["Dissallow: /a/b", "Disallow: /a"]],
    ["hash-truncates-value", ["Allow: /$", "Disallow: /*#*", "Disallow: /*"]],
  ])("is information: %s", (id, rules) => {
    expect(weightOf(["User-agent: *", ...rules], id)).toBe("info");
  });

  it("is an error where it does", () => {
    expect(weightOf([...GROUP, "Disallow: /a?b&amp;c"], "html-entity-in-path")).toBe("error");
    // Without its colon, the line ends no list of names.
    const names = ["User-agent: FooBot", "Disallow", "", "User-agent: BarBot", "Disallow: /"];
    expect(weightOf(names, "missing-colon")).toBe("error");
    const delay = ["User-agent: FooBot", "\u00e2\u0080\u008bCrawl-delay: 5", ...GROUP];
    expect(weightOf(delay, "hidden-character")).toBe("warning");
  });

  it("is a sitemap that is named already", () => {
    const address = "https://shop.example/s.xml";
    const lines = [`Sitemap: ${address}`, ...GROUP, `"Sitemap: ${address}"`];
    expect(weightOf(lines, "unparsable-line")).toBe("info");
    expect(weightOf(lines.slice(1), "unparsable-line")).toBe("warning");
  });

  it("is a mark above rules that block nothing, and is listed", () => {
    expect(findingsIn(["ï»¿User-agent: *", "Disallow:"])).toEqual(["info hidden-character 1: ï»¿"]);
    expect(weightOf(["ï»¿User-agent: *", "Disallow: /a"], "hidden-character")).toBe("error");
  });
});

describe("a character in an address", () => {
  it.each(["\u00a0", "\u200b", "\ufeff", "\u201c"])("hides a sitemap, not pages: %j", (mark) => {
    const message = messageOf([...GROUP, `Sitemap: ${mark}https://shop.example/s.xml`]);
    expect(message).toMatch(/^Crawlers do not find this sitemap/);
  });

  it.each(["\u200b", "\ufeff"])("is harmless where no crawler reads it: %j", (mark) => {
    const found = findingsIn([...GROUP, `Noindex: /a${mark}`]);
    expect(found.filter((each) => /hidden|bom/.test(each))).toEqual([]);
  });

  it("is replaced with the spaces between", () => {
    const lines = ["User-agent: *", "Disallow: /a", "Allow: /a/b\u00a0 \u00a0 \u00a0"];
    expect(fixedLines(lines, "Put plain spaces there")[2]?.trimEnd()).toBe("Allow: /a/b");
  });
});

describe("a sitemap behind a crawler's name", () => {
  it("is what crawlers miss, and the name as well if it is glued on", () => {
    const map = "Sitemap: https://shop.example/s.xml";
    const lines = [`User-agent: *<br/>${map}`, "Disallow: /a"];
    expect(messageOf(lines, "glued-directives")).toMatch(/^Crawlers miss this `Sitemap`/);
    expect(fixedLines(lines, "Split the line").slice(0, 2)).toEqual(["User-agent: *", map]);
    expect(messageOf([`User-agent: * ${map}`, "Disallow: /a"], "glued-directives")).toMatch(
      /^Crawlers miss this `Sitemap`/,
    );
  });

  it("is told apart from a rule there", () => {
    const told = (line: string) => messageOf([line, "Disallow: /a"], "glued-directives");
    expect(told("User-agent: FooBot/1.0 Disallow: /b")).toMatch(/^Crawlers miss this/);
    expect(told("User-agent: FooBotDisallow: /b")).toMatch(/^Crawlers miss this/);
  });
});

describe("a claim about all others", () => {
  const PATHS = ["/cart", "/checkout", "/account"].map((path) => `Disallow: ${path}`);

  it("is not made if another named crawler has the rules as well", () => {
    const own = ["User-agent: GPTBot", ...PATHS];
    const other = ["", "User-agent: bingbot", ...PATHS];
    expect(findingsOf("general-rules-for-one-crawler", own)).toHaveLength(1);
    expect(findingsOf("general-rules-for-one-crawler", [...own, ...other])).toEqual([]);
  });

  it("names only crawlers that a long delay keeps off", () => {
    const own = ["User-agent: AhrefsBot", "Crawl-delay: 2000", "Disallow: /a"];
    expect(findingsOf("crawl-delay-effect", own)[0]).toMatch(/^info/);
    const all = ["User-agent: *", ...own.slice(1), "", "User-agent: CCBot", "Disallow: /a"];
    expect(messageOf(all, "crawl-delay-effect")).toMatch(/^Nutch may crawl nothing/);
  });

  it("names the crawler of an advertiser's group, not Google", () => {
    const rules = ["Disallow: /a", "Allow: /a*"];
    expect(messageOf(["User-agent: Mediapartners-Google", ...rules], "conflicting-rules")).toMatch(
      /^For Mediapartners-Google /,
    );
  });

  it("speaks of one group for all where another has rules", () => {
    const lines = [...GROUP, "", "User-agent: *", "Crawl-delay: 5", "", "User-agent: FooBot"];
    expect(messageOf([...lines, "Disallow: /"], "blocks-everything")).toContain(
      "because this `*` has no rule",
    );
  });
});

describe("a line without its colon", () => {
  it("is an error if it closes the site to most, and deleted rather than made to close it", () => {
    const lines = ["User-agent: *", "Disallow:", "User-agent FooBot", "Disallow: /"];
    expect(findingsOf("missing-colon", lines)).toEqual(["error missing-colon 3: User-agent"]);
    expect(messageOf(lines, "missing-colon")).toMatch(/^Blocks your whole site for Bing/);
    const closing = [...GROUP, "Disallow /"];
    expect(fixedLines(closing, "Delete the line")).toEqual(GROUP);
  });
});

describe("what is no alarm", () => {
  it.each([
    ["an empty element", "<script></script>", "info unparsable-line"],
    ["a heading", "Others:", "info unknown-directive"],
    ["a sitemap without an address", "Sitemap:", "info sitemap-invalid-url"],
    ["half a code", "Disallow: /Talk%3Topic", "info percent-invalid"],
  ])("is %s", (_, line, expected) => {
    expect(findingsIn([...GROUP, line])[0]).toMatch(new RegExp(`^${expected} `));
  });

  it("is a warning of PHP that names a folder called includes", () => {
    const output =
      '<b>Warning</b>:  "continue" targeting switch in <b>/srv/includes/a.php</b> on line <b>7</b>';
    expect(findingsIn([output, ...GROUP])[0]).toMatch(/^warning unparsable-line/);
  });

  it("is the address of a part of a page", () => {
    expect(findingsOf("hash-truncates-value", [...GROUP, "Disallow: /a.pdf#page2"])[0]).toMatch(
      /^info/,
    );
  });

  it("is a broken name in a long list, and it is not guessed", () => {
    const name = "User-agent: H\u00c3\u0083\u00c2\u00a4h\u00c3\u00a4kki";
    const list = Array.from({ length: 60 }, (_, at) => [`User-agent: Old${at}`, "Disallow: /"]);
    const lines = [...list.flat(), name, "Disallow: /"];
    expect(findingsOf("hidden-character", lines)[0]).toMatch(/^hint/);
    expect(findingsOf("hidden-character", [name, "Disallow: /"])[0]).toMatch(/^warning/);
  });
});

describe("what is worse than it looks", () => {
  it("is junk in the only name of a file for all", () => {
    const lines = ["User-agent: *javascript:;", "Disallow: /a"];
    expect(findingsOf("no-such-crawler", lines)[0]).toMatch(/^error/);
    expect(fixedLines(lines, "Write *")[0]).toBe("User-agent: *");
    expect(findingsOf("no-such-crawler", ["User-agent: *bot", "Disallow: /a"])[0]).toMatch(
      /^warning/,
    );
    expect(findingsOf("no-such-crawler", [...GROUP, ...lines])[0]).toMatch(/^warning/);
  });

  it("is a version behind the name of a crawler whose own reader keeps it", () => {
    expect(messageOf(["User-agent: bingbot/2.0", "Disallow: /a"], "no-such-crawler")).toMatch(
      /^bingbot may not find its name/,
    );
  });
});

describe("a fix", () => {
  it("opens style sheets also where a shorter rule blocks them", () => {
    const lines = ["User-agent: *", "Disallow: /wp-", "Disallow: /wp-content/", "Disallow: /a"];
    expect(fixedLines(lines, "Delete 2 rules")).toEqual(["User-agent: *", "Disallow: /a"]);
  });

  it("writes no fragment of a URL", () => {
    const lines = ["Sitemap: https://shop.example/s.xml", "User-agent: *"];
    const rule = "Disallow: /https://shop.example/a/#part";
    expect(fixedLines([...lines, rule], "Write /a/")[2]).toBe("Disallow: /a/");
  });

  it("does not name every crawler where the name is on the next line", () => {
    const lines = ["User-agent:", "GPTBot Disallow: /"];
    expect(fixedLines(lines, "Delete the line")).toEqual(["GPTBot Disallow: /"]);
  });

  it("deletes a sitemap that is named with https, too", () => {
    const map = "Sitemap: https://shop.example/s.xml";
    const lines = [map.replace("https", "http"), map, ...GROUP];
    expect(fixedLines(lines, "Delete the line")[0]).toBe(map);
  });
});

describe("a name behind the rule for the whole site", () => {
  const lines = [...GROUP, "Disallow: / User-agent: FooBot", "Disallow: / User-agent: BarBot"];

  it("is written above it, as the site would be closed if the line were split", () => {
    expect(messageOf(lines, "glued-directives")).toMatch(/^This rule matches nothing/);
    expect(fixedLines(lines, "Write the name above (and 1 more)")).toEqual([
      ...GROUP,
      "User-agent: FooBot",
      "Disallow: /",
      "User-agent: BarBot",
      "Disallow: /",
    ]);
  });

  it("is split off where that closes nothing to search engines", () => {
    const own = ["User-agent: FooBot", "Disallow: /User-agent: BarBot", "Disallow: /a"];
    expect(fixedLines(own, "Split the line")).toEqual([
      "User-agent: FooBot",
      "Disallow: /",
      "User-agent: BarBot",
      "Disallow: /a",
    ]);
  });
});

describe("tags around the address of a sitemap", () => {
  const MAP = "Sitemap: https://shop.example/s.xml";

  it.each([
    [`${MAP}<br/>`, "<br/>"],
    [`${MAP} </p>`, "</p>"],
    ["Sitemap: <loc>https://shop.example/s.xml</loc>", "<loc>"],
  ])("are named and removed: %s", (line, tag) => {
    expect(messageOf([...GROUP, line], "sitemap-invalid-url")).toContain(`read \`${tag}\` as part`);
    expect(fixedLines([...GROUP, line], `Remove ${tag}`)[2]).toBe(MAP);
  });

  it("go with the line's split", () => {
    const line = `User-agent: *<br/>${MAP}<br/>`;
    expect(fixedLines([line, "Disallow: /a"], "Split the line")).toEqual([
      "User-agent: *",
      MAP,
      "Disallow: /a",
    ]);
  });
});

describe("for whom a rule does nothing", () => {
  const RULES = ["Disallow: /files/", "Allow: /files/"];
  const told = (lines: readonly string[]) => messageOf(lines, "conflicting-rules");

  it("is Google alone in a group that only it follows", () => {
    expect(told(["User-agent: Googlebot", ...RULES])).toMatch(/^For Googlebot /);
    expect(told(["User-agent: Googlebot", "User-agent: bingbot", ...RULES])).toMatch(
      /^For Googlebot and bingbot /,
    );
  });

  it("is not Google where it has a group of its own", () => {
    const own = ["User-agent: Googlebot", "Disallow: /a", ""];
    expect(told([...own, "User-agent: *", ...RULES])).toMatch(/^For most unnamed crawlers /);
  });

  it("leaves out a crawler that takes the first match", () => {
    const group = ["User-agent: Googlebot", "User-agent: Wget", ...RULES];
    expect(told(group)).toMatch(/^For Googlebot this/);
  });
});

describe("a hash sign in the address of a page", () => {
  it.each([
    ["Disallow: /checkout#/", "Disallow: /checkout/"],
    ["Disallow: /help.html#costs", "Disallow: /a"],
  ])("leaves the rule as meant: %s", (line, other) => {
    const lines = ["User-agent: *", other, line];
    expect(findingsOf("hash-truncates-value", lines)[0]).toMatch(/^info/);
    expect(messageOf(lines, "hash-truncates-value")).toMatch(/^This rule is for all of/);
    const mark = line.slice(line.indexOf("#"));
    expect(fixedLines(lines, `Remove ${mark}`)[2]).toBe(line.replace(mark, ""));
  });

  it("is a warning where a folder is left", () => {
    const lines = ["User-agent: *", "Disallow: /a", "Disallow: /b/#c"];
    expect(findingsOf("hash-truncates-value", lines)[0]).toMatch(/^warning/);
  });
});

describe("the folder of 1C-Bitrix", () => {
  const told = (allowed: readonly string[]) =>
    findingsOf("blocks-rendering-resources", ["User-agent: *", "Disallow: /bitrix/", ...allowed]);

  it("keeps pages from their scripts and styles, unless both are allowed", () => {
    expect(told([])).toHaveLength(1);
    expect(told(["Allow: /bitrix/js/"])).toHaveLength(1);
    expect(told(["Allow: /bitrix/js/", "Allow: /bitrix/templates/"])).toEqual([]);
    expect(told(["Allow: /bitrix/*.js", "Allow: /bitrix/*.css"])).toEqual([]);
  });
});

describe("a Content-Signal below the last group", () => {
  const signal = "Content-Signal: search=yes, ai-train=no";

  it("counts for that group alone", () => {
    const lines = [...GROUP, "", "User-agent: FooBot", "Disallow: /", "", signal];
    expect(messageOf(lines, "content-preferences")).toMatch(/^This line counts for FooBot alone/);
    expect(fixedLines(lines, "Move it into the group for *").slice(0, 3)).toEqual([
      "User-agent: *",
      signal,
      "Disallow: /cart/",
    ]);
  });

  it("allows nothing in a closed group for all", () => {
    const lines = ["User-agent: *", signal, "Disallow: /"];
    expect(messageOf(lines, "content-preferences")).toMatch(/^This line and the rules/);
  });
});

describe("a backslash", () => {
  it("may stand in a query, where browsers leave it", () => {
    const found = (path: string) => findingsOf("dot-segments", [...GROUP, path])[0];
    expect(found("Disallow: /search/*\\u00")).toMatch(/^info/);
    expect(found("Disallow: /?q=\\d")).toBeUndefined();
    expect(findingsOf("dot-segments", [...GROUP, "Disallow: /a\\b/"])).toHaveLength(1);
  });
});

describe("an empty value", () => {
  it("of an Allow is not deleted where it keeps crawlers from the next group", () => {
    const lines = ["User-agent: FooBot", "Allow:", "User-agent: BarBot", "Disallow: /"];
    expect(messageOf(lines, "empty-allow")).not.toContain("Delete");
    expect(messageOf([...lines.slice(0, 2), "Disallow: /a"], "empty-allow")).toContain("Delete");
  });

  it("of a name is no star where other names stand in the list", () => {
    const lines = ["User-agent:", "User-agent: Nutch", "Disallow: /"];
    expect(fixedLines(lines, "Delete the line")).toEqual(lines.slice(1));
    expect(messageOf(["User-agent:", "GPTBot Disallow: /"], "empty-user-agent")).toMatch(
      /the name stands on the next line/,
    );
  });
});

describe("links from campaigns", () => {
  it("are not lost by a rule for a page that is blocked anyway", () => {
    const rule = "Disallow: /a.html?x=1&utm_source=b";
    expect(findingsOf("tracking-parameters-blocked", ["User-agent: *", rule])).toHaveLength(1);
    const lines = ["User-agent: *", "Disallow: /a.html", rule];
    expect(findingsOf("tracking-parameters-blocked", lines)).toEqual([]);
  });
});

describe("a group for all", () => {
  it("is not missing where its star has junk behind it", () => {
    const lines = ["User-agent: *javascript:;", "Disallow: /a", "", "User-agent: GPTBot"];
    expect(findingsOf("no-default-group", [...lines, "Disallow: /"])).toEqual([]);
  });

  it("is no loss to a crawler that comes no more", () => {
    const told = (name: string, more: readonly string[]) =>
      findingsOf("user-agent-without-rules", [...GROUP, "", `User-agent: ${name}`, ...more])[0];
    for (const more of [["Crawl-delay: 5"], []]) {
      expect(told("Slurp", more)).toMatch(/^info/);
      expect(told("bingbot", more)).toMatch(/^warning/);
    }
  });

  it("is nothing that crawlers for advertisements would follow", () => {
    const lines = [...GROUP, "", "User-agent: AdsBot-Google", "User-agent: Mediapartners-Google"];
    expect(findingsOf("user-agent-without-rules", lines)[0]).toMatch(/^hint/);
    expect(
      findingsOf("user-agent-without-rules", [...GROUP, "", "User-agent: bingbot"])[0],
    ).toMatch(/^warning/);
  });
});

describe("names with blank lines between", () => {
  it("are put together first, as most crawlers read them so", () => {
    const lines = ["User-agent: bingbot", "", "User-agent: Googlebot", "Disallow: /a"];
    expect(fixedLines(lines, "Join the user-agent lines")).toEqual(lines.filter(Boolean));
    const [first] = lint(parse(textOf(lines))).flatMap(({ fixes }) => fixes);
    expect(first?.title).toBe("Join the user-agent lines");
  });
});

describe("a rule on the line of a name", () => {
  const weightOf = (lines: readonly string[]) => findingsOf("glued-directives", lines)[0];

  it("is a warning if it stands below as well, or if nothing but a sitemap is lost", () => {
    expect(weightOf(["User-agent: FooBot/1 Disallow: /", "Disallow: /"])).toMatch(/^warning/);
    expect(weightOf(["User-agent: FooBot/1 Disallow: /", "Disallow: /a"])).toMatch(/^error/);
    const map = "User-agent: *<br/>Sitemap: https://shop.example/s.xml";
    expect(weightOf([map, "Disallow:"])).toMatch(/^warning/);
    expect(weightOf([map, "Disallow: /a"])).toMatch(/^error/);
  });
});

describe("a rule that ends a list of names", () => {
  it("is weighed without the next group's rules", () => {
    const lines = ["User-agent: FooBot", "Allow: ?a=", "", "User-agent: *", "Disallow: /b"];
    expect(findingsOf("path-missing-leading-slash", lines)[0]).toMatch(/^info/);
    lines[1] = "Disallow: ?a=";
    expect(findingsOf("path-missing-leading-slash", lines)[0]).toMatch(/^error/);
  });
});

describe("sitemaps below an empty Sitemap line", () => {
  const [one, two] = ["https://shop.example/a.xml", "https://shop.example/b.xml"];

  it("get a line each, with the name spelt right", () => {
    for (const name of ["Sitemap:", "Sitemaps:"]) {
      const lines = [...GROUP, name, one, two];
      expect(findingsOf("directive-typo-accepted-by-some", lines)).toEqual([]);
      expect(messageOf(lines, "sitemap-invalid-url")).toMatch(/on a line of its own/);
      const fixed = [...GROUP, `Sitemap: ${one}`, `Sitemap: ${two}`];
      expect(fixedLines(lines, "Write one line each")).toEqual(fixed);
    }
    expect(fixedLines([...GROUP, "Sitemaps:", one], "Write one line each")[2]).toBe(
      `Sitemap: ${one}`,
    );
  });

  it("are no error where two are glued together", () => {
    const glued = [...GROUP, `Sitemap: ${one}Sitemap: ${two}`];
    expect(findingsOf("glued-directives", glued)[0]).toMatch(/^warning/);
  });
});

describe("the part of a page", () => {
  it("is copied with its page where the rules around are for such pages", () => {
    const lines = ["User-agent: *", "Disallow: /sites/a/", "Disallow: /sites/b/#57f0"];
    expect(findingsOf("hash-truncates-value", lines)[0]).toMatch(/^info/);
  });
});

describe("a space after the first slash", () => {
  it("goes with those beside a star", () => {
    const lines = [...GROUP, "Disallow: / *&o= *"];
    expect(fixedLines(lines, "Remove the space beside the slash")[2]).toBe("Disallow: /*&o=*");
  });

  it("is followed by a name that lost its line in a list of blocked crawlers", () => {
    const list = ["User-agent: FooBot", "Disallow: /", "User-agent: BarBot", "Disallow: / BazBot"];
    expect(messageOf(list, "space-in-path")).toContain("Remove `BazBot`");
    expect(fixedLines(list, "Remove BazBot")[3]).toBe("Disallow: /");
    expect(messageOf([...GROUP, "Disallow: / drafts"], "space-in-path")).not.toContain("drafts");
  });
});

describe("a closed group for all", () => {
  it("is none where another group for all opens the site", () => {
    const lines = ["User-agent: *", "Disallow: /", "", "User-agent: FooBot", "Disallow: /a", ""];
    expect(findingsOf("special-crawler-ignores-star", lines)).toHaveLength(1);
    const open = [...lines, "User-agent: *", "Allow: /"];
    expect(findingsOf("special-crawler-ignores-star", open)).toEqual([]);
  });
});

describe("a rule that others make needless", () => {
  it.each([
    ["percent-invalid", "Disallow: /t\u00e4g/", "Disallow: /t\u00c3\u00a4g/"],
    ["regex-in-path", "Disallow: /*proof=*", "Disallow: /*proof=t\\*"],
  ])("is not news, in long lists of crawlers too: %s", (id, other, line) => {
    const list = Array.from({ length: 40 }, (_, at) => [`User-agent: Bot${at}`, "Disallow: /"]);
    const own = [...list.flat(), "User-agent: *", line];
    expect(findingsOf(id, own)[0]).toMatch(/^warning/);
    expect(findingsOf(id, [...own, other])[0]).toMatch(/^info/);
  });
});

describe("what is to be written", () => {
  it("is the name without the marks of a regular expression", () => {
    const lines = ["User-agent: *", "Disallow:", "User-Agent .^NG\\ 1.x (Foo).", "Disallow: /"];
    expect(messageOf(lines, "missing-colon")).toContain("`User-Agent: NG 1.x (Foo)`");
    lines[2] = "User-Agent .^BarBot.";
    expect(fixedLines(lines, "Insert the colon")[2]).toBe("User-Agent: BarBot");
  });

  it("is a name, too, where a path stands alone", () => {
    expect(messageOf(["# a", "/sign-in/*"])).toContain("`User-agent: *` above");
    expect(messageOf(["User-agent: *", "/sign-in/*"])).not.toContain("User-agent");
  });

  it("is no space before a slash", () => {
    const lines = [...GROUP, "Disallow: /a /"];
    expect(fixedLines(lines, "Remove the space beside the slash")[2]).toBe("Disallow: /a/");
  });
});

describe("what real files showed", () => {
  it("a group of routes alone is not replaced by a rule for the whole site", () => {
    const titles = (path: string) =>
      lint(parse(textOf([...GROUP, `Disallow: ${path}`]))).flatMap(({ rule, fixes }) =>
        rule === "placeholder-text" ? fixes.map(({ title }) => title) : [],
      );
    expect(titles("/(member)/")).toEqual([]);
    expect(titles("/(member)/area/")).toEqual(["Write /area/"]);
  });

  it("a query that is a path may end in a slash", () => {
    expect(findingsOf("query-trap", [...GROUP, "Disallow: /Blocked-By-Filter?~/"])).toEqual([]);
    expect(findingsOf("query-trap", [...GROUP, "Disallow: /find?term=/"])).toHaveLength(1);
  });

  it("style sheets of an administration are of no page", () => {
    const admin = ["Disallow: /wp-admin/css", "Disallow: /wp-admin/js/"];
    expect(findingsOf("blocks-rendering-resources", [...GROUP, ...admin])).toEqual([]);
    expect(
      findingsOf("blocks-rendering-resources", [...GROUP, ...admin, "Disallow: /css"]),
    ).toHaveLength(1);
  });

  it("a crawler of previews that shares a rule by accident is told so once", () => {
    const lines = [
      "User-agent: Pinterest",
      "Crawl-delay: 1",
      "",
      "User-agent: GPTBot",
      "Disallow: /",
    ];
    expect(findingsOf("user-agent-without-rules", lines)).toHaveLength(1);
    expect(findingsOf("blocks-link-previews", lines)).toEqual([]);
    expect(
      findingsOf(
        "blocks-link-previews",
        lines.filter((_, at) => at !== 1),
      ),
    ).toHaveLength(1);
  });
});

describe("a finding about a path that is not what it seems", () => {
  it("does not take a part of a path for a campaign's parameter", () => {
    const broken = "Disallow: /article/40&utm_source=feed?&utm_medium=social";
    expect(findingsOf("tracking-parameters-blocked", [...GROUP, broken])).toEqual([]);
    expect(
      findingsOf("tracking-parameters-blocked", [...GROUP, "Disallow: /article/40?utm_source="]),
    ).toHaveLength(1);
  });

  it("leaves a dash alone that other paths of the file have encoded", () => {
    const raw = "Disallow: /wiki/Help\u2010Talk";
    expect(messageOf([...GROUP, raw], "raw-non-ascii")).toContain("typographic dash");
    expect(
      messageOf([...GROUP, raw, "Disallow: /wiki/Help%E2%80%90Page"], "raw-non-ascii"),
    ).not.toContain("dash");
  });

  it("asks for no star in place of a variable that is the whole path", () => {
    expect(messageOf([...GROUP, "Disallow: /blog/{slug}"], "placeholder-text")).toMatch(
      /Write `\*` in its place\.$/,
    );
    for (const path of ["*/{link}", "/:slug"]) {
      expect(messageOf([...GROUP, `Disallow: ${path}`], "placeholder-text")).toMatch(
        /Delete the line/,
      );
    }
  });

  it("does not make a path of what looks like the beginning of a host name", () => {
    for (const path of ["static.bigshop", "secure.*"]) {
      expect(messageOf([...GROUP, `Disallow: ${path}`], "path-missing-leading-slash")).toMatch(
        /Copy the path from a URL\.$/,
      );
    }
    for (const path of ["old.html", "index.php", "page.xhtml", "robots.txt"]) {
      expect(messageOf([...GROUP, `Disallow: ${path}`], "path-missing-leading-slash")).toContain(
        `Write \`/${path}\``,
      );
    }
  });
});

describe("a line that lacks a line break", () => {
  const bot = ["User-agent: FooBot"];
  it("is information if another line says the same", () => {
    const lines = [...GROUP, "", ...bot, "Disallow: /User-agent: FooBot", "Disallow: /"];
    expect(findingsOf("glued-directives", lines)).toEqual(["info glued-directives 5: User-agent"]);
  });

  it("is an error if its rule is lost", () => {
    const lines = [...GROUP, "", ...bot, "Disallow: /aDisallow: /b", "Disallow: /c"];
    expect(findingsOf("glued-directives", lines)).toEqual(["error glued-directives 5: Disallow"]);
  });
});

describe("a delay for a name under which nobody crawls", () => {
  const lines = ["User-agent: Google-Extended", "Disallow: /", "", "Crawl-delay: 5"];

  it("is offered to the group for every crawler, if there is one", () => {
    expect(() => fixedLines(lines, "Move it into the group for *")).toThrow();
    const file = [...GROUP, "", ...lines];
    expect(fixedLines(file, "Move it into the group for *")[1]).toBe("Crawl-delay: 5");
  });
});

describe("a parameter of campaigns", () => {
  it("is not to be blocked in more places by one check, and in none by another", () => {
    const lines = [...GROUP, "Disallow: /*?utm_source="];
    expect(findingsOf("tracking-parameters-blocked", lines)).toHaveLength(1);
    expect(findingsOf("query-trap", lines)).toEqual([]);
    expect(findingsOf("query-trap", [...lines, "Disallow: /*?sort="])).toEqual([
      "info query-trap 4: ?sort=",
    ]);
  });
});

describe("a rule that no crawler follows", () => {
  it("is not examined further", () => {
    const lines = ["Disallow: /?view=", "", ...GROUP];
    expect(findingsOf("rule-before-user-agent", lines)).toHaveLength(1);
    expect(findingsOf("query-trap", lines)).toEqual([]);
  });
});

describe("what real files were not told", () => {
  it("that the home page is closed where other pages are open", () => {
    const lines = ["User-agent: *", "Disallow: /", "Allow: /login/", "Allow: /products/"];
    expect(findingsOf("blocks-home-page", lines)).toEqual(["info blocks-home-page 2: /"]);
    expect(messageOf(lines, "blocks-home-page")).toMatch(/^Google and Bing may crawl some/);
    expect(fixedLines(lines, "Allow the home page")[2]).toBe("Allow: /$");
    expect(findingsOf("blocks-home-page", [...lines, "Allow: /$"])).toEqual([]);
    expect(findingsOf("blocks-home-page", lines.slice(0, 2))).toEqual([]);
  });

  it("that a delay at the end counts for the last, closed group alone", () => {
    const lines = [...GROUP, "", "User-agent: GPTBot", "Disallow: /", "", "Crawl-delay: 5"];
    expect(findingsOf("crawl-delay-effect", lines)).toEqual([
      "info crawl-delay-effect 7: Crawl-delay: 5",
    ]);
    expect(fixedLines(lines, "Move it into the group for *")[1]).toBe("Crawl-delay: 5");
    lines[4] = "Disallow: /a";
    expect(findingsOf("crawl-delay-effect", lines)).toEqual([]);
  });

  it("that a folder of styles is blocked", () => {
    const lines = [...GROUP, "Disallow: /styles/"];
    expect(findingsOf("blocks-rendering-resources", lines)).toHaveLength(1);
  });
});

describe("a file that holds nothing but a comment of a page", () => {
  it("is no robots.txt, and not to be made a comment", () => {
    expect(messageOf(["", "<!-- generated for no file -->"], "unparsable-line")).toMatch(
      /^This is not a robots\.txt file/,
    );
    expect(messageOf(["<!-- shop -->", ...GROUP], "unparsable-line")).toMatch(
      /does not start a comment/,
    );
    expect(messageOf(["// nothing here"], "unparsable-line")).toMatch(/does not start a comment/);
  });
});

describe("a file that names a few crawlers only", () => {
  it("is told quietly that all others are free, which it hardly forgot", () => {
    const [finding, ...more] = lint(parse("User-agent: GPTBot\nDisallow: /\n")).filter(
      ({ rule }) => rule === "no-default-group",
    );
    expect(more).toEqual([]);
    expect(finding?.quiet).toBe("not-needed");
  });
});

describe("a faulty line that makes no difference", () => {
  it("is weighed in a file with a long list of crawlers, too", () => {
    const list = Array.from({ length: 60 }, (_, at) => [
      `User-agent: Foo${"x".repeat(at)}Bot`,
      "Disallow: /",
    ]);
    const lines = [...list.flat(), "User-agent: *", "Disallow: /a/"];
    const found = (line: string) => findingsOf("path-missing-leading-slash", [...lines, line]);
    expect(found("Disallow: a/b")[0]).toMatch(/^info/);
    expect(found("Disallow: b")[0]).toMatch(/^error/);
  });

  it("keeps its weight while it is in doubt for whom rules are", () => {
    const lines = [...GROUP, "Disallow: cart/1"];
    const found = (more: readonly string[]) =>
      lint(parse([...lines, ...more].join("\n")))
        .filter(({ rule }) => rule === "path-missing-leading-slash")
        .map(({ severity }) => severity);
    expect(found(["", "User-agent: GPTBot", "Disallow: /x"])).toEqual(["info"]);
    expect(found(["", "Useragent: GPTBot", "Disallow: /x"])).toEqual(["error"]);
  });
});
