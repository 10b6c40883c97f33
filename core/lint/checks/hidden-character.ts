import { type CheckOfParts, joinParts } from "../check.ts";
import { disallow } from "../examples.ts";
import { control } from "./hidden-character/control.ts";
import { mark } from "./hidden-character/mark.ts";
import { separator } from "./hidden-character/separator.ts";
import { space } from "./hidden-character/space.ts";
import { zeroWidth } from "./hidden-character/zero-width.ts";

export const hiddenCharacter: CheckOfParts = joinParts({
  id: "hidden-character",
  category: "file",
  severity: "error",
  summary: "Avoid characters that nobody sees in directives",
  explanation:
    "Text copied from a web page, a chat or a word processor can contain characters that nobody sees. In a field's name they make the name unknown, and most readers skip the line; in a value they make a rule that matches no real URL.\n\nZero-width spaces, soft hyphens and marks of writing direction are kept by every reader tried. Google, crawler-commons and Wget keep non-breaking spaces, too; Protego, robots-parser and Python trim them. Unicode's line separators (U+2028, U+2029), NEL, the vertical tab and the form feed end the line for crawler-commons, Protego and Python, and for nobody else. At a NUL, Google ends the line. Many other control characters come from letters read in the wrong encoding.\n\nJoiners between letters of Persian or an Indian script are not reported.",
  sources: ["rfc9309#2.2", "crawlerCommons", "protego", "googleLibrary"],
  bad: [
    "User-agent: *\u2028Disallow: /cart/\nDisallow: /drafts/\n",
    ...disallow(
      "/cart/\u0085Disallow: /drafts/",
      "/cart/\vDisallow: /drafts/",
      "/ca\u2028rt/",
      "/cart/\u2028",
      "/cart/\f",
    ),
    "User-agent: *\n\u200BDisallow: /cart/\n",
    "User-agent: *\nDisallow: /cart/\u200E\n",
    "User-agent: Bingbot\u200B\nDisallow: /cart/\n",
    "User\u00AD-agent: *\nDisallow: /\n",
    "User-agent: *\nDisallow:\u00A0/cart/\n",
    "User-agent: *\n\u00A0\u00A0Disallow: /cart/\n",
    "User-agent:\u00A0*\nDisallow: /cart/\n",
    "User\u00A0agent: *\nDisallow: /cart/\n",
    ...disallow("/ca\0rt/", "/cart/\x7f"),
    "User-agent: *\nDisa\x08llow: /cart/\n",
    "User-agent: *\nDisallow: /\u00e5\u008a\u00a0/\n",
    "User-agent: *\nDisallow: /cart/\n\u00e2\u0080\u008bCrawl-delay: 5\n",
    "User-agent: \u00c3\u0082bot\nDisallow: /cart/\n",
    "User-agent: *\nDisallow: /cart/\nSitemap:\u00A0https://shop.example/map.xml\n",
    "User-agent: *\nDisallow: /cart/\nSitemap: https://shop.example/map.xml\u200B\n",
    "User-agent: *\nDisallow: /cart/\nSitemap: https://shop.example/\u00e5\u008a\u00a0.xml\n",
  ],
  good: [
    "User-agent: *\nDisallow: /cart/\n",
    "# a\u2028b\nUser-agent: *\nDisallow: /cart/\n",
    "User-agent: *\nDisallow: /cart/\n",
    "# copied\u200B text\nUser-agent: *\nDisallow: /cart/\n",
    ...disallow(
      "/\u0645\u06CC\u200C\u0634\u0648\u062F/",
      "/cart/",
      "/cart/ #\u00A0comment",
      "/a\u00A0b/",
    ),
    "User-agent: *\nDisallow:\t/cart/\n",
    "# \x07\nUser-agent: *\nDisallow: /cart/\n",
  ],
  stage: "characters",
  inFile: true,
  parts: { separator, zeroWidth, space, control, mark },
});
