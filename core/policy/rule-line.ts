import type { Rule } from "./policy.ts";

/** A rule as it is usually written; without a path, nothing follows the colon. */
export const ruleLine = ({ type, text }: Pick<Rule, "type" | "text">): string =>
  `${type === "allow" ? "Allow" : "Disallow"}: ${text}`.trimEnd();
