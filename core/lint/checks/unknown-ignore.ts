import { lineNumberAt } from "../../syntax/parse.ts";
import { nearestName } from "../../text/distance.ts";
import { type Check, defineCheck, disallow, type Finding } from "../check.ts";
import type { FileContext } from "../context.ts";
import type { Edit, Fix } from "../diagnostic.ts";
import type { IgnoreComment, IgnoredId } from "../facts/ignores.ts";
import { repair, suggest, writing } from "../fixes/fix.ts";
import { deleteLine } from "../fixes/line-edits.ts";

const REMOVE = { comment: "Remove the comment", name: "Remove this name" } as const;

const ID = "unknown-ignore";

/**
 * Removes one name with its comma; the last name is removed with the comment, and that with its
 * line.
 */
const removal = (
  { document, lines }: FileContext,
  comment: IgnoreComment,
  named: IgnoredId | null,
): Edit => {
  const { ids } = comment;
  if (named !== null && ids.length > 1) {
    const index = ids.indexOf(named);
    const before = ids[index - 1];
    const from = before?.to ?? named.from;
    return { from, to: before === undefined ? (ids[1]?.from ?? named.to) : named.to, insert: "" };
  }
  const line = lines[lineNumberAt(document, comment.from) - 1];
  if (line?.kind === "comment" && line.comment?.from === comment.from) return deleteLine(line);
  const from = document.source.slice(0, comment.from).trimEnd().length;
  return { from: Math.max(from, line?.from ?? 0), to: comment.to, insert: "" };
};

const removeFix = (context: FileContext, comment: IgnoreComment, named: IgnoredId | null): Fix =>
  suggest(comment.ids.length > 1 ? REMOVE.name : REMOVE.comment, removal(context, comment, named));

type Message = "nameless" | "unknown" | "near" | "unused";

/** What is wrong with one of the names in a comment; null if nothing is. */
const idFinding = (
  context: FileContext,
  comment: IgnoreComment,
  named: IgnoredId,
): Finding<Message> | null => {
  const { ignores, checks, dialect } = context;
  const { id, from, to } = named;
  const remove = removeFix(context, comment, named);
  const canFind = checks.canFind(id);
  if (canFind === undefined) {
    const near = nearestName(id, checks.names);
    if (near === null) return { from, to, message: "unknown", data: { id }, fixes: [remove] };
    const write = repair(writing(near), { from, to, insert: near });
    return { from, to, message: "near", data: { id, near }, fixes: [write, remove] };
  }
  if (!canFind || id === ID || ignores.isUsed(named)) return null;
  const data = { id, reader: dialect.name };
  return { from, to, message: "unused", severity: "hint", data, fixes: [remove] };
};

export const unknownIgnore: Check = defineCheck({
  id: ID,
  category: "syntax",
  severity: "warning",
  summary: "Avoid comments that ask to ignore what no check finds",
  explanation:
    "`# workbench-ignore` and the name of a check turns that check off; separate several names with commas. At the end of a line it applies to that line; on a line of its own, to the next line; in the comments at the top of the file, to the whole file. You can give a reason after `--`. Crawlers skip it like any other comment.\n\nA name that no check has turns nothing off, and one that no longer hides anything may hide a new problem later. Press Why? at a finding to see its check's name.",
  sources: ["rfc9309#2.2"],
  bad: [
    "# workbench-ignore block-everything\nUser-agent: *\nDisallow: /\n",
    "# workbench-ignore all\nUser-agent: *\nDisallow: /cart/\n",
    ...disallow("/cart/ # workbench-ignore", "/cart/ # workbench-ignore blocks-everything"),
  ],
  good: [
    "User-agent: *\nDisallow: / # workbench-ignore blocks-everything -- not live yet\n",
    "# workbench-ignore blocks-everything\n\nUser-agent: *\nDisallow: /\n",
  ],
  messages: {
    near: "This comment ignores nothing: `{id}` is not the name of a check. Did you mean `{near}`?",
    unknown:
      "This comment ignores nothing: `{id}` is not the name of a check. Press Why? at a finding to see its check's name.",
    nameless:
      "This comment ignores nothing: it names no check. Write the check's name after `workbench-ignore`.",
    unused:
      "This comment ignores nothing: as {reader} reads the file, `{id}` finds nothing here. Remove the name, or it will hide what comes later.",
  },
  check: (context) =>
    context.ignores.comments.flatMap((comment) =>
      comment.ids.length === 0
        ? { ...comment, message: "nameless", fixes: [removeFix(context, comment, null)] }
        : comment.ids.flatMap((named) => idFinding(context, comment, named) ?? []),
    ),
});
