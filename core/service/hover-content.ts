import type { Source } from "../dialects/dialect.ts";
import type { Span } from "../text/span.ts";

/** A short fact with its topic. */
export interface HoverFact {
  readonly label: string;
  readonly text: string;
}

/** The hover content for a position. Plain text; code is in backquotes. */
export interface HoverContent extends Span {
  readonly title: string;
  /** Sentences, one paragraph each; the first is the most useful. */
  readonly paragraphs: readonly string[];
  readonly facts: readonly HoverFact[];
  /** Its source; null if there is none. */
  readonly source: Pick<Source, "title" | "url"> | null;
  /** The address of the page about it, from the root of the site; left out if there is none. */
  readonly page?: string;
  /** The checks whose findings say all that this says; left out if none does. */
  readonly toldBy?: readonly string[];
}

/** Hover content without its position. */
export type HoverText = Omit<HoverContent, "from" | "to">;

/** The host of an https URL, as a short name for a source; other text is unchanged. */
export const sourceName = (address: string): string =>
  /^https:\/\/(?:www\.)?([^/]+)/.exec(address)?.[1] ?? address;
