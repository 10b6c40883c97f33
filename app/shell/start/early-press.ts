declare global {
  interface Window {
    /** The button on the page that was pressed last (see theme.js); null once that is handled. */
    pressedEarly?: HTMLElement | null;
  }
}

/** Milliseconds between two attempts. */
const AGAIN = 100;

/** Call this before any other handler of a press: it is about to be handled. */
export const forgetPress = (): void => {
  window.pressedEarly = null;
};

/**
 * Repeats a press on the prerendered page until something handles it: scripts and parts that were
 * pressed may still have to load. React handles presses on what has loaded, hydrated or not.
 *
 * @returns a function that stops it, once all parts have loaded.
 */
export const repeatEarlyPress = (): (() => void) => {
  const press = (): void => {
    if (window.pressedEarly?.isConnected) window.pressedEarly.click();
  };
  press();
  const timer = setInterval(press, AGAIN);
  return () => clearInterval(timer);
};
