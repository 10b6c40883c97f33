import { type CheckOfParts, joinParts } from "../check.ts";
import { idleAllow } from "./redundant-rule/idle-allow.ts";
import { included } from "./redundant-rule/included.ts";
import { repeated } from "./redundant-rule/repeated.ts";

export const redundantRule: CheckOfParts = joinParts({
  id: "redundant-rule",
  aliases: ["duplicate-rule", "redundant-allow"],
  category: "interactions",
  severity: "hint",
  quiet: "not-needed",
  summary: "Suggest no rule that changes nothing",
  parts: { included, repeated, idleAllow },
});
