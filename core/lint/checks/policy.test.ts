import { describe, expect, it } from "vitest";
import { findingsIn, fixedLines, messageOf } from "../../testing/findings.ts";

const found = (lines: readonly string[], ...ids: readonly string[]): readonly string[] =>
  findingsIn(lines).filter((finding) => ids.includes(finding.split(" ")[1] ?? ""));

const withPath = (path: string): readonly string[] => ["User-agent: *", `Disallow: ${path}`];

describe("a search engine blocked by name", () => {
  it("is more severe for Google and Bing than for others", () => {
    const closed = (name: string) =>
      found([`User-agent: ${name}`, "Disallow: /"], "blocks-search-engine");
    expect(closed("googlebot")).toEqual(["warning blocks-search-engine 1: googlebot"]);
    expect(closed("Bingbot")).toEqual(["warning blocks-search-engine 1: Bingbot"]);
    expect(closed("YandexBot")).toEqual(["info blocks-search-engine 1: YandexBot"]);
    expect(closed("AhrefsBot")).toEqual([]);
  });

  it("is recognised by the name of its family", () => {
    const lines = ["User-agent: Yandex", "Disallow: /", "User-agent: *", "Disallow: /cart/"];
    expect(found(lines, "blocks-search-engine")).toEqual(["info blocks-search-engine 1: Yandex"]);
    const open = ["User-agent: YandexBot", "Disallow: /cart/"];
    expect(found([...lines, ...open], "blocks-search-engine")).toEqual([]);
    expect(fixedLines(lines, "Allow YandexBot again")).toEqual(lines.slice(2));
  });

  it("is not allowed by a fix that would leave the rest of its group without a rule", () => {
    const lines = ["User-agent: *", "Crawl-delay: 1", "User-agent: Baiduspider", "Disallow: /"];
    const open = ["User-agent: *", "Allow: /"];
    expect(found([...lines, ...open], "blocks-search-engine")).toHaveLength(1);
    expect(() => fixedLines([...lines, ...open], "Allow Baiduspider again")).toThrow();
  });

  it("is one finding per group, and is allowed again without the others", () => {
    const lines = [
      ...["User-agent: Baiduspider", "User-agent: AhrefsBot", "User-agent: Applebot"],
      ...["Disallow: /", "", "User-agent: *", "Disallow: /cart/"],
    ];
    expect(found(lines, "blocks-search-engine")).toEqual([
      "info blocks-search-engine 1: Baiduspider",
    ]);
    expect(messageOf(lines)).toContain("Baiduspider and Applebot");
    expect(fixedLines(lines, "Allow them again").slice(0, 2)).toEqual([
      "User-agent: AhrefsBot",
      "Disallow: /",
    ]);
  });

  it("is allowed again by deleting its own group, wherever its parts are", () => {
    const lines = [
      ...["User-agent: Googlebot", "Disallow: / # all", "Crawl-delay: 5", ""],
      ...["User-agent: *", "Disallow: /cart/", "", "User-agent: Googlebot", "Disallow: /x"],
    ];
    expect(fixedLines(lines, "Allow Googlebot again")).toEqual([
      ...["# all", "", "User-agent: *", "Disallow: /cart/", ""],
    ]);
  });

  it("is not reported if another group allows it", () => {
    const twice = ["User-agent: Googlebot", "Disallow: /", "User-agent: Googlebot", "Allow: /a"];
    expect(found(twice, "blocks-search-engine")).toEqual([]);
  });

  const MSN = ["User-agent: msnbot", "Crawl-delay: 5", "", "User-agent: FooBot", ""];
  const BAD = ["User-agent: BadBot", "Disallow: /"];

  it("is most severe if it shares the rules of another crawler", () => {
    const bing = ["User-agent: bingbot", "Crawl-delay: 5", ""];
    const lines = [...MSN, ...bing, ...BAD];
    expect(found(lines, "blocks-search-engine", "user-agent-list-interrupted")).toEqual([
      "error blocks-search-engine 1: msnbot",
    ]);
    expect(messageOf(lines, "blocks-search-engine")).toBe(
      "bingbot, msnbot and FooBot have no rules of their own, so they use the next ones: `Disallow: /` for BadBot (line 10). That blocks your whole site for them. Add `Disallow:` below line 7 to let them in.",
    );
    expect(
      fixedLines(lines, "Allow them everything").filter((line) => line === "Disallow:"),
    ).toEqual(["Disallow:", "Disallow:", "Disallow:"]);
    const yandex = ["User-agent: YandexBot", "Crawl-delay: 5"];
    expect(found([...yandex, ...BAD], "blocks-search-engine")).toEqual([
      "warning blocks-search-engine 1: YandexBot",
    ]);
  });

  it("is reported for a crawler that shares its rules, and for the one that they are for", () => {
    const lines = [
      "User-agent: YandexBot",
      "Crawl-delay: 5",
      "User-agent: Googlebot",
      "Disallow: /",
    ];
    expect(found(lines, "blocks-search-engine")).toEqual([
      "warning blocks-search-engine 1: YandexBot",
      "warning blocks-search-engine 3: Googlebot",
    ]);
  });

  it("is left to another check if no active search crawler remains", () => {
    const lines = ["User-agent: Slurp", "Crawl-delay: 5", ...BAD];
    expect(found(lines, "blocks-search-engine")).toEqual([]);
    expect(found(lines, "user-agent-list-interrupted")).toHaveLength(1);
  });

  it("is left to another check if the rules of the other crawler block less", () => {
    const lines = [...MSN, "User-agent: BadBot", "Disallow: /a"];
    expect(found(lines, "blocks-search-engine")).toEqual([]);
    expect(found(lines, "user-agent-list-interrupted")).toHaveLength(1);
  });
});

