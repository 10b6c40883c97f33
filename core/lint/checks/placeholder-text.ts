import { type Check, defineCheck, disallow } from "../check.ts";
import type { LineView } from "../context.ts";
import type { Fix } from "../diagnostic.ts";
import { spanIn, type ValuedLine } from "../facts/lines.ts";
import { matchesNearlyAll, withoutQuery } from "../facts/paths.ts";
import { writeFix } from "../fixes/value-edits.ts";
import { shorten } from "../wording.ts";

/** Code that a template engine or a server should have replaced. */
const CODE = /\{%.*?%\}|<\?(?:php|=)|<%[-=_]?.*?%>|%%\w+%%|%\{\w+\}|^\{\{.*?\}\}/i;

/** Reserved host names, or placeholders for a host. */
const HOST =
  /(?<=\/\/(?:www\.)?)your[-_](?:domain|site|website|host)(?:[-_]?name)?(?=[/:]|$)|(?<=^|\/\/)(?:[\w-]+\.)*example\.(?:com|org|net)(?=[/:?]|$)|\byour[-_]?(?:domain|site|website|host)(?:[-_]?name)?\.[a-z]+|(?<=\/\/|\/\/www\.)(?:my-?domain|my-?site|domain|sitename|hostname)\.(?:com|tld|org|net)\b|\[(?:your[ _-]?)?(?:domain|site|host|url)\b[^\]]*\]|\bTODO\b/i;

/** URLs contain no braces and no names of variables; paths may, to block faulty links. */
const VARIABLE = /\{\{.*?\}\}|\$?\{[\w .-]+\}|<[\w -]*(?:domain|site|host|url)[\w -]*>/i;
const SETTING = /(?:%[A-Z_]{3,}%|\$[A-Z_]{3,}|__[A-Z_]{3,}__)(?=\/|$)/;

/** What programs write for a value that they do not have. */
const NO_VALUE = /^(?:undefined|null|nan|\[object object\])$/i;
const NO_HOST = /(?<=^(?:https?:\/\/)?(?:www\.)?)(?:undefined|null|nan)(?=[/:]|$)/i;

/**
 * A folder that is a variable in the routes of a web framework: `:id`, `[slug]`, `{name}`, `<int:id>`. In a query, and as
 * `{search_term_string}` of schema.org, crawlers do meet braces; ranges such as `[a-z]` are regular expressions.
 */
const ROUTE =
  /(?<=\/)(?::[A-Za-z_]\w+|\[{1,2}(?:\.{3})?(?![a-z]-[a-z]\])[A-Za-z_][\w-]+\]{1,2}|\{(?!search_term)[A-Za-z_]\w+\??\}|<(?:\w+:)?[A-Za-z_]\w+>)(?=\/|\*|\$|$)/;

/** A folder of routes that has no part in addresses, as Next.js has them. */
const ROUTE_GROUP = /(?<=\/)\([a-z][\w-]*\)(?=\/|$)/;

/** A folder that a guide left to be filled in. */
const FOLDER =
  /(?<=\/)(?:[[<{(](?:your|my|the|insert)[ _-][^\]>})/]*[\]>})]|[[<{](?:path|folder|directory|file|page|name)(?:[ _-]name)?[\]>}])(?=\/|$)/i;

/** The same without brackets, and in capitals, as scripts write names of variables. */
const YOUR_FOLDER =
  /(?<=\/)(?:insert[-_])?your[-_](?:own[-_])?(?:folder|directory|dir|path|file|slug)(?:[-_]?name)?(?:[-_]here)?(?=[/.]|$)/i;
const IN_CAPITALS =
  /(?<=\/)(?:YOUR_[A-Z_]+|(?:FOLDER|DIRECTORY|DIR|FILE|PAGE)_?NAME|PATH_TO_[A-Z_]+|[A-Z]+_GOES_HERE)(?=[/.]|$)/;

type Message = "code" | "host" | "empty" | "folder" | "route" | "wholeRoute" | "routeGroup";
type Form = readonly [Message, RegExp];

/** What may be left in, most specific first. */
const OF_PATHS: readonly Form[] = [
  ["folder", FOLDER],
  ["folder", YOUR_FOLDER],
  ["folder", IN_CAPITALS],
  ["route", ROUTE],
  ["routeGroup", ROUTE_GROUP],
];
const OF_ADDRESSES: readonly Form[] = [
  ["code", VARIABLE],
  ["code", SETTING],
  ["empty", NO_HOST],
  ["host", HOST],
];

