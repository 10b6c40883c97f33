import { type RangeSet, RangeSetBuilder, RangeValue, type Text } from "@codemirror/state";
import { Decoration, type DecorationSet, type EditorView } from "@codemirror/view";

/** A range of dimmed lines: from the start of the first to the end of the last. */
export class Stretch extends RangeValue {}

const STRETCH = new Stretch();

/** Runs of consecutive line numbers (1-based, in any order) as ranges of a text. */
export const stretchesOf = (doc: Text, numbers: readonly number[]): RangeSet<Stretch> => {
  const builder = new RangeSetBuilder<Stretch>();
  const sorted = [...numbers].sort((a, b) => a - b);
  let first = sorted[0] ?? 0;
  for (const [index, number] of sorted.entries()) {
    const next = sorted[index + 1];
    if (next === number + 1) continue;
    builder.add(doc.line(first).from, doc.line(number).to, STRETCH);
    first = next ?? 0;
  }
  return builder.finish();
};

const dimmedLine = Decoration.line({ class: "cm-dimmed" });

/** The dimmed lines on the screen; the others need no mark. */
export const dimmedOnScreen = (view: EditorView, dimmed: RangeSet<Stretch>): DecorationSet => {
  const { doc } = view.state;
  const builder = new RangeSetBuilder<Decoration>();
  let last = -1;
  for (const visible of view.visibleRanges) {
    dimmed.between(visible.from, visible.to, (from, to) => {
      const end = Math.min(to, visible.to);
      for (let at = Math.max(from, visible.from); at <= end; ) {
        const line = doc.lineAt(at);
        if (line.from > last) builder.add(line.from, line.from, dimmedLine);
        last = Math.max(last, line.from);
        at = line.to + 1;
      }
    });
  }
  return builder.finish();
};
