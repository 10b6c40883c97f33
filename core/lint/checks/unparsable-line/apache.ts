import { definePart, type Finding, type Part } from "../../check.ts";
import type { LineContext, LineView } from "../../context.ts";
import { agentValue, isNamed } from "../../facts/agents.ts";
import { suggest } from "../../fixes/fix.ts";
import { deleteFix } from "../../fixes/line-edits.ts";
import { replaceValue } from "../../fixes/value-edits.ts";

/** Flags of Apache's rewrite conditions, and `^`, the start of a text. */
const FLAGS =
  /[ \t]*\[(?:nc|or|f|l|g|novary|ornext|nocase)(?:[ \t]*,[ \t]*(?:nc|or|f|l|g|r=\d+))*\]$/i;
const ANCHOR = /^[.(]*\^/;
const DIRECTIVE =
  /^(?:rewrite(?:cond|rule|engine|base)|setenvif(?:nocase)?|browsermatch(?:nocase)?|errordocument \d+|options [+-]?\w+|redirect(?:match|permanent)? (?:\d+|\/\S|permanent)|expires(?:active|bytype|default)|header (?:always )?(?:set|append|unset|add)|add(?:type|handler|outputfilterbytype)|php_(?:flag|value)|order (?:allow|deny)|(?:allow|deny) from|<\/?(?:ifmodule|files(?:match)?|limit(?:except)?|directory|requireall))\b/i;

const agentFinding = (line: LineView, context: LineContext): Finding<"agent" | "server"> | null => {
  const value = line.missingColon ? null : agentValue(line);
  if (value === null) return null;
  const flags = FLAGS.exec(value)?.[0] ?? "";
  const anchor = ANCHOR.exec(value)?.[0] ?? "";
  if (flags === "" && anchor === "") return null;
  const from = line.value?.from ?? line.from;
  const to = from + value.length;
  const name = value
    .slice(anchor.length, value.length - flags.length)
    .replace(/[.$)]+$/, "")
    .trim();
  if (name === "") return null;
  const marks = anchor === "" ? flags.trim() : anchor;
  return {
    from: anchor === "" ? to - marks.length : from,
    to: anchor === "" ? to : from + marks.length,
    message: "agent",
    // Google and some others read the name up to the first space.
    ...(isNamed(context, name)
      ? { severity: "info", quiet: "not-needed" }
      : { severity: anchor === "" ? "warning" : "error" }),
    data: { marks, name },
    fixes: /^[A-Za-z][\w .-]*$/.test(name)
      ? [suggest("Leave only the name", replaceValue(line, name))]
      : [],
  };
};

export const apache: Part = definePart({
  aliases: ["htaccess-remnant"],
  explanation:
    "Lists of unwanted robots are often copied from the configuration of an Apache web server. Its marks mean nothing here: with `[NC,OR]` after the name or `^` before it, most readers find no crawler of that name. Lines such as `RewriteCond` belong in the file `.htaccess`; crawlers skip them. A name with such marks is only information where the file has the plain name as well.",
  sources: ["apacheRewrite", "commonCrawlNames", "rfc9309#2.2.1"],
  bad: [
    "User-agent: HTTrack [NC,OR]\nDisallow: /\n",
    "User-agent: ^Java\nDisallow: /\n",
    "User-agent: *\nDisallow: /cart/\nRewriteEngine On\nRewriteRule ^cart - [F]\n",
  ],
  good: ["User-agent: HTTrack\nDisallow: /\n", "User-agent: *\nDisallow: /rewriterule\n"],
  messages: {
    agent:
      "The rules below may miss their crawler: `{marks}` is from an Apache configuration. Write `{name}` alone.",
    server:
      "This line has no effect: it belongs in an Apache configuration, such as `.htaccess`. Move it there.",
  },
  stage: "shape",
  inFile: true,
  checkLine(line, context) {
    if (line.field === "user-agent") return agentFinding(line, context);
    const isKnown = line.field !== null && line.field !== "other" && !line.missingColon;
    if (isKnown || !DIRECTIVE.test(line.text)) return null;
    return { ...line.content, message: "server", fixes: [deleteFix([line])] };
  },
});
