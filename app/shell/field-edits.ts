/** The part of a text field that is looked at. */
export interface EditedField {
  readonly value: string;
}

/** What was typed into the focused field since it got the focus. */
export interface FieldEdits {
  /** Call it when an element gets the focus. */
  readonly focused: (target: unknown) => void;
  /** Call it when something was typed. */
  readonly typed: (target: unknown) => void;
  /**
   * Whether the browser has something to undo or redo in a field. It has not after the page has put
   * a text there, such as a suggestion that was chosen; it would then change another field.
   */
  readonly has: (target: unknown, what: "undo" | "redo") => boolean;
}

const textOf = (target: unknown): string | null => {
  const value = (target as Partial<EditedField> | null)?.value;
  return typeof value === "string" ? value : null;
};

/** Follows one field at a time. */
export const createFieldEdits = (): FieldEdits => {
  let field: unknown = null;
  let before: string | null = null;
  let latest: string | null = null;
  return {
    focused: (target) => {
      field = target;
      before = textOf(target);
      latest = null;
    },
    typed: (target) => {
      if (target === field) latest = textOf(target);
    },
    has: (target, what) => {
      if (target !== field || latest === null || textOf(target) !== latest) return false;
      return what === "redo" || latest !== before;
    },
  };
};
