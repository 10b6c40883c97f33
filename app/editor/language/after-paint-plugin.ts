import type { EditorView, ViewUpdate } from "@codemirror/view";
import { inSlices } from "../../time/in-slices.ts";
import {
  afterPaint,
  LONG_TEXT,
  latestFor,
  type PauseTimer,
  pauseFor,
  pauseTimer,
} from "../../time/schedule.ts";
import { documentField } from "./document.ts";
import { queryField } from "./query.ts";

/** Milliseconds of work above which updates wait for a pause in typing. */
const SLOW = 4;

/**
 * Keeps something up to date with the text and the query, after each paint, or at the next pause in
 * typing if the file is long or the last update was slow. Works in slices, and starts again if the
 * text or the query changes.
 */
export abstract class AfterPaintPlugin {
  protected readonly view: EditorView;
  private readonly pause: PauseTimer;
  private cancelPaint: (() => void) | null = null;
  private dropWork = (): void => {};
  private cost = 0;

  constructor(view: EditorView) {
    this.view = view;
    this.pause = pauseTimer(
      () => this.refresh(),
      () => pauseFor(this.view.state.doc.length),
      () => latestFor(this.view.state.doc.length),
    );
    this.schedule(false);
  }

  /**
   * Computes it for the view's current state, yielding now and then; returns the effects that show
   * it.
   */
  protected abstract work(): Generator<unknown, () => void>;

  update({ state, startState }: ViewUpdate): void {
    const isEdit = state.field(documentField) !== startState.field(documentField);
    const isQueryNew = state.field(queryField) !== startState.field(queryField, false);
    if (!isEdit && !isQueryNew) return;
    this.dropWork();
    this.schedule(!isQueryNew);
  }

  private schedule(isEdit: boolean): void {
    const isLong = this.view.state.doc.length >= LONG_TEXT || this.cost > SLOW;
    if (isEdit && isLong) {
      this.pause.ask();
      return;
    }
    this.pause.cancel();
    this.cancelPaint ??= afterPaint(() => this.refresh());
  }

  private refresh(): void {
    this.cancelPaint = null;
    if (this.waitsForComposition()) return;
    this.dropWork();
    const start = performance.now();
    this.dropWork = inSlices(this.work(), (show) => {
      if (this.waitsForComposition()) return;
      show();
      this.cost = performance.now() - start;
    });
  }

  /**
   * Changing the look of a line while an input method composes text in it would cancel the
   * composition.
   */
  private waitsForComposition(): boolean {
    if (this.view.composing) this.pause.ask();
    return this.view.composing;
  }

  destroy(): void {
    this.cancelPaint?.();
    this.pause.cancel();
    this.dropWork();
  }
}