describe("the whole site", () => {
  it("is allowed by an empty rule, or by leaving the others unchanged", () => {
    const closed = ["User-agent: *", "Disallow: / # now"];
    expect(fixedLines(closed, "Allow everything instead")).toEqual([
      "User-agent: *",
      "Disallow: # now",
    ]);
    expect(fixedLines([...closed, "Disallow: /cart/"], "Delete the rule")).toEqual([
      ...["User-agent: *", "# now", "Disallow: /cart/"],
    ]);
  });

  it("is also blocked by a star and a final $", () => {
    expect(found(withPath("/*$"), "blocks-everything")).toEqual([
      "warning blocks-everything 2: /*$",
    ]);
  });

  it("is blocked for crawlers without rules of their own", () => {
    const lines = ["User-agent: *", "Crawl-delay: 1", "User-agent: Baiduspider", "Disallow: /"];
    const own = ["User-agent: *", "Disallow: /cart/"];
    expect(found([...lines, ...own], "blocks-everything")).toEqual([
      "error blocks-everything 1: *",
    ]);
    expect(messageOf([...lines, ...own], "blocks-everything")).toContain(
      "every crawler, Googlebot, bingbot and YandexBot included",
    );
  });

  it("is reported once if a comment cuts the path short", () => {
    const lines = ["User-agent: *", "Disallow: /#top", "Disallow: /cart/", "Disallow: /login"];
    expect(findingsIn(lines)).toEqual(["error hash-truncates-value 2: /#top"]);
    expect(fixedLines(lines, "Delete the rule")).toEqual([lines[0], ...lines.slice(2)]);
    expect(fixedLines(lines.slice(0, 2), "Delete the rule")).toEqual([
      ...["User-agent: *", "Disallow:"],
    ]);
  });
});

describe("the home page", () => {
  it.each(["/$", "*/$", "/*/$"])("is looked at for Disallow: %s", (path) => {
    const expected = path === "/$" ? [`warning blocks-home-page 2: ${path}`] : [];
    expect(found(withPath(path), "blocks-home-page")).toEqual(expected);
  });

  it("is not reported if all pages are blocked, or if it is allowed", () => {
    expect(found(withPath("/"), "blocks-home-page")).toEqual([]);
    expect(found([...withPath("/$"), "Disallow: /"], "blocks-home-page")).toEqual([]);
    expect(found([...withPath("/$"), "Allow: /$"], "blocks-home-page")).toEqual([]);
  });

  it("is allowed by an empty rule if no other is left", () => {
    expect(fixedLines(withPath("/$ # why"), "Delete the rule")).toEqual([
      "User-agent: *",
      "Disallow: # why",
    ]);
    expect(fixedLines([...withPath("/$"), "Disallow: /x"], "Delete the rule")).toEqual([
      "User-agent: *",
      "Disallow: /x",
    ]);
  });
});

