import { invertedEffects, isolateHistory } from "@codemirror/commands";
import { type Annotation, type Extension, StateEffect, type Transaction } from "@codemirror/state";

/** What a step changes besides the text. */
export interface Along {
  /** Called with the step, and whenever it is redone. */
  readonly run: () => void;
  /** Called whenever it is undone. */
  readonly takeBack: () => void;
}

/** A step of the undo history. */
export interface Step {
  /** What it did, in a sentence. */
  readonly said: string;
  /** What is done and undone with it; null for nothing. */
  readonly along: Along | null;
}

/** The undo history keeps it with the step. */
const done = StateEffect.define<Step>();

/** What makes a change one step of the undo history that says what it did. */
export const asStep = (
  said: string,
  along: Along | null = null,
): { readonly effects: StateEffect<Step>; readonly annotations: Annotation<unknown> } => ({
  effects: done.of({ said, along }),
  annotations: isolateHistory.of("full"),
});

/** The step that a transaction is, undoes or redoes; null for any other. */
export const stepIn = ({ effects }: Transaction): Step | null =>
  effects.find((effect) => effect.is(done))?.value ?? null;

/** Keeps what steps did, so that they can say it again when they are redone. */
export const keepingSteps: Extension = invertedEffects.of(({ effects }) =>
  effects.filter((effect) => effect.is(done)),
);
