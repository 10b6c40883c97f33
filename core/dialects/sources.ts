import { formatMessage } from "../text/message.ts";
import type { Fact, Source } from "./dialect.ts";
import { SOURCE_MESSAGES } from "./messages.ts";

/** The title is worded when it is read: there are hundreds, and a page shows a few. */
const source = (basis: Source["basis"], url: string | null, title: () => string): Source => ({
  basis,
  url,
  get title() {
    return title();
  },
});

/** A section of RFC 9309, the Robots Exclusion Protocol (September 2022). */
export const rfc9309 = (section: string): Source =>
  source("clause", `https://www.rfc-editor.org/rfc/rfc9309.html#section-${section}`, () =>
    formatMessage(SOURCE_MESSAGES.section, { section }),
  );

/** Observed by running google/robotstxt, commit 22b355f. */
export const googleLibrary = (what: string): Source =>
  source("observed", "https://github.com/google/robotstxt", () =>
    formatMessage(SOURCE_MESSAGES.library, { what }),
  );

/** A statement on a page: a standard's text, an operator's documentation. */
export const page =
  (
    basis: "clause" | "documentation",
    document: string,
    url: string | null,
  ): ((what: string) => Source) =>
  (what) =>
    source(basis, url, () => formatMessage(SOURCE_MESSAGES.onPage, { document, what }));

/** Observed by running software of a named version. */
export const run =
  (version: string, url: string | null): ((what: string) => Source) =>
  (what) =>
    source("observed", url, () => formatMessage(SOURCE_MESSAGES.byRunning, { version, what }));

/** Not settled by any known source. */
export const assumed = (reason: string): Source => ({ basis: "assumed", title: reason, url: null });

/** What an operator does not document, so that the standard is assumed. */
export const asInRfc9309 =
  (operator: string): ((what: string) => Source) =>
  (what) =>
    source("assumed", null, () => formatMessage(SOURCE_MESSAGES.asInRfc, { operator, what }));

export const fact = <T>(value: T, source: Source): Fact<T> => ({ value, source });
