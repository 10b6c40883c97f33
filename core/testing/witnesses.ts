import { type Difference, firstDifference as sought } from "../analysis/changes.ts";
import { google } from "../dialects/google.ts";
import { rfc9309 } from "../dialects/rfc9309.ts";
import type { RobotsDocument } from "../syntax/document.ts";

/** The first URL for which two documents differ under google or rfc9309; null for none. */
export const firstDifference = (before: RobotsDocument, after: RobotsDocument): Difference | null =>
  sought(before, after, [google, rfc9309]);
