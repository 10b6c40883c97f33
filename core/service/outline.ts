import type { Policy } from "../policy/policy.ts";
import { rulesAt } from "../policy/rules.ts";
import type { Line } from "../syntax/document.ts";
import { lineAt, textOf } from "../syntax/parse.ts";
import type { Span } from "../text/span.ts";

interface OutlinePart extends Span {
  /** 1-based. The span is that of this line. */
  readonly line: number;
  /** 1-based: the last line that belongs to it. */
  readonly lastLine: number;
}

/** A group in an outline. */
export interface OutlineGroup extends OutlinePart {
  readonly kind: "group";
  /** Its crawlers as written, each once; `*` for every crawler. */
  readonly crawlers: readonly string[];
  readonly allows: number;
  readonly disallows: number;
}

/** Consecutive Sitemap lines; blank lines and comments may be between them. */
export interface OutlineSitemaps extends OutlinePart {
  readonly kind: "sitemaps";
  /** The URL of the first, as written. */
  readonly first: string;
  readonly count: number;
}

/** An entry of an outline: a group, or consecutive Sitemap lines. */
export type OutlineEntry = OutlineGroup | OutlineSitemaps;

const groupsOf = (policy: Policy): readonly OutlineGroup[] =>
  policy.groups.map(({ agents, ruleRows, firstLine, lastLine }) => {
    const { document } = policy;
    const { from, to } = lineAt(document, firstLine);
    const rules = rulesAt(policy, ruleRows);
    const allows = rules.filter(({ type }) => type === "allow").length;
    return {
      kind: "group",
      line: firstLine,
      lastLine,
      from,
      to,
      crawlers: [...new Set(agents.map((agent) => textOf(document, agent)))],
      allows,
      disallows: rules.length - allows,
    };
  });

const sitemapsOf = ({ document }: Policy): readonly OutlineSitemaps[] => {
  const entries: OutlineSitemaps[] = [];
  let run: Line[] = [];
  const finish = (): void => {
    const [first] = run;
    const last = run.at(-1);
    if (first === undefined || last === undefined) return;
    const { number: line, from, to } = first;
    const url = first.value === null ? "" : textOf(document, first.value);
    const count = run.length;
    entries.push({ kind: "sitemaps", line, lastLine: last.number, from, to, first: url, count });
    run = [];
  };
  for (let number = 1; number <= document.lineCount; number++) {
    const line = lineAt(document, number);
    if (line.field === "sitemap") run.push(line);
    else if (line.field !== null) finish();
  }
  finish();
  return entries;
};

/**
 * The structure of a file as a dialect reads it: its groups and sitemaps, in file order. A sitemap
 * may be within a group.
 */
export const outline = (policy: Policy): readonly OutlineEntry[] =>
  [...groupsOf(policy), ...sitemapsOf(policy)].sort((a, b) => a.line - b.line);

/**
 * The entry that a line belongs to, the innermost if there are several; null between entries.
 *
 * @param line 1-based.
 */
export const outlineEntryAt = (
  entries: readonly OutlineEntry[],
  line: number,
): OutlineEntry | null =>
  entries.findLast((entry) => entry.line <= line && line <= entry.lastLine) ?? null;
