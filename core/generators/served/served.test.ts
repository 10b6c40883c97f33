import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dialects } from "../../dialects/index.ts";
import { compile } from "../../match/compile.ts";
import { parse } from "../../syntax/parse.ts";
import { byteLength } from "../../text/bytes.ts";
import { writers } from "../writers.ts";
import { writersOf } from "../writers-of.ts";
import { allInOneSeo } from "./all-in-one-seo.ts";
import { cloudflareManaged } from "./cloudflare.ts";
import { nextJs, nextRobotsOf, printNextRobots } from "./next.ts";
import { nuxtRobots } from "./nuxt.ts";
import { ownLines } from "./own-lines.ts";
import { servedAs, servedAsOf } from "./served-as.ts";
import { jetpack, WORDPRESS_GROUP, wooCommerce, yoast } from "./wordpress.ts";

const text = (...lines: readonly string[]): string => `${lines.join("\n")}\n`;

const allows = (source: string, crawler: string, path = "/"): boolean =>
  compile(parse(source), dialects.google, crawler).decide(path).allowed;

describe("Cloudflare's managed robots.txt", () => {
  it("is 501 bytes in front of the text, which follows at once", () => {
    const served = cloudflareManaged("User-agent: *\nDisallow: /lp\n");
    // A survey found it alike in 14 of 198 files (2026-09), byte for byte.
    expect(byteLength(cloudflareManaged("").trimEnd(), "utf-8")).toBe(501);
    expect(served).toContain("# END Cloudflare Managed Content\nUser-agent: *\nDisallow: /lp\n");
    expect(writersOf(parse(served)).map(({ writer }) => writer.id)).toEqual(["cloudflare"]);
  });

  it("opens a closed site, and keeps nine crawlers out of an open one", () => {
    const closed = cloudflareManaged(text("User-agent: *", "Disallow: /"));
    expect(allows(closed, "Googlebot")).toBe(true);
    expect([allows(closed, "GPTBot"), allows(closed, "OAI-SearchBot")]).toEqual([false, true]);
  });
});

describe("WordPress with WooCommerce", () => {
  const SHOP = [
    "User-agent: *",
    "Disallow: /wp-content/uploads/wc-logs/",
    "Disallow: /wp-content/uploads/woocommerce_transient_files/",
    "Disallow: /wp-content/uploads/woocommerce_uploads/",
    "Disallow: /*?add-to-cart=",
    "Disallow: /*?*add-to-cart=",
    "Disallow: /wp-admin/",
    "Allow: /wp-admin/admin-ajax.php",
  ];

  it("puts the shop's rules below the first group's name", () => {
    expect(wooCommerce("")).toBe(text(...SHOP));
    expect(wooCommerce(text(...WORDPRESS_GROUP))).toBe(text(...SHOP));
  });

  it("keeps Yoast from removing WordPress's own lines", () => {
    const served = yoast(wooCommerce(""));
    expect(served).toContain(`${SHOP.join("\n")}\n\n# START YOAST BLOCK`);
    expect(served.match(/^User-agent: \*$/gm)).toHaveLength(2);
  });
});

describe("Yoast SEO", () => {
  it("removes WordPress's own lines, so that the admin area is open", () => {
    expect(yoast(text(...WORDPRESS_GROUP))).toBe(
      [
        "# START YOAST BLOCK",
        "# ---------------------------",
        "User-agent: *",
        "Disallow:",
        "",
        "# ---------------------------",
        "# END YOAST BLOCK",
      ].join("\n"),
    );
    expect(allows(text(...WORDPRESS_GROUP), "Googlebot", "/wp-admin/")).toBe(false);
    expect(allows(yoast(text(...WORDPRESS_GROUP)), "Googlebot", "/wp-admin/")).toBe(true);
  });

  it("names its sitemap where the text tells the site", () => {
    const served = yoast("User-agent: a\nDisallow: /\nSitemap: https://a.example/wp-sitemap.xml\n");
    expect(served).toContain("\nSitemap: https://a.example/sitemap_index.xml\n# ----");
  });
});

