/**
 * The names of fields, in lower case, that some reader has ever given a meaning: what is not here is
 * most likely a typo. `directives.ts` says what each means; this list stands alone so that colouring
 * a file does not have to load it.
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
