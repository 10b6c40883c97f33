import { type CheckOfParts, joinParts } from "../check.ts";
import { extension } from "./prefix-without-slash/extension.ts";
import { openEnd } from "./prefix-without-slash/open-end.ts";

export const prefixWithoutSlash: CheckOfParts = joinParts({
  id: "prefix-without-slash",
  aliases: ["extension-without-anchor"],
  category: "paths",
  severity: "hint",
  summary: "Suggest paths that match no more than is meant",
  // Every third file has such paths, and no file shows what was meant.
  defaultOn: false,
  parts: { openEnd, extension },
});
