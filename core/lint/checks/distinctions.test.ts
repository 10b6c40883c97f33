import { describe, expect, it } from "vitest";
import { wget } from "../../dialects/wget.ts";
import { parse } from "../../syntax/parse.ts";
import { findingsIn, findingsOf, fixedLines, messageOf, textOf } from "../../testing/findings.ts";
import { type LintOptions, lint } from "../lint.ts";

const ANY = ["User-agent: *", "Disallow: /x"];

describe("lines of an Apache server's configuration", () => {
  it("are recognised by their first word, with or without a colon", () => {
    const lines = [
      "RewriteRule ^(.*)$ https://shop.example/$1 [R]",
      "RewriteCond %{HTTP_HOST} ^a:b$",
      "RewriteEngine: on",
    ];
    expect(findingsOf("unparsable-line", [...ANY, ...lines])).toEqual([
      "error unparsable-line 3: RewriteRule ^(.*)$ https://shop.example/$1 [R]",
    ]);
    expect(messageOf([...ANY, ...lines], "unparsable-line")).toContain("Also on lines 4 and 5.");
  });
});

describe("a template's placeholder", () => {
  it.each(["Host", "Sitemap"])("is found in the host of a %s line", (name) => {
    const found = findingsOf("placeholder-text", [...ANY, `${name}: https://your-domain.com/`]);
    expect(found).toEqual(["warning placeholder-text 3: your-domain.com"]);
  });

  it("is not a host in a path", () => {
    expect(
      findingsOf("placeholder-text", ["User-agent: *", "Disallow: /your-domain.com/"]),
    ).toEqual([]);
  });
});

describe("spaces in a path", () => {
  it("beside a slash are all removed", () => {
    const lines = ["User-agent: *", "Disallow: /  a b"];
    expect(fixedLines(lines, "Remove the space beside the slash")[1]).toBe("Disallow: /a%20b");
    expect(fixedLines(lines, "Write %20 for each space")[1]).toBe("Disallow: /%20%20a%20b");
  });

  it("and commas separate paths, however many", () => {
    const lines = ["User-agent: *", "Disallow: /a, , /b;"];
    expect(messageOf(lines, "space-in-path")).toContain("these 2 paths");
    expect(fixedLines(lines, "Split into 2 lines").slice(1)).toEqual([
      "Disallow: /a",
      "Disallow: /b",
    ]);
  });
});

describe("a list of user agents with other fields in it", () => {
  const LINES = ["User-agent: A", "Sitemap: https://shop.example/s.xml", "Crawl-delay: 2"];
  const all = [...LINES, "User-agent: B", "Crawl-delay: 3", "User-agent: C", "Disallow: /x"];

  it("has them moved: sitemaps above it, delays below its rules", () => {
    expect(fixedLines(all, "Move them out of the list")).toEqual([
      "Sitemap: https://shop.example/s.xml",
      ...["User-agent: A", "User-agent: B", "User-agent: C", "Disallow: /x"],
      ...["Crawl-delay: 2", "Crawl-delay: 3"],
    ]);
  });

  it("can allow everything for all but the last crawler", () => {
    expect(fixedLines(all, "Allow them everything")).toEqual([
      ...LINES,
      "Disallow:",
      ...["User-agent: B", "Crawl-delay: 3", "Disallow:", "User-agent: C", "Disallow: /x"],
    ]);
  });
});

describe("a field that few crawlers read", () => {
  it("is reported with its readers, and one about AI once", () => {
    expect(messageOf([...ANY, "Visit-time: 0600-0845"], "non-standard-directive")).toBe(
      "Google, Bing and Yandex skip this line: only Scrapy's parser reads `Visit-time`. Delete it, unless you mean that.",
    );
    expect(messageOf([...ANY, "Request-rate: 1/5"], "non-standard-directive")).toContain(
      "only Seznam and the parsers of Scrapy and Python read `Request-rate`.",
    );
    expect(findingsOf("non-standard-directive", [...ANY, "AI: no"])).toHaveLength(1);
  });
});

