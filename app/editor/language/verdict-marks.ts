import {
  type EditorState,
  type Extension,
  type Range,
  RangeSet,
  StateEffect,
  StateField,
} from "@codemirror/state";
import {
  Decoration,
  type DecorationSet,
  EditorView,
  GutterMarker,
  gutterLineClass,
  ViewPlugin,
} from "@codemirror/view";
import { memoByValue } from "../../../core/index.ts";
import { AfterPaintPlugin } from "./after-paint-plugin.ts";
import { dimmedOnScreen, type Stretch, stretchesOf } from "./dimming.ts";
import { documentField } from "./document.ts";
import { queryField } from "./query.ts";
import { type LineMark, verdictModelSteps } from "./verdict-model.ts";

/** The marks as CodeMirror holds them. */
export interface VerdictMarks {
  readonly decorations: DecorationSet;
  /** Ranges of lines for other crawlers. In a large file that may be nearly all lines. */
  readonly dimmed: RangeSet<Stretch>;
  readonly gutter: RangeSet<GutterMarker>;
  /** The start of the deciding rule's line and its verdict; null if none decides. */
  readonly winner: { readonly at: number; readonly effect: LineMark["effect"] } | null;
}

const NONE: VerdictMarks = {
  decorations: Decoration.none,
  dimmed: RangeSet.empty,
  gutter: RangeSet.empty,
  winner: null,
};

const joined = (...names: readonly string[]): string =>
  names.filter((name) => name !== "").join(" ");

const ruleClasses = ({ part, effect }: LineMark): string =>
  part === null ? "" : `cm-rule-${part} cm-rule-${effect}`;

/** The gutter does not mark lines for other crawlers: most lines of a large file are. */
const gutterClassesOf = (mark: LineMark): string =>
  joined(
    mark.followed ? "cm-followed" : "",
    mark.stack === null ? "" : `cm-stack cm-stack-${mark.stack}`,
    ruleClasses(mark),
  );

class LineClass extends GutterMarker {
  override readonly elementClass: string;

  constructor(elementClass: string) {
    super();
    this.elementClass = elementClass;
  }
}

const gutterClass = memoByValue((classes: string) => new LineClass(classes));

/**
 * The note is an attribute that a style shows after the line. It is not part of the text, so
 * cursor, clipboard and screen readers skip it.
 */
const lineDecoration = (classes: string, note: string): Decoration =>
  Decoration.line({
    ...(classes === "" ? {} : { class: classes }),
    ...(note === "" ? {} : { attributes: { "data-note": note } }),
  });

const matched = Decoration.mark({ class: "cm-rule-matched" });

const behindTheEnd = Decoration.mark({ class: "cm-unread" });

/** Lines marked between two yields. */
const PORTION = 1000;

/** Computes the marks of a state. Yields now and then: a large file takes tenths of a second. */
export function* verdictMarkSteps(state: EditorState): Generator<void, VerdictMarks> {
  const { lines, winner, unread } = yield* verdictModelSteps(
    state.field(documentField),
    state.field(queryField),
  );
  const byLook = memoByValue((key: string) => {
    const [classes = "", note = ""] = key.split("\n");
    return lineDecoration(classes, note);
  });
  const decorations: Range<Decoration>[] = [];
  const gutter: Range<GutterMarker>[] = [];
  const dimmed: number[] = [];
  let seen = 0;
  for (const [number, mark] of lines) {
    seen += 1;
    if (seen % PORTION === 0) yield;
    if (mark.dimmed) dimmed.push(number);
    const classes = ruleClasses(mark);
    const gutterClasses = gutterClassesOf(mark);
    const isPlain = classes === "" && mark.note === "";
    // Finding a line takes longest, and most lines of a large file are only dimmed.
    if (isPlain && gutterClasses === "") continue;
    const { from } = state.doc.line(number);
    if (!isPlain) decorations.push(byLook(`${classes}\n${mark.note}`).range(from));
    if (gutterClasses !== "") gutter.push(gutterClass(gutterClasses).range(from));
  }
  for (const { from, to } of winner?.matched ?? []) {
    if (from < to) decorations.push(matched.range(from, to));
  }
  if (unread !== null && unread.from < unread.to) {
    decorations.push(behindTheEnd.range(unread.from, unread.to));
  }
  return {
    decorations: Decoration.set(decorations, true),
    dimmed: stretchesOf(state.doc, dimmed),
    gutter: RangeSet.of(gutter, true),
    winner:
      winner === null
        ? null
        : {
            at: state.doc.line(winner.line).from,
            effect: lines.get(winner.line)?.effect ?? null,
          },
  };
}

