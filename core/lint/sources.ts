import type { RuleSource } from "./rule.ts";

/** A section of RFC 9309, the Robots Exclusion Protocol. */
export const rfc9309 = (section: string): RuleSource => ({
  title: `RFC 9309, section ${section}`,
  url: `https://www.rfc-editor.org/rfc/rfc9309.html#section-${section}`,
});

/** Google's page on how it reads the file. */
export const googleDocs: RuleSource = {
  title: "How Google interprets the robots.txt specification",
  url: "https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec",
};

/** Google's open-source parser, run at commit 22b355f. */
export const googleLibrary: RuleSource = {
  title: "google/robotstxt, Google's open-source parser",
  url: "https://github.com/google/robotstxt",
};
