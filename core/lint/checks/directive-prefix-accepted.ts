import { formatMessage } from "../../text/message.ts";
import { type Check, defineCheck } from "../check.ts";
import { FIELD_NAMES, suitsField } from "../facts/fields.ts";
import { commentOutFix } from "../fixes/line-edits.ts";
import { FIX_TITLES } from "../messages.ts";
import { googleLibrary, rfc9309 } from "../sources.ts";

export const directivePrefixAccepted: Check = defineCheck({
  id: "directive-prefix-accepted",
  category: "directives",
  severity: "warning",
  summary: "Avoid names that only begin like a directive",
  explanation:
    "Google's parser only checks how a name starts: it reads `Disallowed` and `Disallow-all` as `Disallow`, and `Allow indexing of` as `Allow`. No other reader tried does that; they skip the line. It is an error where one of them is chosen.",
  sources: [googleLibrary, rfc9309("2.2")],
  examples: {
    bad: [
      "User-agent: *\nDisallowed: /cart/\n",
      "User-agent-name: *\nDisallow: /cart/\n",
      "User-agent: *\nDisallow:\nAllow for all robots: yes\n",
    ],
    good: ["User-agent: *\nDisallow: /cart/\n"],
  },
  messages: {
    word: "Only Google reads `{key}` as `{name}`, because it starts with that; every other crawler skips the line. Write `{name}`.",
    phrase:
      "Google reads this line as `{name}` with the value `{value}`, because `{key}` starts with that; every other crawler skips it. Write a directive, or a comment with `#`.",
  },
  stage: "field",
  inFile: true,
  checkLine(line, { dialect }) {
    const { key, field, spelling } = line;
    if (spelling !== "prefix" || key === null || field === null || field === "other") return null;
    if (line.missingColon) return null;
    const name = FIELD_NAMES[field];
    const isPhrase = /[ \t]/.test(line.keyText) || !suitsField(field, line.valueText);
    return {
      ...key,
      message: isPhrase ? "phrase" : "word",
      // The chosen reader may not know the line.
      severity: isPhrase || dialect.facts.fieldNames.value === "prefix" ? "warning" : "error",
      data: { key: line.keyText, name, value: line.valueText },
      intended: field,
      fixes: [
        isPhrase
          ? commentOutFix([line])
          : {
              title: formatMessage(FIX_TITLES.write, { text: name }),
              kind: "repair",
              edits: [{ ...key, insert: name }],
            },
      ],
    };
  },
});
