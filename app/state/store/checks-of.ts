import type { ExpectedVerdict } from "../../../core/index.ts";
import { patternOf } from "./derive.ts";
import type { AppState } from "./state.ts";

/** The expectations of a state in the form of a checks file. */
export const checksOf = ({ query, dialect }: AppState): readonly ExpectedVerdict[] =>
  query.urls.flatMap((url) =>
    url.expectations.map(({ crawler, expected }): ExpectedVerdict => {
      const pattern = patternOf(url);
      return {
        crawler,
        kind: pattern === null ? "url" : "pattern",
        text: pattern ?? url.typed,
        expected,
        reader: dialect === "automatic" ? null : dialect,
      };
    }),
  );
