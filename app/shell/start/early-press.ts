declare global {
  interface Window {
    /** The button on the page that was pressed last (see theme.js); null once that is handled. */
    pressedEarly?: HTMLElement | null;
    /** The field that was changed last, and to what, in the same way. */
    chosenEarly?: readonly [Element, string] | null;
  }
}

/** Milliseconds between two attempts. */
const AGAIN = 100;

/** Call this before any other handler of a press: it is about to be handled. */
export const forgetPress = (): void => {
  window.pressedEarly = null;
};

/** The same for a change of a field. */
export const forgetChoice = (): void => {
  window.chosenEarly = null;
};

const pressAgain = (): void => {
  if (window.pressedEarly?.isConnected) window.pressedEarly.click();
};

/** Makes a choice in a list again, which the page has taken back when it took the list over. */
const chooseAgain = (): void => {
  // What was typed comes first: it belongs where the editor was, which a choice may move.
  if (window.typedEarly !== null) return;
  const [field, value = ""] = window.chosenEarly ?? [];
  if (!(field instanceof HTMLSelectElement && field.isConnected)) return;
  field.value = value;
  field.dispatchEvent(new Event("change", { bubbles: true }));
};

/**
 * Repeats a press or a choice on the prerendered page until something handles it: scripts and parts
 * that it is for may still have to load. React handles presses on what has loaded, hydrated or not.
 *
 * @returns a function that ends it with a last attempt, once all parts have loaded.
 */
export const repeatEarlyPress = (): (() => void) => {
  const repeat = (): void => {
    pressAgain();
    chooseAgain();
  };
  repeat();
  const timer = setInterval(repeat, AGAIN);
  return () => {
    clearInterval(timer);
    repeat();
  };
};
