import { history } from "@codemirror/commands";
import { Language, LanguageSupport, syntaxHighlighting } from "@codemirror/language";
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
import { composeOverSelection } from "./composition.ts";
import { documentField } from "./document.ts";
import { folding } from "./fold.ts";
import { robotsHighlight } from "./highlight.ts";
import { editorKeys } from "./keys.ts";
import { languageData } from "./nodes.ts";
import { RobotsParser } from "./parser.ts";
import { robotsTheme } from "./theme.ts";
import { typeOver } from "./type-over.ts";

export type { CoverageMarks } from "./coverage.ts";
export { documentField, encodingOf, setEncoding, startingWith } from "./document.ts";
export { reservedGutter, robotsTheme } from "./theme.ts";

/** The language as CodeMirror knows it: what to colour, and how a line becomes a comment. */
const language: Language = new Language(languageData, new RobotsParser(), [], "robots.txt");

/** Characters nobody can see, or blanks other than the space, which crawlers do not skip. */
const INVISIBLE =
  /\p{Default_Ignorable_Code_Point}|[\u00a0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000]/gu;

/** The document, its colours and its folds. */
export const robotsLanguage = (): Extension => [
  documentField,
  new LanguageSupport(language, [syntaxHighlighting(robotsHighlight), folding()]),
];

/**
 * What the first usable editor consists of. Tab is left to the browser, so that the keyboard always
 * finds a way out.
 *
 * @param gutter gutters to stand left of the line numbers.
 */
export const baseEditor = (gutter: Extension = []): Extension => [
  gutter,
  lineNumbers(),
  highlightActiveLineGutter(),
  highlightSpecialChars({ addSpecialChars: INVISIBLE }),
  history(),
  robotsLanguage(),
  // A steady cursor: nothing moves on this page without a reason, and blinking costs frames.
  drawSelection({ cursorBlinkRate: 0 }),
  dropCursor(),
  highlightActiveLine(),
  EditorState.allowMultipleSelections.of(true),
  // Of parts that load later, too: with other words CodeMirror would begin anew.
  EditorState.phrases.of(baseMessages.phrases),
  keymap.of(editorKeys),
  robotsTheme,
  typeOver,
  composeOverSelection,
  EditorView.contentAttributes.of({
    "aria-label": baseMessages.source,
    autocapitalize: "off",
    autocorrect: "off",
    spellcheck: "false",
    // Says to assistive tech, too, that its scroller can be reached by keyboard.
    tabindex: "0",
    translate: "no",
  }),
];
