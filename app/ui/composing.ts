/** The part of a key's event that says whether an input method is at work. */
interface KeyPress {
  readonly keyCode: number;
  readonly nativeEvent: { readonly isComposing: boolean };
}

/** What browsers give for a key that the input method takes. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * Whether a key belongs to an input method, which composes letters of several keys: Enter then accepts
 * what it proposes and Escape drops it, and neither is meant for the field. Safari says so by the key
 * code alone for the key that ends the composition.
 */
export const isComposing = ({ keyCode, nativeEvent }: KeyPress): boolean =>
  nativeEvent.isComposing || keyCode === TAKEN_BY_INPUT_METHOD;