describe("a blocked site with exceptions below", () => {
  const found = (...rules: readonly string[]): readonly string[] =>
    findingsOf("order-dependent-result", ["User-agent: *", ...rules]);

  it("depends on the order if an exception names more than the root", () => {
    expect(found("Disallow: /", "Allow: /a")).toEqual([
      "info order-dependent-result 2: Disallow: /",
    ]);
    expect(found("Disallow: /", "Allow: /")).toEqual([]);
    expect(found("Allow: /a", "Disallow: /", "Allow: /ab")).toEqual([]);
    expect(found("Allow: /a", "Disallow: /", "Allow: /b")).toHaveLength(1);
    expect(found("Disallow: /", "Allow: /*.css")).toEqual([]);
  });

  it("names an exception that all longest-match readers apply", () => {
    const lines = [
      "User-agent: *",
      "Disallow: /",
      "Allow: /a",
      "Disallow: /a",
      "Disallow: /b*",
      "Allow: /b",
    ];
    expect(messageOf(lines, "order-dependent-result")).toContain(
      "do not crawl what `Allow: /a` (line 3) allows",
    );
  });
});

describe("capitals in a path", () => {
  it("are reported in rules that block", () => {
    expect(
      findingsOf("path-case", ["User-agent: *", "Allow: /Admin/", "Disallow: /Login"]),
    ).toEqual(["hint path-case 3: /Login"]);
  });

  it("are not reported where another rule blocks the small letters", () => {
    const lines = ["User-agent: *", "Disallow: /Admin/", "Disallow: /a"];
    expect(findingsOf("path-case", lines)).toEqual([]);
    expect(
      findingsOf("path-case", ["User-agent: *", "Disallow: /Login*", "Disallow: /login"]),
    ).toEqual([]);
  });

  it("are reported with a star behind them, too, which changes nothing", () => {
    const lines = ["User-agent: *", "Disallow: /Images/*"];
    expect(findingsOf("path-case", lines)).toEqual(["hint path-case 2: /Images/*"]);
  });
});

describe("revealing paths", () => {
  it("are counted once each, in rules that block", () => {
    const rules = [
      "Disallow: /backup-2019.sql",
      "Disallow: /dump.sql",
      "Allow: /x.sql",
      "Disallow: /dump.sql",
    ];
    expect(messageOf(["User-agent: *", ...rules], "sensitive-path-exposed")).toContain(
      "Also on line 3.",
    );
    const third = [...rules, "Disallow: /old-dump.sql"];
    expect(messageOf(["User-agent: *", ...third], "sensitive-path-exposed")).toContain(
      "Also on lines 3 and 6.",
    );
  });
});

describe("a line without its colon", () => {
  it.each([
    [
      "Disallow /y",
      "warning",
      "Most crawlers skip this line, though Google reads it: the colon after `Disallow` is missing. Write `Disallow: /y`.",
    ],
    [
      "Disalow /y",
      "warning",
      "Most crawlers skip this line, though Google reads it: the colon after `Disalow` is missing. Write `Disallow: /y`.",
    ],
    [
      "Crawl-delay 5",
      "warning",
      "Google and nearly all others skip this line: the colon after `Crawl-delay` is missing. Write `Crawl-delay: 5`.",
    ],
    [
      "Disallow /a b",
      "error",
      "Google and nearly all others skip this line: the colon after `Disallow` is missing. Write `Disallow: /a b`.",
    ],
    [
      "Disallow",
      "info",
      "Crawlers skip this line: the colon after `Disallow` is missing. Write `Disallow:` and a path.",
    ],
  ])("is reported with its effect: %s", (line, severity, message) => {
    expect(findingsOf("missing-colon", [...ANY, line])[0]?.split(" ")[0]).toBe(severity);
    expect(messageOf([...ANY, line], "missing-colon")).toBe(message);
  });

  it.each(["http://a.example/map", "HTTPS://a.example/map", "/map", "map.XML"])(
    "is reported before the address of a sitemap: %s",
    (address) => {
      expect(findingsOf("missing-colon", [...ANY, `Sitemap ${address}`])).toHaveLength(1);
    },
  );

  it.each([
    ...["Crawldelay 5", "Disallow the rest", "Crawl-delay soon", "Host shop.example"],
    ...["Sitemap ours", "Sitemap map.xml.gz"],
  ])("is not reported: %s", (line) => {
    expect(findingsOf("missing-colon", [...ANY, line])).toEqual([]);
  });
});

