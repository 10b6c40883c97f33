import type { Fact, Source } from "./dialect.ts";

/** A section of RFC 9309, the Robots Exclusion Protocol (September 2022). */
export const rfc9309 = (section: string): Source => ({
  basis: "clause",
  title: `RFC 9309, section ${section}`,
  url: `https://www.rfc-editor.org/rfc/rfc9309.html#section-${section}`,
});

/** Observed by running google/robotstxt, commit 22b355f. */
export const googleLibrary = (where: string): Source => ({
  basis: "observed",
  title: `google/robotstxt 22b355f, ${where}`,
  url: "https://github.com/google/robotstxt",
});

/** A statement on a page: a standard's text, an operator's documentation. */
export const page =
  (
    basis: "clause" | "documentation",
    document: string,
    url: string | null,
  ): ((what: string) => Source) =>
  (what) => ({ basis, title: `${document}: ${what}`, url });

/** Observed by running software of a named version. */
export const run =
  (version: string, url: string | null): ((what: string) => Source) =>
  (what) => ({ basis: "observed", title: `by running ${version}: ${what}`, url });

/** Not settled by any known source. */
export const assumed = (reason: string): Source => ({ basis: "assumed", title: reason, url: null });

export const fact = <T>(value: T, source: Source): Fact<T> => ({ value, source });
