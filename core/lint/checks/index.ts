import { type Check, type CheckOfParts, type LintRule, partsOf } from "../check.ts";
import { agentSubstringCollision } from "./agent-substring-collision.ts";
import { aiBlockIncomplete } from "./ai-block-incomplete.ts";
import { allowlistWithoutEnd } from "./allowlist-without-end.ts";
import { applebotFollowsGooglebot } from "./applebot-follows-googlebot.ts";
import { blankLineInsideGroup } from "./blank-line-inside-group.ts";
import { blocksEverything } from "./blocks-everything.ts";
import { blocksHomePage } from "./blocks-home-page.ts";
import { blocksLinkPreviews } from "./blocks-link-previews.ts";
import { blocksRenderingResources } from "./blocks-rendering-resources.ts";
import { blocksSearchEngine } from "./blocks-search-engine.ts";
import { bomAtStart } from "./bom-at-start.ts";
import { closedWhenServed } from "./closed-when-served.ts";
import { conflictingRules } from "./conflicting-rules.ts";
import { contentPreferences } from "./content-preferences.ts";
import { contentTypeNotText } from "./content-type-not-text.ts";
import { crOnlyLineEnds } from "./cr-only-line-ends.ts";
import { crawlDelayEffect } from "./crawl-delay-effect.ts";
import { directiveTypo } from "./directive-typo.ts";
import { directiveTypoAcceptedBySome } from "./directive-typo-accepted-by-some.ts";
import { disallowIsNotDeindex } from "./disallow-is-not-deindex.ts";
import { dollarNotAtEnd } from "./dollar-not-at-end.ts";
import { dotSegments } from "./dot-segments.ts";
import { duplicateGroup } from "./duplicate-group.ts";
import { duplicateUserAgentInGroup } from "./duplicate-user-agent-in-group.ts";
import { emptyAllow } from "./empty-allow.ts";
import { emptyUserAgent } from "./empty-user-agent.ts";
import { encodingNotUtf8 } from "./encoding-not-utf8.ts";
import { encodingUtf16 } from "./encoding-utf16.ts";
import { fileTooLarge } from "./file-too-large.ts";
import { generalRulesForOneCrawler } from "./general-rules-for-one-crawler.ts";
import { gluedComment } from "./glued-comment.ts";
import { gluedDirectives } from "./glued-directives.ts";
import { hashTruncatesValue } from "./hash-truncates-value.ts";
import { hiddenCharacter } from "./hidden-character.ts";
import { htmlContent } from "./html-content.ts";
import { htmlEntityInPath } from "./html-entity-in-path.ts";
import { httpStatus } from "./http-status.ts";
import { invalidValue } from "./invalid-value.ts";
import { layout } from "./layout.ts";
import { lineTooLong } from "./line-too-long.ts";
import { longCacheLifetime } from "./long-cache-lifetime.ts";
import { managedBlockOverruled } from "./managed-block-overruled.ts";
import { missingColon } from "./missing-colon.ts";
import { needlessStar } from "./needless-star.ts";
import { noDefaultGroup } from "./no-default-group.ts";
import { noRules } from "./no-rules.ts";
import { noSuchCrawler } from "./no-such-crawler.ts";
import { nonStandardDirective } from "./non-standard-directive.ts";
import { orderDependentResult } from "./order-dependent-result.ts";
import { pathCase } from "./path-case.ts";
import { pathIsUrl } from "./path-is-url.ts";
import { pathMissingLeadingSlash } from "./path-missing-leading-slash.ts";
import { percentInvalid } from "./percent-invalid.ts";
import { placeholderText } from "./placeholder-text.ts";
import { queryTrap } from "./query-trap.ts";
import { quotedValue } from "./quoted-value.ts";
import { rawNonAscii } from "./raw-non-ascii.ts";
import { redirectChain } from "./redirect-chain.ts";
import { redundantGroup } from "./redundant-group.ts";
import { redundantRule } from "./redundant-rule.ts";
import { regexInPath } from "./regex-in-path.ts";
import { ruleBeforeUserAgent } from "./rule-before-user-agent.ts";
import { ruleOnRobotsTxt } from "./rule-on-robots-txt.ts";
import { secretInComment } from "./secret-in-comment.ts";
import { sensitivePathExposed } from "./sensitive-path-exposed.ts";
import { sitemapBlocked } from "./sitemap-blocked.ts";
import { sitemapDuplicate } from "./sitemap-duplicate.ts";
import { sitemapInsideGroup } from "./sitemap-inside-group.ts";
import { sitemapInvalidUrl } from "./sitemap-invalid-url.ts";
import { sitemapOtherHost } from "./sitemap-other-host.ts";
import { spaceInPath } from "./space-in-path.ts";
import { specialCrawlerIgnoresStar } from "./special-crawler-ignores-star.ts";
import { specificGroupDropsStarRules } from "./specific-group-drops-star-rules.ts";
import { stockFile } from "./stock-file.ts";
import { tooManyRules } from "./too-many-rules.ts";
import { trackingParametersBlocked } from "./tracking-parameters-blocked.ts";
import { unfinishedFile } from "./unfinished-file.ts";
import { unknownDirective } from "./unknown-directive.ts";
import { unknownIgnore } from "./unknown-ignore.ts";
import { unparsableLine } from "./unparsable-line.ts";
import { unsupportedNoindex } from "./unsupported-noindex.ts";
import { userAgentIgnoresRobots } from "./user-agent-ignores-robots.ts";
import { userAgentRetired } from "./user-agent-retired.ts";
import { userAgentWithoutRules } from "./user-agent-without-rules.ts";
import { wrongLocation } from "./wrong-location.ts";

