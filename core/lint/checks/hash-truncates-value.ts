import type { Span } from "../../text/span.ts";
import { type Check, defineCheck } from "../check.ts";
import type { LineView } from "../context.ts";
import type { Fix } from "../diagnostic.ts";
import { disallow } from "../examples.ts";
import { closedTo } from "../facts/closed-sites.ts";
import { isWholeSite } from "../facts/groups.ts";
import { isRule } from "../facts/lines.ts";
import { removing, safe, suggest } from "../fixes/fix.ts";
import { deleteLine } from "../fixes/line-edits.ts";

const writeEncoded = (at: Span, text: string): Fix =>
  suggest("Write %23", { ...at, insert: text.replaceAll("#", "%23") });

const isCutShort = ({ value, comment }: LineView): boolean =>
  comment !== null && comment.from === value?.to;

/** Whether the consecutive rules around a line include one that a predicate accepts. */
const hasRule = (
  line: LineView,
  lines: readonly LineView[],
  accepts: (rule: LineView) => boolean,
): boolean => {
  for (const step of [-1, 1]) {
    for (let at = line.number - 1 + step; ; at += step) {
      const other = lines[at];
      if (other === undefined) break;
      if (other.kind === "blank" || other.kind === "comment") continue;
      if (!isRule(other)) break;
      if (accepts(other)) return true;
    }
  }
  return false;
};

const hasCleanRule = (line: LineView, lines: readonly LineView[]): boolean =>
  hasRule(line, lines, (rule) => !isCutShort(rule));

/** Whether a whole rule of the same group says what is left of this one. */
const hasTwin = (line: LineView, lines: readonly LineView[]): boolean =>
  hasRule(
    line,
    lines,
    (rule) => !isCutShort(rule) && rule.field === line.field && rule.valueText === line.valueText,
  );

/** Whether another rule of the same type blocks or opens all that is in a folder named like the path. */
const hasFolder = (line: LineView, lines: readonly LineView[]): boolean =>
  hasRule(
    line,
    lines,
    (rule) => rule.field === line.field && rule.valueText === `${line.valueText}/`,
  );

/** The folder that a page or folder is in; empty for what is in the root. */
const folderOf = (path: string): string => /^(\/.*\/)[^/]+\/?$/.exec(path)?.[1] ?? "";

/** Whether a rule directly above or below is for another page or folder of the same folder. */
const hasSibling = (line: LineView, lines: readonly LineView[]): boolean => {
  const folder = folderOf(line.valueText);
  const isSibling = (other: LineView | undefined): boolean =>
    other !== undefined &&
    other.field === line.field &&
    !isCutShort(other) &&
    folderOf(other.valueText) === folder;
  return folder !== "" && (isSibling(lines[line.number - 2]) || isSibling(lines[line.number]));
};

/** Deletes the rule; keeps its name if its crawlers would otherwise run on into the next group. */
const removeFix = (line: LineView, lines: readonly LineView[]): Fix =>
  hasCleanRule(line, lines)
    ? suggest("Delete the rule", deleteLine(line))
    : suggest("Delete the rule", { from: line.content.from, to: line.to, insert: "Disallow:" });

export const hashTruncatesValue: Check = defineCheck({
  id: "hash-truncates-value",
  category: "syntax",
  severity: "warning",
  summary: "Avoid a hash sign within a path",
  explanation:
    "A `#` starts a comment wherever it stands, so a path ends there and the rule matches more than it seems to: `Disallow: /#top` blocks the whole site. Browsers and crawlers never send the part of a URL after `#` to the server, so no rule can tell such URLs apart. A `#` that really is part of a path is written `%23`.\n\nGNU Wget is the exception: it takes the `#` literally.",
  sources: ["rfc9309#2.2", "googleDocs"],
  bad: [
    ...disallow("/page#top#more", "/page# its top"),
    "User-agent: *\nDisallow: /page\nDisallow: /page#top\n",
    "Sitemap: https://shop.example/a.xml#new\nUser-agent: *\nDisallow:\n",
    "User-agent: *\nDisallow: /#top\nDisallow: /cart/\n",
    "User-agent: FooBot\nAllow: /#top\n",
    "User-agent: *\nDisallow: /#top\nAllow: /page\n",
    "User-agent: *\nDisallow: /help.html#costs\n",
  ],
  good: ["User-agent: *\nDisallow: /page # the top\nDisallow: /c%23\n"],
  messages: {
    site: "This blocks your whole site for {who}: only `Disallow: {value}` is left before `#`. Delete the line.",
    home: "This blocks every page that no `Allow` opens: only `Disallow: {value}` is left before `#`. Delete the line.",
    comment: "The path ends at `#`, where a comment starts. Put a space before it.",
    rule: "This matches more URLs: only `{value}` is left, as no crawler sends what follows `#`. Delete the rule if that is too much.",
    page: "This rule is for all of `{value}`: crawlers never send what follows `#`. Write the path alone.",
    twin: "This line does nothing: only `{value}` is left before `#`, and a rule next to it has that path. Delete the line.",
    sitemap:
      "Crawlers find only `{value}`, because `#` starts a comment. Write `%23`, or a space before a comment.",
  },
  stage: "value",
  inFile: true,
  checkLine(line, context) {
    const { lines, document } = context;
    const { source } = document;
    const { field, value, comment, valueText } = line;
    if (value === null || comment === null || value.from === value.to) return null;
    if (comment.from !== value.to || field === "other" || field === "user-agent") return null;
    const glued = /^#\S*/.exec(source.slice(comment.from, comment.to))?.[0] ?? "#";
    // A `#` with a space after it certainly begins a comment.
    const isSpare = glued === "#" && comment.to > comment.from + 1;
    const encoded = { from: comment.from, to: comment.from + glued.length };
    if (field === "disallow" && isWholeSite(valueText)) {
      const closed = closedTo(context, line.number);
      return {
        from: value.from,
        to: comment.from + glued.length,
        message: closed === null ? "home" : "site",
        severity: "error",
        data: { value: valueText, who: closed ?? "" },
        ...(closed === null ? {} : { saysBlocked: true }),
        fixes: [removeFix(line, lines)],
      };
    }
    const isRule = field !== "sitemap";
    const isTwin = isRule && !isSpare && hasTwin(line, lines);
    // The address of a part of a page, copied from a browser: the rule is for the page as meant.
    const isAnchor = /^#[\w-]+$/.test(glued);
    const isPage =
      isRule &&
      (hasFolder(line, lines) ||
        (isAnchor && (/\.\w+$/.test(valueText) || hasSibling(line, lines))));
    if (isPage && !isSpare && !isTwin) {
      return {
        ...encoded,
        message: "page",
        severity: "info",
        data: { value: valueText },
        fixes: [safe(removing(glued), { ...encoded, insert: "" })],
      };
    }
    return {
      ...comment,
      ...(isSpare
        ? { message: "comment", severity: "info" }
        : isTwin
          ? { message: "twin", severity: "info", quiet: "not-needed" }
          : { message: isRule ? "rule" : "sitemap" }),
      data: { value: valueText },
      fixes: [
        ...(isRule && !isSpare ? [removeFix(line, lines)] : []),
        suggest("Put a space before the comment", {
          from: comment.from,
          to: comment.from,
          insert: " ",
        }),
        ...(isSpare ? [] : [writeEncoded(encoded, glued)]),
      ],
    };
  },
});
