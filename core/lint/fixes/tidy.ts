import { formatMessage } from "../../text/message.ts";
import type { Finding } from "../check.ts";
import type { FileContext, LineView } from "../context.ts";
import type { Edit } from "../diagnostic.ts";
import { hasCause } from "../facts/intended-groups.ts";
import { FIX_MESSAGES } from "../messages.ts";

/** An untidy place in a line, and its fix. */
export interface Untidy {
  /** The span of the finding. */
  readonly at: { readonly from: number; readonly to: number };
  readonly edits: readonly Edit[];
}

/**
 * One finding for all lines of a file with the same untidiness, marked at the first, with a safe
 * fix for all of them. Lines with another finding are left out.
 *
 * @param lines those of the file that may be untidy.
 * @param untidy finds the untidiness of a line; null for none.
 * @param title of the fix for a single line; for several, their number is added.
 */
export const tidyLines = (
  context: FileContext,
  lines: readonly LineView[],
  untidy: (line: LineView) => Untidy | null,
  title: string,
): readonly Finding<"one" | "several">[] => {
  const places: Untidy[] = [];
  for (const line of lines) {
    if (line.kind === "blank") continue;
    // A line cut at its limit or a NUL is not what it seems.
    const isOdd = line.tooLong || line.nul;
    const place = isOdd || hasCause(context, line) ? null : untidy(line);
    if (place !== null) places.push(place);
  }
  const [first] = places;
  if (first === undefined) return [];
  const isOne = places.length === 1;
  return [
    {
      from: first.at.from,
      to: first.at.to,
      message: isOne ? "one" : "several",
      data: { count: places.length },
      fixes: [
        {
          title: isOne
            ? title
            : formatMessage(FIX_MESSAGES.inLines, { title, count: places.length }),
          kind: "safe",
          edits: places.flatMap(({ edits }) => edits),
        },
      ],
    },
  ];
};
