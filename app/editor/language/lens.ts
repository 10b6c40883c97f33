import {
  type EditorState,
  type Extension,
  StateEffect,
  StateField,
  type TransactionSpec,
} from "@codemirror/state";
import {
  Decoration,
  type DecorationSet,
  EditorView,
  ViewPlugin,
  WidgetType,
} from "@codemirror/view";
import { type Consultation, consult, type Group, visibleText } from "../../../core/index.ts";
import { fixedText } from "../../../core/lint/index.ts";
import {
  describeLost,
  lostRules,
  type StarRemedy,
  starRemedies,
} from "../../../core/service/index.ts";
import { AfterPaintPlugin } from "./after-paint-plugin.ts";
import { documentField } from "./document.ts";
import { languageMessages } from "./messages.ts";
import { queryField } from "./query.ts";
import { element, richText } from "./rich-text.ts";
import { asStep } from "./steps.ts";

/** The rules that the crawler under test lost to its own group, and what can be done about it. */
export interface Lens {
  /** A sentence, with code in backquotes. */
  readonly text: string;
  /** The group at whose end it is shown. */
  readonly group: Group;
  readonly remedies: readonly StarRemedy[];
}

const consultationIn = (state: EditorState): Consultation => {
  const { dialect, crawler, response } = state.field(queryField);
  return consult(state.field(documentField), dialect, crawler, response);
};

/** The lens for a state; null if its crawler lost no rule that matters. */
export const lensOf = (state: EditorState): Lens | null => {
  const consultation = consultationIn(state);
  // Rules after the point where the reader stops would be lost again.
  if (consultation.cutAt !== null) return null;
  const lost = lostRules(consultation);
  if (lost === null || !lost.opens) return null;
  return {
    text: describeLost(consultation, lost),
    group: lost.target,
    remedies: starRemedies(consultation),
  };
};

/** The transaction of a remedy in the current text; null if there is nothing left to fix. */
export const remedyTransaction = (
  state: EditorState,
  id: StarRemedy["id"],
): TransactionSpec | null => {
  const remedy = starRemedies(consultationIn(state)).find((each) => each.id === id);
  if (remedy === undefined) return null;
  const { effects, annotations } = asStep(fixedText({ title: remedy.label }));
  return {
    changes: [...remedy.edits],
    userEvent: "input.fix",
    effects: [effects, EditorView.announce.of(remedy.effect)],
    annotations,
  };
};

/** Applies a remedy as one step and returns the focus to the text. */
export const applyRemedy = (view: EditorView, id: StarRemedy["id"]): void => {
  const transaction = remedyTransaction(view.state, id);
  view.focus();
  if (transaction !== null) view.dispatch(transaction);
};

const remedyButton = (view: EditorView, { id, label, effect }: StarRemedy): HTMLButtonElement => {
  const button = element("button", "cm-button cm-lens-button", label);
  button.type = "button";
  button.title = visibleText(effect);
  button.onclick = () => applyRemedy(view, id);
  return button;
};

class LensWidget extends WidgetType {
  private readonly lens: Lens;

  constructor(lens: Lens) {
    super();
    this.lens = lens;
  }

  override eq({ lens: { text, remedies } }: LensWidget): boolean {
    return (
      text === this.lens.text &&
      remedies.length === this.lens.remedies.length &&
      remedies.every(({ effect }, index) => effect === this.lens.remedies[index]?.effect)
    );
  }

  override get estimatedHeight(): number {
    return 70;
  }

  /** A click beside the buttons moves the cursor to the text, as on any line. */
  override ignoreEvent({ target }: Event): boolean {
    return target instanceof HTMLButtonElement;
  }

  override toDOM(view: EditorView): HTMLElement {
    const { text, remedies } = this.lens;
    const box = element(
      "div",
      "cm-lens",
      element("span", "cm-lens-text", richText(text)),
      element("div", "cm-lens-buttons", ...remedies.map((remedy) => remedyButton(view, remedy))),
    );
    box.setAttribute("role", "group");
    box.setAttribute("aria-label", languageMessages.ignoredRules);
    // The space around it is the padding of an outer element: the editor measures blocks without
    // margins.
    return element("div", "cm-lens-place", box);
  }
}

/** The block that shows the lens; empty if there is none. */
export const lensBlock = (state: EditorState): DecorationSet => {
  const lens = lensOf(state);
  if (lens === null) return Decoration.none;
  const widget = Decoration.widget({ widget: new LensWidget(lens), block: true, side: 1 });
  return Decoration.set(widget.range(state.doc.line(lens.group.lastLine).to));
};

const setBlock = StateEffect.define<DecorationSet>();

/** A block changes the height of the text, so it has to come from a state field. */
const blockField: StateField<DecorationSet> = StateField.define({
  create: () => Decoration.none,
  update: (block, transaction) => {
    for (const effect of transaction.effects) if (effect.is(setBlock)) return effect.value;
    return transaction.docChanged ? block.map(transaction.changes) : block;
  },
  provide: (field) => EditorView.decorations.from(field),
});

const isSame = (a: DecorationSet, b: DecorationSet): boolean => {
  const [one, other] = [a.iter(), b.iter()];
  if (one.value === null || other.value === null) return one.value === other.value;
  return one.from === other.from && one.value.eq(other.value);
};

class LensPlugin extends AfterPaintPlugin {
  protected override *work(): Generator<unknown, () => void> {
    const { state } = this.view;
    const block = lensBlock(state);
    return () => {
      if (isSame(state.field(blockField), block)) return;
      this.view.dispatch({ effects: setBlock.of(block) });
    };
  }
}

const looks = EditorView.theme({
  ".cm-lens-place": { padding: "3px 14px 5px 6px" },
  ".cm-lens": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "6px 16px",
    boxSizing: "border-box",
    width: "max-content",
    maxWidth: "min(620px, calc(100cqi - var(--beside, 112px)))",
    padding: "7px 8px 7px 10px",
    border: "1px dashed var(--border-strong)",
    borderRadius: "var(--radius)",
    font: "13px/18px var(--font-ui)",
    color: "var(--muted)",
    whiteSpace: "normal",
    cursor: "default",
  },
  ".cm-lens-text": { flex: "1 1 230px" },
  ".cm-lens-buttons": { display: "grid", gap: "4px" },
  ".cm-lens code": { font: "13px/18px var(--font-code)", color: "var(--text)" },
  ".cm-lens-button": { minHeight: "24px", lineHeight: "18px", textAlign: "left" },
});

/**
 * Shows, below the group that the crawler under test follows, which rules for `*` it does not obey
 * because it is named, with buttons to apply them again. Computed after the paint; typing only
 * moves it. Needs `assist`.
 */
export const lostRulesLens = (): Extension => [blockField, ViewPlugin.fromClass(LensPlugin), looks];
