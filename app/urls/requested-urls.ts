import { PlainUrls } from "../../core/index.ts";
import { normaliseTyped } from "./normalise-typed.ts";

/**
 * Makes what gives, for many typed URLs one after the other, the `url` that `normaliseTyped` gives.
 * Most URLs of most lists stay as they are, and are told apart quickly.
 */
export const requestedUrls = (): ((typed: string) => string) => {
  const plain = new PlainUrls();
  return (typed) => (plain.pathStart(typed) >= 0 ? typed : normaliseTyped(typed).url);
};
