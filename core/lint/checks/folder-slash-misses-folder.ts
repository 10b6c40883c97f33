import { type Check, defineCheck } from "../check.ts";
import { blockedAnyway, cleanGroups } from "../facts/rules.ts";
import { faultsInFile } from "../fixes/findings-in-file.ts";
import { insertBelow } from "../fixes/line-edits.ts";
import { shorten } from "../wording.ts";

const FIX_TITLE = { one: "Add a rule with $", other: "Add {count} rules with $" } as const;

const FOLDER = /^\/[^*$?]*[^*$?/]\/\*?$/;

/**
 * Off by default: nearly every file has such paths, and most servers redirect `/fish` to `/fish/`.
 */
export const folderSlashMissesFolder: Check = defineCheck({
  id: "folder-slash-misses-folder",
  category: "paths",
  severity: "hint",
  defaultOn: false,
  summary: "Suggest a rule for the folder without its slash",
  explanation:
    "`/fish/` matches all that is in the folder, but not `/fish`, which some servers answer with the same page. `/fish$` matches that URL alone.\n\nThe file is reported once, at the first folder that no rule of the group names without the slash.",
  sources: ["googleDocs"],
  bad: [
    "User-agent: *\nDisallow: /fish/\n",
    "User-agent: *\nDisallow: /fish/\nDisallow: /meat/beef/\n",
  ],
  good: [
    "User-agent: *\nDisallow: /fish$\nDisallow: /fish/\nDisallow: /meat\n",
    "User-agent: *\nDisallow: /fish/\nDisallow: /\n",
  ],
  messages: {
    one: "Crawlers may crawl `{bare}`: `{path}` does not match the folder's URL without the slash. If your server has a page there, add `{bare}$`.",
    several: {
      one: "Crawlers may crawl `{bare}`, and one more folder without its slash: `{path}` does not match it. If those are pages, add rules with `$`.",
      other:
        "Crawlers may crawl `{bare}`, and {count} more folders without their slash: `{path}` does not match it. If those are pages, add rules with `$`.",
    },
  },
  check(context) {
    const faults = cleanGroups(context).flatMap(({ rules }) => {
      const paths = new Set(rules.map(({ path }) => path.replace(/\$$/, "")));
      const isBlocked = blockedAnyway(rules);
      return rules.flatMap((rule) => {
        if (rule.type === "allow" || !FOLDER.test(rule.path)) return [];
        const bare = rule.path.replace(/\/\*?$/, "");
        if (paths.has(bare) || isBlocked(bare)) return [];
        paths.add(bare);
        const edits = [insertBelow(context.document, rule.line, [`Disallow: ${bare}$`])];
        return { rule, from: 0, to: rule.path.length, edits, data: { bare: shorten(bare) } };
      });
    });
    return faultsInFile(faults, "suggest", FIX_TITLE);
  },
});
