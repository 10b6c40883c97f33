import { WOOCOMMERCE_RULES, WORDPRESS_GROUP } from "../generators/served/wordpress.ts";
import { formatMessage } from "../text/message.ts";
import { crawlers } from "../vocabulary/crawlers.ts";
import { TEMPLATE_MESSAGES as words } from "./template-messages.ts";

export type TemplateId = Exclude<keyof typeof words, "sources">;

/** A whole file for a kind of site. */
export interface Template {
  readonly id: TemplateId;
  /** Its lines, without notes and without a Sitemap line. */
  readonly lines: readonly string[];
  /** The path of the sitemap that such a site usually has; null for none. */
  readonly sitemap: string | null;
  /** Where its rules are known from, as a comment names it; null for rules of our own. */
  readonly source: string | null;
  /** The day on which the source was read: `2026-11-23`. */
  readonly read: string;
  /** It closes the whole site to search engines. */
  readonly isDrastic?: true;
}

const closing = (...paths: readonly string[]): readonly string[] => [
  "User-agent: *",
  ...paths.map((path) => `Disallow: ${path}`),
];

/** Crawlers that obey only groups that name them. */
const BY_NAME = crawlers
  .filter(({ ignoresGlobal, retired, obeys }) => ignoresGlobal && !retired && obeys !== "no")
  .map(({ token }) => `User-agent: ${token}`);

/** Pages of Drupal that are forms or lists for its administrators. */
const DRUPAL_PAGES = [
  "admin/",
  "comment/reply/",
  "filter/tips",
  "node/add/",
  "search/",
  "user/register",
  "user/password",
  "user/login",
  "user/logout",
] as const;

/** The templates, in the order of a menu. None blocks what pages need to look right. */
export const templates: readonly Template[] = [
  {
    id: "wordpress",
    lines: WORDPRESS_GROUP,
    sitemap: "/wp-sitemap.xml",
    source: "developer.wordpress.org/reference/functions/do_robots",
    read: "2026-11-23",
  },
  {
    id: "woocommerce",
    lines: [WORDPRESS_GROUP[0] ?? "", ...WOOCOMMERCE_RULES, ...WORDPRESS_GROUP.slice(1)],
    sitemap: "/wp-sitemap.xml",
    source: "github.com/woocommerce/woocommerce",
    read: "2026-11-26",
  },
  {
    id: "shopify",
    lines: closing(
      "/admin",
      "/cart",
      "/orders",
      "/checkouts/",
      "/checkout",
      "/account",
      "/collections/*+*",
      "/blogs/*+*",
      "/policies/",
    ),
    sitemap: "/sitemap.xml",
    source: "help.shopify.com/en/manual/promoting-marketing/seo/editing-robots-txt",
    read: "2026-10-02",
  },
  {
    id: "drupal7",
    lines: closing(
      ...DRUPAL_PAGES.map((page) => `/${page}`),
      ...DRUPAL_PAGES.map((page) => `/?q=${page}`),
    ),
    sitemap: null,
    source: "github.com/drupal/drupal",
    read: "2026-11-23",
  },
  {
    id: "drupal10",
    lines: closing(
      ...DRUPAL_PAGES.map((page) => `/${page}`),
      ...DRUPAL_PAGES.map((page) => `/index.php/${page}`),
    ),
    sitemap: null,
    source: "github.com/drupal/drupal",
    read: "2026-11-23",
  },
  {
    id: "magento",
    lines: closing(
      "/checkout/",
      "/customer/",
      "/catalogsearch/",
      "/wishlist/",
      "/sendfriend/",
      "/*?SID=",
      "/*&SID=",
    ),
    sitemap: "/sitemap.xml",
    source: "github.com/magento/merchdocs",
    read: "2026-11-26",
  },
  {
    id: "next",
    lines: closing("/api/"),
    sitemap: "/sitemap.xml",
    source: "nextjs.org/docs/app/api-reference/file-conventions/metadata/robots",
    read: "2026-11-26",
  },
  {
    id: "docs",
    lines: closing("/search", "/v1/", "/v2/"),
    sitemap: "/sitemap.xml",
    source: null,
    read: "2026-11-26",
  },
  {
    id: "staging",
    lines: ["User-agent: *", ...BY_NAME, "Disallow: /"],
    sitemap: null,
    source: null,
    read: "2026-11-26",
    isDrastic: true,
  },
  // The lines of `aiTrainingOut` come from the table of crawlers.
];

/**
 * A template as text: its notes as comments, its source, its lines and its sitemap.
 *
 * @param origin that of the site: `https://shop.example`.
 */
export const templateText = (
  { id, lines, sitemap, source, read }: Template,
  origin: string,
): string => {
  const notes: readonly string[] = words[id].notes;
  const from = source === null ? [] : [formatMessage(words.sources, { source, date: read })];
  return [
    ...[...notes, ...from].map((note) => `# ${note}`),
    ...lines,
    ...(sitemap === null ? [] : ["", `Sitemap: ${origin}${sitemap}`]),
    "",
  ].join("\n");
};
