import { type CheckOfParts, joinParts } from "../check.ts";
import { allow } from "./empty-allow/allow.ts";
import { disallow } from "./empty-allow/disallow.ts";

export const emptyAllow: CheckOfParts = joinParts({
  id: "empty-allow",
  aliases: ["empty-disallow-with-others"],
  category: "paths",
  severity: "info",
  summary: "Avoid empty rules that do not do what they seem to",
  parts: { allow, disallow },
});
