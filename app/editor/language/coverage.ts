import {
  type EditorState,
  type Extension,
  RangeSet,
  RangeSetBuilder,
  StateEffect,
  type StateEffectType,
  StateField,
  type Transaction,
} from "@codemirror/state";
import { EditorView, GutterMarker, gutter } from "@codemirror/view";
import {
  formatCompact,
  formatMessage,
  formatUnits,
  type RuleCoverage,
} from "../../../core/index.ts";
import type { HoverFact } from "../../../core/service/index.ts";
import { coverageMessages as words } from "./messages.ts";
import { ruleFacts } from "./rule-facts.ts";

/** How many URLs and requests each rule decides. */
export interface CoverageMarks {
  /** How many were judged. */
  readonly urls: number;
  readonly requests: number;
  /** By 1-based line of the document that the effect is dispatched on. */
  readonly rules: Iterable<RuleCoverage>;
}

/** Shows what rules decide; null hides it. */
export const setCoverage: StateEffectType<CoverageMarks | null> = StateEffect.define();

/** What was judged; the same for all rules. */
type Totals = Pick<CoverageMarks, "urls" | "requests">;

const textsOf = ({ urls, requests, isDead }: RuleCoverage, total: Totals): readonly string[] => {
  if (urls + requests === 0) return [isDead ? words.dead : words.none];
  return [
    ...(total.urls === 0
      ? []
      : [formatMessage(words.listed, { decided: urls, count: total.urls })]),
    ...(total.requests === 0
      ? []
      : [formatMessage(words.logged, { decided: requests, count: total.requests })]),
  ];
};

/** The number of URLs and requests that the rule of a line decides. */
class Count extends GutterMarker {
  readonly rule: RuleCoverage;
  readonly total: Totals;

  constructor(rule: RuleCoverage, total: Totals) {
    super();
    this.rule = rule;
    this.total = total;
  }

  override eq({ rule, total }: Count): boolean {
    const own = this.rule;
    return (
      rule.urls === own.urls &&
      rule.requests === own.requests &&
      rule.isDead === own.isDead &&
      total.urls === this.total.urls &&
      total.requests === this.total.requests
    );
  }

  override toDOM(): Node {
    const { urls, requests, isDead } = this.rule;
    const count = urls + requests;
    const dom = document.createElement("span");
    dom.className = count > 0 ? "cm-decides" : isDead ? "cm-decides-dead" : "cm-decides-none";
    dom.textContent = count === 0 && isDead ? words.deadMark : formatCompact(count);
    const what = formatUnits(textsOf(this.rule, this.total));
    dom.title = formatMessage(words.title, { what });
    return dom;
  }
}

const marksOf = (state: EditorState, { rules, ...total }: CoverageMarks): RangeSet<Count> => {
  const builder = new RangeSetBuilder<Count>();
  for (const rule of [...rules].sort((a, b) => a.line - b.line)) {
    if (rule.line > state.doc.lines) continue;
    const { from } = state.doc.line(rule.line);
    builder.add(from, from, new Count(rule, total));
  }
  return builder.finish();
};

/**
 * Numbers move with their lines. Those of changed lines are removed because they no longer apply.
 */
const moved = (marks: RangeSet<Count>, { changes, state }: Transaction): RangeSet<Count> => {
  const touched: { readonly from: number; readonly to: number }[] = [];
  changes.iterChangedRanges((_fromA, _toA, from, to) =>
    touched.push({ from: state.doc.lineAt(from).from, to: state.doc.lineAt(to).to }),
  );
  let left = marks.map(changes);
  for (const { from, to } of touched) {
    left = left.update({ filter: () => false, filterFrom: from, filterTo: to });
  }
  return left;
};

const coverageField: StateField<RangeSet<Count>> = StateField.define({
  create: () => RangeSet.empty,
  update: (marks, transaction) => {
    for (const effect of transaction.effects) {
      if (effect.is(setCoverage)) {
        return effect.value === null ? RangeSet.empty : marksOf(transaction.state, effect.value);
      }
    }
    return transaction.docChanged ? moved(marks, transaction) : marks;
  },
});

/** The count of the rule on a 1-based line. */
const factsAt = (state: EditorState, line: number): readonly HoverFact[] => {
  const facts: HoverFact[] = [];
  const { from } = state.doc.line(line);
  state.field(coverageField).between(from, from, (_from, _to, { rule, total }) => {
    for (const text of textsOf(rule, total)) facts.push({ label: words.label, text });
  });
  return facts;
};

const looks = EditorView.theme({
  // What stands between lines leaves room for one more gutter.
  "&": { "--beside": "154px" },
  ".cm-gutter-decides": { minWidth: "38px" },
  ".cm-gutter-decides .cm-gutterElement": {
    padding: "0 6px 0 4px",
    textAlign: "right",
    font: "13px/22px var(--font-ui)",
    fontVariantNumeric: "tabular-nums",
  },
  ".cm-decides": { color: "var(--accent)" },
  ".cm-decides-none": { color: "var(--muted)" },
  ".cm-decides-dead": { color: "var(--warning)", fontStyle: "italic" },
});

/** A column beside the line numbers that shows how many URLs each rule decides. */
export const coverageMarking = (): Extension => [
  coverageField,
  gutter({
    class: "cm-gutter-decides",
    markers: (view) => view.state.field(coverageField),
  }),
  ruleFacts.of(factsAt),
  looks,
];

/** Shows what rules decide; adds the column to the editor on first use. */
export const showCoverage = (view: EditorView, marks: CoverageMarks | null): void => {
  const isThere = view.state.field(coverageField, false) !== undefined;
  if (!isThere && marks === null) return;
  if (!isThere) view.dispatch({ effects: StateEffect.appendConfig.of(coverageMarking()) });
  view.dispatch({ effects: setCoverage.of(marks) });
};
