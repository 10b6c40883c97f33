import { openSearchPanel, search, searchKeymap } from "@codemirror/search";
import type { Extension } from "@codemirror/state";
import { keymap } from "@codemirror/view";
import { completing } from "./completion.ts";
import { fixMenu } from "./fix-menu.ts";
import { hovering } from "./hover.ts";
import { lostRulesLens } from "./lens.ts";
import { countingMatches } from "./search-count.ts";

export { showCoverage } from "./coverage.ts";

/** Opens the search of an editor that has `help`. */
export const find = openSearchPanel;

/**
 * Features that are not visible at first: completion, hover, quick fixes, search, and the lens on
 * lost rules. Needs `assist`.
 */
export const help = (): Extension => [
  fixMenu(),
  completing(),
  hovering(),
  lostRulesLens(),
  search({ top: true }),
  countingMatches(),
  keymap.of(searchKeymap),
];
