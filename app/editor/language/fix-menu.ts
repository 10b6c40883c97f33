import type { EditorState, Extension } from "@codemirror/state";
import {
  type Command,
  closeHoverTooltips,
  EditorView,
  keymap,
  type Tooltip,
} from "@codemirror/view";
import { flips, formatMessage, formatUnits } from "../../../core/index.ts";
import { type Diagnostic, documentAfter, type Fix, ignoreEdits } from "../../../core/lint/index.ts";
import { assistConfig, type PlacedFinding } from "./config.ts";
import { documentField } from "./document.ts";
import { findingsAtCursor, offeredFixes } from "./fixes.ts";
import { applyRemedy, lensOf } from "./lens.ts";
import { menuField, setMenu } from "./menu-state.ts";
import { languageMessages as words } from "./messages.ts";
import { queryField } from "./query.ts";
import { element, richText } from "./rich-text.ts";
import { asStep } from "./steps.ts";

const close = (view: EditorView): void => {
  view.dispatch({ effects: setMenu.of(null) });
  view.focus();
};

/** An item of the menu: its label and its action. */
interface Choice {
  readonly title: string;
  /** What it does to the verdicts under test, in a few words; empty if nothing or unknown. */
  readonly consequence: string;
  readonly run: (view: EditorView) => void;
}

/** The message about a position, and the actions offered there. */
interface Section {
  readonly severity: Diagnostic["severity"];
  readonly message: string;
  readonly choices: readonly Choice[];
}

/** The most URLs whose new verdicts are listed. */
const MOST_URLS = 2;

/** What a fix does to the verdicts under test. */
const consequenceOf = (state: EditorState, { document }: PlacedFinding, fix: Fix): string => {
  if (fix.kind === "safe") return words.changesNothing;
  const after = documentAfter(document, fix.edits);
  const turned = flips(document, after, state.field(queryField));
  const named = turned
    .slice(0, MOST_URLS)
    .map(({ url, after: { allowed } }) =>
      formatMessage(allowed ? words.becomesAllowed : words.becomesBlocked, { url }),
    );
  const more = turned.length - named.length;
  const rest = more > 0 ? [formatMessage(words.moreChange, { count: more })] : [];
  return formatUnits([...named, ...rest]);
};

const choiceButton = (view: EditorView, { title, consequence, run }: Choice): HTMLButtonElement => {
  const button = element("button", "cm-fix", title);
  if (consequence !== "") {
    button.append(element("span", "cm-fix-consequence", ` ${consequence}`));
  }
  button.type = "button";
  button.setAttribute("role", "menuitem");
  button.tabIndex = -1;
  button.onclick = () => {
    close(view);
    run(view);
  };
  return button;
};

/** The action that makes the checks ignore a finding; none in an empty file. */
const ignoreChoices = ({ document, finding }: PlacedFinding): readonly Choice[] => {
  const edits = ignoreEdits(document, finding);
  if (edits.length === 0) return [];
  const run = (view: EditorView): void => {
    if (view.state.field(documentField) !== document) return;
    view.dispatch({ changes: [...edits], userEvent: "input.ignore", ...asStep(words.ignored) });
  };
  return [{ title: words.ignoreHere, consequence: words.byComment, run }];
};

const findingSection = (state: EditorState, placed: PlacedFinding): Section => {
  const { severity, message, from } = placed.finding;
  const choices = offeredFixes(placed).map(({ title, fix, apply }) => ({
    title,
    consequence: consequenceOf(state, placed, fix),
    run: (view: EditorView) => apply(view, from),
  }));
  return { severity, message, choices: [...choices, ...ignoreChoices(placed)] };
};

/** The check whose fix equals the lens's copy action. */
const OFFERS_A_COPY = "specific-group-drops-star-rules";

/** The lens's actions on the lines of its group, apart from those of findings. */
const lensSection = (state: EditorState, findings: readonly PlacedFinding[]): Section | null => {
  const lens = lensOf(state);
  const { number } = state.doc.lineAt(state.selection.main.head);
  if (lens === null || number < lens.group.firstLine || number > lens.group.lastLine) return null;
  const hasCopy = findings.some(({ finding }) => finding.rule === OFFERS_A_COPY);
  const choices = lens.remedies
    .filter(({ id }) => id !== "copy" || !hasCopy)
    .map(({ id, label }) => ({
      title: label,
      consequence: "",
      run: (view: EditorView) => applyRemedy(view, id),
    }));
  return { severity: "info", message: lens.text, choices };
};

