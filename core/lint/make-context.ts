import type { Dialect } from "../dialects/dialect.ts";
import { google } from "../dialects/google.ts";
import { rfc9309 } from "../dialects/rfc9309.ts";
import { policyOf } from "../match/consult.ts";
import { readPolicy } from "../policy/read.ts";
import { bytesOfDocument } from "../response/cut.ts";
import type { HttpResponse } from "../response/response.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { lineViews } from "../syntax/line-view.ts";
import type { KnownPage, LineContext, LintFormat } from "./context.ts";
import { readIgnores } from "./facts/ignores.ts";

/** What is known about a file besides its text. */
export interface Circumstances {
  readonly dialect: Dialect;
  /** By default derived from the text. */
  readonly format?: LintFormat | undefined;
  /** Null if unknown. */
  readonly response: HttpResponse | null;
  /** By default none. */
  readonly pages?: readonly KnownPage[];
}

/** Creates the input of line checks. */
export const lineContext = (
  document: RobotsDocument,
  { dialect, format, response, pages = [] }: Circumstances,
): LineContext => ({
  document,
  dialect,
  format: format ?? { bytes: bytesOfDocument(document) },
  response,
  pages,
  lines: lineViews(document),
  ignores: readIgnores(document),
  google: policyOf(document, google),
  // Not cached with the document: nothing else is likely to need it, and for a large file it is
  // large.
  rfc9309: readPolicy(document, rfc9309),
});