/**
 * Every check. The order decides three things: how the reference lists them; in which order findings
 * at the same place are shown; and which check reports a line. That is the first one of a stage that
 * finds something, so among line checks the more specific ones come first.
 */
const registry: readonly (Check | CheckOfParts)[] = [
  // file
  encodingUtf16,
  htmlContent,
  unfinishedFile,
  stockFile,
  encodingNotUtf8,
  crOnlyLineEnds,
  bomAtStart,
  noRules,
  fileTooLarge,
  tooManyRules,
  // characters
  hiddenCharacter,
  // syntax: a second directive hides other faults of a line
  unparsableLine,
  gluedDirectives,
  missingColon,
  gluedComment,
  // directives
  nonStandardDirective,
  directiveTypoAcceptedBySome,
  directiveTypo,
  quotedValue,
  unknownDirective,
  unsupportedNoindex,
  placeholderText,
  // groups
  ruleBeforeUserAgent,
  // values
  lineTooLong,
  hashTruncatesValue,
  sitemapInvalidUrl,
  invalidValue,
  // user-agents
  emptyUserAgent,
  noSuchCrawler,
  // paths
  htmlEntityInPath,
  pathIsUrl,
  regexInPath,
  dotSegments,
  pathMissingLeadingSlash,
  spaceInPath,
  percentInvalid,
  dollarNotAtEnd,
  emptyAllow,
  needlessStar,
  rawNonAscii,
  pathCase,
  queryTrap,
  trackingParametersBlocked,
  // groups and rules
  userAgentWithoutRules,
  duplicateUserAgentInGroup,
  blankLineInsideGroup,
  redundantGroup,
  userAgentRetired,
  userAgentIgnoresRobots,
  specialCrawlerIgnoresStar,
  applebotFollowsGooglebot,
  aiBlockIncomplete,
  noDefaultGroup,
  agentSubstringCollision,
  specificGroupDropsStarRules,
  generalRulesForOneCrawler,
  managedBlockOverruled,
  duplicateGroup,
  conflictingRules,
  redundantRule,
  orderDependentResult,
  closedWhenServed,
  blocksEverything,
  blocksSearchEngine,
  blocksHomePage,
  blocksLinkPreviews,
  blocksRenderingResources,
  allowlistWithoutEnd,
  ruleOnRobotsTxt,
  sensitivePathExposed,
  secretInComment,
  disallowIsNotDeindex,
  // sitemaps and other fields
  sitemapDuplicate,
  sitemapOtherHost,
  sitemapInsideGroup,
  sitemapBlocked,
  crawlDelayEffect,
  contentPreferences,
  // the HTTP response
  wrongLocation,
  httpStatus,
  redirectChain,
  contentTypeNotText,
  longCacheLifetime,
  // style
  layout,
  unknownIgnore,
];

/** The documentation of every check, in the order of the reference. */
export const lintRules: readonly LintRule[] = registry;

/** What runs: every check, or each of its parts. */
export const allChecks: readonly Check[] = registry.flatMap(partsOf);
