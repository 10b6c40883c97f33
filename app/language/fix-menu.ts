import { type Extension, StateEffect, StateField } from "@codemirror/state";
import {
  type Command,
  closeHoverTooltips,
  EditorView,
  keymap,
  showTooltip,
  type Tooltip,
} from "@codemirror/view";
import type { Diagnostic } from "../../core/index.ts";
import { assistConfig } from "./config.ts";
import { documentField } from "./document.ts";
import { applyFix, findingsAtCursor, type PlacedFinding } from "./fixes.ts";
import { element, richText } from "./rich-text.ts";

const setMenu = StateEffect.define<Tooltip | null>();

const close = (view: EditorView): void => {
  view.dispatch({ effects: setMenu.of(null) });
  view.focus();
};

const fixButton = (view: EditorView, placed: PlacedFinding, title: string): HTMLButtonElement => {
  const button = element("button", "cm-fix", title);
  button.type = "button";
  button.setAttribute("role", "menuitem");
  button.tabIndex = -1;
  button.onclick = () => {
    close(view);
    void applyFix(view, placed, title, placed.finding.from);
  };
  return button;
};

const sectionOf = (view: EditorView, placed: PlacedFinding): HTMLElement => {
  const { finding } = placed;
  const message = element(
    "p",
    `cm-fix-message cm-fix-${finding.severity}`,
    richText(finding.message),
  );
  const buttons = finding.fixes.map(({ title }) => fixButton(view, placed, title));
  if (buttons.length > 0) return element("div", "cm-fix-section", message, ...buttons);
  const none = element("p", "cm-fix-none", "Nothing can be fixed here without you.");
  return element("div", "cm-fix-section", message, none);
};

/** Moves the focus among the menu's buttons; gives whether the key was one of the menu's. */
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

const menuAt = (pos: number, findings: readonly PlacedFinding[]): Tooltip => ({
  pos,
  above: false,
  arrow: false,
  create: (view) => {
    const dom = element("div", "cm-fix-menu");
    dom.setAttribute("role", "menu");
    dom.setAttribute("aria-label", "Quick fixes");
    dom.tabIndex = -1;
    dom.append(...findings.map((placed) => sectionOf(view, placed)));
    dom.onkeydown = (event) => {
      if (!handleKey(view, dom, event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    dom.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && dom.contains(relatedTarget)) return;
      // The focus also goes when the menu is taken away, and then the view is busy.
      setTimeout(() => {
        if (dom.isConnected) view.dispatch({ effects: setMenu.of(null) });
      });
    });
    return { dom, mount: () => (dom.querySelector("button") ?? dom).focus() };
  },
});

const menuField = StateField.define<Tooltip | null>({
  create: () => null,
  update: (menu, transaction) => {
    for (const effect of transaction.effects) if (effect.is(setMenu)) return effect.value;
    return transaction.docChanged || transaction.selection !== undefined ? null : menu;
  },
  provide: (field) => showTooltip.from(field),
});

const openMenu = (view: EditorView, all: readonly Diagnostic[]): void => {
  const findings = findingsAtCursor(view.state, all);
  const first = findings[0];
  if (first === undefined) {
    const effects = EditorView.announce.of("No problem on this line");
    view.dispatch({ effects });
    return;
  }
  const { head } = view.state.selection.main;
  const line = view.state.doc.lineAt(head);
  const pos = Math.max(line.from, Math.min(first.finding.from, line.to));
  view.dispatch({ effects: [closeHoverTooltips, setMenu.of(menuAt(pos, findings))] });
};

/** Opens the fixes for the problem at the cursor, to be chosen by arrow keys and Enter. */
const showFixes: Command = (view) => {
  const { state } = view;
  void state
    .facet(assistConfig)
    .ask(state.field(documentField))
    .then((findings) => {
      // Who has gone on meanwhile, or writes on, does not want the menu any more.
      if (findings !== null && view.state === state) openMenu(view, findings);
    });
  return true;
};

const looks = EditorView.theme({
  ".cm-fix-menu": { font: "12px/18px var(--font-ui)", maxWidth: "420px", padding: "6px" },
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
