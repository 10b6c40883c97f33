import { PlainUrls } from "../../core/index.ts";
import { requestedUrl, UNNAMED_ORIGIN } from "./normalise-typed.ts";

/**
 * Creates a function that returns for many typed URLs the `url` of `normaliseTyped`. Most URLs need
 * no change, and are recognised quickly.
 */
export const requestedUrls = (): ((typed: string) => string) => {
  const plain = new PlainUrls();
  return (typed) => (plain.pathStart(typed) >= 0 ? typed : requestedUrl(typed));
};

/**
 * The same for the targets of logged requests, which begin with `/`: unlike typed text, they are
 * always a path, even with a second slash.
 */
export const requestedTargets = (): ((target: string) => string) => {
  const plain = new PlainUrls();
  return (target) =>
    plain.pathStart(target) >= 0 ? target : requestedUrl(UNNAMED_ORIGIN + target);
};
