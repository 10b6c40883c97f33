import { type CheckOfParts, joinParts } from "../check.ts";
import { rules } from "./raw-non-ascii/rules.ts";
import { sitemaps } from "./raw-non-ascii/sitemaps.ts";

export const rawNonAscii: CheckOfParts = joinParts({
  id: "raw-non-ascii",
  aliases: [],
  category: "paths",
  severity: "info",
  summary: "Suggest writing letters outside ASCII as URLs have them",
  parts: { rules, sitemaps },
});
