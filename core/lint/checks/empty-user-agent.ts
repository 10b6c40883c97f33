import { memo } from "../../collections/memo.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";
import { type Check, defineCheck, type Finding } from "../check.ts";
import type { LineView } from "../context.ts";
import { isRule } from "../facts/lines.ts";
import { suggest } from "../fixes/fix.ts";
import { deleteLinesFix } from "../fixes/line-edits.ts";

type Meaning = Pick<Finding<"empty" | "below" | "spare">, "message" | "severity">;

const meaningOf = (agents: readonly LineView[], rules: readonly LineView[]): Meaning => {
  if (agents.some(({ valueText }) => valueText !== "")) {
    return { message: "spare", severity: "info" };
  }
  const blockNothing = rules.length > 0 && rules.every(({ valueText }) => valueText === "");
  return blockNothing ? { message: "empty", severity: "info" } : { message: "empty" };
};

/** By line: whether other names share the rules, and whether these block anything. */
const meaningsIn = memo((lines: readonly LineView[]): ReadonlyMap<number, Meaning> => {
  const used = lines.filter((line) => line.field === "user-agent" || isRule(line));
  const starts = used.flatMap((line, at) =>
    line.field === "user-agent" && used[at - 1]?.field !== "user-agent" ? at : [],
  );
  const groups = starts.map((start, index) => used.slice(start, starts[index + 1]));
  return new Map(
    groups.flatMap((group) => {
      const agents = group.filter(({ field }) => field === "user-agent");
      const meaning = meaningOf(agents, group.filter(isRule));
      return agents.map(({ number }) => [number, meaning] as const);
    }),
  );
});

/** Whether a line begins with the name that is missing above it: `GPTBot Disallow: /`. */
const namesBelow = (line: LineView | undefined): boolean =>
  line?.field === "other" && findCrawler(line.keyText.split(/\s/)[0] ?? "") !== null;

export const emptyUserAgent: Check = defineCheck({
  id: "empty-user-agent",
  category: "groups",
  severity: "error",
  summary: "Require a name on every user-agent line",
  explanation:
    "A `User-agent` line without a value names no crawler: the rules below it apply to no crawler, unless another `User-agent` line of the same group has a name. Python's old robotparser takes the empty name for every crawler's.\n\nWrite `*` when every crawler is meant.",
  sources: ["rfc9309#2.2.1", "yandexErrors"],
  bad: [
    "User-agent:\nDisallow: /private/\n",
    "User-agent: # everyone\nDisallow: /private/\n",
    "User-agent:\nUser-agent: FooBot\nDisallow: /private/\n",
    "User-agent:\nDisallow:\n",
    "User-agent:\nGPTBot Disallow: /\n",
  ],
  good: ["User-agent: *\nDisallow: /private/\n"],
  alsoFinds: ["unparsable-line"],
  messages: {
    empty:
      "The rules below apply to no crawler: this `User-agent` line has no name. Write `*` for every crawler, or a name.",
    below:
      "This `User-agent` line names no crawler: the name stands on the next line. Delete this one.",
    spare:
      "This line does nothing: it has no name, and the rules below count for the other names. Delete it, or write a name.",
  },
  stage: "agent",
  checkLine(line, { lines }) {
    if (line.field !== "user-agent" || line.valueText !== "" || line.key === null) return null;
    const { key, comment } = line;
    const from = line.separator?.to ?? key.to;
    const star = { from, to: comment?.from ?? line.to, insert: comment === null ? " *" : " * " };
    const meaning = meaningsIn(lines).get(line.number) as Meaning;
    const isBelow = namesBelow(lines[line.number]);
    // With a star, the rules for the other names would count for all.
    const isSpare = isBelow || meaning.message === "spare";
    return {
      from: key.from,
      to: from,
      ...meaning,
      ...(isBelow ? { message: "below" } : {}),
      fixes: [isSpare ? deleteLinesFix([line]) : suggest("Name every crawler with *", star)],
    };
  },
});
