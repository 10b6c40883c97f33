import { describe, expect, it } from "vitest";
import { PLAIN_RESPONSE } from "../../response/plain-response.ts";
import { parse } from "../../syntax/parse.ts";
import { findingsIn, fixedLines, messageOf, textOf } from "../../testing/findings.ts";
import { lint } from "../lint.ts";

const GROUP = ["User-agent: *", "Disallow: /cart/"];

const found = (lines: readonly string[], ...ids: readonly string[]): readonly string[] =>
  findingsIn(lines).filter((finding) => ids.includes(finding.split(" ")[1] ?? ""));

/** The sitemap checks that report something in a file requested at a URL. */
const foundAt = (requestedUrl: string, lines: readonly string[]): readonly string[] =>
  lint(parse(textOf(lines)), { response: { ...PLAIN_RESPONSE, requestedUrl } })
    .filter(({ rule }) => rule.startsWith("sitemap-"))
    .map(({ severity, rule }) => `${severity} ${rule}`);

describe("the scheme of a sitemap", () => {
  it.each([
    "file:///c/map.xml",
    "feed://shop.example/map.xml",
    "htps://shop.example/map.xml",
    "shop.example:8080/map.xml",
    "C:\\map.xml",
    "https//shop.example/map.xml",
  ])("of %s is the only fault of the line", (address) => {
    expect(findingsIn([...GROUP, `Sitemap: ${address}`])).toEqual([
      `warning sitemap-invalid-url 3: ${address}`,
    ]);
  });

  it("is corrected if it is misspelt", () => {
    expect(fixedLines([...GROUP, "Sitemap: htp://a.example/b"], "Complete the URL")[2]).toBe(
      "Sitemap: http://a.example/b",
    );
  });
});

describe("URLs of sitemaps", () => {
  it.each([
    [
      "https://a.example/a.xml,https://a.example/b.xml",
      ["https://a.example/a.xml", "https://a.example/b.xml"],
    ],
    ["https://https://a.example/a.xml", ["https://a.example/a.xml"]],
    ["https:/a.example/a.xml", ["https://a.example/a.xml"]],
  ])("are corrected: %s", (address, expected) => {
    const lines = [...GROUP, `Sitemap: ${address}`];
    const [fix] = lint(parse(textOf(lines))).flatMap(({ fixes }) => fixes);
    expect(fixedLines(lines, fix?.title ?? "").slice(2)).toEqual(
      expected.map((each) => `Sitemap: ${each}`),
    );
  });

  it("may contain another URL in their path", () => {
    const address = "https://old.example/web/https://shop.example/a.xml";
    expect(found([...GROUP, `Sitemap: ${address}`], "sitemap-invalid-url")).toEqual([]);
  });

  it("that are incomplete are reported once per file", () => {
    const lines = [
      "Sitemap: /a.xml",
      ...GROUP,
      "Sitemap: b.xml",
      "Sitemap: https://a.example/c.xml",
    ];
    expect(found(lines, "sitemap-invalid-url")).toEqual(["warning sitemap-invalid-url 1: /a.xml"]);
    expect(fixedLines(lines, "Complete the URL (and 1 more)")).toEqual([
      ...["Sitemap: https://a.example/a.xml", ...GROUP],
      ...["Sitemap: https://a.example/b.xml", "Sitemap: https://a.example/c.xml"],
    ]);
  });
});

describe("a sitemap named again", () => {
  const A = "Sitemap: https://shop.example/a.xml";
  const B = "Sitemap: https://shop.example/b.xml";

  it("is one finding for the file", () => {
    const lines = [A, B, ...GROUP, A, "", B, "# more", `${A} # again`];
    expect(found(lines, "sitemap-duplicate")).toEqual([`hint sitemap-duplicate 5: ${A}`]);
    expect(fixedLines(lines, "Delete 3 lines")).toEqual([
      ...[A, B, ...GROUP, "", "# more", "# again"],
    ]);
  });

  it("is not reported if the URLs differ in case or in the query", () => {
    expect(found([A, `${A}?p=2`, A.replace("/a", "/A"), ...GROUP], "sitemap-duplicate")).toEqual(
      [],
    );
  });
});

