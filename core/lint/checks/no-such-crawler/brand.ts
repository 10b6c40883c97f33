import { asciiLower } from "../../../text/ascii.ts";
import { formatList } from "../../../text/list.ts";
import { formatMessage } from "../../../text/message.ts";
import { brands, clippedNames } from "../../../vocabulary/brands.ts";
import { definePart, type Part } from "../../check.ts";
import { agentValue, isNamed } from "../../facts/agents.ts";
import { suggest } from "../../fixes/fix.ts";
import { splitValue } from "../../fixes/value-edits.ts";
import { FIX_TITLES } from "../../messages.ts";
import { shorten } from "../../wording.ts";

const FIX_TITLE = "Name {names}";

export const brand: Part = definePart({
  aliases: ["user-agent-brand-name"],
  messages: {
    one: "What stands below does not count for {brand}'s crawler, which is called `{token}`. Write `{token}`.",
    several:
      "What stands below does not count for {brand}'s crawlers, which are called {tokens}. Write the names you mean.",
    clipped:
      "No crawler follows the rules below: {brand} is only the beginning of {tokens}. Write the whole name.",
  },
  checkLine(line, context) {
    const value = agentValue(line);
    const name = asciiLower(value ?? "");
    const clipped = clippedNames.get(name);
    const tokens = clipped ?? brands.get(name);
    if (value === null || line.value === null || tokens === undefined) return null;
    const [token] = tokens;
    // Where the file names one of them already, its rules are somewhere else.
    if (tokens.some((each) => isNamed(context, each))) return null;
    const isOne = tokens.length === 1;
    return {
      from: line.value.from,
      to: line.value.to,
      message: clipped ? "clipped" : isOne ? "one" : "several",
      isAlone: true,
      data: { brand: value, token, tokens: formatList(tokens) },
      fixes: [
        suggest(
          isOne
            ? formatMessage(FIX_TITLES.write, { text: shorten(token) })
            : formatMessage(FIX_TITLE, { names: formatList(tokens) }),
          splitValue(context.document, line, tokens),
        ),
      ],
    };
  },
});
