import type { Check, LintRule } from "../check.ts";
import { agentSubstringCollision } from "./agent-substring-collision.ts";
import { aiAgentAliasOutdated } from "./ai-agent-alias-outdated.ts";
import { aiBlockIncomplete } from "./ai-block-incomplete.ts";
import { allowTooShortToWin } from "./allow-too-short-to-win.ts";
import { allowlistWithoutEnd } from "./allowlist-without-end.ts";
import { applebotFollowsGooglebot } from "./applebot-follows-googlebot.ts";
import { backslashInPath } from "./backslash-in-path.ts";
import { barePathLine } from "./bare-path-line.ts";
import { bareSitemapUrl } from "./bare-sitemap-url.ts";
import { blankLineAfterUserAgent } from "./blank-line-after-user-agent.ts";
import { blankLineInsideGroup } from "./blank-line-inside-group.ts";
import { blocksEverything } from "./blocks-everything.ts";
import { blocksHomePage } from "./blocks-home-page.ts";
import { blocksRenderingResources } from "./blocks-rendering-resources.ts";
import { blocksSearchEngine } from "./blocks-search-engine.ts";
import { bomAtStart } from "./bom-at-start.ts";
import { bomInsideFile } from "./bom-inside-file.ts";
import { cleanParamInvalid } from "./clean-param-invalid.ts";
import { cleanParamYandexOnly } from "./clean-param-yandex-only.ts";
import { commentedOutDirective } from "./commented-out-directive.ts";
import { conflictingRules } from "./conflicting-rules.ts";
import { contentSignalContradictsRules } from "./content-signal-contradicts-rules.ts";
import { contentSignalInvalid } from "./content-signal-invalid.ts";
import { contentSignalNotEnforced } from "./content-signal-not-enforced.ts";
import { contentSignalOutsideGroup } from "./content-signal-outside-group.ts";
import { contentTypeNotText } from "./content-type-not-text.ts";
import { contentUsageConflict } from "./content-usage-conflict.ts";
import { contentUsageInvalid } from "./content-usage-invalid.ts";
import { contentUsageOnBlockedPath } from "./content-usage-on-blocked-path.ts";
import { controlCharacter } from "./control-character.ts";
import { crOnlyLineEnds } from "./cr-only-line-ends.ts";
import { crawlDelayDuplicate } from "./crawl-delay-duplicate.ts";
import { crawlDelayFractional } from "./crawl-delay-fractional.ts";
import { crawlDelayInvalid } from "./crawl-delay-invalid.ts";
import { crawlDelayNotGoogle } from "./crawl-delay-not-google.ts";
import { crawlDelayOutsideGroup } from "./crawl-delay-outside-group.ts";
import { crawlDelayTooLarge } from "./crawl-delay-too-large.ts";
import { crawlDelayZero } from "./crawl-delay-zero.ts";
import { deprecatedHost } from "./deprecated-host.ts";
import { directiveAfterUserAgent } from "./directive-after-user-agent.ts";
import { directiveCase } from "./directive-case.ts";
import { directivePrefixAccepted } from "./directive-prefix-accepted.ts";
import { directiveTypo } from "./directive-typo.ts";
import { directiveTypoAcceptedBySome } from "./directive-typo-accepted-by-some.ts";
import { disallowIsNotDeindex } from "./disallow-is-not-deindex.ts";
import { dollarNotAtEnd } from "./dollar-not-at-end.ts";
import { dotSegments } from "./dot-segments.ts";
import { doubleEncoding } from "./double-encoding.ts";
import { doubleSlash } from "./double-slash.ts";
import { duplicateGroup } from "./duplicate-group.ts";
import { duplicateRule } from "./duplicate-rule.ts";
import { duplicateUserAgentInGroup } from "./duplicate-user-agent-in-group.ts";
import { emptyAllow } from "./empty-allow.ts";
import { emptyDisallowWithOthers } from "./empty-disallow-with-others.ts";
import { emptyUserAgent } from "./empty-user-agent.ts";
import { encodingNotUtf8 } from "./encoding-not-utf8.ts";
import { encodingUtf16 } from "./encoding-utf16.ts";
import { everythingAllowed } from "./everything-allowed.ts";
import { exoticLineSeparator } from "./exotic-line-separator.ts";
import { extensionWithoutAnchor } from "./extension-without-anchor.ts";
import { fileEmpty } from "./file-empty.ts";
import { fileTooLarge } from "./file-too-large.ts";
import { folderSlashMissesFolder } from "./folder-slash-misses-folder.ts";
import { frontMatter } from "./front-matter.ts";
import { fullWidthPunctuation } from "./full-width-punctuation.ts";
import { generalRulesForOneCrawler } from "./general-rules-for-one-crawler.ts";
import { gluedComment } from "./glued-comment.ts";
import { gluedDirectives } from "./glued-directives.ts";
import { groupOrderMattersForOldRobots } from "./group-order-matters-for-old-robots.ts";
import { hashTruncatesValue } from "./hash-truncates-value.ts";
import { homoglyphInField } from "./homoglyph-in-field.ts";
import { htaccessRemnant } from "./htaccess-remnant.ts";
import { htmlContent } from "./html-content.ts";
import { htmlEntityInPath } from "./html-entity-in-path.ts";
import { httpStatus4xx } from "./http-status-4xx.ts";
import { httpStatus5xx } from "./http-status-5xx.ts";
import { httpStatus429 } from "./http-status-429.ts";
import { injectedCode } from "./injected-code.ts";
import { inlineComment } from "./inline-comment.ts";
import { inventedAiDirective } from "./invented-ai-directive.ts";
import { junkBeforeField } from "./junk-before-field.ts";
import { leadingWhitespace } from "./leading-whitespace.ts";
import { leadingWildcard } from "./leading-wildcard.ts";
import { licenseInvalidUrl } from "./license-invalid-url.ts";
import { lineTooLong } from "./line-too-long.ts";
import { llmsTxtDirective } from "./llms-txt-directive.ts";
import { longCacheLifetime } from "./long-cache-lifetime.ts";
import { lostEmptyDisallow } from "./lost-empty-disallow.ts";
import { markdownFence } from "./markdown-fence.ts";
import { metaRobotsInFile } from "./meta-robots-in-file.ts";
import { missingBlankLineBetweenGroups } from "./missing-blank-line-between-groups.ts";
import { missingColon } from "./missing-colon.ts";
import { missingFinalNewline } from "./missing-final-newline.ts";
import { missingSpaceAfterColon } from "./missing-space-after-colon.ts";
import { mixedLineEnds } from "./mixed-line-ends.ts";
import { namedGroupOnlyCrawlDelay } from "./named-group-only-crawl-delay.ts";
import { noDefaultGroup } from "./no-default-group.ts";
import { noRules } from "./no-rules.ts";
import { nonBreakingSpace } from "./non-breaking-space.ts";
import { nonStandardDirective } from "./non-standard-directive.ts";
import { orderDependentResult } from "./order-dependent-result.ts";
import { pathCase } from "./path-case.ts";
import { pathIsUrl } from "./path-is-url.ts";
import { pathMissingLeadingSlash } from "./path-missing-leading-slash.ts";
import { percentEncodedSpecial } from "./percent-encoded-special.ts";
import { percentEncodedUnreserved } from "./percent-encoded-unreserved.ts";
import { percentInvalid } from "./percent-invalid.ts";
import { percentLowercaseHex } from "./percent-lowercase-hex.ts";
import { placeholderText } from "./placeholder-text.ts";
import { prefixWithoutSlash } from "./prefix-without-slash.ts";
import { queryOrder } from "./query-order.ts";
import { queryParameterLoose } from "./query-parameter-loose.ts";
import { queryTrap } from "./query-trap.ts";
import { quotedValue } from "./quoted-value.ts";
import { rawNonAscii } from "./raw-non-ascii.ts";
import { redirectChain } from "./redirect-chain.ts";
import { redundantAllow } from "./redundant-allow.ts";
import { redundantGroup } from "./redundant-group.ts";
import { redundantRule } from "./redundant-rule.ts";
import { redundantWildcards } from "./redundant-wildcards.ts";
import { regexInPath } from "./regex-in-path.ts";
import { requestRateInvalid } from "./request-rate-invalid.ts";
import { reversedSyntax } from "./reversed-syntax.ts";
import { rootOnlyQuery } from "./root-only-query.ts";
import { ruleBeforeUserAgent } from "./rule-before-user-agent.ts";
import { ruleOnRobotsTxt } from "./rule-on-robots-txt.ts";
import { secretInComment } from "./secret-in-comment.ts";
import { sensitivePathExposed } from "./sensitive-path-exposed.ts";
import { serverErrorOutput } from "./server-error-output.ts";
import { severalPathsOnLine } from "./several-paths-on-line.ts";
import { severalUserAgentsOnLine } from "./several-user-agents-on-line.ts";
import { shadowedRule } from "./shadowed-rule.ts";
import { sitemapBlocked } from "./sitemap-blocked.ts";
import { sitemapDuplicate } from "./sitemap-duplicate.ts";
import { sitemapHttpOnHttpsSite } from "./sitemap-http-on-https-site.ts";
import { sitemapInsideGroup } from "./sitemap-inside-group.ts";
import { sitemapInvalidScheme } from "./sitemap-invalid-scheme.ts";
import { sitemapInvalidUrl } from "./sitemap-invalid-url.ts";
import { sitemapMissing } from "./sitemap-missing.ts";
import { sitemapOtherHost } from "./sitemap-other-host.ts";
import { sitemapRelativeUrl } from "./sitemap-relative-url.ts";
import { smartPunctuation } from "./smart-punctuation.ts";
import { spaceBeforeColon } from "./space-before-colon.ts";
import { spaceInPath } from "./space-in-path.ts";
import { specialCrawlerIgnoresStar } from "./special-crawler-ignores-star.ts";
import { specificGroupDropsStarRules } from "./specific-group-drops-star-rules.ts";
import { starWithNames } from "./star-with-names.ts";
import { tokenIsNotACrawler } from "./token-is-not-a-crawler.ts";
import { tooManyRules } from "./too-many-rules.ts";
import { trailingWhitespace } from "./trailing-whitespace.ts";
import { trailingWildcard } from "./trailing-wildcard.ts";
import { unknownDirective } from "./unknown-directive.ts";
import { unknownIgnore } from "./unknown-ignore.ts";
import { unparsableLine } from "./unparsable-line.ts";
import { unsupportedNoindex } from "./unsupported-noindex.ts";
import { userAgentBrandName } from "./user-agent-brand-name.ts";
import { userAgentFullString } from "./user-agent-full-string.ts";
import { userAgentIgnoresRobots } from "./user-agent-ignores-robots.ts";
import { userAgentInvalidCharacters } from "./user-agent-invalid-characters.ts";
import { userAgentListInterrupted } from "./user-agent-list-interrupted.ts";
import { userAgentNotARobot } from "./user-agent-not-a-robot.ts";
import { userAgentRetired } from "./user-agent-retired.ts";
import { userAgentTypo } from "./user-agent-typo.ts";
import { userAgentUnknown } from "./user-agent-unknown.ts";
import { userAgentVersion } from "./user-agent-version.ts";
import { userAgentWildcard } from "./user-agent-wildcard.ts";
import { userAgentWithoutRules } from "./user-agent-without-rules.ts";
import { visitTimeInvalid } from "./visit-time-invalid.ts";
import { wildcardLengthSurprise } from "./wildcard-length-surprise.ts";
import { wildcardOnlyPath } from "./wildcard-only-path.ts";
import { wildcardsNotUniversal } from "./wildcards-not-universal.ts";
import { wrongCommentMarker } from "./wrong-comment-marker.ts";
import { wrongLocation } from "./wrong-location.ts";
import { wrongSeparator } from "./wrong-separator.ts";
import { zeroWidthCharacter } from "./zero-width-character.ts";

