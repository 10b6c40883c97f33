import { memo } from "../../collections/memo.ts";
import { memoSteps } from "../../collections/memo-steps.ts";
import type { RobotsDocument } from "../../syntax/document.ts";
import { lineNumberAt, parse, startOfNext } from "../../syntax/parse.ts";
import {
  LINE_END,
  MINOR,
  mayBlock,
  type Pieces,
  piecesOf,
  piecesSteps,
  replacementOf,
  type Scope,
  SLASHLESS,
} from "./pieces.ts";
import { edited, FEW, type Window } from "./windows.ts";

/** Pieces added in one step. */
const MANY = 2000;

/** An excerpt under construction. */
export class Excerpt {
  protected readonly scope: Scope;
  private readonly lines: string[] = [];

  constructor(scope: Scope) {
    this.scope = scope;
  }

  /** The last line; undefined if there is none. */
  get last(): string | undefined {
    return this.lines.at(-1);
  }

  add(line: string): void {
    if (line !== this.last || (line !== MINOR && line !== SLASHLESS)) this.lines.push(line);
  }

  /** Adds some pieces, from the first index up to the second; in steps. */
  *addPieces(pieces: Pieces, from: number, to: number): Generator<void, void> {
    for (let index = from; index < to; index++) {
      this.add(pieces.text(index));
      if (index % MANY === MANY - 1) yield;
    }
  }

  addText(text: string): void {
    for (const line of text.split(LINE_END)) this.add(replacementOf(line, this.scope) ?? line);
  }

  get text(): string {
    return this.lines.join("\n");
  }
}

/** Some pieces of a file, by their indexes, and the lines of them that are edited. */
interface EditedPieces {
  readonly pieces: Pieces;
  readonly from: number;
  readonly to: number;
  readonly windows: readonly Window[];
}

/** Adds pieces to an excerpt, with some windows edited; only their lines are examined. In steps. */
export function* addEdited(
  excerpt: Excerpt,
  document: RobotsDocument,
  { pieces, from, to, windows }: EditedPieces,
): Generator<void, void> {
  let at = from;
  /** Where the first line begins that was not added yet. */
  let start = 0;
  for (const [index, window] of windows.entries()) {
    if (index % FEW === FEW - 1) yield;
    while (at < to && pieces.to(at) < window.from) excerpt.add(pieces.text(at++));
    // The window may begin within a piece.
    if (at < to && Math.max(start, pieces.from(at)) < window.from) excerpt.add(pieces.text(at));
    excerpt.addText(edited(document, window));
    while (at < to && pieces.to(at) <= window.to) at++;
    start = startOfNext(document, lineNumberAt(document, window.to));
  }
  yield* excerpt.addPieces(pieces, at, to);
}

/**
 * A shorter file in which every crawler has the same verdict on `/`: one rule replaces consecutive
 * rules that cannot match it. In steps.
 */
export const excerptSteps: (document: RobotsDocument) => Generator<void, RobotsDocument> =
  memoSteps(function* (document) {
    const excerpt = new Excerpt("home");
    const pieces = yield* piecesSteps.home(document);
    yield* excerpt.addPieces(pieces, 0, pieces.count);
    return parse(excerpt.text, document.encoding);
  });

/** An excerpt of a file with some windows edited, in steps. */
export function* excerptAfter(
  document: RobotsDocument,
  windows: readonly Window[],
  scope: Scope,
): Generator<void, string> {
  const pieces = yield* piecesSteps[scope](document);
  const excerpt = new Excerpt(scope);
  yield* addEdited(excerpt, document, { pieces, from: 0, to: pieces.count, windows });
  return excerpt.text;
}

/** Whether no line of a file may block `/` for any reader. */
export const isHarmless: (document: RobotsDocument) => boolean = memo((document) => {
  const pieces = piecesOf(document, "home");
  for (let index = 0; index < pieces.count; index++) {
    if (pieces.replacement(index) === null && mayBlock(pieces.text(index))) return false;
  }
  return true;
});
