import { startCompletion } from "@codemirror/autocomplete";
import { openSearchPanel, search, searchKeymap } from "@codemirror/search";
import type { Extension } from "@codemirror/state";
import { type Command, keymap } from "@codemirror/view";
import { completing } from "./completion.ts";
import { cursorInView } from "./cursor-in-view.ts";
import { fixMenu, showFixes } from "./fix-menu.ts";
import { hovering, pin } from "./hover.ts";
import type { HelpKey } from "./keys.ts";
import { lostRulesLens } from "./lens.ts";
import { countingMatches } from "./search-count.ts";
import { searchPanel } from "./search-panel.ts";
import { testAsAtCursor } from "./test-as.ts";
import { writtenBlocks } from "./written.ts";

export { showCoverage } from "./coverage.ts";

/** Opens the search of an editor that has `help`. */
export const find = openSearchPanel;

/** What the keys do in an editor that has `help`. */
export const helpCommands: Readonly<Record<HelpKey, Command>> = {
  "Alt-Enter": testAsAtCursor,
  "Ctrl-Space": startCompletion,
  "Mod-f": find,
  "Mod-.": showFixes,
  "Mod-i": pin,
};

/**
 * Features that are not visible at first: completion, hover, quick fixes, search, the lens on
 * lost rules, labels of what other systems wrote, and a view that follows the cursor. Needs `assist`.
 */
export const help = (): Extension => [
  fixMenu(),
  completing(),
  hovering(),
  lostRulesLens(),
  writtenBlocks(),
  search({ top: true, createPanel: searchPanel }),
  countingMatches(),
  cursorInView,
  keymap.of(searchKeymap),
];
