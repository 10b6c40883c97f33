import type { Source } from "../dialects/dialect.ts";
import type { Span } from "../text/span.ts";

/** A thing said in a word or two, with what it is about. */
export interface HoverFact {
  readonly label: string;
  readonly text: string;
}

/** What is said about the thing at a place. Plain text; code stands in backquotes. */
export interface HoverContent extends Span {
  readonly title: string;
  /** Sentences, one paragraph each; the first is the most useful. */
  readonly paragraphs: readonly string[];
  readonly facts: readonly HoverFact[];
  /** Its source; null when there is none. */
  readonly source: Pick<Source, "title" | "url"> | null;
}

/** What is said, before it has a place. */
export type HoverText = Omit<HoverContent, "from" | "to">;
