import type { Span } from "../text/span.ts";

/** A suggestion to insert at the cursor. */
export interface CompletionItem {
  /** The text shown and compared with typed text. */
  readonly label: string;
  /** The text to insert. */
  readonly insert: string;
  /**
   * The same with snippet fields, `${1:like this}`, if there are any, in the syntax that editors
   * share.
   */
  readonly template?: string;
  readonly kind: "field" | "crawler" | "path" | "url" | "value" | "group";
  /** A few words beside the label. */
  readonly detail: string;
  /** One or two sentences; may be empty. Code is in backquotes. */
  readonly info: string;
  /**
   * The heading it is listed under. Lower ranks come first, and items without a heading before all.
   */
  readonly section?: { readonly name: string; readonly rank: number };
  /** It comes from the URLs under test or the file itself, not from common values. */
  readonly isOwn?: true;
  /** Items with a greater value come first; 0 is usual. */
  readonly boost: number;
}

/** What is known beyond the file. */
export interface CompletionOptions {
  /**
   * URLs under test, absolute or paths: likely candidates for rules, and a hint at the site's host.
   */
  readonly urls?: readonly string[];
}

/** Suggestions to replace the span at the cursor. */
export interface CompletionResult extends Span {
  readonly items: readonly CompletionItem[];
}
