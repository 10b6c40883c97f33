import { formatMessage } from "../../../text/message.ts";
import { definePart, type Part } from "../../check.ts";
import { starredRules } from "../../facts/clean-rules.ts";
import { faultsInFile } from "../../fixes/findings-in-file.ts";
import { replaceInValue } from "../../fixes/value-edits.ts";
import { googleDocs } from "../../sources.ts";

const FIX_TITLE = { one: "End the path with $", other: "End {count} paths with $" } as const;

/** A star, then no slash up to an extension at the end. */
const EXTENSION = /\*[\w-]*(\.[A-Za-z][A-Za-z0-9]{1,4})$/;

/** Off by default: one file of eight has such paths, and most of them match what is intended. */
export const extension: Part = definePart({
  severity: "hint",
  explanation:
    "`/*.php` matches whatever holds `.php` anywhere: `/x.php5`, `/x.php?a=1` and `/x.php/y` too. With `$` at the end, `/*.php$` matches only URLs that end there, and so no longer `/x.php?a=1`.\n\nBoth have their use; for documents such as PDFs it is mostly the second that is meant. The file is reported once, at the first such path.",
  sources: [googleDocs],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /*.pdf\n",
      "User-agent: *\nDisallow: /*.pdf\nDisallow: /files/*.doc\n",
    ],
    good: ["User-agent: *\nDisallow: /*.pdf$\nDisallow: /index.php\n"],
  },
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
    return faultsInFile(faults, {
      title: (count) => formatMessage(FIX_TITLE, { count }),
      kind: "suggest",
    });
  },
});
