import type { Dialect, DialectId } from "./dialect.ts";
import { google } from "./google.ts";
import { rfc9309 } from "./rfc9309.ts";

/** Every reader that can be chosen, in the order lists show them. */
export const dialects: Readonly<Record<DialectId, Dialect>> = { google, rfc9309 };
