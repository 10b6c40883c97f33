import { type CheckOfParts, joinParts } from "../check.ts";
import { empty } from "./no-rules/empty.ts";
import { namesOnly } from "./no-rules/names-only.ts";

export const noRules: CheckOfParts = joinParts({
  id: "no-rules",
  aliases: ["file-empty"],
  category: "file",
  severity: "info",
  summary: "Suggest an explicit rule in a file without any",
  parts: { namesOnly, empty },
});
