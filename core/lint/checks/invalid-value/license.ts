import { webAddress } from "../../../text/web-address.ts";
import { definePart, type Part } from "../../check.ts";
import { isField } from "../../facts/fields.ts";
import { ownSite } from "../../facts/sitemaps.ts";
import { suggest } from "../../fixes/fix.ts";
import { replaceValue } from "../../fixes/value-edits.ts";
import { FIX_TITLES } from "../../messages.ts";

export const license: Part = definePart({
  aliases: ["license-invalid-url"],
  severity: "error",
  messages: {
    empty:
      "Crawlers find no license: `License` has no value. Write the complete URL of an RSL document.",
    relative:
      "Crawlers find no license: `{value}` is not a complete URL. Write it with scheme and host, as in `https://shop.example/license.xml`.",
    text: "Crawlers find no license: `License` takes the complete URL of an RSL document. Move `{value}` into a comment, or write a URL.",
  },
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
        site === null ? [] : [suggest(FIX_TITLES.writeOwnAddress, replaceValue(line, address))],
    };
  },
});
