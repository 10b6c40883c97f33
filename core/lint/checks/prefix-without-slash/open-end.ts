import { formatMessage } from "../../../text/message.ts";
import { definePart, type Part } from "../../check.ts";
import { type CleanRule, cleanGroups } from "../../facts/clean-rules.ts";
import { faultsInFile } from "../../fixes/findings-in-file.ts";
import { replaceInValue } from "../../fixes/value-edits.ts";
import { googleDocs, standard1994 } from "../../sources.ts";

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

export const openEnd: Part = definePart({
  severity: "hint",
  explanation:
    "A path stands for all that begins with it, not for a folder: `/help` matches `/help.html` and `/helpful-tips` as well as `/help/`. `/help/` matches the folder alone, without `/help` itself.\n\nOnly paths of one or two characters and a few short words are reported, as many URLs may begin with those; once for the file.",
  sources: [standard1994, googleDocs],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /help\n",
      "User-agent: *\nDisallow: /p\nDisallow: /cart/\nDisallow: /in\n",
    ],
    good: [
      "User-agent: *\nDisallow: /help/\nDisallow: /checkout\n",
      "User-agent: *\nDisallow: /p$\nDisallow: /p/\n",
    ],
  },
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
    return faultsInFile(faults, {
      title: (count) => formatMessage(FIX_TITLE, { count }),
      kind: "suggest",
    });
  },
});
