import type { RobotsDocument } from "../../syntax/document.ts";
import { asciiLower } from "../../text/ascii.ts";
import { type Check, defineCheck, disallow } from "../check.ts";
import type { LineContext, LineView } from "../context.ts";
import type { Fix } from "../diagnostic.ts";
import { onPath } from "../facts/lines.ts";
import { hostEnd } from "../facts/paths.ts";
import { ownSite } from "../facts/site.ts";
import { rulesAround } from "../facts/skipped-line.ts";
import { suggest, writing } from "../fixes/fix.ts";
import { deleteLinesFix } from "../fixes/line-edits.ts";
import { emptied } from "../fixes/rule-edits.ts";
import { replaceValue } from "../fixes/value-edits.ts";

/** A host without its scheme, port and `www.`, in lower case. */
const hostOf = (text: string): string =>
  asciiLower(
    text.replace(/^\/?(?:[a-z][a-z0-9+.-]*:[ \t]*)?\/\//i, "").replace(/:\d+$/, ""),
  ).replace(/^www\./, "");

/** Without any rule, the names of a group would join the next one: it keeps one that forbids nothing. */
const deleteForeignFix = (line: LineView, { lines }: LineContext): Fix => {
  const fix = deleteLinesFix([line]);
  const [first, ...more] = rulesAround(lines, line);
  const isNeeded = first === line && more.every((rule) => hostEnd(rule.valueText) > 0);
  return isNeeded ? { ...fix, edits: [emptied(line)] } : fix;
};

/** The end of a URL with its fragment, which begins a comment here and is no part of a path. */
const endOfUrl = ({ value, comment, to }: LineView, { source }: RobotsDocument): number => {
  const end = value?.to ?? to;
  if (comment?.from !== end) return end;
  return end + (/^#\S*/.exec(source.slice(end, comment.to))?.[0].length ?? 0);
};

export const pathIsUrl: Check = defineCheck({
  id: "path-is-url",
  category: "paths",
  severity: "error",
  summary: "Avoid whole URLs as the path of a rule",
  explanation:
    "A rule is compared with the path of a URL and what follows it, never with its scheme and host. A rule that holds a whole URL, or starts with a host name, matches nothing for any reader tried.\n\nThe file counts for the host it is served from. Put rules for another host into that host's own robots.txt.",
  sources: ["rfc9309#2.2.2", "googleDocs"],
  bad: [
    "Sitemap: https://shop.example/map.xml\nUser-agent: *\nDisallow: https://shop.example/cart\n",
    "Sitemap: https://shop.example/map.xml\nUser-agent: *\nDisallow: https://www.social.example/shop\n",
    ...disallow("www.shop.example/cart", "/https://shop.example/old", "http: //cdn."),
    "User-agent: *\nDisallow: /cart\nDisallow: https://forum.example/\n",
  ],
  good: ["User-agent: *\nDisallow: /cart\nDisallow: /web/https://shop.example/\n"],
  messages: {
    foreign:
      "This line does nothing: {host} is another site, and your file cannot block it. Delete the line.",
    url: "This rule does nothing: crawlers compare only the part after the host. Write `{path}`.",
    unsure:
      "This rule does nothing: crawlers compare only the part after the host. Write `{path}`, or delete the line if that host is another site.",
    host: "This line does nothing: it names a host, not a path. Write a path, or delete the line.",
  },
  stage: "path",
  inFile: true,
  checkLine: onPath((value, line, context) => {
    const end = hostEnd(value);
    if (end === 0) return null;
    const rest = value.slice(end);
    const span = { from: line.value.from, to: line.value.from + end };
    const host = hostOf(value.slice(0, end));
    const own = ownSite(context)?.host ?? null;
    // Meant for another host, it does no harm here: it is only in the wrong file.
    if (own !== null && host !== hostOf(own)) {
      return {
        ...span,
        message: "foreign",
        severity: "info",
        data: { host },
        fixes: [deleteForeignFix(line, context)],
      };
    }
    if (/^\/?\**$/.test(rest)) return { ...span, message: "host", severity: "info" };
    const path = rest.startsWith("/") ? rest : `/${rest}`;
    const edit = { ...replaceValue(line, path), to: endOfUrl(line, context.document) };
    return {
      ...span,
      message: own === null ? "unsure" : "url",
      data: { path },
      // Where it is unknown whose URL it is, the path may be another site's.
      fixes: [own !== null && !/\s/.test(rest) && suggest(writing(path), edit)],
    };
  }),
});
