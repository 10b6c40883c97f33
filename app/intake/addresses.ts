import {
  type Content,
  type ContentKind,
  HEAD,
  type Recognition,
  recognise,
} from "../../core/index.ts";
import { readerOf } from "../answers/workers/bulk/reader-of.ts";
import { rowsOf } from "../answers/workers/bulk/rows-of.ts";
import { Sink } from "../answers/workers/bulk/sink.ts";
import { nextTask } from "../time/schedule.ts";
import { UNNAMED_ORIGIN } from "../urls/normalise-typed.ts";
import { kindInWords } from "./words.ts";

/** The URLs in a text that was pasted into a field for URLs. */
export interface PastedAddresses {
  readonly content: Content;
  /** What the text is, for a sentence: "a sitemap". */
  readonly kind: string;
  /** In order, each once: a sitemap's pages (an index's sitemaps), a log's targets, and so on. */
  readonly addresses: readonly string[];
  /** How many further ones the text has, counted each time. */
  readonly more: number;
  /** Lines, rows or entries that hold none. */
  readonly unread: number;
}

/** UTF-16 units read in one task, which takes a few milliseconds. */
const PIECE = 128 * 1024;

/** The URL of a request: of several hosts in a log, each has its own. A target such as `//a` would be read as a host. */
const asTyped = (target: string, host: string | null): string => {
  if (host !== null && target.startsWith("/")) return `https://${host}${target}`;
  return target.startsWith("//") ? UNNAMED_ORIGIN + target : target;
};

/** What has no list of addresses: a page may name its own, but it is the page that was pasted. */
const NO_LISTS: ReadonlySet<ContentKind> = new Set(["robots", "html", "headers", "response"]);

/** Whether each line is one word: in a field for URLs, any word is a path, but no element of XML. */
const areWords = (text: string): boolean => !/\S[^\S\r\n]+\S|<[a-z/!?]/i.test(text);

/**
 * Finds the URLs in a pasted text, whatever it is: a list, a table, a sitemap, a log, a HAR. What
 * it is not made of gives none. The page stays usable while a long text is read. Never rejects for
 * a text.
 *
 * @param most how many addresses are returned.
 */
export const addressesIn = async (text: string, most: number): Promise<PastedAddresses> => {
  const known = recognise(text.slice(0, HEAD), rowsOf);
  const isWords = known.content.kind === "unknown" && areWords(text.slice(0, HEAD));
  const recognition: Recognition = isWords
    ? { content: { kind: "list" }, isSure: false, alternative: null }
    : known;
  const { content } = recognition;
  const kind = kindInWords(content);
  const found = new Set<string>();
  let more = 0;
  const add = (address: string): void => {
    if (found.size < most) found.add(address);
    else if (!found.has(address)) more++;
  };
  const sink = new Sink({
    url: (typed, entry) => {
      if (entry === "page" || entry === "sitemap") add(typed);
      return false;
    },
    page: () => {},
    request: ({ target, host }) => {
      if (target !== null) add(asTyped(target, host));
    },
  });
  const isList = !NO_LISTS.has(content.kind);
  const reader = isList ? readerOf(recognition, "", sink, () => {}) : "unknown";
  if (typeof reader === "string") return { content, kind, addresses: [], more: 0, unread: 0 };
  const lines = text.includes("\n") ? text : text.replaceAll("\r", "\n");
  for (let at = 0; at < lines.length && !reader.isHopeless?.(); at += PIECE) {
    if (at > 0) await nextTask();
    reader.push(lines.slice(at, at + PIECE));
  }
  reader.finish();
  return { content, kind, addresses: [...found], more, unread: sink.report("", 0).unread };
};
