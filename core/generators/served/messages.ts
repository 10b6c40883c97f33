/** What each system makes of a text, and which settings may change that. */
export const SERVED_MESSAGES = {
  cloudflare: {
    name: "Cloudflare's managed robots.txt",
    does: "Cloudflare puts its block in front of the file: `Allow: /` for all, and a group that blocks each of nine AI crawlers.",
    mayDiffer:
      "Cloudflare changes the list from time to time, and for some sites its block takes the place of the file.",
  },
  yoast: {
    name: "Yoast SEO",
    does: "Yoast SEO removes WordPress's own three lines, if they stand together, and adds a block for `*` that blocks nothing.",
    mayDiffer: "Its crawl settings may add rules to the block.",
  },
  aioseo: {
    name: "All in One SEO",
    does: "All in One SEO prints the file again: without comments, without rules that have no value, and without fields it does not know; of names above one group, only the last gets all rules.",
    mayDiffer:
      "Rules from its own settings come on top, and Sitemap lines are those of its own sitemaps.",
  },
  jetpack: {
    name: "Jetpack SEO",
    does: "Jetpack SEO adds a group that blocks each of eight crawlers for AI training.",
    mayDiffer: "Its settings may allow some of them, or block crawlers for AI search as well.",
  },
  woocommerce: {
    name: "WordPress with WooCommerce",
    does: "WordPress writes its own lines first, WooCommerce adds five rules to them, and what plugins add follows.",
    mayDiffer:
      "A robots.txt in the site's folder takes the place of all this. A site in a folder has the folder in each path.",
  },
  next: {
    name: "Next.js, app/robots.ts",
    does: "Next.js prints Allow before Disallow, no comments, and nothing for a rule whose value is an empty text.",
    mayDiffer:
      "A value written as a list is printed even if it is empty. A file in `public` is served as it is.",
  },
  nuxt: {
    name: "Nuxt Robots",
    does: "Nuxt Robots prints `public/_robots.txt` again: without comments, without groups that have no rule and without fields it does not know; without a group for `*` it adds one that blocks nothing.",
    mayDiffer:
      "Rules from its settings and routes come on top. A site that may not be indexed is closed to all crawlers.",
  },
} as const;

/** The versions of systems that have no number. */
export const SERVED_VERSIONS = { nineCrawlers: "nine crawlers" } as const;
