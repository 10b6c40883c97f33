import type { DialectId, Encoding, HttpResponse, RobotsDocument } from "../../core/index.ts";
import type { Severity } from "../../core/lint/index.ts";

/** How the file stands on disk, apart from its text. A byte order mark is part of the text. */
export interface FileFormat {
  /** As shown: what the user calls the file, the name of an opened one, or what the text is. */
  readonly name: string;
  /** The user has named it: then links carry the name. */
  readonly isNamed: boolean;
  readonly encoding: Encoding;
  /** The line end new lines get, and how the file as opened ended its lines. */
  readonly lineEnd: "\n" | "\r\n" | "\r";
  /** The bytes as opened, so that an unchanged file is saved unchanged; null for a file typed here. */
  readonly original: Uint8Array | null;
}

/** The verdict the user wants a URL to have for one crawler. */
export interface Expectation {
  /** A product token; compared without regard to the case of ASCII letters. */
  readonly crawler: string;
  readonly expected: "allowed" | "blocked";
}

/** A URL under test, or a pattern that stands for all URLs it matches. */
export interface TestUrl {
  /** Unique among the URLs of this page. */
  readonly id: number;
  /** As typed: a path, a pattern, or a whole URL. */
  readonly typed: string;
  /** At most one for each crawler, in the order in which they were set. */
  readonly expectations: readonly Expectation[];
  /** It came with an example, and goes when another text takes the example's place. */
  readonly fromExample?: true;
}

/** What is asked of the file. */
export interface Query {
  /** As typed or chosen: a product token, or a User-Agent header. */
  readonly crawler: string;
  /** The further crawlers of the table of crawlers and URLs, in the order of its columns. */
  readonly crawlers: readonly string[];
  readonly urls: readonly TestUrl[];
  /** The URL whose rules are marked in the file. */
  readonly activeUrl: TestUrl["id"] | null;
}

export type Theme = "system" | "light" | "dark";

/** How a file is read: as one reader does, or each crawler's verdicts by its own reader. */
export type DialectChoice = DialectId | "automatic";

/** Which checks are made, and which of their findings are shown. */
export interface CheckSettings {
  /** Ids of checks that are usually made and are not to be. */
  readonly off: readonly string[];
  /** Ids of checks that are usually not made and are to be. */
  readonly on: readonly string[];
  /** Findings of these severities are made but not shown. */
  readonly hidden: readonly Severity[];
}

/** A text that the file is compared with. */
export interface Baseline {
  readonly name: string;
  /** The text with LF line ends. */
  readonly source: string;
  readonly encoding: Encoding;
}

/** A text with what its characters stand for on disk. */
export type OpenedText = Pick<RobotsDocument, "source" | "encoding">;

/** What is shown of a message to the user. Every one says what happened and what was kept. */
export interface Notice {
  readonly id: number;
  readonly tone: "info" | "warning" | "error";
  readonly text: string;
  /** One thing to do about it. */
  readonly action: { readonly label: string; readonly run: () => void } | null;
  /** It is about the page and stays; the others are about the file on show, and go when another is opened. */
  readonly ofPage?: true;
}

/** How the wide page is divided. */
export interface Layout {
  /** The editor's share of the width, in per cent. */
  readonly split: number;
  /** The share of the height above the problems, in per cent. */
  readonly height: number;
  /** Whether the outline stands beside the editor. */
  readonly outlined: boolean;
}

/** How the editor shows text. */
export interface Look {
  /** Whether lines that are too long for the editor go on below. */
  readonly wraps: boolean;
  /** The size of letters, in CSS pixels. */
  readonly textSize: number;
}

/**
 * The application's state. Verdicts, diagnostics and counts are never kept here: `derive.ts` works
 * them out from it, memoised.
 */
export interface AppState {
  /** A projection of the editor's text, written by the editor's publisher alone. */
  readonly document: RobotsDocument;
  readonly format: FileFormat;
  /** The line, from 1, that is being written and not finished, as the editor says; null for none. */
  readonly unfinishedLine: number | null;
  /** The text as it was when it was opened, for Compare. */
  readonly openedText: OpenedText;
  /** The text as last opened, downloaded or shared: what differs from it is "edited". */
  readonly savedSource: string;
  /** The URLs as last opened or shared: those that differ are work the user could lose. */
  readonly savedUrls: readonly TestUrl[];
  readonly query: Query;
  readonly dialect: DialectChoice;
  readonly checks: CheckSettings;
  /** What Compare compares with; null for one of the versions kept in this browser, or for nothing. */
  readonly baseline: Baseline | null;
  /** How the site answered the request for the file; null when unknown: at once, with status 200. */
  readonly response: HttpResponse | null;
  readonly theme: Theme;
  /** The readers that are compared with each other. A preference, like the theme: links do not carry it. */
  readonly compared: readonly DialectId[];
  /** A preference, like the theme. */
  readonly layout: Layout;
  /** A preference, like the theme. */
  readonly look: Look;
  readonly notices: readonly Notice[];
  /** What was said last to those who do not see the page. A new object each time it is said. */
  readonly announced: { readonly text: string };
}
