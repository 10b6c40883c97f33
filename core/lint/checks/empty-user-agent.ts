import { type Check, defineCheck } from "../check.ts";
import { rfc9309, yandexErrors } from "../sources.ts";

export const emptyUserAgent: Check = defineCheck({
  id: "empty-user-agent",
  category: "groups",
  severity: "error",
  summary: "Require a name on every user-agent line",
  explanation:
    "A `User-agent` line without a value names no crawler: the rules below it apply to no crawler, unless another `User-agent` line of the same group has a name. Python's old robotparser takes the empty name for every crawler's.\n\nWrite `*` when every crawler is meant.",
  sources: [rfc9309("2.2.1"), yandexErrors],
  examples: {
    bad: ["User-agent:\nDisallow: /private/\n", "User-agent: # everyone\nDisallow: /private/\n"],
    good: ["User-agent: *\nDisallow: /private/\n"],
  },
  messages: {
    empty:
      "The rules below apply to no crawler, for Google and nearly all others: this `User-agent` line has no name. Write `*` for every crawler, or a name.",
  },
  stage: "agent",
  checkLine(line) {
    if (line.field !== "user-agent" || line.valueText !== "" || line.key === null) return null;
    const after = line.separator?.to ?? line.key.to;
    const tail = line.comment === null ? " *" : " * ";
    return {
      from: line.key.from,
      to: after,
      message: "empty",
      fixes: [
        {
          title: "Name every crawler with *",
          kind: "suggest",
          edits: [{ from: after, to: line.comment?.from ?? line.to, insert: tail }],
        },
      ],
    };
  },
});