describe("a file without rules", () => {
  const found = (...lines: readonly string[]): readonly string[] =>
    findingsOf("no-rules", ["User-agent: *", ...lines, "Crawl-delay: 5"]);

  it.each([["# Disallow is not needed"], ["Comment: allow all"], ["Host: shop.example"]])(
    "is reported whatever other fields it has: %s",
    (line) => {
      expect(found(line)).toEqual(["info no-rules 1: User-agent: *"]);
    },
  );

  it.each([["Disallow the rest"], ["Disallow = the rest"], ["Disalow: /a"]])(
    "is left to the check on an invalid rule: %s",
    (line) => {
      expect(found(line)).toEqual([]);
    },
  );
});

describe("a word of a robots meta tag", () => {
  it.each(["User-agent: noindex", "Sitemap: noindex", "Disallow: /noindex"])(
    "is not reported if it can be a name or a URL: %s",
    (line) => {
      expect(findingsOf("unparsable-line", [...ANY, line])).toEqual([]);
    },
  );
});

describe("a star with names next to it", () => {
  it("can be split into lines", () => {
    const lines = ["User-agent: *,  Foo;Bar", "Disallow: /a"];
    expect(fixedLines(lines, "Split into 3 lines").slice(0, 3)).toEqual([
      "User-agent: *",
      "User-agent: Foo",
      "User-agent: Bar",
    ]);
  });
});

describe("a page that was sent instead of the file", () => {
  it("is not recognised by tags in comments", () => {
    const lines = ["# <html><body>", "foo", "# <a> <a> <a> <a> <a>"];
    expect(findingsOf("html-content", lines)).toEqual([]);
    expect(findingsOf("html-content", ["foo", "bar <a> <a> <a>"])).toEqual([]);
    expect(findingsOf("html-content", ["foo", "bar <a> <a> <a> <a>"])).toHaveLength(1);
  });
});

describe("stack frames in the output of a program", () => {
  it("are deleted with it, other comments are not", () => {
    const lines = [
      ...[
        "PHP Fatal error:  Uncaught Error: x in /srv/robots.php:3",
        "Stack trace:",
        "#0 {main}",
        "# see #1 below",
      ],
      ...["  thrown in /srv/robots.php on line 3", "User-agent: *", "Disallow: /a"],
    ];
    const [first] = lint(parse(textOf(lines))).filter(({ rule }) => rule === "unparsable-line");
    const title = first?.fixes[0]?.title ?? "";
    expect(fixedLines(lines, title)).toEqual(["# see #1 below", "User-agent: *", "Disallow: /a"]);
  });
});

describe("a file that names some crawlers of an operator", () => {
  it("is reported with the names and purposes of the others", () => {
    const lines = ["User-agent: GPTBot", "Disallow: /", "", "User-agent: *", "Disallow:"];
    expect(messageOf(lines, "ai-block-incomplete")).toBe(
      "This leaves out ChatGPT-User (AI, on a user's request) and OAI-SearchBot (AI search), also from OpenAI. Block those, too?",
    );
    expect(fixedLines(lines, "Add 2 names").slice(0, 4)).toEqual([
      ...[
        "User-agent: GPTBot",
        "User-agent: ChatGPT-User",
        "User-agent: OAI-SearchBot",
        "Disallow: /",
      ],
    ]);
    expect(findingsIn(lines.map((each) => each.replace("Disallow: /", "Disallow: /b")))).toEqual(
      [],
    );
  });
});

