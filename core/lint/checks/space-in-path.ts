import { type CheckOfParts, joinParts } from "../check.ts";
import { several } from "./space-in-path/several.ts";
import { space } from "./space-in-path/space.ts";

export const spaceInPath: CheckOfParts = joinParts({
  id: "space-in-path",
  aliases: ["several-paths-on-line"],
  category: "paths",
  severity: "warning",
  summary: "Require one path on a line, with %20 for a space",
  parts: { several, space },
});
