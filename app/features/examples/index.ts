import { groupBy } from "../../../core/index.ts";
import type { Example } from "./example.ts";
import { firstVisit } from "./first-visit.ts";
import { type MistakeId, mistakes } from "./mistakes/index.ts";
import { type Mistake, responseOf } from "./mistakes/mistake.ts";
import { mistakeWords } from "./mistakes/words.ts";

export type { Example } from "./example.ts";

/** A mistake as an example: its wrong file, tested for what the site's owner wants. */
export const exampleOf = (mistake: Mistake<MistakeId>): Example => {
  const { id, wrong, verdicts } = mistake;
  const response = responseOf(mistake);
  const crawlers = [...new Set(verdicts.map(({ crawler }) => crawler))];
  return {
    id,
    ...mistakeWords[id],
    state: {
      source: wrong,
      lineEnd: "\n",
      crawler: verdicts[0]?.crawler ?? "",
      ...(crawlers.length === 1 ? {} : { crawlers }),
      dialect: "automatic",
      urls: [...groupBy(verdicts, ({ url }) => url)].map(([typed, claims]) => ({
        typed,
        expectations: claims.map(({ crawler, after }) => ({ crawler, expected: after })),
      })),
      ...(response === null ? {} : { response }),
    },
  };
};

/** The examples, in menu order; the first is shown on a first visit. */
export const examples: readonly Example[] = [firstVisit, ...mistakes.map(exampleOf)];
