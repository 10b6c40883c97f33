import { history } from "@codemirror/commands";
import { indentService } from "@codemirror/language";
import { EditorState, type Extension } from "@codemirror/state";
import {
  drawSelection,
  dropCursor,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import { baseMessages } from "./base-messages.ts";
import { colours } from "./colours.ts";
import { composeOverSelection } from "./composition.ts";
import { documentField } from "./document.ts";
import { folding } from "./fold.ts";
import { keepSelection } from "./keep-selection.ts";
import { editorKeys } from "./keys.ts";
import { keepingSteps } from "./steps.ts";
import { robotsTheme } from "./theme.ts";
import { typeOver } from "./type-over.ts";

export type { CoverageMarks } from "./coverage.ts";
export {
  documentField,
  encodingOf,
  setEncoding,
  startingWith,
  textSettled,
  unfinishedLine,
} from "./document.ts";
export { HELP_KEYS, type HelpKey } from "./keys.ts";
export { asStep, stepIn } from "./steps.ts";
export { reservedGutter, robotsTheme } from "./theme.ts";

/** Invisible characters, and white space other than the space that crawlers do not skip. */
const INVISIBLE =
  /\p{Default_Ignorable_Code_Point}|[\u00a0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000]/gu;

/** The document, its colours and its folds. */
export const robotsLanguage = (): Extension => [
  documentField,
  colours(),
  folding(),
  EditorState.languageData.of(() => [{ commentTokens: { line: "#" } }]),
  // White space at the start of a line means nothing, so a new line has none.
  indentService.of(() => 0),
];

/**
 * The extensions of the first usable editor. Tab is left to the browser, so that keyboard users can
 * always leave the editor.
 *
 * @param gutter gutters left of the line numbers.
 */
export const baseEditor = (gutter: Extension = []): Extension => [
  gutter,
  lineNumbers(),
  highlightActiveLineGutter(),
  highlightSpecialChars({ addSpecialChars: INVISIBLE }),
  history(),
  keepingSteps,
  robotsLanguage(),
  // The cursor does not blink: nothing on this page moves without a reason, and blinking costs
  // frames.
  drawSelection({ cursorBlinkRate: 0 }),
  dropCursor(),
  highlightActiveLine(),
  EditorState.allowMultipleSelections.of(true),
  // Includes the words of parts that load later: changing the phrases would make CodeMirror start
  // again.
  EditorState.phrases.of(baseMessages.phrases),
  keymap.of(editorKeys),
  robotsTheme,
  typeOver,
  composeOverSelection,
  keepSelection,
  EditorView.contentAttributes.of({
    "aria-label": baseMessages.source,
    autocapitalize: "off",
    autocorrect: "off",
    spellcheck: "false",
    // Also tells assistive technology that the scroller is focusable.
    tabindex: "0",
    translate: "no",
  }),
];
