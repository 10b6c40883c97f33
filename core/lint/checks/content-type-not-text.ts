import { PLAIN_RESPONSE } from "../../response/plain-response.ts";
import { asciiLower } from "../../text/ascii.ts";
import { type Check, defineCheck, disallow } from "../check.ts";
import { responsePlace, successfulResponse } from "../facts/site.ts";

const UTF_8 = /^(?:utf-?8|us-ascii|ascii)$/i;

export const contentTypeNotText: Check = defineCheck({
  id: "content-type-not-text",
  category: "response",
  severity: "warning",
  summary: "Require the content type text/plain",
  explanation:
    "RFC 9309 asks for `text/plain` in UTF-8. Google reads the file whatever its type; other readers may take `text/html` for an error page and skip it. This type often means that the server sends a page in place of the file.\n\nA `charset` other than UTF-8 matters, and is reported, only where the file has characters outside ASCII.",
  sources: ["rfc9309#2.3", "googleDocs"],
  bad: disallow("/cart/", "/café/"),
  good: ["User-agent: *\nDisallow: /cart/\n"],
  responses: [
    { ...PLAIN_RESPONSE, contentType: "text/html; charset=utf-8" },
    { ...PLAIN_RESPONSE, contentType: "text/plain; charset=iso-8859-1" },
  ],
  messages: {
    type: "Some crawlers may skip this file, because your server sends it as `{type}`. Google reads it anyway. Send it as `text/plain`.",
    charset:
      "Letters outside ASCII may match other URLs: the file is sent as `{charset}`, but crawlers read UTF-8. Save and send it in UTF-8.",
  },
  needs: "response",
  check: (context) => {
    const header = successfulResponse(context)?.contentType?.trim() ?? "";
    if (header === "") return [];
    const type = asciiLower(header.replace(/\s*;.*$/s, ""));
    if (type !== "text/plain") {
      return { ...responsePlace(context), message: "type", data: { type } };
    }
    const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(header)?.[1];
    if (charset === undefined || UTF_8.test(charset)) return [];
    if (context.lines.every(({ isAscii }) => isAscii)) return [];
    return { ...responsePlace(context), message: "charset", severity: "info", data: { charset } };
  },
});