describe("a byte order mark", () => {
  it("is not part of the first line, and moves no other", () => {
    expect(findingsIn(["\ufefffoo", "bar", "User-agent: *", "Disallow:"])).toContain(
      "info unparsable-line 1: foo",
    );
    expect(
      findingsOf("unparsable-line", ["\ufeffUser-agent: *", "Disallow:", "", "  bar"]),
    ).toEqual(["info unparsable-line 4: bar"]);
  });
});

describe("the fix of paths that begin with a star", () => {
  it.each([
    ["Put a slash before the star", ["*.gif$"], ["/*.gif$"]],
    ["Put a slash before the star (and 1 more)", ["*.gif$", "*.png$"], ["/*.gif$", "/*.png$"]],
  ])("%s", (title, paths, fixed) => {
    const rules = (list: readonly string[]) => list.map((path) => `Disallow: ${path}`);
    expect(fixedLines(["User-agent: *", ...rules(paths)], title).slice(1)).toEqual(rules(fixed));
  });
});

describe("a file without a group for *", () => {
  const found = (...lines: string[]) => findingsOf("no-default-group", lines);

  it("is not reported if a name is missing, in one group or in one of several lines", () => {
    expect(found("User-agent: Foobot", "Disallow: /x")).toHaveLength(1);
    expect(found("User-agent: Foobot", "User-agent:", "Disallow: /x")).toEqual([]);
    expect(found("User-agent: Foobot", "Disallow: /x", "User-agent:", "Disallow: /y")).toEqual([]);
  });

  it("is not reported if there are rules above all groups", () => {
    expect(found("Disallow: /y", "User-agent: Foobot", "Disallow: /x")).toEqual([]);
  });
});

describe("full-width letters", () => {
  it.each([
    ["\uff24isallow", "Disallow"],
    ["Disallo\uff57", "Disallow"],
    ["\uff41llow", "allow"],
  ])("look like ASCII letters: %s", (name, plain) => {
    const lines = [...ANY, `${name}: /b`];
    expect(findingsOf("hidden-character", lines)).toHaveLength(1);
    expect(fixedLines(lines, "Type plain characters")[2]).toBe(`${plain}: /b`);
  });
});

describe("lines that end in CR alone", () => {
  it("are more severe for a reader that ends lines only at LF", () => {
    const severities = (options: LintOptions) =>
      lint(parse("User-agent: *\rDisallow: /a\r"), options)
        .filter(({ rule }) => rule === "cr-only-line-ends")
        .map(({ severity }) => severity);
    expect(severities({})).toEqual(["info"]);
    expect(severities({ dialect: wget })).toEqual(["warning"]);
  });
});

describe("Noindex for pages that rules block", () => {
  const linesOf = (rule: string) => ["User-agent: *", rule, "Noindex: /*list?page=$"];

  it("is information, whichever rule blocks them", () => {
    for (const rule of ["Disallow: /*list?page=$", "Disallow: /*=$", "Disallow: *list?"])
      expect(findingsOf("unsupported-noindex", linesOf(rule))).toEqual([
        "info unsupported-noindex 3: Noindex",
      ]);
  });

  it("is a warning where crawlers may fetch some of them", () => {
    for (const rule of ["Disallow: /list?page=$", "Disallow: /*=1$"])
      expect(findingsOf("unsupported-noindex", linesOf(rule))).toEqual([
        "warning unsupported-noindex 3: Noindex",
      ]);
  });
});

it("A name written twice does not make a list of names longer", () => {
  const names = Array.from({ length: 20 }, (_, at) => `User-agent: Odd Name ${at}`);
  const once = [...names, "Disallow: /"];
  const twice = [names[0] ?? "", ...once];
  expect(findingsOf("no-such-crawler", once).length).toBe(
    findingsOf("no-such-crawler", twice).length,
  );
});
