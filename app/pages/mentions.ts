import { type MistakeId, mistakes } from "../features/examples/mistakes/index.ts";
import type { Mistake } from "../features/examples/mistakes/mistake.ts";
import { mistakeWords } from "../features/examples/mistakes/words.ts";
import { link, list, section, withCode } from "./html.ts";

/** Links to the mistakes that something has to do with, under a heading; empty for none. */
export const mistakesWith = (
  heading: string,
  concerns: (mistake: Mistake<MistakeId>) => boolean,
): string => {
  const found = mistakes.filter(concerns);
  if (found.length === 0) return "";
  const items = found.map(({ id }) =>
    link(`../mistakes/${id}.html`, withCode(mistakeWords[id].title)),
  );
  return section(heading, list(items));
};
