/** The part of a keyboard event that tells whether an input method is active. */
interface KeyPress {
  readonly keyCode: number;
  readonly nativeEvent: { readonly isComposing: boolean };
}

/** The key code for keys that the input method handles. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * Whether a key belongs to an input method that is composing: Enter then accepts its proposal and
 * Escape cancels it, and neither is for the field. For the key that ends the composition, Safari
 * tells only by the key code.
 */
export const isComposing = ({ keyCode, nativeEvent }: KeyPress): boolean =>
  nativeEvent.isComposing || keyCode === TAKEN_BY_INPUT_METHOD;
