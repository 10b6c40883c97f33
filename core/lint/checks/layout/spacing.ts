import { lineNumberAt } from "../../../syntax/parse.ts";
import { definePart, type Part } from "../../check.ts";
import type { LineView } from "../../context.ts";
import { format } from "../../fixes/format.ts";
import { rfc9309, standard1994, yandexRobots } from "../../sources.ts";

/** The part of a line to mark: never empty where the file is not. */
const placeOf = (line: LineView): { readonly from: number; readonly to: number } =>
  line.kind === "blank" ? { from: line.from, to: line.next } : { from: line.from, to: line.to };

export const spacing: Part = definePart({
  severity: "hint",
  quiet: "layout",
  explanation:
    "Spaces around names, colons and values, upper and lower case of field names, and blank lines between groups change no verdict. RFC 9309 allows all of them, and the standard of 1994 and Yandex ask for a blank line between groups.\n\nFormat writes one layout: field names as in the reference, one space after the colon, none at the ends of lines, one blank line between groups, and a line end at the last line. It leaves alone what some reader would read otherwise.",
  sources: [rfc9309("2.2"), standard1994, yandexRobots],
  examples: {
    bad: [
      "User-agent: *\n   Disallow : /cart/   \n",
      "USER-AGENT: *\nDisallow:/cart/\nUser-agent: GPTBot\nDisallow: /",
    ],
    good: ["User-agent: *\nDisallow: /cart/\n\nUser-agent: GPTBot\nDisallow: /\n"],
  },
  messages: {
    untidy: {
      one: "Format would tidy this line. No verdict changes.",
      other: "Format would tidy {count} lines, first this one. No verdict changes.",
    },
  },
  check({ document, lines }) {
    const edits = format(document);
    const numbers = new Set(
      edits.map(({ from }) => Math.min(lineNumberAt(document, from), lines.length)),
    );
    const [first, ...alsoAt] = [...numbers].flatMap((number) => {
      const line = lines[number - 1];
      return line === undefined ? [] : placeOf(line);
    });
    if (first === undefined) return [];
    return [
      {
        ...first,
        message: "untidy",
        data: { count: numbers.size },
        alsoAt,
        fixes: [{ title: "Format the file", kind: "safe", edits }],
      },
    ];
  },
});
