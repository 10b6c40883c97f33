/**
 * What each template is for. `label` names it, `detail` says what it does in one line, and `notes`
 * are comments above its rules: what they do, since when this is known, and from where.
 */
export const TEMPLATE_MESSAGES = {
  sources: "From {source} ({date}).",
  wordpress: {
    label: "WordPress",
    detail: "closes the admin area, but for what pages load from it",
    notes: ["WordPress: the admin area is closed, but for what pages load from it."],
  },
  woocommerce: {
    label: "WooCommerce",
    detail: "closes logs, uploads of the shop and links that fill the cart",
    notes: ["WooCommerce: logs, uploads of the shop and links that fill the cart are closed."],
  },
  shopify: {
    label: "Shopify",
    detail: "closes cart, checkout, account and mixed collections",
    notes: [
      "Shopify: cart, checkout, account and mixed collections are closed.",
      "Shopify writes such a file itself; to change it, put rules into robots.txt.liquid.",
    ],
  },
  drupal7: {
    label: "Drupal 7",
    detail: "closes administration, forms and search, with and without clean URLs",
    notes: ["Drupal 7: administration, forms and search are closed, with and without clean URLs."],
  },
  drupal10: {
    label: "Drupal 10",
    detail: "closes administration, forms and search",
    notes: [
      "Drupal 10: administration, forms and search are closed.",
      "Each update writes Drupal's own file again, unless the scaffold settings keep yours.",
    ],
  },
  magento: {
    label: "Magento 2",
    detail: "closes checkout, accounts, search and session ids",
    notes: [
      "Magento 2: checkout, accounts, search and session ids are closed.",
      "Set it under Content > Design > Configuration, then flush the cache.",
    ],
  },
  next: {
    label: "Next.js",
    detail: "closes the API; styles and scripts stay open",
    notes: [
      "Next.js: the API is closed. Pages need what is in /_next/, so it stays open.",
      "Keep this in public/robots.txt, or return the same from app/robots.ts, not both.",
    ],
  },
  docs: {
    label: "Documentation site",
    detail: "closes search and old versions; change the folders to yours",
    notes: [
      "Documentation: search and old versions are closed, so that only the latest is found.",
      "Change the folders to those of your versions.",
    ],
  },
  staging: {
    label: "Staging site",
    detail: "closes everything: the site disappears from search engines",
    notes: [
      "Staging: closed to all crawlers that obey robots.txt. Never copy this to the live site.",
      "A password keeps out everybody, also those who do not obey.",
    ],
  },
  aiTrainingOut: {
    label: "AI training out, search in",
    detail: "closes the site to AI training, and to nobody else",
    notes: [
      "AI training: closed. Search engines and AI search stay welcome.",
      "Google-Extended and the like are names for rules only; no crawler uses them.",
    ],
  },
} as const;
