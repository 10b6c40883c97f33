// What in a file is no robots.txt: pages, code, prose, output of servers, in runs of lines.

import { memo } from "../../collections/memo.ts";
import { findDirective } from "../../vocabulary/directives.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";
import type { FileContext, LineView } from "../context.ts";
import { COMMENT_MARKER, isNoindexName, unusualLines } from "./lines.ts";

/**
 * The lines that match a predicate, in runs. Blank lines do not end a run but are not part of it;
 * any other line ends it.
 */
export const runsOf = (
  lines: readonly LineView[],
  picks: (line: LineView) => boolean,
): readonly (readonly [LineView, ...LineView[]])[] => {
  const runs: [LineView, ...LineView[]][] = [];
  let run: [LineView, ...LineView[]] | null = null;
  for (const line of lines) {
    if (line.kind === "blank") continue;
    if (!picks(line)) {
      run = null;
    } else if (run === null) {
      run = [line];
      runs.push(run);
    } else {
      run.push(line);
    }
  }
  return runs;
};

/** Types of lines that crawlers do not know; each has its own check. */
export type NonRobotsKind =
  /** Error output of a program. */
  | "output"
  /** Scripts, frames, hidden links, encoded data. */
  | "code"
  /** The fences of a Markdown code block. */
  | "fence"
  /** A comment in another language's syntax. */
  | "marker"
  | "path"
  | "address"
  /** `name: value`, whatever the name. */
  | "named"
  | "prose";

/** Consecutive lines of one type, ignoring blank lines. */
export interface NonRobotsRun {
  readonly kind: NonRobotsKind;
  readonly lines: readonly [LineView, ...LineView[]];
}

/** The lines of a file that are no robots.txt. */
export interface NonRobots {
  readonly runs: readonly NonRobotsRun[];
  /** No line of the file is one that crawlers know, and the intention is not clear. */
  readonly isAll: boolean;
  /** All lines of the file are names of crawlers. */
  readonly areNames: boolean;
}

/**
 * Output of servers: PHP, ASP.NET, Java, Python, a content management system without its database.
 */
