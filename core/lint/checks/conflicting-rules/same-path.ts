import { formatMessage } from "../../../text/message.ts";
import { definePart, type Part } from "../../check.ts";
import { claimsByGroup } from "../../facts/claims-by-group.ts";
import { deleteRules } from "../../fixes/rule-edits.ts";
import { DECIDES_FOR } from "../../messages.ts";
import { draft1996, googleDocs, rfc9309, yandexRobots } from "../../sources.ts";

/** The titles of the fixes. */
const TITLES = {
  deleteDisallows: { one: "Delete the Disallow line", other: "Delete {count} Disallow lines" },
  deleteAllows: { one: "Delete the Allow line", other: "Delete the Allow lines" },
} as const;

export const samePath: Part = definePart({
  severity: "warning",
  explanation:
    "Where an `Allow` and a `Disallow` have the same path, Google, Yandex and readers that follow RFC 9309 let the `Allow` win, so the `Disallow` blocks nothing. Readers that use the first match, such as Baidu and others that follow the 1996 draft, use whichever comes first.\n\nThis also happens when somebody adds a group for a crawler that already has one: the rules of both are added together. Keep the rule that you mean.",
  sources: [rfc9309("2.2.2"), googleDocs, yandexRobots, draft1996],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /files/\nAllow: /files/\n",
      "User-agent: *\nAllow: /cart\nDisallow: /search\nDisallow: /cart\n",
      "User-agent: *\nDisallow: /a\nAllow: /a\nDisallow: /b\nAllow: /b\n",
    ],
    good: [
      "User-agent: *\nDisallow: /files/\nAllow: /files/public/\n",
      "User-agent: *\nDisallow: /files/\n\nUser-agent: bingbot\nAllow: /files/\nDisallow: /temp/\n",
    ],
  },
  messages: {
    same: {
      one: "For {who} this line blocks nothing: `{other}` (line {line}) matches the same URLs and wins. Keep one of them.",
      other:
        "For {who} {count} lines here block nothing: an `Allow` that matches the same wins, as on line {line}. Keep one of each.",
    },
  },
  check: (context) =>
    claimsByGroup(context, "conflict").map(({ all, span, names, data }) => {
      const delete_ = (title: string, lines: "rule" | "other") => ({
        title,
        kind: "suggest" as const,
        edits: deleteRules(context, [...new Set(all.map((claim) => claim[lines].line))]),
      });
      return {
        ...span,
        message: "same",
        data: { ...data, who: names ?? DECIDES_FOR.most },
        fixes: [
          delete_(formatMessage(TITLES.deleteDisallows, { count: all.length }), "rule"),
          delete_(formatMessage(TITLES.deleteAllows, { count: all.length }), "other"),
        ],
      };
    }),
});