const sectionElement = (view: EditorView, section: Section): HTMLElement => {
  const message = element(
    "p",
    `cm-fix-message cm-fix-${section.severity}`,
    richText(section.message),
  );
  const buttons = section.choices.map((choice) => choiceButton(view, choice));
  if (buttons.length > 0) return element("div", "cm-fix-section", message, ...buttons);
  const none = element("p", "cm-fix-none", words.noFixHere);
  return element("div", "cm-fix-section", message, none);
};

/** Moves the focus among the menu's buttons. Returns whether it handled the key. */
const handleKey = (view: EditorView, menu: HTMLElement, key: string): boolean => {
  const buttons = [...menu.querySelectorAll("button")];
  const { activeElement } = document;
  const at = activeElement instanceof HTMLButtonElement ? buttons.indexOf(activeElement) : -1;
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: Math.max(at, 0) - 1 + buttons.length,
    Home: 0,
    End: buttons.length - 1,
  };
  const step = steps[key];
  if (step !== undefined) {
    buttons[step % buttons.length]?.focus();
    return true;
  }
  if (key !== "Escape" && key !== "Tab") return false;
  close(view);
  return true;
};

const menuAt = (pos: number, sections: readonly Section[]): Tooltip => ({
  pos,
  above: false,
  arrow: false,
  create: (view) => {
    const dom = element("div", "cm-fix-menu");
    dom.setAttribute("role", "menu");
    dom.setAttribute("aria-label", words.quickFixes);
    dom.tabIndex = -1;
    dom.append(...sections.map((section) => sectionElement(view, section)));
    dom.onkeydown = (event) => {
      if (!handleKey(view, dom, event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    dom.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && dom.contains(relatedTarget)) return;
      // The focus also leaves when the menu is removed, and then the view is busy.
      setTimeout(() => {
        if (dom.isConnected) view.dispatch({ effects: setMenu.of(null) });
      });
    });
    return { dom, mount: () => (dom.querySelector("button") ?? dom).focus() };
  },
});

const openMenu = (view: EditorView, all: readonly Diagnostic[]): void => {
  const { state } = view;
  const findings = findingsAtCursor(state, all);
  const lens = lensSection(state, findings);
  const sections = [
    ...findings.map((placed) => findingSection(view.state, placed)),
    ...(lens === null ? [] : [lens]),
  ];
  if (sections.length === 0) {
    const effects = EditorView.announce.of(words.noProblemHere);
    view.dispatch({ effects });
    return;
  }
  const { head } = state.selection.main;
  const line = state.doc.lineAt(head);
  const pos = Math.max(line.from, Math.min(findings[0]?.finding.from ?? head, line.to));
  view.dispatch({ effects: [closeHoverTooltips, setMenu.of(menuAt(pos, sections))] });
};

/** Opens the fixes for the problem at the cursor; arrow keys and Enter select one. */
export const showFixes: Command = (view) => {
  const { doc, selection } = view.state;
  void view.state
    .facet(assistConfig)
    .findings()
    .then((findings) => {
      // A user who has moved on or keeps typing does not want the menu any more.
      const isSame = view.state.doc === doc && view.state.selection.eq(selection);
      if (findings !== null && isSame) openMenu(view, findings);
    });
  return true;
};

const looks = EditorView.theme({
  ".cm-fix-menu": { font: "13px/18px var(--font-ui)", maxWidth: "420px", padding: "6px" },
  ".cm-fix-menu:focus": { outline: "none" },
  ".cm-fix-section + .cm-fix-section": {
    borderTop: "1px solid var(--border)",
    marginTop: "6px",
    paddingTop: "6px",
  },
  ".cm-fix-message": { margin: "0 0 4px", padding: "2px 6px 2px 8px", borderLeft: "3px solid" },
  ".cm-fix-error": { borderLeftColor: "var(--error)" },
  ".cm-fix-warning": { borderLeftColor: "var(--warning)" },
  ".cm-fix-info": { borderLeftColor: "var(--info)" },
  ".cm-fix-hint": { borderLeftColor: "var(--hint)" },
  ".cm-fix-consequence": { color: "var(--muted)" },
  ".cm-fix-none": { margin: "0", padding: "2px 11px", color: "var(--muted)" },
  ".cm-fix": {
    display: "block",
    width: "100%",
    font: "inherit",
    textAlign: "left",
    color: "var(--accent)",
    background: "none",
    border: "none",
    borderRadius: "4px",
    padding: "4px 11px",
    cursor: "pointer",
  },
  ".cm-fix:hover, .cm-fix:focus": {
    backgroundColor: "var(--accent-soft)",
    outline: "2px solid var(--accent)",
    outlineOffset: "-2px",
  },
});

/** The menu of quick fixes and its key. */
export const fixMenu = (): Extension => [
  menuField,
  keymap.of([{ key: "Mod-.", run: showFixes, preventDefault: true }]),
  looks,
];
