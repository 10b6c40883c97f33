import type { EditorView, ViewUpdate } from "@codemirror/view";
import { afterPaint, LONG_TEXT, type Schedule } from "../../time/schedule.ts";
import { documentField, textSettled } from "./document.ts";
import { inSlices } from "./in-slices.ts";
import { queryField } from "./query.ts";

/** Milliseconds after which work that would disturb an input method is tried again. */
const COMPOSING = 250;

const afterComposing: Schedule = (task) => {
  const timer = setTimeout(task, COMPOSING);
  return () => clearTimeout(timer);
};

/**
 * Keeps something up to date with the text and the query, after each paint, or once a long text has
 * settled. Works in slices, and starts again if the text or the query changes.
 */
export abstract class AfterPaintPlugin {
  protected readonly view: EditorView;
  private cancelPlan: (() => void) | null = null;
  private dropWork = (): void => {};

  constructor(view: EditorView) {
    this.view = view;
    this.plan(afterPaint);
  }

  /**
   * Computes it for the view's current state, yielding now and then; returns the effects that show
   * it.
   */
  protected abstract work(): Generator<unknown, () => void>;

  update({ state, startState, transactions }: ViewUpdate): void {
    const isEdit = state.field(documentField) !== startState.field(documentField);
    const isQueryNew = state.field(queryField) !== startState.field(queryField, false);
    const isLong = state.doc.length >= LONG_TEXT;
    const isSettled = transactions.some(({ effects }) =>
      effects.some((effect) => effect.is(textSettled)),
    );
    if (isEdit || isQueryNew) this.dropWork();
    if (isQueryNew || (isLong ? isSettled : isEdit)) this.plan(afterPaint);
  }

  private plan(schedule: Schedule): void {
    this.cancelPlan ??= schedule(() => this.refresh());
  }

  private refresh(): void {
    this.cancelPlan = null;
    if (this.waitsForComposition()) return;
    this.dropWork();
    this.dropWork = inSlices(this.work(), (show) => {
      if (!this.waitsForComposition()) show();
    });
  }

  /**
   * Changing the look of a line while an input method composes text in it would cancel the
   * composition.
   */
  private waitsForComposition(): boolean {
    if (this.view.composing) this.plan(afterComposing);
    return this.view.composing;
  }

  destroy(): void {
    this.cancelPlan?.();
    this.dropWork();
  }
}
