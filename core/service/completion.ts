import type { Span } from "../text/span.ts";

/** Something that could be inserted at the cursor. */
export interface CompletionItem {
  /** What is shown and compared with what is typed. */
  readonly label: string;
  /** What is put in. */
  readonly insert: string;
  /** The same with fields to fill in, `${1:like this}`, where there are any: the form editors share. */
  readonly template?: string;
  readonly kind: "field" | "crawler" | "path" | "url" | "value" | "group";
  /** A few words beside the label. */
  readonly detail: string;
  /** A sentence or two; may be empty. Code stands in backquotes. */
  readonly info: string;
  /** The heading it is listed under; those with lower ranks come first, what has none before all. */
  readonly section?: { readonly name: string; readonly rank: number };
  /** It comes from the URLs under test or from the file itself, not from what many sites have. */
  readonly isOwn?: true;
  /** Items with more come first; 0 is usual. */
  readonly boost: number;
}

/** What is known beyond the file. */
export interface CompletionOptions {
  /** URLs under test, absolute or paths: likely candidates for rules, and a hint at the site's host. */
  readonly urls?: readonly string[];
}

/** What could replace the span at the cursor. */
export interface CompletionResult extends Span {
  readonly items: readonly CompletionItem[];
}
