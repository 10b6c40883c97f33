import type { Dialect } from "../../dialects/dialect.ts";
import type { FieldKind, RobotsDocument } from "../../syntax/document.ts";
import { webAddress } from "../../text/web-address.ts";
import { type Check, defineCheck, type Finding } from "../check.ts";
import type { LineView } from "../context.ts";
import { FIELD_NAMES, fieldOf, isPlainlySeparated, isPlausibleValue } from "../facts/lines.ts";
import { blockedFor, consultOwnReader } from "../facts/search-crawlers.ts";
import { ownSite } from "../facts/site.ts";
import { skippedAgent, wordsAbout } from "../facts/skipped-line.ts";
import { fixOf, repair } from "../fixes/fix.ts";
import { deleteLinesFix } from "../fixes/line-edits.ts";
import { SKIPPED_AGENT } from "../messages.ts";

/** A name, punctuation in place of the colon, and a value. A dash or a dot may also be part of either. */
const WITH_MARKS =
  /^(user-agent|disallow|allow|sitemap|crawl-delay)([ \t]*(?::[:=;]+|(?:[=;>|~]|[-–—,.]+(?=[ \t/*])|(?<=[ \t])[-–—,.])[=;>|~,.–—-]*)[ \t]*)(.*)$/is;
/**
 * A name, whitespace and a value. The whitespace may be non-breaking here, as it stands for the
 * colon. A path or a star may follow the name directly.
 */
const LINE =
  /^(user-agent|disallow|allow|sitemap|crawl-delay)([ \t\u00a0]+|(?=[/*]\S*$))([^\s:].*)$/is;
const TWO_WORDS = /^([^ \t]+)([ \t]+)([^\s:].*)$/s;
/** A name with the marks of a regular expression. */
const MARKED = /^[.^]+[a-z].*[.$]$/i;
const NAME_ALONE = /^(?:dis)?allow$/i;

type Message = "closes" | "blocks" | "twoWords" | "skipped" | "misread" | "alone";

/** Whether what follows the name is a valid value for it, so that prose is not reported. */
const suits = (field: FieldKind, value: string): boolean => {
  if (field === "allow" || field === "disallow") return /^(?:[/*]|https?:\/\/)/i.test(value);
  if (field === "sitemap") return /^https?:\/\/|^\/|\.xml$/i.test(value);
  if (value.includes(":")) return false;
  if (field === "user-agent" && MARKED.test(value)) return true;
  if (field === "user-agent") return /^(?:\*|[.^]*[a-z][\w.*-]*(?:[ /][\w.*-]+)?)$/i.test(value);
  return /^\d/.test(value);
};

/** The chosen reader infers the colon, so the line works as intended. */
const readsTwoWords = ({ facts }: Dialect, { spelling }: LineView): boolean =>
  facts.missingColon.value !== "not-read" &&
  (spelling !== "prefix" || facts.fieldNames.value === "prefix");

/** Whether a line blocks the whole site for Googlebot. */
const closesForGoogle = (document: RobotsDocument, { number }: LineView): boolean =>
  blockedFor(document, "Googlebot") === "site" &&
  consultOwnReader(document, "Googlebot").matcher.decide("/").rule?.line === number;

const nameAlone = ({ content, text }: LineView): Finding<Message> => ({
  ...content,
  message: "alone",
  data: { name: text },
  intended: fieldOf(text),
  fixes: [repair("Insert the colon", { from: content.to, to: content.to, insert: ":" })],
});

export const missingColon: Check = defineCheck({
  id: "missing-colon",
  aliases: ["wrong-separator"],
  category: "syntax",
  severity: "error",
  summary: "Require a colon between a field's name and its value",
  explanation:
    "Every line is a name, a colon and a value. Google and crawler-commons accept a line without a colon if it has exactly two words; all other readers tried skip it. If there is a colon further on, Google takes what follows that one as the value.\n\nWith `=`, `;`, a dash or two colons in its place, the line means nothing to most readers: none of those tried reads `Disallow = /x`. Google's parser accepts a few cases, such as `Disallow; /x`; then it is a warning.\n\nA skipped user-agent line is the worst case: the rules below it then belong to the group above. `Disallow:` without a path blocks nothing.",
  sources: ["rfc9309#2.2", "googleLibrary"],
  bad: [
    "User-agent: *\nDisallow: /cart/\nDisallow /\n",
    "User-agent: *\nDisallow /private/\n",
    "User-agent: *\nDisallow /a b/\n",
    "User-agent: *\nDisallow /wiki/Special:Search\n",
    "User-agent: *\nDisallow\n",
    "User-agent: *\nDisallow = /cart/\n",
    "User-agent: *\nDisallow:\nUser-agent FooBot\nDisallow: /\n",
  ],
  good: ["User-agent: *\nDisallow:\nDisallow: /a:b\nDisallow:/*;x\nAllow:/$\n"],
  stage: "shape",
  inFile: true,
  messages: {
    closes: SKIPPED_AGENT.closes,
    blocks:
      "This blocks your whole site for Google, while most others skip it: the colon after `{name}` is missing. Write `{right}: {value}`, or delete it.",
    twoWords:
      "Most crawlers skip this line, though Google reads it: the colon after `{name}` is missing. Write `{right}: {value}`.",
    skipped:
      "Google and nearly all others skip this line: the colon after `{name}` is missing. Write `{right}: {value}`.",
    misread:
      "Most crawlers skip this line, and Google reads `{read}` as its value: the colon after `{name}` is missing. Write `{right}: {value}`.",
    alone:
      "Crawlers skip this line: the colon after `{name}` is missing. Write `{name}:` and a path.",
  },
  checkLine(line, context): Finding<Message> | null {
    const { dialect, document } = context;
    if (isPlainlySeparated(line)) return null;
    if (line.kind === "text" && NAME_ALONE.test(line.text)) return nameAlone(line);
    const found =
      WITH_MARKS.exec(line.text) ?? (line.missingColon ? TWO_WORDS : LINE).exec(line.text);
    const [whole, name, , value] = found ?? [];
    if (whole === undefined || name === undefined || value === undefined) return null;
    // With two words, Google accepts a misspelt name as well.
    const exact = fieldOf(name);
    const field = exact === "other" && line.missingColon ? (line.field ?? exact) : exact;
    if (field === "other" && !/^crawl-delay$/i.test(name)) return null;
    if (!suits(field, value)) return null;
    const { from } = line.content;
    const isMisread = line.kind === "directive" && !line.missingColon;
    const isGuessed = line.missingColon && field !== "other" && line.field === field;
    const isRead = line.missingColon && readsTwoWords(dialect, line);
    const blocks = isGuessed && isRead && closesForGoogle(document, line);
    // A misspelt name is corrected in the same fix.
    const right = exact === field ? name : FIELD_NAMES[field as Exclude<FieldKind, "other">];
    const skipped = isGuessed && field === "user-agent" ? skippedAgent(context, line) : null;
    // Otherwise its rules often lack their colons as well, and one finding says so.
    const closes = skipped?.kind === "closes";
    const isMarked = field === "user-agent" && MARKED.test(value);
    // No rule matches a whole URL, and the path of another site's is not for this file.
    const address = field === "sitemap" ? null : webAddress(value);
    const isOwn =
      address !== null && address.host === ownSite(context)?.host && address.path !== "/";
    const bare = isMarked ? value.replace(/^[.^]+|[.$]+$|\\/g, "") : value;
    const wanted = isOwn ? address.path : bare;
    const insert = `${right}: ${wanted}`;
    // What applies first is what is said.
    const candidates: readonly (Message | false)[] = [
      closes && "closes",
      blocks && "blocks",
      isMisread && "misread",
      isGuessed && "twoWords",
    ];
    const isMinor = (isRead && !blocks && !closes) || field === "other" || field === "sitemap";
    const edit = { from, to: from + whole.length, insert };
    return {
      from,
      to: from + name.length,
      message: candidates.find((candidate) => candidate !== false) ?? "skipped",
      ...(blocks ? { saysBlocked: true } : {}),
      ...(isMinor ? { severity: "warning" } : {}),
      data: {
        right,
        value: wanted,
        read: line.valueText,
        ...(closes ? wordsAbout(skipped) : {}),
        name: closes ? insert : name,
      },
      intended: field,
      fixes: [
        // A colon would close the site to everybody.
        blocks && deleteLinesFix([line]),
        isPlausibleValue(field, wanted) &&
          fixOf(blocks ? "suggest" : "repair", "Insert the colon", edit),
      ],
    };
  },
});
