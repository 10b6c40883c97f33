import { type CheckOfParts, joinParts } from "../check.ts";
import { confusables, googleLibrary, rfc9309 } from "../sources.ts";
import { letter } from "./look-alike-character/letter.ts";
import { typographic } from "./look-alike-character/typographic.ts";
import { wide } from "./look-alike-character/wide.ts";

export const lookAlikeCharacter: CheckOfParts = joinParts({
  id: "look-alike-character",
  aliases: ["full-width-punctuation", "smart-punctuation", "homoglyph-in-field"],
  category: "file",
  severity: "error",
  summary: "Avoid characters that only look like plain ones in names",
  explanation:
    "Some characters only look like the plain ones that names are written with: dashes and curly quotes from a word processor, full-width colons and letters from an East Asian keyboard, letters of other alphabets such as the Cyrillic `А`, the Greek `Ο` or the Turkish `ı`.\n\nNo reader knows a field `User–agent` with a dash, so the line is skipped and the rules below it join the group above. A crawler's name with such a character is no crawler's name, and a path in curly quotes matches nothing.",
  sources: [googleLibrary, rfc9309("2.2"), confusables],
  examples: {
    bad: [
      "User-agent: *\nDisallow：/cart/\n",
      "User-agent：*\nDisallow：/cart/\n",
      "User-agent: *\nDisallow∶ /cart/\n",
      "User-agent: ＊\nDisallow: ／cart/\n",
      "User-agent: *\nDisallow: /*.pdf＄\n",
      "User-agent: *\nDisallow: /cart/ ＃ no carts\n",
      "User-agent: GPTBot\nDisallow: /drafts/\n\nUser–agent: *\nDisallow: /cart/\n",
      "User-agent: “Bingbot”\nDisallow: /cart/\n",
      "User-agent: *\nDisallow: “/cart/”\n",
      "User-agent: *\nDisallow: /cart/\nSitemap: “https://shop.example/map.xml”\n",
      "User-agent: *\n“Disallow: /cart/”\n",
      "User-agent: *\nDisallow: /\n\u0410llow: /help/\n",
      "User-agent: *\nD\u0131sallow: /cart/\n",
      "User-agent: G\u043e\u043eglebot\nDisallow: /cart/\n",
      "\uff35ser-agent: *\nDisallow: /cart/\n",
    ],
    good: [
      "User-agent: *\nDisallow: /cart/\n",
      "User-agent: *\nDisallow: /分类：猫/\n",
      "# 注意：这里\nUser-agent: *\nDisallow: /cart/\n",
      "User-agent: *\nDisallow: /cart/ # “quoted” – in a comment\n",
      "User-agent: *\nDisallow: /caf’s/\nDisallow: /on-“love”\n",
      "User-agent: *\nAllow: /help/\nDisallow: /\u0430\u0440\u0445\u0438\u0432/\n",
      "# \u0410llow\nUser-agent: \u042f\u043d\u0434\u0435\u043a\u0441\nDisallow: /cart/\n",
    ],
  },
  stage: "characters",
  inFile: true,
  parts: { wide, typographic, letter },
});
