import { formatMessage } from "../../../text/message.ts";
import { definePart, type Part } from "../../check.ts";
import { agentValue } from "../../facts/agents.ts";
import { suggest } from "../../fixes/fix.ts";
import { replaceValue, splitValue } from "../../fixes/value-edits.ts";
import { FIX_TITLES } from "../../messages.ts";

/** A star, a space or comma, and more. */
const STAR_AND_MORE = /^\*(?=[\s,;])[\s,;]*(.+)$/;

const NAME = /^[A-Za-z0-9_.-]+$/;

export const besideStar: Part = definePart({
  aliases: ["star-with-names"],
  severity: "error",
  explanation:
    "`*` stands for every crawler only when it is alone. Google reads a star before a space as every crawler and ignores the rest; for the six other readers tried, `* FooBot` is a name that no crawler has.\n\nFor some crawlers, write a line for each; for all of them, write only `*`.",
  sources: ["rfc9309#2.2.1", "googleLibrary"],
  bad: [
    "User-agent: * FooBot\nDisallow: /private/\n",
    "User-agent: *, FooBot\nDisallow: /private/\n",
  ],
  good: ["User-agent: *\nUser-agent: FooBot\nDisallow: /private/\n"],
  messages: {
    blank:
      "Google applies these rules to every crawler, and nearly all others to none. Write `*` alone, and names on their own lines.",
    comma:
      "Google and nearly all others apply these rules to no crawler. Write `*` alone, and names on their own lines.",
  },
  inFile: false,
  checkLine(line, { document }) {
    const value = agentValue(line);
    if (value === null || line.value === null) return null;
    const rest = STAR_AND_MORE.exec(value)?.[1];
    if (rest === undefined) return null;
    const names = rest.split(/[\s,;]+/).filter((name) => name !== "");
    const keep = suggest("Keep only the *", replaceValue(line, "*"));
    const split = suggest(
      formatMessage(FIX_TITLES.split, { count: names.length + 1 }),
      splitValue(document, line, ["*", ...names]),
    );
    return {
      from: line.value.from,
      to: line.value.to,
      message: /^\*\s/.test(value) ? "blank" : "comma",
      fixes: names.length > 0 && names.every((name) => NAME.test(name)) ? [keep, split] : [keep],
    };
  },
});
