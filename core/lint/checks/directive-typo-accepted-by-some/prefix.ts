import { formatMessage } from "../../../text/message.ts";
import { definePart, type Part } from "../../check.ts";
import { FIELD_NAMES, isWithoutAddress, suitsField } from "../../facts/fields.ts";
import { commentOutFix } from "../../fixes/line-edits.ts";
import { FIX_TITLES } from "../../messages.ts";

export const prefix: Part = definePart({
  severity: "warning",
  messages: {
    word: "Only Google reads `{key}` as `{name}`; every other crawler skips the line. Write `{name}`.",
    phrase:
      "Only Google reads this as `{name}: {value}`; every other crawler skips it. Write a directive, or a comment with `#`.",
  },
  checkLine(line, { dialect }) {
    const { key, field, spelling } = line;
    if (spelling !== "prefix" || key === null || field === null || field === "other") return null;
    if (line.missingColon || isWithoutAddress(line)) return null;
    const name = FIELD_NAMES[field];
    const isPhrase = /[ \t]/.test(line.keyText) || !suitsField(field, line.valueText);
    return {
      ...key,
      message: isPhrase ? "phrase" : "word",
      // The chosen reader may not know the line.
      severity:
        isPhrase || field === "sitemap" || dialect.facts.fieldNames.value === "prefix"
          ? "warning"
          : "error",
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
