import { describe, expect, it } from "vitest";
import { PLAIN_RESPONSE } from "../../response/plain-response.ts";
import type { HttpResponse } from "../../response/response.ts";
import { parse } from "../../syntax/parse.ts";
import { findingsIn, fixedLines, messageOf, textOf } from "../../testing/findings.ts";
import { SEARCH_CRAWLERS } from "../facts/search-crawlers.ts";
import { applyEdits } from "../fixes/apply.ts";
import { lint } from "../lint.ts";

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
    expect(messageOf(lines)).toContain("for Baidu and Apple,");
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
    expect(found(lines, "blocks-search-engine", "user-agent-without-rules")).toEqual([
      "error blocks-search-engine 6: bingbot",
    ]);
    expect(messageOf(lines, "blocks-search-engine")).toBe(
      "bingbot, msnbot and FooBot may crawl nothing: they have no rule and follow `Disallow: /` of BadBot (line 10). Write `Disallow:` below line 7.",
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

  it("is information, or a hint in a list of crawlers shut out, if it is a small one", () => {
    const group = (name: string): readonly string[] => [`User-agent: ${name}`, "Disallow: /", ""];
    const own = ["YandexBot", "Baiduspider"].flatMap(group);
    const others = ["GPTBot", "CCBot", "AhrefsBot"].flatMap(group);
    expect(found(own, "blocks-search-engine")).toEqual(["info blocks-search-engine 1: YandexBot"]);
    expect(found([...own, ...others], "blocks-search-engine")).toEqual([
      "hint blocks-search-engine 1: YandexBot",
    ]);
  });

  it("is no accident in a list with blank lines and comments between the names", () => {
    const names = ["GPTBot", "CCBot", "ClaudeBot", "PetalBot", "AhrefsBot"];
    const lines = [...names.flatMap((name) => [`User-agent: ${name}`, "", "# and"]), ...BAD];
    expect(found(lines, "blocks-search-engine", "user-agent-without-rules")).toEqual([]);
    expect(found(["User-agent: SeznamBot", "", ...lines], "blocks-search-engine")).toEqual([]);
    expect(found(["User-agent: Baiduspider", "", ...lines], "blocks-search-engine")).toEqual([
      "hint blocks-search-engine 1: Baiduspider",
    ]);
    expect(found(["User-agent: bingbot", "", ...lines], "blocks-search-engine")).toEqual([
      "error blocks-search-engine 1: bingbot",
    ]);
  });

  it("is left to another check if no active search crawler remains", () => {
    const lines = ["User-agent: Slurp", "Crawl-delay: 5", ...BAD];
    expect(found(lines, "blocks-search-engine")).toEqual([]);
    expect(found(lines, "user-agent-without-rules")).toHaveLength(1);
  });

  it("is left to another check if the rules of the other crawler block less", () => {
    const lines = [...MSN, "User-agent: BadBot", "Disallow: /a"];
    expect(found(lines, "blocks-search-engine")).toEqual([]);
    expect(found(lines, "user-agent-without-rules")).toHaveLength(1);
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

  it("is blocked even if what is no page is allowed, or a rule that allows is dead", () => {
    for (const path of ["/robots.txt", "/feed.xml", "/*.css$", "index.php"]) {
      const lines = ["User-agent: *", "Disallow: /", `Allow: ${path}`];
      expect(found(lines, "blocks-everything"), path).toEqual(["warning blocks-everything 2: /"]);
    }
    const pages = ["User-agent: *", "Disallow: /", "Allow: /login", "Allow: /public/"];
    expect(found(pages, "blocks-everything")).toEqual([]);
  });

  it("is blocked only for those that read a misspelt line, which are named", () => {
    for (const last of ["Dissalow: /", "Disallowed: /"]) {
      const lines = ["User-agent: *", "Disallow: /cart", last];
      expect(found(lines, "blocks-everything"), last).toEqual([
        expect.stringMatching(/^error blocks-everything 3: /),
      ]);
      expect(messageOf(lines, "blocks-everything"), last).toMatch(
        /^This blocks your whole site for Google; others skip/,
      );
    }
  });

  it("is blocked for those whom the response does not open it to, who are named", () => {
    const textOf = (response: Partial<HttpResponse>) =>
      lint(parse("User-agent: *\nDisallow: /\n"), {
        response: { ...PLAIN_RESPONSE, ...response },
      }).find(({ rule }) => rule === "blocks-everything")?.message;
    expect(textOf({})).toMatch(/ for every crawler, so /);
    // Yandex takes these for no file.
    expect(textOf({ status: 206 })).toMatch(/ for Google, Bing and others, so /);
    expect(textOf({ bodyBytes: 600_000 })).toMatch(/ for Google, Bing and others, so /);
    // Nobody follows this text now.
    expect(textOf({ status: 503, daysUnreachable: 5 })).toBeUndefined();
    expect(textOf({ status: 404 })).toBeUndefined();
  });

  it("is blocked below what Google reads for those that read on", () => {
    const notes = `# ${"x".repeat(997)}`;
    const lines = ["User-agent: *", "Disallow: /cart", ...Array(513).fill(notes), "Disallow: /"];
    expect(found(lines, "blocks-everything")).toEqual(["error blocks-everything 516: /"]);
    expect(messageOf(lines, "blocks-everything")).toMatch(
      /^This blocks your whole site for Bing, Baidu and others. Google does not read this far/,
    );
  });

  it("is not blocked by rules that each match the beginnings of some paths", () => {
    const starts = [..."abcdefghijklmnopqrstuvwxyz0123456789$"];
    const lines = ["User-agent: *", ...starts.map((start) => `Disallow: /${start}`)];
    expect(found(lines, "blocks-everything")).toEqual([]);
    expect(found([...lines, "Disallow: /"], "blocks-everything")).toEqual([
      "warning blocks-everything 39: /",
    ]);
  });

  it("is not blocked for the few that read a line as Google does and have no group", () => {
    const own = ["", "User-agent: Googlebot", "Allow: /a"];
    expect(found(["User-agent: *", "Disallow /", ...own], "blocks-everything")).toEqual([]);
  });

  it("is blocked where a longer rule overrules that everything is allowed, though not for Yandex", () => {
    for (const lines of [
      ["User-agent: *", "Allow: /", "Disallow: /*"],
      ["User-agent: *", "Disallow:", "", "User-agent: *", "Disallow: /"],
    ]) {
      const last = lines.length;
      expect(found(lines, "blocks-everything", "blocks-home-page")).toEqual([
        expect.stringMatching(`^warning blocks-everything ${last}: /`),
      ]);
      expect(messageOf(lines, "blocks-everything")).toMatch(/ for Google, Bing and others, so /);
    }
  });

  it("is not said to be blocked where the server's answer decides, for nobody reads the file", () => {
    const files = [
      "User-agent: *\nDisallow: /\n",
      "User-agent: Googlebot\nDisallow: /\n",
      "User-agent: *\nDisallow: /$\n",
    ];
    const ids = ["blocks-everything", "blocks-search-engine", "blocks-home-page"];
    const said = (status: number) =>
      files.map((file) =>
        lint(parse(file), { response: { ...PLAIN_RESPONSE, status } })
          .map(({ rule }) => rule)
          .filter((rule) => ids.includes(rule)),
      );
    expect(said(200)).toEqual(ids.map((id) => [id]));
    for (const status of [404, 403, 503]) expect(said(status), `${status}`).toEqual([[], [], []]);
  });

  it("is blocked for crawlers without rules of their own", () => {
    const lines = ["User-agent: *", "Crawl-delay: 1", "User-agent: Baiduspider", "Disallow: /"];
    const own = ["User-agent: *", "Disallow: /cart/"];
    expect(found([...lines, ...own], "blocks-everything")).toEqual([
      "error blocks-everything 1: *",
    ]);
    expect(messageOf([...lines, ...own], "blocks-everything")).toContain(
      "blocks your whole site for every crawler, because this `*` has no rule",
    );
  });

  it("is blocked by a rule whose user-agent line a lost line break hides", () => {
    const lines = ["User-agent: *", "Disallow: /tmp/User-agent: FooBot", "Disallow: /"];
    expect(found(lines, "blocks-everything")).toEqual(["error blocks-everything 3: Disallow: /"]);
    expect(messageOf(lines, "blocks-everything")).toBe(
      "This blocks your whole site for every crawler: line 2 hides a `User-agent`. Correct it; if it names `*`, delete this rule.",
    );
    const twice = [...lines.slice(0, 1), "Disallow: /tmp/User-agent: *", "Disallow: /"];
    expect(found(twice, "blocks-everything")).toEqual(["error blocks-everything 3: Disallow: /"]);
  });

  it("is a warning beside an allow list that leaves out Google or Bing", () => {
    const list = ["User-agent: YandexBot", "Disallow:", ""];
    const closed = ["User-agent: *", "Disallow: /"];
    expect(found([...list, ...closed], "blocks-everything")).toEqual([
      "warning blocks-everything 5: /",
    ]);
    const both = ["User-agent: Googlebot", "User-agent: bingbot", ...list];
    expect(found([...both, ...closed], "blocks-everything")).toEqual([
      "info blocks-everything 7: /",
    ]);
  });

  it("says to whom a comment closes it, and leaves a line that does so on purpose to another check", () => {
    const lines = ["User-agent: Googlebot", "Disallow: /a", "", "User-agent: *", "Disallow: /#top"];
    expect(messageOf(lines, "hash-truncates-value")).toContain("for all other crawlers:");
    const twice = [...lines, "Disallow: /"];
    expect(found(twice, "hash-truncates-value")).toHaveLength(1);
    expect(found(twice, "blocks-everything")).toEqual(["warning blocks-everything 6: /"]);
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

  it("is not blocked for all by a line that only Google reads", () => {
    const own = ["", "User-agent: Googlebot", "Disallow: /a"];
    const lines = ["User-agent: *", "Disallow /$"];
    expect(found([...lines, ...own], "blocks-home-page")).toEqual([]);
    expect(messageOf(lines, "blocks-home-page")).toMatch(/ for Googlebot: /);
  });

  it("is reported where other rules block folders", () => {
    expect(found([...withPath("/*/"), "Disallow: /$"], "blocks-home-page")).toEqual([
      "warning blocks-home-page 3: /$",
    ]);
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
    ["/*.js$", "warning"],
    ["*.css", "warning"],
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
    const named = SEARCH_CRAWLERS.map((token) => `User-agent: ${token}`);
    const all = [...withPath("/static/"), "", ...named, "Disallow: /cart/"];
    expect(found(all, "blocks-rendering-resources")).toEqual([]);
  });
});

describe("style sheets and scripts that pages are known to load", () => {
  const loadedBy = (needs: readonly string[], lines: readonly string[], url = "/") =>
    lint(parse(textOf(lines)), { pages: [{ url, needs }] })
      .filter(({ rule }) => rule === "blocks-rendering-resources")
      .map(({ severity, message }) => `${severity}: ${message}`);

  it("are named, whatever the folder is called, at most three of them", () => {
    const lines = withPath("/build/");
    expect(found(lines, "blocks-rendering-resources")).toEqual([]);
    expect(loadedBy(["https://e.example/build/a.js", "/build/b.css", "/open.js"], lines)).toEqual([
      "warning: Pages may look broken to Google, Bing and others: `Disallow: /build/` blocks /build/a.js and /build/b.css, which they load. Delete the rule.",
    ]);
    const many = ["a", "b", "c", "d", "e"].map((name) => `/build/${name}.js`);
    expect(loadedBy([...many, ...many], lines)[0]).toContain(
      "blocks /build/a.js, /build/b.js, /build/c.js and 2 more, which",
    );
  });

  it("are named with the number of rules that block them, apart from those that may block others", () => {
    const lines = [...withPath("/build/"), "Disallow: /data$", "Disallow: /assets/"];
    expect(loadedBy(["/data", "/build/a.js"], lines)).toEqual([
      expect.stringMatching(/^warning: .* 2 rules block \/build\/a.js and \/data, which/),
      expect.stringMatching(/^hint: .* `Disallow: \/assets\/` blocks style sheets or scripts/),
    ]);
    expect(loadedBy(["/assets/x.js"], lines)).toHaveLength(1);
  });

  it("can be allowed by themselves, above the rule, if they are few", () => {
    const lines = ["User-agent: *", "Disallow: /cart", "Disallow: /build/", "Disallow: /*.css"];
    const fixes = (needs: readonly string[]) => {
      const source = textOf(lines);
      const all = lint(parse(source), { pages: [{ url: "/", needs }] })
        .filter(({ message }) => message.includes("which they load"))
        .flatMap(({ fixes: found }) => found);
      return all.map(({ title, edits }) => [title, applyEdits(source, edits).split("\n")] as const);
    };
    const [allow, remove] = fixes(["/build/a.js", "https://e.example/build/b.js?v=1", "/m.css"]);
    expect(allow).toEqual([
      "Allow the 3 files",
      [
        ...["User-agent: *", "Disallow: /cart", "Allow: /build/a.js", "Allow: /build/b.js?v=1"],
        ...["Disallow: /build/", "Allow: /m.css", "Disallow: /*.css", ""],
      ],
    ]);
    expect(remove?.[0]).toBe("Delete 2 rules");
    const opened = parse((allow?.[1] ?? []).join("\n"));
    const needs = ["/build/a.js", "/build/b.js?v=1", "/m.css"];
    expect(
      lint(opened, { pages: [{ url: "/", needs }] })
        .map(({ message }) => message)
        .join(" "),
    ).not.toContain("which they load");
    const titles = (...needed: readonly string[]) => fixes(needed).map(([title]) => title);
    expect(titles("/build/a.js")).toEqual(["Allow the file", "Delete the rule"]);
    // A star would open more, and a shorter path would not win.
    expect(titles("/build/a*.js")).toEqual(["Delete the rule"]);
    expect(titles(...Array.from({ length: 11 }, (_, at) => `/build/${at}.js`))).toEqual([
      "Delete the rule",
    ]);
  });

  it("do not matter if the page is blocked, or the whole site", () => {
    expect(loadedBy(["/build/a.js"], withPath("/build/"), "/build/page")).toEqual([]);
    expect(loadedBy(["/build/a.js"], [...withPath("/"), "Allow: /$"])).toEqual([]);
    const own = [...withPath("/build/"), "User-agent: AhrefsBot", "Disallow: /x"];
    expect(loadedBy(["/x.js"], own)).toEqual([]);
  });

  it("are told for the crawlers that may not crawl them", () => {
    const lines = ["User-agent: bingbot", "Disallow: /build/", "User-agent: *", "Disallow: /x/"];
    expect(loadedBy(["/build/a.js"], lines)).toEqual([expect.stringContaining("broken to Bing:")]);
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
    expect(messageOf(lines)).toContain("Also on line 3.");
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

describe("rules below the Disallow: / of a crawler", () => {
  const GONE = ["User-agent: rogerbot", "Disallow: /", ""];
  const rules = ["Disallow: /members/", "Disallow: /forum/"];

  it("are moved to the group for every crawler", () => {
    const lines = ["User-agent: *", "Disallow: /cart/", "", ...GONE, ...rules];
    expect(found(lines, "general-rules-for-one-crawler")).toEqual([
      "warning general-rules-for-one-crawler 7: Disallow: /members/",
    ]);
    expect(fixedLines(lines, "Move them to the group for *")).toEqual([
      ...["User-agent: *", "Disallow: /cart/", ...rules, "", ...GONE],
    ]);
  });

  it("get a group of their own if the file has none for every crawler", () => {
    expect(fixedLines([...GONE, "# all", ...rules], "Write User-agent: * above them")).toEqual([
      ...[...GONE, "User-agent: *", "# all", ...rules],
    ]);
  });

  it("are left alone if they do something, or every crawler has them as well", () => {
    const id = "general-rules-for-one-crawler";
    const star = ["User-agent: *", ...rules, ""];
    expect(found([...star, ...GONE, ...rules], id)).toEqual([]);
    expect(found(["User-agent: rogerbot", "Disallow: /a", "", ...rules], id)).toEqual([]);
    expect(found(["User-agent: rogerbot", "Disallow: /", ...rules], id)).toEqual([]);
  });
});

describe("general rules below the names of two crawlers", () => {
  it("are reported with both names", () => {
    const rules = ["Disallow: /cart", "Disallow: /checkout", "Disallow: /search"];
    const lines = ["User-agent: GPTBot", "User-agent: AhrefsBot", ...rules];
    expect(messageOf(lines, "general-rules-for-one-crawler")).toContain(
      "These 3 rules are for GPTBot and AhrefsBot alone. All other crawlers may crawl `/cart`",
    );
    const twice = ["User-agent: ahrefsbot", ...lines.slice(1)];
    expect(messageOf(twice, "general-rules-for-one-crawler")).toContain(
      "These 3 rules are for ahrefsbot alone. All other crawlers",
    );
  });
});
