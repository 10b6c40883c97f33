import { definePart, type Part } from "../../check.ts";

/** A page by its name: no server is known to send a sitemap under it. */
const PAGE = /^https?:\/\/[^/?#]+\/[^?#]*\.(?:x?html?|xhtm)(?:[?#].*)?$/i;

export const page: Part = definePart({
  severity: "warning",
  messages: {
    page: "Crawlers find no sitemap here if `{value}` is a page for people. Write the URL of the XML sitemap.",
  },
  checkLine({ field, value, valueText }) {
    if (field !== "sitemap" || value === null || !PAGE.test(valueText)) return null;
    const path = valueText.replace(/^https?:\/\/[^/]+/i, "");
    return { from: value.from, to: value.to, message: "page", data: { value: path } };
  },
});
