/** What `do_robots()` of WordPress writes (wordpress-develop, read 2026-11-23). */
export const WORDPRESS_GROUP: readonly string[] = [
  "User-agent: *",
  "Disallow: /wp-admin/",
  "Allow: /wp-admin/admin-ajax.php",
];

/** What WooCommerce adds below the first `User-agent: *` (`robots_txt`, read 2026-11-26). */
export const WOOCOMMERCE_RULES: readonly string[] = [
  "Disallow: /wp-content/uploads/wc-logs/",
  "Disallow: /wp-content/uploads/woocommerce_transient_files/",
  "Disallow: /wp-content/uploads/woocommerce_uploads/",
  "Disallow: /*?add-to-cart=",
  "Disallow: /*?*add-to-cart=",
];

const CORE = `${WORDPRESS_GROUP.join("\n")}\n`;

/** A text with WordPress's own lines before it, unless it has them. */
const withCore = (text: string): string => (text.includes(CORE) ? text : `${CORE}${text}`);

const STAR = "User-agent: *";

/** WordPress's own file with what others add to it, as it is served with WooCommerce. Total. */
export const wooCommerce = (text: string): string => {
  const lines = withCore(text).split("\n");
  const at = lines.indexOf(STAR) + 1;
  return [...lines.slice(0, at), ...WOOCOMMERCE_RULES, ...lines.slice(at)].join("\n");
};

/** The address of the site, told by a Sitemap line; null if none tells it. */
const originIn = (text: string): string | null =>
  /^sitemap\s*:\s*(https?:\/\/[^/\s]+)/im.exec(text)?.[1] ?? null;

const RULER = "# ---------------------------";

/**
 * A text as Yoast SEO serves it: without WordPress's own lines, if they stand together, and with its
 * block at the end. Its Sitemap line is left out where no line of the text tells the site. Total.
 */
export const yoast = (text: string): string => {
  const origin = originIn(text);
  const block = [
    "# START YOAST BLOCK",
    RULER,
    STAR,
    "Disallow:",
    "",
    ...(origin === null ? [] : [`Sitemap: ${origin}/sitemap_index.xml`]),
    RULER,
    "# END YOAST BLOCK",
  ].join("\n");
  return `${text.replaceAll(CORE, "")}\n${block}`.trim();
};

/** The crawlers for training that Jetpack SEO blocks unless told otherwise, in its order. */
const TRAINING = [
  "GPTBot",
  "ClaudeBot",
  "Google-Extended",
  "Applebot-Extended",
  "meta-externalagent",
  "Bytespider",
  "CCBot",
  "Amazonbot",
] as const;

/** A text as Jetpack SEO serves it: a group for each crawler it blocks follows. Total. */
export const jetpack = (text: string): string => {
  const groups = TRAINING.flatMap((name) => [`User-agent: ${name}`, "Disallow: /", ""]);
  return `${text}${["", "# AI crawlers blocked via Jetpack SEO.", ...groups].join("\n")}\n`;
};
