import { type Check, defineCheck, disallow } from "../check.ts";
import { onPath, spanIn } from "../facts/lines.ts";
import { repair } from "../fixes/fix.ts";
import { replaceValue } from "../fixes/value-edits.ts";

/** The HTML entities of characters in URLs. Numeric ones contain a `#`, which starts a comment. */
const CHARACTERS: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

/** Also matches repeatedly encoded ones: `&amp;amp;`. */
const ENTITY = /&(?:amp;)*(amp|lt|gt|quot|apos);/g;

/** Only an entity between stars: it is there to match links that were encoded twice. */
const FOR_FAULTY_LINKS = /^\/?\*&[a-z]+;\*?$/;

/** A text with the characters in place of their entities. */
const decoded = (text: string): string => text.replace(ENTITY, (_, name) => CHARACTERS[name] ?? "");

export const htmlEntityInPath: Check = defineCheck({
  id: "html-entity-in-path",
  category: "paths",
  severity: "error",
  summary: "Avoid HTML entities in paths",
  explanation:
    "`&amp;` is how HTML writes an ampersand. A path copied from the source of a page contains it, but the URL itself has `&`, and robots.txt is no HTML: no reader tried decodes it, so the rule matches no real URL.",
  sources: ["rfc9309#2.2.2"],
  bad: ["User-agent: *\nDisallow: /*?page=1&amp;sort=\n"],
  good: disallow("/*?page=1&sort=", "/*&amp;"),
  messages: {
    entity:
      "This rule matches no URL with `{character}`: crawlers do not decode `{entity}`, which is HTML. Write `{character}`.",
  },
  stage: "path",
  inFile: true,
  checkLine: onPath((path, line) => {
    const [match] = path.includes("&") ? path.matchAll(ENTITY) : [];
    if (match === undefined || FOR_FAULTY_LINKS.test(path)) return null;
    return {
      ...spanIn(line, match),
      message: "entity",
      data: { entity: match[0], character: decoded(match[0]) },
      fixes: [repair("Decode the entities", replaceValue(line, decoded(path)))],
    };
  }),
});