describe("style sheets and scripts", () => {
  it.each([
    ["/*.js$", "info"],
    ["*.css", "info"],
    ["/media/*.mjs?", "hint"],
    ["/wp-includes/", "hint"],
    ["/wp-includes", "hint"],
    ["/*/assets/*", "hint"],
    ["/_next/static/", "hint"],
  ])("are blocked by %s", (path, severity) => {
    expect(found(withPath(path), "blocks-rendering-resources")).toEqual([
      `${severity} blocks-rendering-resources 2: ${path}`,
    ]);
  });

  it.each(["/", "/wp-admin/", "/assets/logo.png", "/js-course", "/app.js", "/*.json$", "/*.jsp"])(
    "are not blocked by %s",
    (path) => {
      expect(found(withPath(path), "blocks-rendering-resources")).toEqual([]);
    },
  );

  it("are allowed again by an Allow for both kinds", () => {
    const lines = [...withPath("/static/"), "Allow: /static/*.css$"];
    expect(found(lines, "blocks-rendering-resources")).toHaveLength(1);
    expect(found([...lines, "Allow: /static/*.js$"], "blocks-rendering-resources")).toEqual([]);
    expect(found([...lines, "Allow: /static/"], "blocks-rendering-resources")).toEqual([]);
  });

  it("are allowed again only without all rules for them", () => {
    const lines = ["User-agent: *", "Disallow: /js", "Disallow: /cart/", "Disallow: /js/"];
    expect(fixedLines(lines, "Delete 2 rules")).toEqual(["User-agent: *", "Disallow: /cart/"]);
  });

  it("are reported once, and matter for search engines only", () => {
    const lines = [...withPath("/static/"), "", "User-agent: bingbot", "Disallow: /css/"];
    expect(found(lines, "blocks-rendering-resources")).toHaveLength(1);
    expect(messageOf(lines)).toContain("lines 2 and 5");
    const other = ["User-agent: AhrefsBot", "Disallow: /css/"];
    expect(found(other, "blocks-rendering-resources")).toEqual([]);
  });
});

describe("rules on robots.txt", () => {
  it("are deleted in one step, leaving no group without a rule", () => {
    const lines = [
      ...["User-agent: a", "Disallow: /robots.txt", "", "User-agent: b", "Disallow: /x"],
      "Allow: /Robots.txt$ # mine",
    ];
    expect(found(lines, "rule-on-robots-txt")).toEqual([
      "hint rule-on-robots-txt 2: Disallow: /robots.txt",
    ]);
    expect(fixedLines(lines, "Delete 2 rules")).toEqual([
      ...["User-agent: a", "Disallow:", "", "User-agent: b", "Disallow: /x", "# mine"],
    ]);
  });
});

describe("paths that reveal too much", () => {
  it.each([
    "/backup-2019-full.sql",
    "/db/site.sql.gz$",
    "/old/db-backup.zip",
    "/shop/.git/",
    "/.env.production",
    "/wp-config.php.bak",
    "/docs/passwords.xlsx",
    "/keys/server.pem",
    "/admin-7f3a/",
    "/3f786850e387550fdab836ed7e6dc881de23001b/",
  ])("are found: %s", (path) => {
    expect(found(withPath(path), "sensitive-path-exposed")).toEqual([
      `warning sensitive-path-exposed 2: ${path}`,
    ]);
  });

  it.each([
    "/wp-admin/",
    "/admin/",
    "/login",
    "/user/password/",
    "/forgot_password",
    "/INSTALL.sqlite.txt",
    "/*.sql$",
    "/*.bak",
    "/online-backup/",
    "/docs/enterprise-backup-3.10-en/",
    "/blog/secret-recipes.html",
    "/admin-tools/",
    "/.well-known/",
    "/googlef1be200f56740605.html",
    "/keyboards/",
  ])("are not found: %s", (path) => {
    expect(found(withPath(path), "sensitive-path-exposed")).toEqual([]);
  });

  it.each(["/backup/", "/shop_backup_2021/", "/phpMyAdmin-4.8/", "/.git/", "/.env"])(
    "are only information if they may be empty or are tried by all attackers: %s",
    (path) => {
      const withKeys = [...withPath(path), "Disallow: /keys.pem"];
      expect(found(withPath(path), "sensitive-path-exposed")).toEqual([
        `info sensitive-path-exposed 2: ${path}`,
      ]);
      expect(found(withKeys, "sensitive-path-exposed")).toEqual([
        "warning sensitive-path-exposed 3: /keys.pem",
      ]);
    },
  );

  it("are counted once each", () => {
    const lines = [...withPath("/.git/"), "Disallow: /.env", "User-agent: a", "Disallow: /.env"];
    expect(found(lines, "sensitive-path-exposed")).toHaveLength(1);
    expect(messageOf(lines)).toContain("`/.git/` and one more path");
  });
});

