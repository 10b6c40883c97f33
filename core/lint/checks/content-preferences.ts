import { type CheckOfParts, joinParts } from "../check.ts";
import { closedPath } from "./content-preferences/closed-path.ts";
import { contradiction } from "./content-preferences/contradiction.ts";
import { reach } from "./content-preferences/reach.ts";
import { twice } from "./content-preferences/twice.ts";

export const contentPreferences: CheckOfParts = joinParts({
  id: "content-preferences",
  aliases: [
    "content-signal-outside-group",
    "content-signal-contradicts-rules",
    "content-usage-conflict",
    "content-usage-on-blocked-path",
  ],
  category: "sitemaps",
  severity: "warning",
  summary: "Avoid preferences that reach nobody, contradict each other or contradict the rules",
  parts: { reach, contradiction, twice, closedPath },
});
