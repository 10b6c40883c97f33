import { WRITER_PLACES } from "./messages.ts";
import {
  looksLikeAiRobotsTxt,
  looksLikeAllInOneSeo,
  looksLikeHugo,
  looksLikeNextJs,
  looksLikeWooCommerce,
  looksLikeWordPress,
} from "./shapes.ts";
import type { BlockEnd, Marking, Writer } from "./writer.ts";

const FILE: BlockEnd = { kind: "file" };

const upTo = (...texts: readonly string[]): BlockEnd => ({ kind: "line", texts });

const marking = (
  lines: readonly string[],
  end: BlockEnd,
  also: readonly string[] = [],
): Marking => ({
  lines,
  also,
  end,
});

type Optional = "isAbove" | "markings" | "stock" | "harmless";

const writer = (fields: Omit<Writer, Optional> & Partial<Pick<Writer, Optional>>): Writer => ({
  isAbove: false,
  markings: [],
  stock: [],
  harmless: [],
  ...fields,
});

/**
 * The systems whose text is recognised. Of two whole files, the first one counts. Where a source
 * does not show the text as it is served, it was read in files as served, on the day given.
 */
export const writers: readonly Writer[] = [
  writer({
    id: "cloudflare",
    name: "Cloudflare",
    isManaged: true,
    isAbove: true,
    where: WRITER_PLACES.cloudflare,
    markings: [
      marking(["# As a condition of accessing this website, you agree to abide by the…"], {
        kind: "comments",
      }),
      marking(["# BEGIN Cloudflare Managed content"], upTo("# END Cloudflare Managed Content")),
    ],
    source: "https://developers.cloudflare.com/bots/additional-configurations/managed-robots-txt/",
    read: "2026-10-06",
  }),
  writer({
    id: "yoast",
    name: "Yoast SEO",
    isManaged: true,
    where: WRITER_PLACES.yoast,
    markings: [
      marking(["# START YOAST BLOCK"], upTo("# END YOAST BLOCK")),
      marking(["# START YOAST INTERNAL SEARCH BLOCK"], upTo("# END YOAST INTERNAL SEARCH BLOCK")),
    ],
    source:
      "https://github.com/Yoast/wordpress-seo/blob/trunk/src/presenters/robots-txt-presenter.php",
    read: "2026-11-23",
  }),
  writer({
    id: "jetpack",
    name: "Jetpack SEO",
    isManaged: true,
    where: WRITER_PLACES.jetpack,
    markings: [marking(["# AI crawlers blocked via Jetpack SEO."], { kind: "next-block" })],
    source:
      "https://github.com/Automattic/jetpack/blob/trunk/projects/packages/seo/src/class-ai-crawlers.php",
    read: "2026-11-26",
  }),
  writer({
    id: "wpforms",
    name: "WPForms",
    isManaged: true,
    where: WRITER_PLACES.wpforms,
    markings: [marking(["# START WPFORMS BLOCK"], upTo("# END WPFORMS BLOCK"))],
    source: "https://wordpress.org/plugins/wpforms-lite/",
    read: "2026-11-23",
  }),
  writer({
    id: "nuxt-robots",
    name: "Nuxt Robots",
    isManaged: true,
    where: WRITER_PLACES["nuxt-robots"],
    markings: [
      marking(
        ["# START nuxt-robots (indexable)", "# START nuxt-robots (indexing disabled)"],
        upTo("# END nuxt-robots"),
      ),
      marking(
        [
          "# START nuxt-simple-robots (indexable)",
          "# START nuxt-simple-robots (indexing disabled)",
        ],
        upTo("# END nuxt-simple-robots"),
      ),
      // From a development server, which writes it below its groups.
      marking(["# DEVELOPMENT HINTS:"], { kind: "next-block" }),
    ],
    source:
      "https://github.com/nuxt-modules/robots/blob/main/src/runtime/server/routes/robots-txt.ts",
    read: "2026-11-26",
  }),
  writer({
    id: "rank-math",
    name: "Rank Math",
    isManaged: false,
    where: WRITER_PLACES["rank-math"],
    markings: [
      marking(
        [
          "# This file is automatically added by Rank Math SEO plugin to help a website index better",
        ],
        FILE,
      ),
    ],
    source: "https://github.com/rankmath/seo-by-rank-math",
    read: "2026-11-23",
  }),
  writer({
    id: "shopify",
    name: "Shopify",
    isManaged: true,
    where: WRITER_PLACES.shopify,
    markings: [
      marking(
        [
          "# we use Shopify as our ecommerce platform",
          "# Shopify storefront. Public product, collection, page, blog, policy, cart, and localized HTML is crawlable.",
        ],
        FILE,
      ),
    ],
    stock: [
      { lines: 159, checksum: 309_196_620, seen: "2026-04" },
      { lines: 87, checksum: 150_507_129, seen: "2026-06" },
      // Of shops with pages of their own: templates/skeleton/app/routes/[robots.txt].tsx of Shopify/hydrogen.
      { lines: 80, checksum: 2_574_929_326, seen: "2026-11" },
    ],
    // Web pixels: scripts that track visitors.
    harmless: [{ path: "/cdn/wpm/*.js", isUnique: true }],
    source: "https://help.shopify.com/en/manual/promoting-marketing/seo/editing-robots-txt",
    read: "2026-10-02",
  }),
  writer({
    id: "wix",
    name: "Wix",
    isManaged: true,
    where: WRITER_PLACES.wix,
    markings: [
      marking(["# Auto generated, go to SEO Tools > Robots.txt Editor to change this"], FILE),
    ],
    stock: [
      { lines: 15, checksum: 2_692_943_738, seen: "2026-09" },
      { lines: 13, checksum: 744_134_339, seen: "2026-09" },
    ],
    source: "https://support.wix.com/en/article/editing-your-sites-robotstxt-file",
    read: "2026-09-30",
  }),
  writer({
    id: "squarespace",
    name: "Squarespace",
    isManaged: true,
    where: WRITER_PLACES.squarespace,
    markings: [marking(["# Squarespace Robots Txt"], FILE)],
    stock: [
      { lines: 40, checksum: 801_344_704, seen: "2026-09" },
      { lines: 42, checksum: 987_648_524, seen: "2026-09" },
    ],
    // No page of a site refers to this folder.
    harmless: [{ path: "/static/", isUnique: false }],
    source: "https://support.squarespace.com/hc/en-us/articles/360022347072",
    read: "2026-09-30",
  }),
  writer({
    id: "drupal",
    name: "Drupal",
    isManaged: false,
    where: WRITER_PLACES.drupal,
    markings: [
      marking(["# This file is to prevent the crawling and indexing of certain parts"], FILE),
    ],
    source: "https://github.com/drupal/drupal/blob/11.x/core/assets/scaffold/files/robots.txt",
    read: "2026-11-23",
  }),
  writer({
    id: "joomla",
    name: "Joomla",
    isManaged: false,
    where: WRITER_PLACES.joomla,
    markings: [marking(["# If the Joomla site is installed within a folder…"], FILE)],
    source: "https://github.com/joomla/joomla-cms/blob/5.4-dev/robots.txt.dist",
    read: "2026-11-23",
  }),
  writer({
    id: "gitlab",
    name: "GitLab",
    isManaged: false,
    where: WRITER_PLACES.gitlab,
    markings: [marking(["# Global snippets"], FILE, ["# Project details"])],
    source: "https://github.com/gitlabhq/gitlabhq/blob/master/public/robots.txt",
    read: "2026-11-23",
  }),
  writer({
    id: "discourse",
    name: "Discourse",
    isManaged: true,
    where: WRITER_PLACES.discourse,
    markings: [
      // Rails and GitLab begin with the same line.
      marking(
        [
          "# See http://www.robotstxt.org/robotstxt.html for documentation on how to use the robots.txt file",
        ],
        FILE,
        ["Disallow: /*?api_key*"],
      ),
      marking(["# This robots.txt file has been customized at /admin/customize/robots"], FILE),
    ],
    stock: [{ lines: 36, checksum: 2_203_333_295, seen: "2026-09" }],
    source:
      "https://github.com/discourse/discourse/blob/main/app/controllers/robots_txt_controller.rb",
    read: "2026-11-23",
  }),
  writer({
    id: "ghost",
    name: "Ghost",
    isManaged: false,
    where: WRITER_PLACES.ghost,
    markings: [
      marking(["Disallow: /ghost/"], FILE, [
        "Disallow: /email/",
        "Disallow: /r/",
        "Disallow: /webmentions/receive/",
      ]),
    ],
    stock: [{ lines: 6, checksum: 2_584_211_753, seen: "2026-09" }],
    source:
      "https://github.com/TryGhost/Ghost/blob/main/ghost/core/core/frontend/public/robots.txt",
    read: "2026-11-23",
  }),
  writer({
    id: "tistory",
    name: "Tistory",
    isManaged: true,
    where: null,
    markings: [
      marking(["Disallow: /guestbook"], FILE, [
        "Disallow: /m/guestbook",
        "Disallow: /manage",
        "Disallow: /owner",
      ]),
    ],
    source: "https://ggarden.tistory.com/robots.txt",
    read: "2026-11-23",
  }),
  writer({
    id: "next-sitemap",
    name: "next-sitemap",
    isManaged: true,
    where: WRITER_PLACES["next-sitemap"],
    markings: [marking(["# Host"], FILE, ["# Sitemaps"])],
    source: "https://github.com/iamvishnusankar/next-sitemap",
    read: "2026-11-26",
  }),
  writer({
    id: "ai-robots-txt",
    name: "ai.robots.txt",
    isManaged: false,
    where: WRITER_PLACES["ai-robots-txt"],
    shape: looksLikeAiRobotsTxt,
    source: "https://github.com/ai-robots-txt/ai.robots.txt",
    read: "2026-11-26",
  }),
  writer({
    id: "aioseo",
    name: "All in One SEO",
    isManaged: false,
    where: WRITER_PLACES.aioseo,
    shape: looksLikeAllInOneSeo,
    source: "https://github.com/awesomemotive/all-in-one-seo-pack",
    read: "2026-11-26",
  }),
  writer({
    id: "woocommerce",
    name: "WordPress with WooCommerce",
    isManaged: false,
    where: WRITER_PLACES.woocommerce,
    shape: looksLikeWooCommerce,
    source:
      "https://github.com/woocommerce/woocommerce/blob/trunk/plugins/woocommerce/includes/class-woocommerce.php",
    read: "2026-11-26",
  }),
  writer({
    id: "wordpress",
    name: "WordPress",
    isManaged: false,
    where: WRITER_PLACES.wordpress,
    shape: looksLikeWordPress,
    source: "https://developer.wordpress.org/reference/functions/do_robots/",
    read: "2026-11-23",
  }),
  writer({
    id: "next",
    name: "Next.js",
    isManaged: false,
    where: WRITER_PLACES.next,
    shape: looksLikeNextJs,
    source: "https://nextjs.org/docs/app/api-reference/file-conventions/metadata/robots",
    read: "2026-11-26",
  }),
  writer({
    id: "hugo",
    name: "Hugo",
    isManaged: false,
    where: WRITER_PLACES.hugo,
    shape: looksLikeHugo,
    source: "https://gohugo.io/templates/robots/",
    read: "2026-11-23",
  }),
];
