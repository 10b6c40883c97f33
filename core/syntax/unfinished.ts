import { memo } from "../collections/memo.ts";
import type { Span } from "../text/span.ts";
import type { RobotsDocument } from "./document.ts";

/**
 * What a text is in place of the finished file.
 * - `template`: the source of a file that a program makes
 * - `conflict`: two versions with the markers of a merge between them
 * - `printed`: line ends stand in it as characters, so that lines run into each other
 * - `answer`: a code block with explanations around it
 */
export type UnfinishedKind = "template" | "conflict" | "printed" | "answer";

/** Why a text is not the finished file. */
export interface Unfinished {
  readonly kind: UnfinishedKind;
  /** What shows it, in the order of the text; at least one. */
  readonly signs: readonly [Span, ...Span[]];
  /** The part of the text that is the file, if it is only a part. */
  readonly file: Span | null;
}

/**
 * A line that only a template has: a tag of Liquid, Jinja, Twig or Hugo (`{% if %}`, `{{ content }}`), of ERB, EJS, ASP or
 * PHP (`<% end %>`, `<?php endif ?>`), of FreeMarker (`<#if …>`), or a directive of Blade (`@if (…)`).
 */
const CONTROL =
  /^[ \t]*(?:\{%.*%\}.*|\{\{.*\}\}[ \t]*|<%.*%>.*|<\?(?:php|=).*\?>.*|<\/?#(?:if|else|elseif|list|assign|include)\b.*>.*|@(?:if|elseif|else|endif|unless|endunless|env|endenv|production|endproduction|foreach|endforeach|php|endphp|section|endsection|extends|include)\b(?:[ \t]*\(.*\))?[ \t]*)$/gm;

/** The markers that git leaves around two versions: https://git-scm.com/docs/git-merge#_how_conflicts_are_presented. */
const MARKER = /^(?:<{7}|\|{7}|>{7}|={7})(?=[ \t\r]|$).*$/gm;
const ENDS = /^(?:<{7}|>{7})/;

const FIELD = "(?:user-?agent|disallow|allow|sitemap|crawl-delay|host|clean-param|noindex)[ \\t]*:";

/** A line end as it stands in the source of a program or of a page: `\n`, `\r\n`, `<br />`. */
const PRINTED = /(?:(?:\\r)?\\n|<br[ \t]*\/?>)/gi;

/** Before the name of a field, or a comment: lines run into each other there. */
const PRINTED_BEFORE = new RegExp(`\\\\n(?=(?:\\\\r|\\\\n|[ \\t])*(?:${FIELD}|#))`, "i");

/** At the end of a directive that has no other backslash. */
const PRINTED_AT_END = new RegExp(
  `^[ \\t]*${FIELD}[^\\\\\\r\\n]*(?:(?:\\\\r)?\\\\n)+[ \\t]*$`,
  "im",
);

/** Line breaks of a page: behind a name, or behind several rules, as a path may have one in it. */
const BREAKS_AT_END =
  /^[ \t]*user-?agent[ \t]*:[^:\r\n]*<br[ \t]*\/?>[ \t]*$|(?:^[ \t]*(?:dis)?allow[ \t]*:.*<br[ \t]*\/?>\s*$[\s\S]*?){2}/im;

const QUOTED = /^\s*(["'`])([\s\S]*)\1[;,]?\s*$/;

const BLOCK = /^(?:`{3,}|~{3,})[ \t]*[\w.-]*[ \t]*\r?\n([\s\S]*?)^(?:`{3,}|~{3,})[ \t]*$/gm;

/** Lines that do not stand for themselves in a file: words, or a directive within words. */
const WORDS = new RegExp(`^(?![ \\t]*(?:#|${FIELD}|$)).*\\p{L}+.*[ \\t]\\p{L}`, "imu");

const HAS_FIELD = new RegExp(`^[ \\t]*${FIELD}`, "im");

const spansOf = (source: string, pattern: RegExp): readonly Span[] =>
  Array.from(source.matchAll(pattern), ({ index, 0: text }) => {
    const from = index + text.length - text.trimStart().length;
    return { from, to: index + text.trimEnd().length };
  });

/** Something found; null for nothing. */
const found = (
  kind: UnfinishedKind,
  [first, ...others]: readonly Span[],
  file: Span | null = null,
): Unfinished | null => (first === undefined ? null : { kind, signs: [first, ...others], file });

const conflictIn = (source: string): Unfinished | null => {
  if (!source.includes("<<<<<<<") && !source.includes(">>>>>>>")) return null;
  const markers = spansOf(source, MARKER);
  const hasEnds = markers.some(({ from, to }) => ENDS.test(source.slice(from, to)));
  return hasEnds ? found("conflict", markers) : null;
};

const printedIn = (source: string): Unfinished | null => {
  const isPrinted =
    source.includes("\\n") && (PRINTED_BEFORE.test(source) || PRINTED_AT_END.test(source));
  if (!isPrinted && !(/<br/i.test(source) && BREAKS_AT_END.test(source))) return null;
  const quoted = QUOTED.exec(source);
  const from = quoted === null ? 0 : source.indexOf(quoted[2] ?? "");
  const file = quoted === null ? null : { from, to: from + (quoted[2] ?? "").length };
  // Within a comment it is a word, and what follows it is no line of its own.
  const isInComment = ({ from }: Span): boolean =>
    /^[ \t]*#/.test(source.slice(source.lastIndexOf("\n", from) + 1, from));
  const ends = spansOf(source, PRINTED).filter((span) => !isInComment(span));
  return found("printed", ends, file);
};

const answerIn = (source: string): Unfinished | null => {
  if (!source.includes("```") && !source.includes("~~~")) return null;
  const [block, ...others] = source.matchAll(BLOCK);
  if (block === undefined || others.length > 0) return null;
  const [whole, content = ""] = block;
  const from = block.index + whole.indexOf("\n") + 1;
  const outside = `${source.slice(0, block.index)}\n${source.slice(block.index + whole.length)}`;
  if (!HAS_FIELD.test(content) || HAS_FIELD.test(outside) || !WORDS.test(outside)) return null;
  const fences = [
    { from: block.index, to: from - 1 },
    { from: from + content.length, to: block.index + whole.length },
  ];
  return found("answer", fences, { from, to: from + content.length });
};

const templateIn = (source: string): Unfinished | null =>
  /[{<@]/.test(source) ? found("template", spansOf(source, CONTROL)) : null;

/**
 * Why a text is not the finished file that a server should send; null for any other text. Judged by its lines alone, so
 * a whole file of another kind, such as a web page, is not looked for.
 *
 * @returns offsets in UTF-16 units of the document's source.
 */
export const unfinishedOf: (document: RobotsDocument) => Unfinished | null = memo(
  ({ source }) => conflictIn(source) ?? printedIn(source) ?? answerIn(source) ?? templateIn(source),
);
