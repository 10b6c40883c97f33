import type { LintRule } from "../rule.ts";
import { bomAtStart } from "./bom-at-start.ts";
import { bomInsideFile } from "./bom-inside-file.ts";
import { crawlDelayNotGoogle } from "./crawl-delay-not-google.ts";
import { directiveAfterUserAgent } from "./directive-after-user-agent.ts";
import { directivePrefixAccepted } from "./directive-prefix-accepted.ts";
import { directiveTypo } from "./directive-typo.ts";
import { directiveTypoAcceptedBySome } from "./directive-typo-accepted-by-some.ts";
import { fileEmpty } from "./file-empty.ts";
import { fileTooLarge } from "./file-too-large.ts";
import { fullWidthPunctuation } from "./full-width-punctuation.ts";
import { gluedDirectives } from "./glued-directives.ts";
import { hashTruncatesValue } from "./hash-truncates-value.ts";
import { htmlContent } from "./html-content.ts";
import { lineTooLong } from "./line-too-long.ts";
import { missingColon } from "./missing-colon.ts";
import { noRules } from "./no-rules.ts";
import { nonBreakingSpace } from "./non-breaking-space.ts";
import { ruleBeforeUserAgent } from "./rule-before-user-agent.ts";
import { sitemapInvalidUrl } from "./sitemap-invalid-url.ts";
import { sitemapRelativeUrl } from "./sitemap-relative-url.ts";
import { smartPunctuation } from "./smart-punctuation.ts";
import { unknownDirective } from "./unknown-directive.ts";
import { unparsableLine } from "./unparsable-line.ts";
import { unsupportedNoindex } from "./unsupported-noindex.ts";
import { wrongSeparator } from "./wrong-separator.ts";
import { zeroWidthCharacter } from "./zero-width-character.ts";

/**
 * Every check. Within a stage, line checks are tried in this order: the more particular cause stands
 * before the more general one.
 */
export const lintRules: readonly LintRule[] = [
  // file
  htmlContent,
  bomAtStart,
  fileEmpty,
  noRules,
  fileTooLarge,
  // characters
  bomInsideFile,
  zeroWidthCharacter,
  nonBreakingSpace,
  fullWidthPunctuation,
  smartPunctuation,
  // syntax: a second directive hides what else is wrong with a line
  gluedDirectives,
  directiveAfterUserAgent,
  wrongSeparator,
  missingColon,
  unparsableLine,
  // directives
  directiveTypoAcceptedBySome,
  directivePrefixAccepted,
  directiveTypo,
  unknownDirective,
  unsupportedNoindex,
  crawlDelayNotGoogle,
  // groups
  ruleBeforeUserAgent,
  // values
  lineTooLong,
  hashTruncatesValue,
  sitemapRelativeUrl,
  sitemapInvalidUrl,
];
