import type { DialectId, Encoding, HttpResponse, RobotsDocument } from "../../../core/index.ts";
import type { Severity } from "../../../core/lint/index.ts";

/** The file on disk, apart from its text. A byte order mark is part of the text. */
export interface FileFormat {
  /** As shown: the user's name for the file, the name of an opened one, or a description. */
  readonly name: string;
  /** The user has named it, so links include the name. */
  readonly isNamed: boolean;
  readonly encoding: Encoding;
  /** The line end of new lines, and the line ends of the file as opened. */
  readonly lineEnd: "\n" | "\r\n" | "\r";
  /**
   * The bytes as opened, so that an unchanged file is saved unchanged; null for a file typed here.
   */
  readonly original: Uint8Array | null;
}

/** The verdict that the user expects of a URL for one crawler. */
export interface Expectation {
  /** A product token; compared without regard to ASCII case. */
  readonly crawler: string;
  readonly expected: "allowed" | "blocked";
}

/** A URL under test, or a pattern that stands for all URLs it matches. */
export interface TestUrl {
  /** Unique among the URLs of this page. */
  readonly id: number;
  /** As typed: a path, a pattern, or an absolute URL. */
  readonly typed: string;
  /** At most one for each crawler, in the order in which they were set. */
  readonly expectations: readonly Expectation[];
  /** What is known of its page: headers or HTML, as pasted; left out if nothing is. */
  readonly page?: string;
  /** It came with an example, and is removed when another text replaces the example. */
  readonly fromExample?: true;
}

/** The crawlers and URLs under test. */
export interface Query {
  /** As typed or selected: a product token, or a User-Agent header. */
  readonly crawler: string;
  /** The other crawlers of the Matrix, in the order of its columns. */
  readonly crawlers: readonly string[];
  readonly urls: readonly TestUrl[];
  /** The URL whose rules are marked in the file. */
  readonly activeUrl: TestUrl["id"] | null;
}

export type Theme = "system" | "light" | "dark";

/** How a file is read: by one reader, or for each crawler by its own. */
export type DialectChoice = DialectId | "automatic";

/** Which checks run, and which of their findings are shown. */
export interface CheckSettings {
  /** Ids of checks that run by default and are turned off. */
  readonly off: readonly string[];
  /** Ids of checks that are off by default and are turned on. */
  readonly on: readonly string[];
  /** Findings of these severities are hidden. */
  readonly hidden: readonly Severity[];
}

/** A text that the file is compared with. */
export interface Baseline {
  readonly name: string;
  /** The text with LF line ends. */
  readonly source: string;
  readonly encoding: Encoding;
}

/** A text and its encoding on disk. */
export type OpenedText = Pick<RobotsDocument, "source" | "encoding">;

/** A message to the user. Each says what happened and what was kept. */
export interface Notice {
  readonly id: number;
  readonly tone: "info" | "warning" | "error";
  readonly text: string;
  /** One action that the message offers. */
  readonly action: { readonly label: string; readonly run: () => void } | null;
  /**
   * It is about the page and stays. Other messages are about the current file, and are removed when
   * another is opened.
   */
  readonly ofPage?: true;
  /** It reports the user's last step, and is gone with the report of the next. */
  readonly ofStep?: true;
  /** The language of its words, as a BCP 47 tag, if that is not the page's. */
  readonly language?: string;
}

/** The layout of a wide page. */
export interface Layout {
  /** The editor's share of the width, in per cent. */
  readonly split: number;
  /** The share of the height above the problems, in per cent. */
  readonly height: number;
  /** Whether the outline is shown beside the editor. */
  readonly outlined: boolean;
}

/** How the editor shows text. */
export interface Look {
  /** Whether long lines wrap. */
  readonly wraps: boolean;
  /** The font size, in CSS pixels. */
  readonly textSize: number;
}

/**
 * The application's state. It never contains verdicts, diagnostics and counts: `derive.ts` computes
 * them, memoised.
 */
export interface AppState {
  /** A projection of the editor's text, written only by the editor's publisher. */
  readonly document: RobotsDocument;
  readonly format: FileFormat;
  /** The 1-based number of the line of `document` being written; null for none. */
  readonly unfinishedLine: number | null;
  /** Whether the text has just changed: answers that take long wait until it has settled. */
  readonly isTyping: boolean;
  /** The text as it was opened, for Compare. */
  readonly openedText: OpenedText;
  /** The text as last opened, downloaded or shared: any other text is "edited". */
  readonly savedSource: string;
  /** The URLs as last opened or shared: changes since then are work the user could lose. */
  readonly savedUrls: readonly TestUrl[];
  readonly query: Query;
  readonly dialect: DialectChoice;
  readonly checks: CheckSettings;
  /** What Compare compares with; null for a version stored in this browser, or for nothing. */
  readonly baseline: Baseline | null;
  /**
   * The HTTP response for the file; null if unknown, which counts as status 200 without redirects.
   */
  readonly response: HttpResponse | null;
  /**
   * The id of the system as whose served text the file is judged; null for the file as written. Ids
   * of a later release are kept, and have no effect.
   */
  readonly servedAs: string | null;
  /**
   * Tells the stores of one page apart when they ask its workers. Left out in the page's own; others
   * show its file as it is served.
   */
  readonly lane?: string;
  readonly theme: Theme;
  /**
   * The readers that are compared with each other. A preference like the theme: links do not
   * include it.
   */
  readonly compared: readonly DialectId[];
  /** A preference, like the theme. */
  readonly layout: Layout;
  /** A preference, like the theme. */
  readonly look: Look;
  /** The id of the tab that the user has chosen, if links name it. */
  readonly tab: string | null;
  readonly notices: readonly Notice[];
  /** The last announcement to screen readers. A new object each time. */
  readonly announced: { readonly text: string };
}
