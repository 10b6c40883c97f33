import { type CheckOfParts, joinParts } from "../check.ts";
import { broken } from "./percent-invalid/broken.ts";
import { malformed } from "./percent-invalid/malformed.ts";
import { needless } from "./percent-invalid/needless.ts";
import { twice } from "./percent-invalid/twice.ts";

export const percentInvalid: CheckOfParts = joinParts({
  id: "percent-invalid",
  category: "paths",
  severity: "warning",
  summary: "Avoid percent-encoding that no URL has",
  parts: { malformed, twice, needless, broken },
});
