import { type CheckOfParts, joinParts } from "../check.ts";
import { backslash } from "./dot-segments/backslash.ts";
import { dots } from "./dot-segments/dots.ts";
import { slashes } from "./dot-segments/slashes.ts";

export const dotSegments: CheckOfParts = joinParts({
  id: "dot-segments",
  aliases: ["double-slash", "backslash-in-path"],
  category: "paths",
  severity: "warning",
  summary: "Avoid paths that no URL has, because browsers and servers resolve them",
  parts: { dots, slashes, backslash },
});
