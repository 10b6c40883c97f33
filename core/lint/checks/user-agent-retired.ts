import { type CheckOfParts, joinParts } from "../check.ts";
import { noVisits } from "./user-agent-retired/no-visits.ts";
import { retired } from "./user-agent-retired/retired.ts";

export const userAgentRetired: CheckOfParts = joinParts({
  id: "user-agent-retired",
  aliases: ["ai-agent-alias-outdated", "user-agent-not-a-robot", "token-is-not-a-crawler"],
  category: "groups",
  severity: "hint",
  summary: "Suggest names under which somebody crawls",
  parts: { retired, noVisits },
});
