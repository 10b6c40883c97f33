import type { EditorView, ViewUpdate } from "@codemirror/view";
import {
  afterPaint,
  LATEST_AFTER_TYPING,
  LONG_TEXT,
  PAUSE,
  type PauseTimer,
  pauseTimer,
} from "../time/schedule.ts";
import { documentField } from "./document.ts";
import { queryField } from "./query.ts";

/** Milliseconds of work above which it waits for a pause in typing. */
const SLOW = 4;

/**
 * Keeps something up to date with the text and the query, behind the keystrokes: once the screen is
 * drawn, or at the next pause in typing where the file is long or the work took long the last time.
 */
export abstract class AfterPaintPlugin {
  protected readonly view: EditorView;
  private readonly pause: PauseTimer;
  private cancelPaint: (() => void) | null = null;
  private cost = 0;

  constructor(view: EditorView) {
    this.view = view;
    this.pause = pauseTimer(() => this.refresh(), PAUSE, LATEST_AFTER_TYPING);
    this.schedule(false);
  }

  /** Works it out for the view's present state and shows it. */
  protected abstract renew(): void;

  update({ state, startState }: ViewUpdate): void {
    const isEdit = state.field(documentField) !== startState.field(documentField);
    const isAsked = state.field(queryField) !== startState.field(queryField, false);
    if (isEdit || isAsked) this.schedule(!isAsked);
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
    // A change of the line's look while an input method composes text there would break it off.
    if (this.view.composing) {
      this.pause.ask();
      return;
    }
    const start = performance.now();
    this.renew();
    this.cost = performance.now() - start;
  }

  destroy(): void {
    this.cancelPaint?.();
    this.pause.cancel();
  }
}
