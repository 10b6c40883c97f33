import { type CheckOfParts, joinParts } from "../check.ts";
import { closedPath } from "./content-preferences/closed-path.ts";
import { contradiction } from "./content-preferences/contradiction.ts";
import { reach } from "./content-preferences/reach.ts";
import { twice } from "./content-preferences/twice.ts";

export const contentPreferences: CheckOfParts = joinParts({
  id: "content-preferences",
  gone: ["content-signal-not-enforced"],
  category: "sitemaps",
  severity: "warning",
  summary: "Avoid preferences that reach nobody, contradict each other or contradict the rules",
  parts: { reach, contradiction, twice, closedPath },
});