const sameMarks = (a: VerdictMarks, b: VerdictMarks): boolean =>
  RangeSet.eq([a.decorations], [b.decorations]) &&
  RangeSet.eq([a.dimmed], [b.dimmed]) &&
  RangeSet.eq([a.gutter], [b.gutter]);

const setMarks = StateEffect.define<VerdictMarks>();

/** The current marks: moved with every edit, replaced when they are recomputed. */
const marksField: StateField<VerdictMarks> = StateField.define({
  create: () => NONE,
  update: (marks, transaction) => {
    for (const effect of transaction.effects) if (effect.is(setMarks)) return effect.value;
    if (!transaction.docChanged) return marks;
    const { changes } = transaction;
    const { winner } = marks;
    return {
      decorations: marks.decorations.map(changes),
      dimmed: marks.dimmed.map(changes),
      gutter: marks.gutter.map(changes),
      winner: winner === null ? null : { ...winner, at: changes.mapPos(winner.at) },
    };
  },
  provide: (field) => [
    EditorView.decorations.from(field, ({ decorations }) => decorations),
    EditorView.decorations.of((view) => dimmedOnScreen(view, view.state.field(marksField).dimmed)),
    gutterLineClass.from(field, ({ gutter }) => gutter),
  ],
});

const PULSE: readonly Keyframe[] = [
  { boxShadow: "inset 0 0 0 2px var(--accent)" },
  { boxShadow: "inset 0 0 0 2px transparent" },
];

const pulse = (view: EditorView, at: number): void => {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const { node } = view.domAtPos(at);
  const element = node instanceof HTMLElement ? node : node.parentElement;
  element?.closest(".cm-line")?.animate([...PULSE], { duration: 700, easing: "ease-out" });
};

/** Keeps the marks up to date, after each paint. */
class MarksPlugin extends AfterPaintPlugin {
  private hasShown = false;
  private activeUrl = this.view.state.field(queryField).activeUrl;

  protected override *work(): Generator<unknown, () => void> {
    const marks = yield* verdictMarkSteps(this.view.state);
    return () => this.show(marks);
  }

  private show(marks: VerdictMarks): void {
    const { state } = this.view;
    const before = state.field(marksField);
    const isFirst = !this.hasShown;
    this.hasShown = true;
    const { activeUrl } = state.field(queryField);
    const isChosen = activeUrl !== this.activeUrl;
    this.activeUrl = activeUrl;
    const isSame = sameMarks(before, marks);
    // A user who types stays in place; a user who selects a URL elsewhere sees the deciding line.
    const shown = isChosen && !this.view.hasFocus ? marks.winner : null;
    const scroll =
      shown === null ? [] : [EditorView.scrollIntoView(shown.at, { y: "nearest", yMargin: 96 })];
    const effects = [...(isSame ? [] : [setMarks.of(marks)]), ...scroll];
    if (effects.length > 0) this.view.dispatch({ effects });
    if (isSame) return;
    const { winner } = marks;
    const isNew = winner?.at !== before.winner?.at || winner?.effect !== before.winner?.effect;
    if (winner !== null && isNew && !isFirst) pulse(this.view, winner.at);
  }
}

/** The note's background: a long line disappears under it. */
const fading = (color: string): string => `linear-gradient(to right, transparent, ${color} 14px)`;

const tint = (part: string, effect: string, percent: number): Record<string, object> => {
  const rule = `.cm-rule-${part}.cm-rule-${effect}`;
  const mixed = (ground: string): string =>
    `color-mix(in srgb, var(--${effect}) ${percent}%, ${ground})`;
  return {
    [`.cm-line${rule}, .cm-gutterElement${rule}`]: { backgroundColor: mixed("transparent") },
    [`.cm-line${rule}::after`]: { background: fading(mixed("var(--surface)")) },
  };
};

