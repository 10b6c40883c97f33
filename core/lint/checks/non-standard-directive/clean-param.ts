import { definePart, type Part } from "../../check.ts";
import { isInGroupOf } from "../../facts/agents.ts";
import { linesOfFields } from "../../facts/fields.ts";

export const cleanParam: Part = definePart({
  severity: "info",
  messages: {
    others: {
      one: "Only Yandex uses `Clean-param`; Google and the others ignore it. Keep it for Yandex, and use canonical links for the rest.",
      other:
        "Only Yandex uses these {count} `Clean-param` lines; all others ignore them. Keep them for Yandex, and use canonical links for the rest.",
    },
  },
  check: (context) => {
    if (context.dialect.id === "yandex") return [];
    const byField = linesOfFields(context, (name) => name === "clean-param");
    return [...byField.values()].flatMap((lines) => {
      // In Yandex's own group it is said to nobody else.
      const others = lines.filter((line) => !isInGroupOf(context, line, "Yandex"));
      const [first] = others;
      if (first === undefined) return [];
      return {
        ...(first.key ?? first.content),
        message: "others",
        data: { count: others.length },
      };
    });
  },
});
