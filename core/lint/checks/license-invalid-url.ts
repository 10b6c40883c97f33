import { type Check, defineCheck } from "../check.ts";
import { isField } from "../facts/fields.ts";
import { ownSite, webAddress } from "../facts/sitemaps.ts";
import { replaceValue } from "../fixes/value-edits.ts";
import { FIX_TITLES } from "../messages.ts";
import { rsl } from "../sources.ts";

export const licenseInvalidUrl: Check = defineCheck({
  id: "license-invalid-url",
  category: "sitemaps",
  severity: "error",
  summary: "Require a complete URL in License",
  explanation:
    "A `License` line points to a document of terms in the RSL format, and RSL 1.0 wants its complete URL, with scheme and host. It counts for the whole file; there may be several. A path or the name of a licence leads nowhere.",
  sources: [rsl],
  examples: {
    bad: [
      "License: /terms.xml\n\nUser-agent: *\nDisallow: /cart/\n\nSitemap: https://shop.example/map.xml\n",
      "License: CC BY 4.0\n\nUser-agent: *\nDisallow: /cart/\n",
      "License:\n\nUser-agent: *\nDisallow: /cart/\n",
    ],
    good: ["License: https://shop.example/terms.xml\n\nUser-agent: *\nDisallow: /cart/\n"],
  },
  messages: {
    empty:
      "Readers find no license: `License` has no value. Write the complete URL of an RSL document.",
    relative:
      "Readers do not find the license: `{value}` is not a complete URL. Write it with scheme and host, as in `https://shop.example/license.xml`.",
    text: "Readers do not find the license: `License` needs the complete URL of an RSL document, not text. Move `{value}` into a comment, or write a URL.",
  },
  stage: "value",
  checkLine(line, context) {
    if (!isField(line, "license")) return null;
    const { valueText, value } = line;
    if (valueText === "" || value === null) return { ...line.content, message: "empty" };
    if (webAddress(valueText) !== null && !/\s/.test(valueText)) return null;
    const isPath = /^\/[^/\s]\S*$/.test(valueText);
    if (!isPath && /\s|^[^./]*$/.test(valueText)) {
      return { ...value, message: "text", data: { value: valueText } };
    }
    const site = isPath ? ownSite(context) : null;
    const address = site === null ? "" : `${site.scheme}://${site.host}${valueText}`;
    return {
      ...value,
      message: "relative",
      data: { value: valueText },
      fixes:
        site === null
          ? []
          : [
              {
                title: FIX_TITLES.writeOwnAddress,
                kind: "suggest",
                edits: [replaceValue(line, address)],
              },
            ],
    };
  },
});