describe("an http sitemap", () => {
  const HTTP = "Sitemap: http://shop.example/a.xml";

  it("is a hint on its own and information beside one on https", () => {
    expect(findingsIn([...GROUP, HTTP])).toEqual(["hint sitemap-other-host 3: http"]);
    expect(findingsIn([...GROUP, HTTP, "Sitemap: https://shop.example/b.xml"])).toEqual([
      "info sitemap-other-host 3: http",
    ]);
    expect(findingsIn([...GROUP, HTTP, "Sitemap: https://files.example/b.xml"])).toEqual([
      "hint sitemap-other-host 3: http",
    ]);
  });

  it("depends on the site's response", () => {
    expect(foundAt("https://shop.example/robots.txt", [...GROUP, HTTP])).toEqual([
      "info sitemap-other-host",
    ]);
    expect(foundAt("http://shop.example/robots.txt", [...GROUP, HTTP])).toEqual([]);
    const elsewhere = foundAt("https://other.example/robots.txt", [...GROUP, HTTP]);
    expect(elsewhere).toContain("hint sitemap-other-host");
  });

  it("is one finding with one fix for all lines", () => {
    const lines = [...GROUP, HTTP, HTTP.replace("a.xml", "b.xml"), "Sitemap: HTTP://shop.example/"];
    expect(findingsIn(lines)).toHaveLength(1);
    expect(fixedLines(lines, "Write https in 3 lines").slice(3)).toEqual([
      "Sitemap: https://shop.example/b.xml",
      "Sitemap: https://shop.example/",
    ]);
  });
});

describe("the host of a sitemap", () => {
  it.each([
    ["staging.shop.example", "info"],
    ["www-dev.shop.example", "info"],
    ["shop.test2.host.example", "info"],
    ["localhost:3000", "warning"],
    ["192.168.0.7", "warning"],
    ["cms.internal", "warning"],
  ])("%s is reported in any case", (host, severity) => {
    expect(found([...GROUP, `Sitemap: https://${host}/a.xml`], "sitemap-other-host")).toEqual([
      `${severity} sitemap-other-host 3: ${host}`,
    ]);
  });

  it.each(["shop.example", "stage.example", "dev.example", "developers.shop.example", "8.8.8.8"])(
    "%s may be the site's own",
    (host) => {
      expect(found([...GROUP, `Sitemap: https://${host}/a.xml`], "sitemap-other-host")).toEqual([]);
    },
  );

  it("is marked after a user name", () => {
    expect(found([...GROUP, "Sitemap: http://me@localhost/a.xml"], "sitemap-other-host")).toEqual([
      "warning sitemap-other-host 3: localhost",
    ]);
  });

  it("is compared with that of the file, once for each other host", () => {
    const lines = [
      ...GROUP,
      "Sitemap: https://shop.example:443/a.xml",
      "Sitemap: https://www.shop.example/a.xml",
      "Sitemap: https://www.shop.example/b.xml",
    ];
    expect(found(lines, "sitemap-other-host")).toEqual([]);
    expect(foundAt("https://SHOP.example/robots.txt", lines)).toEqual(["info sitemap-other-host"]);
    expect(
      foundAt("https://staging.shop.example/robots.txt", [
        "Sitemap: https://staging.shop.example/",
      ]),
    ).toEqual([]);
  });
});

