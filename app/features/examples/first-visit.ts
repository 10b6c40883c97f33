import type { Example } from "./example.ts";
import { firstVisitMessages } from "./first-visit-messages.ts";

/** The first visit's example: one URL blocked, one allowed, and one misspelling to find. */
export const firstVisit: Example = {
  id: "shop",
  ...firstVisitMessages,
  state: {
    source: `# A small shop: keep crawlers out of the cart, but let them read its help page
User-agent: *
Disallow: /cart
Allow: /cart/help

# Meant to keep an AI trainer out, but one word is misspelt
useragent: GPTBot
Disallow: /

Sitemap: https://shop.example/sitemap.xml
`,
    lineEnd: "\n",
    crawler: "Googlebot",
    dialect: "automatic",
    urls: [
      {
        typed: "https://shop.example/cart/42",
        expectations: [{ crawler: "Googlebot", expected: "blocked" }],
      },
      {
        typed: "https://shop.example/cart/help",
        expectations: [{ crawler: "Googlebot", expected: "allowed" }],
      },
    ],
  },
};