describe("Jetpack SEO", () => {
  it("adds a group for each crawler for training, and none for AI search", () => {
    const served = jetpack("User-agent: *\nDisallow:");
    expect(
      served.startsWith("User-agent: *\nDisallow:\n# AI crawlers blocked via Jetpack SEO.\n"),
    ).toBe(true);
    expect(served.match(/^Disallow: \/$/gm)).toHaveLength(8);
    expect([allows(served, "GPTBot"), allows(served, "PerplexityBot")]).toEqual([false, true]);
    expect(writersOf(parse(served)).map(({ writer }) => writer.id)).toEqual(["jetpack"]);
  });
});

describe("All in One SEO", () => {
  it("closes the site where an empty rule stands before another group", () => {
    const own = text("User-agent: *", "Disallow:", "", "User-agent: BadBot", "Disallow: /");
    expect(allInOneSeo(own)).toBe("User-agent: *\nDisallow: /\n\nUser-agent: BadBot\nDisallow: /");
    expect([allows(own, "Googlebot"), allows(allInOneSeo(own), "Googlebot")]).toEqual([
      true,
      false,
    ]);
  });

  it("gives all but the last of several names only the first rule", () => {
    const own = text("User-agent: a", "User-agent: b", "Disallow: /x", "Disallow: /y");
    expect(allInOneSeo(own)).toBe(
      "User-agent: a\nDisallow: /x\n\nUser-agent: b\nDisallow: /x\nDisallow: /y",
    );
  });

  it("drops comments and other fields, decodes values and keeps the last group of a name", () => {
    const own = text(
      "# note",
      "user-agent: *",
      "disallow: /a%20b",
      "Content-Signal: ai-train=no",
      "Crawl-delay: 5",
      "",
      "User-agent: *",
      "ALLOW: //c",
      "Sitemap: https://a.example/s.xml",
    );
    expect(allInOneSeo(own)).toBe("User-agent: *\nAllow: /c\n\nSitemap: https://a.example/s.xml");
    expect(allInOneSeo("User-agent: *\nDisallow: /a%20b\nCrawl-delay: 5\n")).toBe(
      "User-agent: *\nDisallow: /a b\nCrawl-delay: 5",
    );
  });

  it("is told by its feed, which stands last", () => {
    const own = text(...WORDPRESS_GROUP, "", "Sitemap: https://a.example/sitemap.rss");
    expect(writersOf(parse(own)).map(({ writer, isSure }) => [writer.id, isSure])).toEqual([
      ["aioseo", false],
    ]);
  });
});

describe("Next.js", () => {
  // The cases of resolve-route-data.test.ts in vercel/next.js.
  it("prints what app/robots.ts returns", () => {
    expect(
      printNextRobots({
        host: "https://example.com",
        sitemap: "https://example.com/sitemap.xml",
        rules: [{ userAgent: "Googlebot", allow: "/", disallow: "/admin", crawlDelay: 2 }],
      }),
    ).toBe(
      "User-Agent: Googlebot\nAllow: /\nDisallow: /admin\nCrawl-delay: 2\n\nHost: https://example.com\nSitemap: https://example.com/sitemap.xml\n",
    );
    expect(
      printNextRobots({
        rules: [{ allow: "/" }, { userAgent: "Googlebot", allow: ["/bot", "/bot2"] }],
      }),
    ).toBe("User-Agent: *\nAllow: /\n\nUser-Agent: Googlebot\nAllow: /bot\nAllow: /bot2\n\n");
    expect(printNextRobots({ rules: { allow: "/" } })).toBe("User-Agent: *\nAllow: /\n\n");
  });

  it("prints nothing for an empty value, so that the group takes the next one's rules", () => {
    const own = text("User-agent: Googlebot", "Disallow:", "", "User-agent: *", "Disallow: /");
    expect(nextRobotsOf(own).rules).toMatchObject([{ disallow: "" }, { disallow: "/" }]);
    expect(nextJs(own)).toBe("User-Agent: Googlebot\n\nUser-Agent: *\nDisallow: /\n\n");
    expect([allows(own, "Googlebot"), allows(nextJs(own), "Googlebot")]).toEqual([true, false]);
    const asList = { userAgent: "Googlebot", disallow: [""] };
    expect(printNextRobots({ rules: asList })).toBe("User-Agent: Googlebot\nDisallow: \n\n");
  });

  it("is told by what it prints", () => {
    const served = nextJs(text("User-agent: *", "Disallow: /a", "Allow: /a/b", "# x"));
    expect(served).toBe("User-Agent: *\nAllow: /a/b\nDisallow: /a\n\n");
    expect(writersOf(parse(served)).map(({ writer }) => writer.id)).toEqual(["next"]);
  });
});