describe("a Sitemap line within a group", () => {
  it("is moved to the end of the file with its comment", () => {
    const lines = ["User-agent: *", "Sitemap: https://a.example/ # all", "", "Disallow: /x", ""];
    expect(found(lines, "sitemap-inside-group")).toEqual([
      "hint sitemap-inside-group 2: Sitemap: https://a.example/",
    ]);
    expect(fixedLines(lines, "Move it to the end of the file")).toEqual([
      ...["User-agent: *", "", "Disallow: /x", "", "Sitemap: https://a.example/ # all", ""],
    ]);
  });

  it("stays where it is in a file that ends without a rule", () => {
    const lines = ["User-agent: a", "Sitemap: https://shop.example/a.xml", "Disallow: /x"];
    expect(() =>
      fixedLines([...lines, "User-agent: *"], "Move it to the end of the file"),
    ).toThrow();
  });

  it("is not reported between rules, and is left to another check between user-agent lines", () => {
    const SITEMAP = "Sitemap: https://a.example/";
    const between = ["User-agent: *", "Disallow: /x", SITEMAP, "Disallow: /y", SITEMAP];
    expect(found(between, "sitemap-inside-group")).toEqual([]);
    const agents = ["User-agent: a", SITEMAP, "User-agent: b", "Disallow: /x"];
    expect(found(agents, "sitemap-inside-group")).toEqual([]);
  });
});

describe("a sitemap that rules block", () => {
  it("is reported once for the file, with a fix that allows all that is blocked", () => {
    const lines = [
      ...["User-agent: *", "Disallow: /maps/", "Disallow: /*.gz"],
      ...["Sitemap: https://a.example/maps/1.xml", "Sitemap: https://a.example/maps/2.xml"],
      "Sitemap: https://a.example/all.xml.gz",
    ];
    expect(found(lines, "sitemap-blocked")).toEqual([
      "warning sitemap-blocked 4: https://a.example/maps/1.xml",
    ]);
    expect(fixedLines(lines, "Allow these sitemaps").slice(1, 6)).toEqual([
      "Disallow: /maps/",
      "Allow: /maps/1.xml",
      "Allow: /maps/2.xml",
      "Disallow: /*.gz",
      "Allow: /all.xml.gz",
    ]);
  });

  it("is found for a search crawler with rules of its own, also by its fallback", () => {
    const lines = ["Sitemap: https://a.example/a.xml", "User-agent: msnbot", "Disallow: /a"];
    expect(messageOf(lines)).toContain("keeps bingbot from this sitemap");
    const other = ["User-agent: AhrefsBot", "Disallow: /a", "Sitemap: https://a.example/a.xml"];
    expect(found(other, "sitemap-blocked")).toEqual([]);
  });

  it("is counted once if two crawlers have a rule each that blocks it", () => {
    const lines = [
      ...["User-agent: Googlebot", "Disallow: /a", "", "User-agent: bingbot", "Disallow: /a"],
      ...["", "Sitemap: https://a.example/a.xml"],
    ];
    expect(messageOf(lines, "sitemap-blocked")).toBe(
      "Line 2, `Disallow: /a`, keeps Googlebot from this sitemap. Allow it.",
    );
  });

  it("is not judged on another host, or where the hosts do not agree", () => {
    const lines = ["User-agent: *", "Disallow: /a", "Sitemap: https://a.example/a.xml"];
    expect(foundAt("https://b.example/robots.txt", lines)).toEqual(["info sitemap-other-host"]);
    expect(found([...lines, "Sitemap: https://b.example/b.xml"], "sitemap-blocked")).toEqual([]);
  });

  it.each(["cdn.shop.example", "a1.sitemaphosting.example", "shop.s3.amazonaws.com"])(
    "is not judged on %s, which stores files for other sites",
    (host) => {
      const lines = ["User-agent: *", "Disallow: /*.xml$", `Sitemap: https://${host}/a.xml`];
      expect(found(lines, "sitemap-blocked")).toEqual([]);
    },
  );

  it("is information if it is one of many", () => {
    const sitemaps = Array.from(
      { length: 10 },
      (_, at) => `Sitemap: https://a.example/${at}/m.xml`,
    );
    expect(found(["User-agent: *", "Disallow: /3/", ...sitemaps], "sitemap-blocked")).toEqual([
      "info sitemap-blocked 6: https://a.example/3/m.xml",
    ]);
  });

  it("has no fix if an Allow would not win", () => {
    const lines = ["User-agent: *", "Disallow: /*.xml*****$", "Sitemap: https://a.example/a.xml"];
    expect(found(lines, "sitemap-blocked")).toHaveLength(1);
    expect(() => fixedLines(lines, "Allow the sitemap")).toThrow();
  });
});