const looks = EditorView.theme({
  ".cm-line.cm-dimmed, .cm-unread": {
    color: "var(--muted)",
    "--code-name": "color-mix(in srgb, var(--accent) 40%, var(--muted))",
    "--code-agent": "var(--muted)",
    "--code-path": "var(--muted)",
    "--code-special": "var(--muted)",
    "--code-url": "var(--muted)",
  },
  ".cm-line[data-note]::after": {
    content: "attr(data-note)",
    float: "right",
    position: "sticky",
    right: "0",
    // Wider than any note. It takes no space, so a long line does not push it to the next row.
    marginLeft: "-400px",
    padding: "0 14px 0 20px",
    background: fading("var(--surface)"),
    font: "13px/var(--editor-line, 22px) var(--font-ui)",
    color: "var(--muted)",
    pointerEvents: "none",
  },
  // A wrapped line makes room for its note.
  ".cm-lineWrapping .cm-line[data-note]::after": { marginLeft: "12px" },
  ".cm-activeLine[data-note]::after": {
    background: fading("color-mix(in srgb, var(--accent) 7%, var(--surface))"),
  },
  // In a narrow editor the file's own text comes first.
  "@container (max-width: 420px)": {
    ".cm-line[data-note]::after": {
      maxWidth: "130px",
      overflow: "hidden",
      textOverflow: "ellipsis",
      whiteSpace: "nowrap",
    },
  },
  "@container (max-width: 320px)": { ".cm-line[data-note]::after": { display: "none" } },
  // Nothing may cover the text being written.
  "&.cm-focused .cm-activeLine::after": { visibility: "hidden" },
  // Half transparent, because the selection is drawn behind the lines.
  ...tint("winner", "blocked", 12),
  ...tint("winner", "allowed", 12),
  ...tint("candidate", "blocked", 6),
  ...tint("candidate", "allowed", 6),
  ".cm-lineNumbers .cm-rule-winner": { fontWeight: "600" },
  ".cm-lineNumbers .cm-rule-winner.cm-rule-blocked": { color: "var(--blocked)" },
  ".cm-lineNumbers .cm-rule-winner.cm-rule-allowed": { color: "var(--allowed)" },
  ".cm-rule-matched": {
    backgroundColor: "color-mix(in srgb, var(--match) 80%, transparent)",
    borderRadius: "2px",
  },
  ".cm-foldGutter .cm-followed": { boxShadow: "inset 2px 0 var(--accent)" },
  // Forced colours remove all backgrounds and shadows.
  "@media (forced-colors: active)": {
    ".cm-line.cm-rule-winner": { outline: "2px solid Highlight", outlineOffset: "-2px" },
    ".cm-line.cm-rule-candidate": { outline: "1px dashed Highlight", outlineOffset: "-1px" },
    ".cm-rule-matched": { textDecoration: "underline 2px Highlight", textUnderlineOffset: "3px" },
    ".cm-foldGutter .cm-followed": { borderLeft: "3px solid Highlight" },
    ".cm-line[data-note]::after": { background: "Canvas" },
  },
  // A bracket beside the line numbers joins the lines of one group.
  ".cm-lineNumbers .cm-stack": { position: "relative" },
  ".cm-lineNumbers .cm-stack::after": {
    content: '""',
    position: "absolute",
    right: "1px",
    top: "0",
    bottom: "0",
    width: "4px",
    borderLeft: "1px solid var(--border-field)",
  },
  ".cm-lineNumbers .cm-stack-first::after": {
    top: "10px",
    borderTop: "1px solid var(--border-field)",
  },
  ".cm-lineNumbers .cm-stack-last::after": {
    bottom: "calc(100% - 12px)",
    borderBottom: "1px solid var(--border-field)",
  },
});

/**
 * Marks the result of the query in the file: the group followed, the rule that wins and those that
 * lose, and what each rule decides. Typing only moves the marks; they are recomputed after the
 * paint, or at the next pause if that takes long.
 */
export const verdictMarking = (): Extension => [
  marksField,
  ViewPlugin.fromClass(MarksPlugin),
  looks,
];