const OUTPUT =
  /<b>(?:warning|notice|fatal error|parse error|deprecated|strict standards)<\/b>:|\bin (?:<b>)?\S*[/\\.]\S*(?:<\/b>)? on line (?:<b>)?\d+|^(?:php )?(?:fatal error|parse error|(?:warning|notice|deprecated): .*\(\)): |^stack trace:|^traceback \(most recent call|^\s*at [\w$.<>]+\([\w .]+:\d+\)|^server error in '|^error establishing a database connection|^uncaught \w|^(?:exception in thread |(?:[a-z]\w*\.)+[a-z]\w*(?:exception|error):)|^(?:microsoft|adodb)\b.* error '[0-9a-f]{8}'/i;

/** Whether a line is error output of a program. */
export const isServerOutput = (text: string): boolean => OUTPUT.test(text);

const CODE =
  /<\/?(?:script|iframe|marquee|object|embed|noscript)\b|<[a-z][^<>]{0,300}(?:display:\s*none|visibility:\s*hidden|(?:left|top|indent):\s*-\d{3})|\bdocument\.write\s*\(|\beval\s*\(|\bbase64_decode\s*\(|\bdata:[\w/+.-]+;base64,|^[A-Za-z0-9+][A-Za-z0-9+/]{199,}/i;

/** Elements without content or address, left by some program. */
const EMPTY_ELEMENTS = /^(?:<(\w+)>\s*<\/\1>\s*)+$/;

const FENCE = /^(?:`{3,}|~{3,})[ \t]*[\w.-]*$/;
/** The beginning of a block comment, and that of its continuation lines. */
const BLOCK = /^(?:\/\*$|\*\/?(?:[ \t]|$)|-->)/;
const CLOSES = /\*\/|-->/;

/** Whether a line contains the end of a comment in another language. */
export const closesComment = ({ text }: LineView): boolean => CLOSES.test(text);

const ADDRESS = /^https?:\/\/\S+$/i;
const PATH = /^(?:\/(?!\/)|\*[/.])[^\s<>"]*$/;

/**
 * A key that could be a directive's name, unlike the beginning of a sentence with a colon in it.
 */
const NAME = /^[a-z][\w.-]*(?: [\w.-]+){0,2}$/i;

/** Nothing visible. */
const INVISIBLE = /^(?:\s|[\u00ad\u200b-\u200f\u2060\ufeff]|ï»¿)*$/;

const isNamed = ({ kind, missingColon, keyText, valueText }: LineView): boolean =>
  kind === "directive" && !missingColon && NAME.test(keyText) && !valueText.startsWith("//");

/** Whether crawlers do not know a line, and no line check has reported it. */
const isNonRobots = (line: LineView, causes: FileContext["causes"]): boolean => {
  if (line.kind === "comment" || line.kind === "blank") return false;
  if (causes[line.number - 1] != null) return false;
  if (line.kind === "text") return !INVISIBLE.test(line.text);
  if (line.missingColon) return !isNoindexName(line.keyText);
  return (
    line.field === "other" && findDirective(line.keyText) === null && !isNoindexName(line.keyText)
  );
};

const kindOf = (line: LineView): NonRobotsKind => {
  const { text } = line;
  if (isServerOutput(text)) return "output";
  if (FENCE.test(text)) return "fence";
  if (COMMENT_MARKER.test(text) || BLOCK.test(text)) return "marker";
  if (ADDRESS.test(text)) return "address";
  if (PATH.test(text)) return "path";
  if (CODE.test(text) && !EMPTY_ELEMENTS.test(text)) return "code";
  return isNamed(line) ? "named" : "prose";
};

/** Whether a comment in another language continues in the next line. */
export const opensComment = ({ text }: LineView): boolean =>
  /^(?:<!--|\/\*)/.test(text) && !CLOSES.test(text);

/** Types that determine the type of all lines around them. */
const RULING: readonly NonRobotsKind[] = ["output", "code"];

const isText = (kind: NonRobotsKind): boolean => kind === "named" || kind === "prose";

/** The types of consecutive lines. The contents of an open block comment belong to it. */
const kindsOf = (lines: readonly LineView[]): readonly NonRobotsKind[] => {
  let isOpen = false;
  return lines.map((line) => {
    const kind = kindOf(line);
    const isInBlock = isOpen && kind !== "fence";
    if (isInBlock || kind === "marker")
      isOpen = isInBlock ? !closesComment(line) : opensComment(line);
    return isInBlock ? "marker" : kind;
  });
};

/**
 * Splits a run into pieces of one type. If it has a line of plain text, a piece of names is plain
 * text as a whole.
 */
const split = (lines: readonly [LineView, ...LineView[]]): readonly NonRobotsRun[] => {
  const kinds = kindsOf(lines);
  const ruling = RULING.find((kind) => kinds.includes(kind));
  if (ruling !== undefined) return [{ kind: ruling, lines }];
  const runs: { kind: NonRobotsKind; lines: [LineView, ...LineView[]] }[] = [];
  lines.forEach((line, index) => {
    const kind = kinds[index] as NonRobotsKind;
    const run = runs.at(-1);
    if (run === undefined || !(run.kind === kind || (isText(run.kind) && isText(kind)))) {
      runs.push({ kind, lines: [line] });
      return;
    }
    run.lines.push(line);
    if (kind === "prose") run.kind = "prose";
  });
  return runs;
};

/** Whether any line of the file is one that crawlers know, or was intended to be. */
const hasDirective = ({ lines, causes, intended }: FileContext): boolean =>
  lines.some(({ number, field, keyText, missingColon }) => {
    if (field === null || missingColon) return causes[number - 1] != null;
    return (intended[number - 1] ?? field) !== "other" || findDirective(keyText) !== null;
  });

/** Whether an address looks like a sitemap's. */
export const isSitemapAddress = ({ text }: LineView): boolean => /sitemap|\.xml/i.test(text);

const isPuzzling = ({ kind, lines }: NonRobotsRun): boolean =>
  kind === "prose" || (kind === "address" && !lines.every(isSitemapAddress));

/** What is left of a page: a server sends it where it has no file. */
const isHtmlComment = ({ kind, lines }: NonRobotsRun): boolean =>
  kind === "marker" && lines[0].text.startsWith("<!--");

const NONE: NonRobots = { runs: [], isAll: false, areNames: false };

/** A name without anything else, as a list of crawlers has it on each line. */
const BARE_NAME = /^[A-Za-z][\w.-]*$/;

/** Lines that name crawlers, most of which are known or end like one. */
const areCrawlers = (lines: readonly LineView[]): boolean => {
  const texts = lines.map(({ text }) => text.trim());
  if (!texts.every((text) => BARE_NAME.test(text))) return false;
  const known = texts.filter(
    (text) => findCrawler(text) !== null || /(?:bot|spider|crawler)$/i.test(text),
  );
  return 2 * known.length >= texts.length && known.length > 0;
};

const read = (context: FileContext): NonRobots => {
  const { lines, causes } = context;
  if (!unusualLines(lines).some((line) => isNonRobots(line, causes))) return NONE;
  const runs = runsOf(lines, (line) => isNonRobots(line, causes)).flatMap(split);
  const isEmpty = !hasDirective(context);
  const areNames = isEmpty && areCrawlers(runs.flatMap((run) => run.lines));
  if (!isEmpty) return { runs, isAll: false, areNames };
  const code = runs.filter(({ kind }) => kind === "code");
  if (code.length > 0) return { runs: code, isAll: false, areNames };
  const isOutput = runs.some(({ kind }) => kind === "output");
  const isPage = runs.some(isPuzzling) || runs.every(isHtmlComment);
  return { runs, isAll: areNames || isOutput || isPage, areNames };
};

/** The lines of a file that crawlers do not know. */
export const nonRobotsLines: (context: FileContext) => NonRobots = memo(read);

/** The runs of one type; none if the file as a whole is other content, which is then the only finding. */
export const nonRobotsRuns = (
  context: FileContext,
  kind: NonRobotsKind,
): readonly NonRobotsRun["lines"][] => {
  const { runs, isAll } = nonRobotsLines(context);
  return isAll ? [] : runs.filter((run) => run.kind === kind).map(({ lines }) => lines);
};