/** Nearly no path has any of these. */
const MAY_BE_LEFT = /[:[{<(]|undefined|null|nan|your|name|PATH_TO|_HERE/i;

/** Where something was left in, by the kind of message; null in nearly all lines. */
const leftIn = ({ field, valueText }: LineView): readonly [Message, RegExpExecArray] | null => {
  const first = (...forms: readonly Form[]) => {
    for (const [message, pattern] of forms) {
      const found = pattern.exec(valueText);
      if (found !== null) return [message, found] as const;
    }
    return null;
  };
  const code = /[{<%]/.test(valueText) ? first(["code", CODE]) : null;
  if (code !== null) return code;
  if (field === "sitemap" || field === "other") return first(...OF_ADDRESSES);
  const path = withoutQuery(valueText);
  if (!MAY_BE_LEFT.test(path)) return null;
  if (NO_VALUE.test(path)) return first(["empty", NO_VALUE]);
  return path === valueText ? first(...OF_PATHS) : null;
};

/** A star in place of each variable; a group of routes goes. */
const asPattern = ({ valueText }: LineView): string =>
  valueText
    .replace(new RegExp(ROUTE, "g"), "*")
    .replace(new RegExp(`${ROUTE_GROUP.source}/?`, "g"), "");

/** What to say of routes, and to write instead: nothing that would match nearly all. */
const onRoute = (
  line: LineView,
  message: "route" | "routeGroup",
): { readonly message: Message; readonly fixes: readonly Fix[] } => {
  const text = asPattern(line);
  return matchesNearlyAll(text)
    ? { message: message === "route" ? "wholeRoute" : message, fixes: [] }
    : { message, fixes: [writeFix("suggest", line, text)] };
};

export const placeholderText: Check = defineCheck({
  id: "placeholder-text",
  category: "paths",
  severity: "warning",
  summary: "Avoid text that a template left to be filled in",
  explanation:
    "Somebody copied a template and did not fill it in: `example.com`, `yourdomain.com`, `[domain]`, `{{ site.url }}`, `%%SITE%%`. Crawlers read it as it is: a sitemap on another host, or a path that no URL has. A program that had no value may have written `undefined` or `null` in its place.\n\nA path taken from the routes of a web framework has names of variables in it: `/user/:id`, `/blog/[slug]`. Crawlers know `*` and `$`, and nothing else.",
  sources: ["reservedNames", "googleDocs", "rfc9309#2.2.3"],
  bad: [
    "User-agent: *\nDisallow: /cart\nSitemap: https://www.example.com/sitemap.xml\n",
    "User-agent: *\nDisallow: /cart\nSitemap: https://yourdomain.com/sitemap.xml\n",
    "User-agent: *\nDisallow: /cart\nSitemap: {{ site.url }}/sitemap.xml\n",
    "User-agent: *\nDisallow: /%%FOLDER%%/\n",
    "User-agent: *\nDisallow: undefined\nSitemap: https://undefined/sitemap.xml\n",
    "User-agent: *\nDisallow: /[your folder]/\nDisallow: /YOUR_FOLDER/\nDisallow: /PATH_TO_ADMIN/\n",
    ...disallow("/user/:id/edit", "/(auth)/login", "/:slug"),
  ],
  good: [
    "User-agent: *\nDisallow: /*{{url}}\nDisallow: /example.com/\nDisallow: /null/\nDisallow: /search?q={search_term_string}\nDisallow: /*?filter[0]=\nDisallow: /wiki/Talk:\nDisallow: /MY_ACCOUNT/\nDisallow: /your-account/\nDisallow: /filename/\n",
  ],
  messages: {
    empty:
      "This line does nothing: the program that makes the file wrote `{text}` for a value that it lacked. Correct the program.",
    folder:
      "This rule matches no page: `{text}` looks like a placeholder. Write your own folder, or delete the line.",
    route:
      "This rule matches no page: `{text}` is a variable of your routes, which crawlers read as it is. Write `*` in its place.",
    wholeRoute:
      "This rule matches no page: `{text}` is a variable of your routes. Delete the line: with `*` in its place it would match every page.",
    routeGroup:
      "This rule matches no page: `{text}` groups routes and is in no address. Leave it out.",
    code: "This line does nothing: `{text}` is code of a template that was not filled in. Replace it.",
    host: "This line does nothing for your site: `{text}` looks like a placeholder. Write your own host.",
  },
  // Before the checks on paths and URLs: the replacement has to be valid, not the placeholder.
  stage: "field",
  inFile: true,
  checkLine(line) {
    if (line.field === null || line.field === "user-agent" || line.value === null) return null;
    const found = leftIn(line);
    if (found === null) return null;
    const [message, match] = found;
    return {
      ...spanIn(line as ValuedLine, match),
      data: { text: shorten(match[0]) },
      ...(message === "route" || message === "routeGroup" ? onRoute(line, message) : { message }),
    };
  },
});
