import { memo } from "../../collections/memo.ts";
import type { RobotsDocument } from "../../syntax/document.ts";
import { addEdited, Excerpt } from "./excerpt.ts";
import { LINE_END, MINOR, mayBlock, type Pieces, piecesOf, replacementOf } from "./pieces.ts";
import { FEW, type Window } from "./windows.ts";

/**
 * A comment that no reader can take for anything else; without `<`, as some readers treat a file
 * with the tags of a page differently.
 */
const COMMENT = /^[ \t]*#[ -;=-~\t]*$/;

/** A delay of less than 300 seconds, which no reader treats as a block. */
const SHORT_DELAY = /^[ \t]*crawl-delay[ \t]*:[ \t]*(?:\d{1,2}|[12]\d\d)(?:\.\d*)?[ \t]*$/i;

/** A replacement for any short delay. */
const ANY_DELAY = "Crawl-delay: 1";

/** The URL of a sitemap, which belongs to no group. */
const SITEMAP = /^[ \t]*sitemap[ \t]*:[ -;=-~\t]*$/i;

/** A rule without a path: it blocks nothing, whatever other rules its group has. */
const EMPTY_RULE = /^[ \t]*disallow[ \t]*:[ \t]*$/i;

/** Whether a file may have long delays, or misspelt ones: then the shortest of several matters. */
const hasOtherDelays = memo((document: RobotsDocument): boolean => {
  const pieces = piecesOf(document, "home");
  for (let index = 0; index < pieces.count; index++) {
    if (pieces.replacement(index) !== null) continue;
    const text = pieces.text(index);
    if (/del[ae]y/i.test(text) && mayBlock(text)) return true;
  }
  return false;
});

/**
 * An excerpt without the lines that change no verdict on `/` where they stand: comments, and short
 * delays and sitemaps after a rule, which neither end nor begin a group there. Elsewhere, how long a
 * short delay is does not matter.
 */
class Essence extends Excerpt {
  private readonly keepsDelays: boolean;

  constructor(document: RobotsDocument) {
    super("home");
    this.keepsDelays = hasOtherDelays(document);
  }

  override add(line: string): void {
    if (COMMENT.test(line)) return;
    const isDelay = !this.keepsDelays && SHORT_DELAY.test(line);
    if (this.last === MINOR && (isDelay || SITEMAP.test(line))) return;
    super.add(isDelay ? ANY_DELAY : line);
  }

  /** An edited line may be a rule without a path, which blocks no more than the one in its place. */
  override addText(text: string): void {
    for (const line of text.split(LINE_END)) {
      this.add(EMPTY_RULE.test(line) ? MINOR : (replacementOf(line, this.scope) ?? line));
    }
  }
}

/** Whether what follows a piece in the essence of a file does not depend on what is before it. */
const isSolid = (pieces: Pieces, index: number): boolean => {
  if (pieces.replacement(index) !== null) return false;
  const text = pieces.text(index);
  return ![COMMENT, SHORT_DELAY, SITEMAP].some((pattern) => pattern.test(text));
};

/** Pieces between two solid ones, and the windows in them. */
interface Region {
  /** The index of the first piece. */
  readonly from: number;
  /** The index behind the last piece. */
  readonly to: number;
  readonly windows: readonly Window[];
}

/** The region of a window and of those after it, as far as they are in the same one. */
const regionAt = (pieces: Pieces, windows: readonly Window[], first: number): Region => {
  let from = pieces.indexAt((windows[first] as Window).from);
  while (from > 0 && !isSolid(pieces, from - 1)) from--;
  let to = from;
  let next = first;
  for (; next < windows.length; next++) {
    const window = windows[next] as Window;
    if (next > first && (to === pieces.count || pieces.to(to) < window.from)) break;
    while (to < pieces.count && (pieces.from(to) <= window.to || !isSolid(pieces, to))) to++;
  }
  return { from, to, windows: windows.slice(first, next) };
};

/**
 * Whether edits leave the essence of a file as it is, or only replace rules by some without a path:
 * then they newly block `/` for no crawler. In steps; only the lines around the edits are examined.
 */
export function* keepsEssence(
  document: RobotsDocument,
  windows: readonly Window[],
): Generator<void, boolean> {
  const pieces = piecesOf(document, "home");
  let looked = 0;
  for (let at = 0; at < windows.length; ) {
    const region = regionAt(pieces, windows, at);
    const before = new Essence(document);
    yield* before.addPieces(pieces, region.from, region.to);
    const after = new Essence(document);
    yield* addEdited(after, document, { pieces, ...region });
    if (before.text !== after.text) return false;
    at += region.windows.length;
    looked += region.to - region.from + region.windows.length;
    if (looked < FEW) continue;
    looked = 0;
    yield;
  }
  return true;
}
