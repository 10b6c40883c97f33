import { type CheckOfParts, joinParts } from "../check.ts";
import { firstParameter } from "./query-trap/first-parameter.ts";
import { loose } from "./query-trap/loose.ts";
import { root } from "./query-trap/root.ts";

export const queryTrap: CheckOfParts = joinParts({
  id: "query-trap",
  aliases: ["query-order", "root-only-query", "query-parameter-loose"],
  category: "paths",
  severity: "info",
  summary: "Suggest queries that match where their parameter is, and nowhere else",
  parts: { firstParameter, root, loose },
});
