import { expect, it } from "vitest";
import { findingsIn, messageOf } from "../../testing/findings.ts";

const GHOST = [
  "User-agent: *",
  "Sitemap: https://blog.example/sitemap.xml",
  "Disallow: /ghost/",
  "Disallow: /email/",
  "Disallow: /members/api/comments/counts/",
  "Disallow: /r/",
  "Disallow: /webmentions/receive/",
];

it("a platform's file, unchanged, is met with one line that names the platform", () => {
  expect(findingsIn(GHOST)).toEqual(["info stock-file 1: User-agent: *"]);
  expect(messageOf(GHOST)).toBe("Ghost's standard file, unchanged. There is nothing to do.");
});

it("so is one with comments, another site's sitemap and other line ends", () => {
  const lines = ["# Ghost", "", ...GHOST].map((line) => line.replace("blog.example", "b.example"));
  expect(findingsIn(lines.map((line) => `${line}\r`))).toHaveLength(1);
});

it("a changed file is checked like any other", () => {
  const changed = [...GHOST.slice(0, -1), "Disallow: /"];
  expect(findingsIn(changed).map((finding) => finding.split(" ")[1])).toContain(
    "blocks-everything",
  );
});

const disallow = (...paths: readonly string[]) => paths.map((path) => `Disallow: ${path}`);
const allow = (...paths: readonly string[]) => paths.map((path) => `Allow: ${path}`);
/** Each path, then the same below the prefix of a language. */
const localised = (...paths: readonly string[]) => paths.flatMap((path) => [path, `/*${path}`]);
/** A list that is filtered by several tags, with the plus sign in all its forms. */
const tags = (path: string) => ["+", "%2B", "%2b"].map((plus) => `${path}*${plus}*`);

const [SORTED, FILTERED] = ["/collections/*sort_by*", "/collections/*filter*&*filter*"];
const TAGGED = ["/collections/", "/*/collections/"].flatMap(tags);
const BLOG_TAGS = ["/blogs/", "/*/blogs/"].flatMap(tags);
const SITEMAP = "Sitemap: https://shop.example/sitemap.xml";

/** Shopify's file, as long as some crawlers had groups of their own. */
const slowedDown = (shop: readonly string[], ads: readonly string[]): readonly string[] => [
  "User-agent: *",
  ...shop,
  SITEMAP,
  "User-agent: adsbot-google",
  ...ads,
  "User-agent: Nutch",
  "Disallow: /",
  ...["AhrefsBot", "AhrefsSiteAudit"].flatMap((crawler) => [
    `User-agent: ${crawler}`,
    "Crawl-delay: 10",
    ...shop,
    SITEMAP,
  ]),
  "User-agent: MJ12bot",
  "Crawl-delay: 10",
  "User-agent: Pinterest",
  "Crawl-delay: 1",
];

const REMOTE = ["", "/collections/*"].flatMap((place) =>
  localised(`${place}/products/*-${"[a-f0-9]".repeat(8)}-remote`),
);
const UNTIL_SPRING = slowedDown(
  disallow(
    ...["/a/downloads/-/*", "/admin", "/cart", "/orders", "/checkouts/", "/checkout"],
    ...["/12345678/checkouts", "/12345678/orders", "/carts", "/account"],
    ...localised(SORTED),
    ...TAGGED,
    `*${FILTERED}`,
    ...BLOG_TAGS,
    ...["/*?*oseid=*", "/*preview_theme_id*", "/*preview_script_id*", ...localised("/policies/")],
    ...["/*/*?*ls=*&ls=*", "/*/*?*ls%3D*%3Fls%3D*", "/*/*?*ls%3d*%3fls%3d*", "/search"],
    ...["/sf_private_access_tokens", "/apple-app-site-association"],
    ...[
      "/.well-known/shopify/monorail",
      "/cdn/wpm/*.js",
      ...localised("/recommendations/products"),
    ],
    ...REMOTE,
  ),
  disallow(
    ...["/checkouts/", "/checkout", "/carts", "/orders", "/12345678/checkouts", "/12345678/orders"],
    ...["/*?*oseid=*", "/*preview_theme_id*", "/*preview_script_id*", "/cdn/wpm/*.js", ...REMOTE],
    "/sf_private_access_tokens",
  ),
);

const SINCE_SUMMER = [
  "# Shopify storefront. Public product, collection, page, blog, policy, cart, and localized HTML is crawlable.",
  "User-agent: *",
  "Allow: /",
  ...["/products/", "/*/products/", "/collections/", "/*/collections/"].flatMap((place) =>
    allow(`${place}account`, `${place}orders`, `${place}checkout`),
  ),
  ...allow(...localised("/pages/checkout")),
  ...["/blogs/", "/*/blogs/"].flatMap((place) =>
    allow(`${place}*account`, `${place}*orders`, `${place}*checkout`),
  ),
  "Disallow: /admin",
  ...disallow(...localised("/cart/", "/checkout", "/checkouts/", "/orders")),
  ...allow(...localised("/account/login")),
  ...disallow(
    ...localised("/account"),
    ...["/12345678", "/cdn/wpm/*.js", "/services", "/sf_*"],
    ...localised("/cart.js", "/recommendations/products", SORTED),
    ...TAGGED,
    ...localised(FILTERED),
    ...BLOG_TAGS,
    ...["/*?*ls=*&ls=*", "/*?*ls%3*ls%3*", "/*?*oseid=*"],
    ...["/*?*preview_theme_id=*", "/*?*preview_script_id=*"],
  ),
  "User-agent: adsbot-google",
  ...allow(...localised("/products/", "/collections/", "/pages/", "/blogs/", "/pages/checkout")),
  ...allow(...localised("/blogs/*checkout")),
  ...disallow(...localised("/checkout", "/checkouts/", "/orders")),
  ...disallow("/services", "/sf_*", "/12345678", "/cdn/wpm/*.js"),
  SITEMAP,
];

const SEARCH = ["Disallow: /search", "Allow: /search/", "Disallow: /search/?*"];
const HYDROGEN = slowedDown(
  [
    ...disallow("/cart", "/account", ...localised(SORTED), ...TAGGED, `*${FILTERED}`),
    ...disallow(...BLOG_TAGS, "/policies/"),
    ...SEARCH,
  ],
  [...disallow("/cart", "/account"), ...SEARCH],
);

it.each([
  ["as it was until spring 2026", UNTIL_SPRING],
  ["as it is since summer 2026", SINCE_SUMMER],
  ["of a shop with a page of its own (Hydrogen)", HYDROGEN],
])("Shopify's file %s is met with one line that names Shopify", (_, file) => {
  expect(findingsIn(file).map((finding) => finding.split(" ")[1])).toEqual(["stock-file"]);
  expect(messageOf(file)).toBe("Shopify's standard file, unchanged. There is nothing to do.");
});
