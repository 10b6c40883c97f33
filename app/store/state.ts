import type { DialectId, Encoding, HttpResponse, RobotsDocument } from "../../core/index.ts";

/** How the file stands on disk, apart from its text. A byte order mark is part of the text. */
export interface FileFormat {
  /** As shown: the name of an opened file, or what the text is. */
  readonly name: string;
  readonly encoding: Encoding;
  /** The line end new lines get, and how the file as opened ended its lines. */
  readonly lineEnd: "\n" | "\r\n" | "\r";
  /** The octets as opened, so that an unchanged file is saved unchanged; null for a file typed here. */
  readonly original: Uint8Array | null;
}

/** A URL under test. */
export interface TestUrl {
  /** Unique among the URLs of this page. */
  readonly id: number;
  /** As typed: a path, or a whole URL. */
  readonly typed: string;
  /** The verdict the user wants to hold. */
  readonly expected: "allowed" | "blocked" | null;
}

/** What is asked of the file. */
export interface Query {
  /** As typed or chosen: a product token, or a User-Agent header. */
  readonly crawler: string;
  readonly urls: readonly TestUrl[];
  /** The URL whose rules are marked in the file. */
  readonly activeUrl: TestUrl["id"] | null;
}

export type Theme = "system" | "light" | "dark";

/** What is shown of a message to the user. Every one says what happened and what was kept. */
export interface Notice {
  readonly id: number;
  readonly tone: "info" | "warning" | "error";
  readonly text: string;
  /** One thing to do about it. */
  readonly action: { readonly label: string; readonly run: () => void } | null;
  /** It tells of the file on show, and goes when another is opened. */
  readonly ofFile?: true;
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

/**
 * The application's state. Verdicts, diagnostics and counts are never kept here: `derive.ts` works
 * them out from it, memoised.
 */
export interface AppState {
  /** A projection of the editor's text, written by the editor's publisher alone. */
  readonly document: RobotsDocument;
  readonly format: FileFormat;
  /** The text as last opened, downloaded or shared: what differs from it is "edited". */
  readonly savedSource: string;
  /** The URLs as last opened or shared: those that differ are work the user could lose. */
  readonly savedUrls: readonly TestUrl[];
  readonly query: Query;
  readonly dialect: DialectId;
  /** How the site answered the request for the file; null where nobody said: at once, with status 200. */
  readonly response: HttpResponse | null;
  readonly theme: Theme;
  /** The readers that are compared with each other. A preference, like the theme: links do not carry it. */
  readonly compared: readonly DialectId[];
  /** A preference, like the theme. */
  readonly layout: Layout;
  readonly notices: readonly Notice[];
}
