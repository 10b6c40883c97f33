import { type CheckOfParts, joinParts } from "../check.ts";
import { googleLibrary, rfc9309 } from "../sources.ts";
import { nothing } from "./missing-colon/nothing.ts";
import { otherMark } from "./missing-colon/other-mark.ts";

export const missingColon: CheckOfParts = joinParts({
  id: "missing-colon",
  aliases: ["wrong-separator"],
  category: "syntax",
  severity: "error",
  summary: "Require a colon between a field's name and its value",
  explanation:
    "Every line is a name, a colon and a value. Google and crawler-commons accept a line without a colon if it has exactly two words; all other readers tried skip it. If there is a colon further on, Google takes what follows that one as the value.\n\nWith `=`, `;`, a dash or two colons in its place, the line means nothing to most readers: none of those tried reads `Disallow = /x`. Google's parser accepts a few cases, such as `Disallow; /x`; then it is a warning.\n\nA skipped user-agent line is the worst case: the rules below it then belong to the group above. `Disallow:` without a path blocks nothing.",
  sources: [rfc9309("2.2"), googleLibrary],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /cart/\nDisallow /\n",
      "User-agent: *\nDisallow /private/\n",
      "User-agent Googlebot\nDisallow: /\n",
      "User-agent: *\nDisallow /a b/\n",
      "User-agent: *\nDisallow/private/\n",
      "User-agent: *\nDisallow /wiki/Special:Search\n",
      "User-agent: *\nDisallow\n",
      "User-agent: *\nDisallow = /cart/\n",
      "User-agent: *\nDisallow; /cart/\n",
      "User-agent=*\nDisallow=/cart/\n",
      "User-agent:: *\nDisallow: /cart/\n",
      "User-agent: *\nDisallow https://shop.example/cart/\n",
      "User-agent: *\nDisallow:\nUser-agent FooBot\nDisallow: /\n",
      "User-agent: *\nDisallow:\n\nSitemap=https://shop.example/sitemap.xml\n",
    ],
    good: [
      "User-agent: *\nDisallow: /private/\n",
      "User-agent: *\nDisallow:\n",
      "User-agent: *\nDisallow: /cart=1\nDisallow: /a:b\nDisallow:/*;x\n",
      "User-agent: *\nDisallow: /cart/\nAllow:/$\n",
    ],
  },
  stage: "shape",
  inFile: true,
  parts: { otherMark, nothing },
});
