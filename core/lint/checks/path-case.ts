import { type Check, defineCheck } from "../check.ts";
import { blockedAnyway } from "../facts/blocked-anyway.ts";
import { cleanGroups } from "../facts/rules.ts";
import { faultsInFile } from "../fixes/findings-in-file.ts";
import { insertBelow } from "../fixes/line-edits.ts";

/**
 * Names that nearly every site spells in lower case. Every second file has capitals in some path,
 * and correctly so: for other names nobody can tell.
 */
const NAMED =
  /^\/(?:admin|login|logout|cart|basket|checkout|account|search|private|secure|users?|members?|register|images|scripts|includes|errors?|te?mp|test|ajax|downloads?)\/?\*?$/i;

/** A path without what follows a folder's name. */
const bare = (path: string): string => path.replace(/\/?\*?$/, "");

export const pathCase: Check = defineCheck({
  id: "path-case",
  gone: ["prefix-without-slash", "extension-without-anchor", "folder-slash-misses-folder"],
  category: "paths",
  severity: "hint",
  summary: "Suggest a second look at capitals in common paths",
  explanation:
    "Paths are compared letter by letter: a rule for `/Admin/` does not match `/admin/`. (In names of fields and crawlers case makes no difference.) On servers that take both for the same page, such as IIS, each spelling that is linked somewhere needs a rule.\n\nOnly names that most sites write small are reported, where no rule of the group has the small spelling; once for the file.",
  sources: ["rfc9309#2.2.2", "googleDocs"],
  bad: [
    "User-agent: *\nDisallow: /Admin/\n",
    "User-agent: *\nDisallow: /Search\nDisallow: /Cart/\n",
  ],
  good: ["User-agent: *\nDisallow: /Admin/\nDisallow: /admin/\nDisallow: /AboutUs/\n"],
  messages: {
    one: "Crawlers may still crawl `{small}`: capitals count in `{path}`. Add that spelling if your server knows it.",
  },
  check(context) {
    const faults = cleanGroups(context).flatMap(({ rules }) => {
      const suspects = rules.filter(
        ({ type, path }) => type === "disallow" && /[A-Z]/.test(path) && NAMED.test(path),
      );
      if (suspects.length === 0) return [];
      const paths = new Set(rules.map(({ path }) => bare(path)));
      const isBlocked = blockedAnyway(rules);
      return suspects
        .filter(({ path }) => !paths.has(bare(path.toLowerCase())))
        .filter(({ path }) => !isBlocked(path.toLowerCase()))
        .map((rule) => {
          const small = rule.path.toLowerCase().replace("*", "");
          const edits = [insertBelow(context.document, rule.line, [`Disallow: ${small}`])];
          return { rule, from: 0, to: rule.path.length, edits, data: { small } };
        });
    });
    return faultsInFile(faults, "suggest", "Add a rule in lower case");
  },
});
