import { foldEffect, foldService } from "@codemirror/language";
import { type Extension, Prec, StateEffect, StateField } from "@codemirror/state";
import {
  Decoration,
  type DecorationSet,
  EditorView,
  ViewPlugin,
  WidgetType,
} from "@codemirror/view";
import { formatMessage, type WrittenBlock, writersOf } from "../../../core/index.ts";
import { AfterPaintPlugin } from "./after-paint-plugin.ts";
import { documentField } from "./document.ts";
import { languageMessages as words } from "./messages.ts";
import { element } from "./rich-text.ts";

/** What the label of a block says: who writes it, and where to change it. */
const labelOf = ({ writer: { name, where, isManaged } }: WrittenBlock): string => {
  if (!isManaged) return formatMessage(words.wroteThis, { name });
  return where === null
    ? formatMessage(words.writesThis, { name })
    : formatMessage(words.writesThisThere, { name, where });
};

class LabelWidget extends WidgetType {
  private readonly text: string;

  constructor(text: string) {
    super();
    this.text = text;
  }

  override eq({ text }: LabelWidget): boolean {
    return text === this.text;
  }

  override get estimatedHeight(): number {
    return 26;
  }

  override toDOM(): HTMLElement {
    const label = element("div", "cm-written", this.text);
    label.setAttribute("role", "note");
    return element("div", "cm-written-place", label);
  }
}

/** The blocks whose writer is certain, as their labels; each label knows its block's end. */
interface Written {
  readonly labels: DecorationSet;
  /** The hidden part of each block that can be folded, by the offset of its first line. */
  readonly folds: ReadonlyMap<number, { readonly from: number; readonly to: number }>;
  /** The ids of their writers. */
  readonly writers: ReadonlySet<string>;
}

const NONE: Written = { labels: Decoration.none, folds: new Map(), writers: new Set() };

const setWritten = StateEffect.define<Written>();

/** A label changes the height of the text, so it has to come from a state field. */
const writtenField: StateField<Written> = StateField.define({
  create: () => NONE,
  update: (written, { effects, changes, docChanged }) => {
    for (const effect of effects) if (effect.is(setWritten)) return effect.value;
    if (!docChanged) return written;
    const folds = Array.from(
      written.folds,
      ([at, { from, to }]) =>
        [changes.mapPos(at), { from: changes.mapPos(from), to: changes.mapPos(to, -1) }] as const,
    );
    return { ...written, labels: written.labels.map(changes), folds: new Map(folds) };
  },
  provide: (field) => EditorView.decorations.from(field, ({ labels }) => labels),
});

const isSame = (a: Written, b: Written): boolean => {
  const [one, other] = [a.labels.iter(), b.labels.iter()];
  while (one.value !== null && other.value !== null) {
    if (one.from !== other.from || !one.value.eq(other.value)) return false;
    one.next();
    other.next();
  }
  const ends = ({ folds }: Written): string => [...folds.values()].map(({ to }) => to).join();
  return one.value === other.value && ends(a) === ends(b);
};

class WrittenPlugin extends AfterPaintPlugin {
  protected override *work(): Generator<unknown, () => void> {
    const { state } = this.view;
    const before = state.field(writtenField);
    const blocks = writersOf(state.field(documentField)).filter(({ isSure }) => isSure);
    yield;
    const line = (number: number) => state.doc.line(number);
    const labels = blocks.map((block) =>
      Decoration.widget({ widget: new LabelWidget(labelOf(block)), block: true, side: -1 }).range(
        line(block.firstLine).from,
      ),
    );
    const folded = blocks.filter(
      ({ writer, isWholeFile, firstLine, lastLine }) =>
        writer.isManaged && !isWholeFile && lastLine > firstLine,
    );
    const spanOf = ({ firstLine, lastLine }: WrittenBlock) => ({
      from: line(firstLine).to,
      to: line(lastLine).to,
    });
    const written: Written = {
      labels: Decoration.set(labels),
      folds: new Map(folded.map((block) => [line(block.firstLine).from, spanOf(block)])),
      writers: new Set(blocks.map(({ writer }) => writer.id)),
    };
    // A block is folded when it comes into the file; whoever unfolds it wants to see it.
    const fresh = folded.filter(({ writer }) => !before.writers.has(writer.id)).map(spanOf);
    const { head } = state.selection.main;
    const hidden = fresh.filter(({ from, to }) => head <= from || head > to);
    return () => {
      if (isSame(this.view.state.field(writtenField), written)) return;
      this.view.dispatch({
        effects: [setWritten.of(written), ...hidden.map((span) => foldEffect.of(span))],
      });
    };
  }
}

const looks = EditorView.theme({
  ".cm-written-place": { padding: "2px 14px 2px 6px" },
  ".cm-written": {
    width: "max-content",
    maxWidth: "calc(100cqi - var(--beside, 112px))",
    padding: "1px 8px",
    borderRadius: "var(--radius)",
    background: "var(--accent-soft)",
    font: "12px/20px var(--font-ui)",
    color: "var(--text)",
    whiteSpace: "normal",
    cursor: "default",
  },
});

/**
 * Labels the parts of a file that other systems wrote, and folds those that they write again and
 * again. Computed after the paint; typing only moves them. Needs `assist`.
 */
export const writtenBlocks = (): Extension => [
  writtenField,
  Prec.high(foldService.of((state, from) => state.field(writtenField).folds.get(from) ?? null)),
  ViewPlugin.fromClass(WrittenPlugin),
  looks,
];