describe("comments that reveal too much", () => {
  const said = (comment: string): readonly string[] =>
    found(["User-agent: *", `Disallow: /x ${comment}`], "secret-in-comment");

  it.each([
    ["# pw: hunter2", "warning secret-in-comment 2: pw: hunter2"],
    ["# API-Key = 9fA-22", "warning secret-in-comment 2: API-Key = 9fA-22"],
    [
      "# ftp://joe:s3cret@files.example/",
      "warning secret-in-comment 2: ftp://joe:s3cret@files.example",
    ],
    ["# old id AKIAABCDEFGHIJKLMNOP", "warning secret-in-comment 2: AKIAABCDEFGHIJKLMNOP"],
    ["# made on 192.168.1.20", "info secret-in-comment 2: 192.168.1.20"],
    ["# see cms.shop.internal", "info secret-in-comment 2: cms.shop.internal"],
    ["# see http://wiki.corp/a", "info secret-in-comment 2: wiki.corp"],
    ["# see http://10.1.2.3/wiki", "info secret-in-comment 2: 10.1.2.3"],
  ])("are found: %s", (comment, expected) => {
    expect(said(comment)).toEqual([expected]);
  });

  it.each([
    "# password: see the wiki",
    "# passwords: none here!",
    "# Disallow: /reset?token=abc123",
    "# /reset?token=abc123 and others",
    "# webmaster@shop.example",
    "# version 10.2.3.4.5",
    "# 8.8.8.8",
    "# the 10.0.0.0/8 network",
    "# local.shop.example",
    "# etc/hosts.local",
  ])("are not found: %s", (comment) => {
    expect(said(comment)).toEqual([]);
  });

  it("are deleted with the spaces before them, or with their line", () => {
    const lines = ["# pw: hunter2", "User-agent: *", "Disallow: /x  # pw: hunter3"];
    expect(fixedLines(lines, "Delete the comment")).toEqual(lines.slice(1));
    expect(fixedLines(lines.slice(1), "Delete the comment")).toEqual([
      "User-agent: *",
      "Disallow: /x",
    ]);
  });
});

describe("rules meant to keep pages out of search results", () => {
  it.each([
    "# noindex",
    "# Don't index these pages",
    "# hidden from Google",
    "# keep out of the index",
  ])("are recognised by their comment: %s", (comment) => {
    const beside = ["User-agent: *", `Disallow: /x ${comment}`];
    expect(found(beside, "disallow-is-not-deindex")).toEqual([
      `info disallow-is-not-deindex 2: ${comment}`,
    ]);
    const above = ["User-agent: *", comment, "Disallow: /x", "Disallow: /y"];
    expect(found(above, "disallow-is-not-deindex")).toHaveLength(1);
  });

  it("are not recognised in names, in commented-out rules, or in long introductions", () => {
    const lines = [
      ...["User-agent: *", "Disallow: /noindex/ # the noindex folder", "# Noindex: /x"],
      ...[
        "Disallow: /x",
        "# These pages",
        "# carry noindex",
        "Disallow: /y",
        "Allow: /z # noindex",
      ],
    ];
    expect(found(lines, "disallow-is-not-deindex")).toEqual([]);
  });
});

describe("a list of allowed paths", () => {
  it("gets a rule that blocks the rest", () => {
    const lines = ["User-agent: *", "Allow: /a", "Crawl-delay: 5", "", "User-agent: b", "Allow: /"];
    expect(found(lines, "allowlist-without-end")).toEqual([
      "info allowlist-without-end 2: Allow: /a",
    ]);
    expect(fixedLines(lines, "Add Disallow: /").slice(2, 4)).toEqual([
      "Crawl-delay: 5",
      "Disallow: /",
    ]);
  });

  it("is not reported if everything is allowed explicitly, or another group blocks something", () => {
    expect(found(["User-agent: *", "Allow: /a", "Disallow:"], "allowlist-without-end")).toEqual([]);
    const split = ["User-agent: *", "Allow: /a", "User-agent: *", "Disallow: /b"];
    expect(found(split, "allowlist-without-end")).toEqual([]);
  });
});

describe("general rules below the names of two crawlers", () => {
  it("are reported with both names", () => {
    const rules = ["Disallow: /cart", "Disallow: /checkout", "Disallow: /search"];
    const lines = ["User-agent: GPTBot", "User-agent: AhrefsBot", ...rules];
    expect(messageOf(lines, "general-rules-for-one-crawler")).toContain(
      "Only GPTBot and AhrefsBot follow these 3 rules, such as `/cart`.",
    );
    const twice = ["User-agent: ahrefsbot", ...lines.slice(1)];
    expect(messageOf(twice, "general-rules-for-one-crawler")).toContain(
      "Only ahrefsbot follows these 3 rules, such as `/cart`.",
    );
  });
});
