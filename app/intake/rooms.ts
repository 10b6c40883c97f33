import type { HttpAnswer } from "../../core/index.ts";
import type { NoticeContent } from "../state/store/actions.ts";
import type { NamedFile } from "./dropped-files.ts";

/** Where a text was pasted: outside of any field, over the whole file, or within it. */
export type PastedAt = "outside" | "over" | "within";

/** Takes something back; what was there before is shown again. */
export type TakeBack = () => void;

/** Pages that were put to URLs under test. */
export interface TakenPages {
  /** The URLs that have a page now, as typed. */
  readonly urls: readonly string[];
  /** Whether the pages name these URLs themselves; otherwise it is the selected one. */
  readonly isNamed: boolean;
  /** How many pages name no address, with no URL selected for one; or are too many. */
  readonly left: number;
  /** The URL to which a single page can be put instead; null if there is none. */
  readonly instead: string | null;
  readonly takeBack: TakeBack;
  /** Puts the single page to that URL instead. */
  readonly putInstead: () => void;
}

/** Where things go that were pasted, dropped or opened: the shell connects it with the features. */
export interface Rooms {
  /**
   * Opens a file as the robots.txt; the draft it replaces is kept. `asked` is the turn in which it
   * was asked for; now by default.
   */
  readonly openFile: (file: NamedFile, notes: readonly string[], asked?: number) => Promise<void>;
  /** Replaces the text, as a step that can be undone; a notice says so unless `said` is null. */
  readonly replaceText: (text: string, said: string | null) => TakeBack;
  /** Puts a text into the file at the cursor, as if it was pasted there. */
  readonly insertText: (text: string) => TakeBack;
  /** Takes over the HTTP response of robots.txt, with its body if that is one. */
  readonly takeAnswer: (answer: HttpAnswer, withBody: boolean) => void;
  /** Adds files in Bulk and starts reading; shows the tab. */
  readonly toBulk: (files: readonly NamedFile[]) => Promise<TakeBack>;
  /** Adds URLs under test, and returns how many are new. */
  readonly testUrls: (
    addresses: readonly string[],
    more: number,
  ) => { readonly count: number; readonly takeBack: TakeBack };
  /**
   * Keeps pages with their URLs under test; shows these. Null if others were taken meanwhile.
   */
  readonly takePages: (texts: readonly string[]) => Promise<TakenPages | null>;
  /** Imports the expectations of a checks file. */
  readonly importChecks: (text: string) => Promise<void>;
  /** Whether Bulk is shown: a list is then meant for it, however short. */
  readonly isBulkShown: () => boolean;
  /** Shows a notice in place of that of the last step, or beside it. */
  readonly notify: (notice: NoticeContent, beside?: boolean) => void;
}
