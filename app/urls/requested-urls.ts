import { PlainUrls } from "../../core/index.ts";
import { normaliseTyped } from "./normalise-typed.ts";

/**
 * Creates a function that returns for many typed URLs the `url` of `normaliseTyped`. Most URLs need
 * no change, and are recognised quickly.
 */
export const requestedUrls = (): ((typed: string) => string) => {
  const plain = new PlainUrls();
  return (typed) => (plain.pathStart(typed) >= 0 ? typed : normaliseTyped(typed).url);
};
