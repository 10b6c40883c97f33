import { memo } from "../../collections/memo.ts";
import { type Check, defineCheck, disallow } from "../check.ts";
import type { LineView } from "../context.ts";
import type { Fix } from "../diagnostic.ts";
import { closedTo } from "../facts/closed-sites.ts";
import { isWholeSite } from "../facts/groups.ts";
import { isRule } from "../facts/lines.ts";
import { runsOf } from "../facts/non-robots-lines.ts";
import { removing, safe, suggest } from "../fixes/fix.ts";
import { deleteLine } from "../fixes/line-edits.ts";

const isCutShort = ({ value, comment }: LineView): boolean =>
  comment !== null && comment.from === value?.to;

/** Consecutive rules, by the number of each. */
const rulesTogether = memo((lines: readonly LineView[]) => {
  const runs = runsOf(
    lines.filter(({ kind }) => kind !== "comment"),
    isRule,
  );
  return new Map(runs.flatMap((run) => run.map(({ number }) => [number, run] as const)));
});

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
const removeFix = (line: LineView, rules: readonly LineView[]): Fix =>
  suggest(
    "Delete the rule",
    rules.every(isCutShort)
      ? { from: line.content.from, to: line.to, insert: "Disallow:" }
      : deleteLine(line),
  );

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
    const rules = (rulesTogether(lines).get(line.number) ?? []).filter((rule) => rule !== line);
    if (field === "disallow" && isWholeSite(valueText)) {
      const closed = closedTo(context, line.number);
      return {
        from: value.from,
        to: comment.from + glued.length,
        message: closed === null ? "home" : "site",
        severity: "error",
        data: { value: valueText, who: closed ?? "" },
        ...(closed === null ? {} : { saysBlocked: true }),
        fixes: [removeFix(line, rules)],
      };
    }
    const isRule = field !== "sitemap";
    const alike = isRule ? rules.filter((rule) => rule.field === field) : [];
    // A whole rule says what is left of this one.
    const isTwin =
      !isSpare && alike.some((rule) => !isCutShort(rule) && rule.valueText === valueText);
    const hasFolder = alike.some((rule) => rule.valueText === `${valueText}/`);
    // The address of a part of a page, copied from a browser: the rule is for the page as meant.
    const isAnchor = isRule && /^#[\w-]+$/.test(glued);
    const isPage = hasFolder || (isAnchor && (/\.\w+$/.test(valueText) || hasSibling(line, lines)));
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
        isRule && !isSpare && removeFix(line, rules),
        suggest("Put a space before the comment", { ...encoded, to: encoded.from, insert: " " }),
        !isSpare && suggest("Write %23", { ...encoded, insert: glued.replaceAll("#", "%23") }),
      ],
    };
  },
});
