import type { RobotsDocument } from "../../../syntax/document.ts";
import { definePart, type Finding, type Part } from "../../check.ts";
import type { LineContext, LineView } from "../../context.ts";
import { codeOf, isUnreadAt, nonAsciiPart, placeOf } from "../../facts/lines.ts";
import { rulesBelow } from "../../facts/skipped-line.ts";
import { characterFinding, replaceMatches } from "../../fixes/character-finding.ts";
import { FIX_TITLES } from "../../messages.ts";
import { shorten } from "../../wording.ts";

const MARKS = /\ufeff|ï»¿/g;

type Message = "headless" | "joins" | "agent" | "misread" | "name" | "sitemap" | "value";

/** The mark's three bytes in another encoding. */
const BROKEN = "ï»¿";

export const mark: Part = definePart({
  aliases: ["bom-inside-file"],
  explanation:
    "Some editors put an invisible mark (U+FEFF) at the start of a file. When files are joined, it ends up in the middle. There it becomes part of a field's name, so Google and nearly all other readers skip the line; if that is a user-agent line, the rules below it join the group above.\n\nRead in the wrong encoding, the mark shows as `ï»¿` and does the same harm.",
  sources: ["googleLibrary", "rfc9309#2.2"],
  bad: [
    "User-agent: *\nDisallow:\nï»¿Sitemap: https://shop.example/map.xml\n",
    "User-agent: *\nDisallow:\n\uFEFFDisallow: /cart/\n",
    "User-agent: GPTBot\nDisallow: /drafts/\n\n\uFEFFUser-agent: *\nDisallow: /cart/\n",
    "ï»¿User-agent: *\nDisallow: /cart/\n",
    "User-agent: *\nDisallow: /cart/\uFEFF\n",
    "User-agent: *\uFEFF\nDisallow: /cart/\n",
    "User-agent: *\nDisallow: /cart/\nSitemap: https://shop.example/map.xml\uFEFF\n",
  ],
  good: [
    "User-agent: GPTBot\nDisallow: /drafts/\n\nUser-agent: *\nDisallow: /cart/\n",
    "User-agent: *\nDisallow: /cart/ # \uFEFF\n",
  ],
  messages: {
    value:
      "This value matches nothing for most crawlers: it contains an invisible byte order mark (U+FEFF). Remove the mark.",
    sitemap:
      "Crawlers do not find this sitemap: its address contains an invisible byte order mark. Remove it.",
    name: "{who} skip this line: its name contains an invisible byte order mark. Remove it.",
    headless: {
      one: "No crawler follows the rule below, because a byte order mark (`{mark}`) stands before `User-agent`. Delete it.",
      other:
        "No crawler follows the {count} rules below, because a byte order mark (`{mark}`) stands before `User-agent`. Delete it.",
    },
    joins: {
      one: "The rule below counts for {name} (line {line}): delete the byte order mark (`{mark}`) before `User-agent`.",
      other:
        "The {count} rules below count for {name} (line {line}): delete the byte order mark (`{mark}`) before `User-agent`.",
    },
    agent: "{who} miss their name here: it contains an invisible byte order mark. Remove it.",
    misread:
      "This line has no effect: it contains `ï»¿`, a byte order mark in the wrong encoding. Remove it.",
  },
  checkLine(line, context): Finding<Message> | null {
    const { document } = context;
    const part = nonAsciiPart(line, document.source);
    if (part === null) return null;
    const edits = replaceMatches(part, MARKS, (at, mark) =>
      isValidMark(part.from + at, mark, document) || isUnreadAt(line, part.from + at) ? null : "",
    );
    const finding = characterFinding(part, edits, FIX_TITLES.removeMark, ({ from, to }) => ({
      message: to - from > 1 ? "misread" : placeOf(line, from),
    }));
    if (finding?.intended !== "user-agent" || line.field === "user-agent") return finding;
    if (isWithoutRules(context, line)) return { ...finding, severity: "warning" };
    const lost = lostRules(context, line);
    return lost === null
      ? finding
      : {
          ...finding,
          ...lost,
          data: { ...lost.data, mark: finding.to - finding.from > 1 ? BROKEN : codeOf("\ufeff") },
        };
  },
});

/** Whether a user-agent line has no rules, and is in no list that has: it blocks nothing anyway. */
const isWithoutRules = (context: LineContext, line: LineView): boolean =>
  rulesBelow(context, line).count === 0 &&
  context.lines.slice(line.number).find(({ kind }) => kind === "directive")?.field !== "user-agent";

/**
 * What becomes of the rules below a user-agent line that no crawler reads as one; null if there are
 * none, or if some crawler follows them as intended.
 */
const lostRules = (
  context: LineContext,
  line: LineView,
): Pick<Finding<"headless" | "joins">, "message" | "data"> | null => {
  const { lines, google, rfc9309: standard } = context;
  const { number } = line;
  const { count } = rulesBelow(context, line);
  const [first = 0] = google.orphanLines.filter((line) => line > number);
  if (count === 0) return null;
  if (first > 0 && standard.orphanLines.includes(first)) {
    return { message: "headless", data: { count } };
  }
  const agent = google.groups
    .findLast(({ firstLine }) => firstLine < number)
    ?.agents.findLast((each) => each.line < number);
  if (agent === undefined) return null;
  const name = shorten(lines[agent.line - 1]?.valueText ?? agent.name);
  return { message: "joins", data: { count, name, line: agent.line } };
};

/** The only valid mark: at the very start, as a character or as its three bytes. */
const isValidMark = (from: number, mark: string, { encoding }: RobotsDocument): boolean =>
  from === 0 && (mark.length === 1 || encoding === "latin1");
