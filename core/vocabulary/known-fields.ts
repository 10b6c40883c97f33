/**
 * The names of fields, in lower case, that some reader has ever supported: any other is most likely
 * a typo. `directives.ts` describes each; this list is separate so that colouring a file does not
 * load the descriptions.
 */
export const knownFields: ReadonlySet<string> = new Set([
  "user-agent",
  "disallow",
  "allow",
  "sitemap",
  "crawl-delay",
  "host",
  "clean-param",
  "request-rate",
  "visit-time",
  "robot-version",
  "comment",
  "noindex",
  "nofollow",
  "noarchive",
  "content-signal",
  "content-usage",
  "license",
  "cache-delay",
  "revisit-after",
  "domain",
  "llms-txt",
  "llms",
  "llm-policy",
  "ai",
  "agentmap",
  "permits",
  "prohibits",
  "compensation",
  "disallowaitraining",
]);
