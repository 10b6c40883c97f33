import { type CheckOfParts, definePart, joinParts, type Part } from "../check.ts";
import { type CleanRule, cleanGroups, starredRules } from "../facts/rules.ts";
import { faultsInFile } from "../fixes/findings-in-file.ts";
import { replaceInValue } from "../fixes/value-edits.ts";

const FIX_TITLE = {
  one: "Put a slash at the end",
  other: "Put a slash at the end of {count} paths",
} as const;

/**
 * Many words begin with one or two characters, and with these. Every third file has paths without a
 * final slash, and longer ones rarely match more than they should. Off by default: even so it
 * reports 5.5 % of real files, and a file does not show what was intended.
 */
const SHORT = /^\/(?:[A-Za-z0-9]{1,2}|help|app|art|cat|car|log|new|old|out|pro|top|tag|form)$/;

/** A path matches more than its folder on purpose if another rule extends it. */
const isDeliberate = ({ path }: CleanRule, paths: ReadonlySet<string>): boolean =>
  ["/", "$", "?", "/*", "/$", "?*"].some((end) => paths.has(path + end));

const openEnd: Part = definePart({
  explanation:
    "A path stands for all that begins with it, not for a folder: `/help` matches `/help.html` and `/helpful-tips` as well as `/help/`. `/help/` matches the folder alone, without `/help` itself.\n\nOnly paths of one or two characters and a few short words are reported, as many URLs may begin with those; once for the file.",
  sources: ["standard1994", "googleDocs"],
  bad: [
    "User-agent: *\nDisallow: /help\n",
    "User-agent: *\nDisallow: /p\nDisallow: /cart/\nDisallow: /in\n",
  ],
  good: [
    "User-agent: *\nDisallow: /help/\nDisallow: /checkout\n",
    "User-agent: *\nDisallow: /p$\nDisallow: /p/\n",
  ],
  messages: {
    one: "`{path}` matches every URL that starts with it, also `{path}-anything`. If you mean the folder, write `{path}/`.",
    several: {
      one: "`{path}` and {count} more path match every URL that starts with them, also `{path}-anything`. If you mean folders, end them with `/`.",
      other:
        "`{path}` and {count} more paths match every URL that starts with them, also `{path}-anything`. If you mean folders, end them with `/`.",
    },
  },
  check(context) {
    const faults = cleanGroups(context).flatMap(({ rules }) => {
      const suspects = rules.filter(
        ({ type, path }) => type === "disallow" && path.length < 6 && SHORT.test(path),
      );
      if (suspects.length === 0) return [];
      const paths = new Set(rules.map(({ path }) => path));
      return suspects
        .filter((rule) => !isDeliberate(rule, paths))
        .map((rule) => {
          const to = rule.path.length;
          return { rule, from: 0, to, edits: [replaceInValue(rule.line, to, to, "/")] };
        });
    });
    return faultsInFile(faults, "suggest", FIX_TITLE);
  },
});

const FIX_TITLE_EXTENSION = {
  one: "End the path with $",
  other: "End {count} paths with $",
} as const;

/** A star, then no slash up to an extension at the end. */
const EXTENSION = /\*[\w-]*(\.[A-Za-z][A-Za-z0-9]{1,4})$/;

/** Off by default: one file of eight has such paths, and most of them match what is intended. */
const extension: Part = definePart({
  aliases: ["extension-without-anchor"],
  explanation:
    "`/*.php` matches whatever holds `.php` anywhere: `/x.php5`, `/x.php?a=1` and `/x.php/y` too. With `$` at the end, `/*.php$` matches only URLs that end there, and so no longer `/x.php?a=1`.\n\nBoth have their use; for documents such as PDFs it is mostly the second that is meant. The file is reported once, at the first such path.",
  sources: ["googleDocs"],
  bad: [
    "User-agent: *\nDisallow: /*.pdf\n",
    "User-agent: *\nDisallow: /*.pdf\nDisallow: /files/*.doc\n",
  ],
  good: ["User-agent: *\nDisallow: /*.pdf$\nDisallow: /index.php\n"],
  messages: {
    one: "`{path}` matches `{text}` anywhere in a URL, also `/x{text}?a=1` and `/x{text}/y`. With `$` at the end it matches only URLs that end in `{text}`.",
    several: {
      one: "`{path}` also matches `/x{text}?a=1` and `/x{text}/y`, and one more path matches alike. With `$` they match only URLs that end there.",
      other:
        "`{path}` also matches `/x{text}?a=1` and `/x{text}/y`, and {count} more paths match alike. With `$` they match only URLs that end there.",
    },
  },
  check(context) {
    const faults = starredRules(context).flatMap((rule) => {
      const { path, line } = rule;
      const extension = EXTENSION.exec(path)?.[1];
      if (extension === undefined) return [];
      const to = path.length;
      const edits = [replaceInValue(line, to, to, "$")];
      return { rule, from: to - extension.length, to, edits };
    });
    return faultsInFile(faults, "suggest", FIX_TITLE_EXTENSION);
  },
});

export const prefixWithoutSlash: CheckOfParts = joinParts({
  id: "prefix-without-slash",
  category: "paths",
  severity: "hint",
  summary: "Suggest paths that match no more than is meant",
  // Every third file has such paths, and no file shows what was meant.
  defaultOn: false,
  parts: { openEnd, extension },
});