/**
 * Every check. The order decides three things: how the reference lists them; in which order findings
 * at the same place are shown; and which check reports a line. That is the first one of a stage that
 * finds something, so among line checks the more specific ones come first.
 */
export const allChecks: readonly Check[] = [
  // file
  encodingUtf16,
  htmlContent,
  encodingNotUtf8,
  crOnlyLineEnds,
  mixedLineEnds,
  bomAtStart,
  fileEmpty,
  noRules,
  fileTooLarge,
  tooManyRules,
  // characters
  frontMatter,
  exoticLineSeparator,
  bomInsideFile,
  zeroWidthCharacter,
  nonBreakingSpace,
  fullWidthPunctuation,
  smartPunctuation,
  homoglyphInField,
  controlCharacter,
  // syntax: a second directive hides other faults of a line
  junkBeforeField,
  reversedSyntax,
  htaccessRemnant,
  gluedDirectives,
  directiveAfterUserAgent,
  wrongSeparator,
  missingColon,
  metaRobotsInFile,
  gluedComment,
  serverErrorOutput,
  injectedCode,
  markdownFence,
  wrongCommentMarker,
  barePathLine,
  bareSitemapUrl,
  unparsableLine,
  // directives
  llmsTxtDirective,
  inventedAiDirective,
  directiveTypoAcceptedBySome,
  directivePrefixAccepted,
  directiveTypo,
  quotedValue,
  unknownDirective,
  unsupportedNoindex,
  crawlDelayNotGoogle,
  deprecatedHost,
  cleanParamYandexOnly,
  nonStandardDirective,
  placeholderText,
  // groups
  ruleBeforeUserAgent,
  // values
  lineTooLong,
  hashTruncatesValue,
  sitemapInvalidScheme,
  requestRateInvalid,
  visitTimeInvalid,
  cleanParamInvalid,
  contentSignalInvalid,
  contentUsageInvalid,
  licenseInvalidUrl,
  crawlDelayInvalid,
  sitemapRelativeUrl,
  sitemapInvalidUrl,
  // user-agents
  emptyUserAgent,
  userAgentFullString,
  starWithNames,
  severalUserAgentsOnLine,
  userAgentVersion,
  userAgentWildcard,
  userAgentBrandName,
  userAgentTypo,
  // paths
  htmlEntityInPath,
  pathIsUrl,
  severalPathsOnLine,
  regexInPath,
  backslashInPath,
  pathMissingLeadingSlash,
  spaceInPath,
  percentInvalid,
  dollarNotAtEnd,
  wildcardOnlyPath,
  emptyAllow,
  dotSegments,
  doubleSlash,
  doubleEncoding,
  percentEncodedUnreserved,
  percentEncodedSpecial,
  trailingWildcard,
  redundantWildcards,
  leadingWildcard,
  wildcardsNotUniversal,
  percentLowercaseHex,
  rawNonAscii,
  pathCase,
  extensionWithoutAnchor,
  prefixWithoutSlash,
  folderSlashMissesFolder,
  queryTrap,
  rootOnlyQuery,
  queryParameterLoose,
  queryOrder,
  // groups and rules
  userAgentWithoutRules,
  userAgentListInterrupted,
  lostEmptyDisallow,
  duplicateUserAgentInGroup,
  blankLineAfterUserAgent,
  blankLineInsideGroup,
  missingBlankLineBetweenGroups,
  redundantGroup,
  userAgentInvalidCharacters,
  userAgentUnknown,
  userAgentRetired,
  userAgentNotARobot,
  userAgentIgnoresRobots,
  specialCrawlerIgnoresStar,
  applebotFollowsGooglebot,
  tokenIsNotACrawler,
  aiBlockIncomplete,
  aiAgentAliasOutdated,
  noDefaultGroup,
  agentSubstringCollision,
  namedGroupOnlyCrawlDelay,
  specificGroupDropsStarRules,
  generalRulesForOneCrawler,
  duplicateGroup,
  duplicateRule,
  conflictingRules,
  shadowedRule,
  wildcardLengthSurprise,
  allowTooShortToWin,
  redundantAllow,
  redundantRule,
  emptyDisallowWithOthers,
  orderDependentResult,
  groupOrderMattersForOldRobots,
  blocksEverything,
  blocksSearchEngine,
  blocksHomePage,
  blocksRenderingResources,
  allowlistWithoutEnd,
  ruleOnRobotsTxt,
  everythingAllowed,
  sensitivePathExposed,
  secretInComment,
  disallowIsNotDeindex,
  // sitemaps and other fields
  sitemapDuplicate,
  sitemapHttpOnHttpsSite,
  sitemapOtherHost,
  sitemapInsideGroup,
  sitemapBlocked,
  sitemapMissing,
  crawlDelayOutsideGroup,
  crawlDelayDuplicate,
  crawlDelayTooLarge,
  crawlDelayFractional,
  crawlDelayZero,
  contentSignalOutsideGroup,
  contentSignalContradictsRules,
  contentSignalNotEnforced,
  contentUsageConflict,
  contentUsageOnBlockedPath,
  // the HTTP response
  wrongLocation,
  httpStatus4xx,
  httpStatus429,
  httpStatus5xx,
  redirectChain,
  contentTypeNotText,
  longCacheLifetime,
  // style
  directiveCase,
  unknownIgnore,
  leadingWhitespace,
  spaceBeforeColon,
  missingSpaceAfterColon,
  inlineComment,
  trailingWhitespace,
  missingFinalNewline,
  commentedOutDirective,
];

/** The documentation of every check, in the order of the reference. */
export const lintRules: readonly LintRule[] = allChecks;
