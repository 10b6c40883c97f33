import { definePart, type Part } from "../../check.ts";
import { claimsByGroup } from "../../facts/claims-by-group.ts";
import { DECIDES_FOR } from "../../messages.ts";
import { googleDocs, rfc9309 } from "../../sources.ts";

/**
 * Some write such an `Allow` only to state that the rest is allowed, so this is only information.
 */
export const shortAllow: Part = definePart({
  severity: "info",
  explanation:
    "The longest matching path decides, not the last line. `Allow: /shop/` below `Disallow: /shop/cart/` does not open the cart: every URL in it also matches the longer `Disallow`, and the rest of the shop was allowed anyway.\n\nAn exception has to be longer than the rule it is an exception to: `Allow: /shop/cart/help`.",
  sources: [rfc9309("2.2.2"), googleDocs],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /shop/cart/\nAllow: /shop/\n",
      "User-agent: *\nDisallow: /a/b\nDisallow: /c/d\nAllow: /a/\nAllow: /c/\n",
    ],
    good: [
      "User-agent: *\nDisallow: /shop/cart/\nAllow: /shop/cart/help\n",
      "User-agent: *\nDisallow: /shop/\nAllow: /shop/cart/\n",
    ],
  },
  messages: {
    short: {
      one: "For {who} this `Allow` does nothing: `{other}` (line {line}) is longer and wins, and the rest is open anyway.",
      other:
        "For {who} {count} `Allow` lines of this group do nothing: longer rules win, here `{other}` (line {line}), and the rest is open anyway.",
    },
  },
  check: (context) =>
    claimsByGroup(context, "too-short").map(({ span, names, data }) => ({
      ...span,
      message: "short",
      data: { ...data, who: names ?? DECIDES_FOR.google },
    })),
});
