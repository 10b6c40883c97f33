import { type CheckOfParts, joinParts } from "../check.ts";
import { samePath } from "./conflicting-rules/same-path.ts";
import { shadowed } from "./conflicting-rules/shadowed.ts";
import { shortAllow } from "./conflicting-rules/short-allow.ts";

export const conflictingRules: CheckOfParts = joinParts({
  id: "conflicting-rules",
  aliases: ["shadowed-rule", "allow-too-short-to-win", "wildcard-length-surprise"],
  category: "interactions",
  severity: "warning",
  summary: "Avoid rules that another one of their group always overrules",
  parts: { samePath, shadowed, shortAllow },
});
