/**
 * Language services for an editor of robots.txt: completion, hover, folding, outline, formatting,
 * lost rules.
 */

export { format } from "../lint/fixes/format.ts";
export { categoryHeadings, categoryWords, obedienceOf } from "../vocabulary/crawler-words.ts";
export { type Directive, directives } from "../vocabulary/directives.ts";
export { crawlerPageOf } from "../vocabulary/pages.ts";
export { complete } from "./complete.ts";
export type { CompletionItem, CompletionOptions, CompletionResult } from "./completion.ts";
export { describePattern } from "./describe-pattern.ts";
export { describeReading } from "./describe-reading.ts";
export { type FoldRange, foldAt, foldRanges } from "./fold.ts";
export { hover } from "./hover.ts";
export type { HoverContent, HoverFact } from "./hover-content.ts";
export { type Insertion, insertionEdit, insertions } from "./insertions.ts";
export { describeLost, type LostRules, lostRules } from "./lost-rules.ts";
export {
  type OutlineEntry,
  type OutlineGroup,
  type OutlineSitemaps,
  outline,
  outlineEntryAt,
} from "./outline.ts";
export { starAreas } from "./star-areas.ts";
export { type StarRemedy, starRemedies } from "./star-remedies.ts";