describe("Nuxt Robots", () => {
  // As in test/e2e of nuxt-modules/robots.
  it("prints the file of a project again, between its two comments", () => {
    const own = text(
      "User-agent: *",
      "Disallow: /secret",
      "Disallow: /admin # not for you",
      "Allow: /secret/exception",
      "",
      "Sitemap: https://nuxtseo.com/sitemap.xml",
    );
    expect(nuxtRobots(own)).toBe(
      [
        "# START nuxt-robots (indexable)",
        "User-agent: *",
        "Allow: /secret/exception",
        "Disallow: /secret",
        "Disallow: /admin",
        "",
        "Sitemap: https://nuxtseo.com/sitemap.xml",
        "# END nuxt-robots",
      ].join("\n"),
    );
  });

  it("adds a group for all where there is none, and leaves out groups without rules", () => {
    expect(nuxtRobots(text("User-agent: a", "Crawl-delay: 5"))).toBe(
      "# START nuxt-robots (indexable)\nUser-agent: *\nDisallow: \n\n# END nuxt-robots",
    );
    expect(nuxtRobots("User-agent: b\nDissalow: /x\nHost: a.example\n")).toBe(
      "# START nuxt-robots (indexable)\nUser-agent: *\nDisallow: \n\nUser-agent: b\nDisallow: /x\n\n# END nuxt-robots",
    );
  });
});

describe("the table of what is served", () => {
  it("has a version, a day, a source and a known writer for each", () => {
    for (const { id, version, dated, source, writer } of servedAs) {
      expect(version).not.toBe("");
      expect(dated).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(source).toMatch(/^https:\/\//);
      expect(writers.map((each) => each.id)).toContain(writer);
      expect(servedAsOf(id)?.id).toBe(id);
    }
    expect(servedAsOf("no such system")).toBeNull();
  });

  it("serves any text, and names the own lines in it", () => {
    const line = fc.oneof(
      fc.constantFrom("User-agent: *", "Disallow:", "Disallow: /", "User-agent: a", "", "# x"),
      fc.string(),
    );
    const file = fc.array(line, { maxLength: 12 }).map((lines) => lines.join("\n"));
    fc.assert(
      fc.property(file, fc.constantFrom(...servedAs), (own, { serve }) => {
        const served = serve(own);
        const lines = ownLines(own, served);
        expect(lines).toHaveLength(served.split("\n").length);
        const known = lines.filter((each): each is number => each !== null);
        expect(new Set(known).size).toBe(known.length);
        for (const each of known) expect(own.split("\n").length).toBeGreaterThanOrEqual(each);
      }),
    );
  });

  it("tells the lines that only the served text has", () => {
    const own = "User-agent: *\nDisallow: /a\n";
    const lines = ownLines(own, cloudflareManaged(own));
    expect(lines.slice(-3)).toEqual([1, 2, 3]);
    expect(lines.slice(0, -3).every((each) => each === null)).toBe(true);
    const printed = allInOneSeo("user-agent: *\n# x\ndisallow: /a\n");
    expect(ownLines("user-agent: *\n# x\ndisallow: /a\n", printed)).toEqual([1, 3]);
  });
});
