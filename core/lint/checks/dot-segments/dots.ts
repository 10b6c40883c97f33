import { formatMessage } from "../../../text/message.ts";
import { definePart, type Part } from "../../check.ts";
import { pathText } from "../../facts/rule-path.ts";
import { replaceValue } from "../../fixes/value-edits.ts";
import { FIX_TITLES } from "../../messages.ts";
import { rfc3986, rfc9309 } from "../../sources.ts";
import { shorten } from "../../wording.ts";

/** At the end of a pattern, a dot may begin any name: `/.` matches all hidden files. */
const DOTS = /\/(\.\.?)(?=\/)/;

/** The path without dot segments; null if a star makes it unclear what they refer to. */
const resolved = (path: string): string | null => {
  const query = path.indexOf("?");
  const end = query < 0 ? path.length : query;
  const kept: string[] = [];
  for (const segment of path.slice(0, end).split("/").slice(1)) {
    if (segment === "..") {
      if (kept.pop()?.includes("*")) return null;
    } else if (segment !== ".") {
      kept.push(segment);
    }
  }
  return `/${kept.join("/")}${path.slice(end)}`;
};

export const dots: Part = definePart({
  severity: "warning",
  explanation:
    "Browsers and crawlers resolve `.` and `..` before they request a URL, so no requested URL contains `/../` or `/./`. Rules are not resolved, so this one matches nothing.",
  sources: [rfc3986("5.2.4"), rfc9309("2.2.2")],
  examples: {
    bad: ["User-agent: *\nDisallow: /a/../b\n", "User-agent: *\nDisallow: /./drafts/\n"],
    good: ["User-agent: *\nDisallow: /b\n", "User-agent: *\nDisallow: /.\n"],
  },
  messages: {
    dots: "This rule matches nothing: browsers and crawlers resolve `/{dots}/` in every URL. Write the path that you mean.",
  },
  stage: "path",
  inFile: true,
  checkLine(line) {
    const path = pathText(line);
    if (line.value === null || !path.includes("/.")) return null;
    const match = DOTS.exec(path);
    // In a query, dots are ordinary characters.
    if (match === null || path.lastIndexOf("?", match.index) >= 0) return null;
    const [, dots = ""] = match;
    const from = line.value.from + match.index + 1;
    const plain = resolved(path);
    return {
      from,
      to: from + dots.length,
      message: "dots",
      data: { dots },
      fixes:
        // This would block or allow everything.
        plain === null || /^\/\**$/.test(plain)
          ? []
          : [
              {
                title: formatMessage(FIX_TITLES.write, { text: shorten(plain) }),
                kind: "suggest",
                edits: [replaceValue(line, plain)],
              },
            ],
    };
  },
});
