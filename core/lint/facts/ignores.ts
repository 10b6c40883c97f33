// The comments in a file that silence checks.

import type { RobotsDocument } from "../../syntax/document.ts";
import { lineAt, lineNumberAt } from "../../syntax/parse.ts";
import type { Span } from "../../text/span.ts";

/** The name of a check in an ignore comment, and its position. */
export interface IgnoredId extends Span {
  readonly id: string;
}

/**
 * A comment that tells the checks to say nothing:
 *
 *     Disallow: / # workbench-ignore blocks-everything
 *
 * The names of several checks are separated by commas; a reason may follow `--`, which is for
 * people. Such a comment counts for its line, and alone on a line also for the line below and the next
 * line that is no comment. Above the file's first line with anything but a comment on it, it counts for the whole file.
 * It may follow another comment: `# note # workbench-ignore …`. The span begins at its own `#` and ends
 * with the line.
 */
export interface IgnoreComment extends Span {
  readonly ids: readonly IgnoredId[];
  /** 1-based numbers of the lines it applies to; null for the whole file. */
  readonly lines: readonly number[] | null;
}

/** The beginning of such a comment, after `#` and spaces. */
export const IGNORE_MARK = "workbench-ignore";

/** The mark, the names, and a reason. */
const COMMENT = /#[ \t]*workbench-ignore(?![\w-])[ \t:]*((?:(?!--|#).)*)/i;

/** The position of the names of checks in a comment; null if it is not an ignore comment. */
const readComment = (source: string, comment: Span): Omit<IgnoreComment, "lines"> | null => {
  const match = COMMENT.exec(source.slice(comment.from, comment.to));
  if (match === null) return null;
  const [whole, names = ""] = match;
  const from = comment.from + match.index;
  const namesFrom = from + whole.length - names.length;
  const ids = Array.from(names.matchAll(/[^\s,]+/g), ({ index, 0: id }) => ({
    id: id.toLowerCase(),
    from: namesFrom + index,
    to: namesFrom + index + id.length,
  }));
  return { from, to: comment.to, ids };
};

/** The number of the first line with anything but a comment; one past the last if there is none. */
const firstUsedLine = (document: RobotsDocument): number => {
  let number = 1;
  while (number <= document.lineCount) {
    const { kind } = lineAt(document, number);
    if (kind === "directive" || kind === "text") break;
    number++;
  }
  return number;
};

/** The number of the first line from the given one on that is not a comment. */
const nextUncommented = (document: RobotsDocument, from: number): number => {
  let number = from;
  while (number <= document.lineCount && lineAt(document, number).kind === "comment") number++;
  return number;
};

/** The ignore comments of a file, in order. */
export const ignoreComments = (document: RobotsDocument): readonly IgnoreComment[] => {
  const { source } = document;
  const places = [...source.matchAll(/workbench-ignore/gi)];
  if (places.length === 0) return [];
  const numbers = new Set(places.map(({ index }) => lineNumberAt(document, index)));
  const head = firstUsedLine(document);
  let next = 0;
  return [...numbers].flatMap((number): readonly IgnoreComment[] => {
    const { kind, comment } = lineAt(document, number);
    const read = comment === null ? null : readComment(source, comment);
    if (read === null) return [];
    if (number < head) return [{ ...read, lines: null }];
    if (kind !== "comment") return [{ ...read, lines: [number] }];
    // Consecutive comments share the line below them, which is searched for once.
    if (number >= next) next = nextUncommented(document, number + 1);
    return [{ ...read, lines: [...new Set([number, number + 1, next])] }];
  });
};

/** Separates ignored findings from the others, and remembers which were ignored. */
export interface Ignores {
  readonly comments: readonly IgnoreComment[];
  /** Whether one of the names of a finding is ignored on a line (1-based); if so, this is recorded. */
  readonly ignore: (names: readonly string[], line: number) => boolean;
  /** Whether this name has ignored anything so far. */
  readonly isUsed: (id: IgnoredId) => boolean;
}

/** The comments that ignore a name, by line; null for the whole file. */
type NamesByLine = Map<number | null, IgnoredId[]>;

const byName = (comments: readonly IgnoreComment[]): ReadonlyMap<string, NamesByLine> => {
  const found = new Map<string, NamesByLine>();
  for (const { ids, lines } of comments) {
    for (const named of ids) {
      const byLine: NamesByLine = found.get(named.id) ?? new Map();
      found.set(named.id, byLine);
      for (const line of lines ?? [null]) {
        const known = byLine.get(line);
        if (known === undefined) byLine.set(line, [named]);
        else known.push(named);
      }
    }
  }
  return found;
};

/** Reads the ignore comments of a file. */
export const readIgnores = (document: RobotsDocument): Ignores => {
  const comments = ignoreComments(document);
  const ignored = byName(comments);
  const used = new Set<IgnoredId>();
  return {
    comments,
    ignore: (names, line) => {
      if (ignored.size === 0) return false;
      const concerned = names.flatMap((name) => {
        const byLine = ignored.get(name);
        return [byLine?.get(null), byLine?.get(line)];
      });
      // Cleared, so that names used by many findings are marked only once.
      for (const ids of concerned) for (const id of ids?.splice(0) ?? []) used.add(id);
      return concerned.some((ids) => ids !== undefined);
    },
    isUsed: (id) => used.has(id),
  };
};
