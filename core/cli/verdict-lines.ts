import type { Matcher } from "../match/compile.ts";
import { listedAddress, UNREAD } from "../sitemap/url-list.ts";
import { parse } from "../syntax/parse.ts";
import { visibleJson } from "../text/json.ts";
import { formatMessage } from "../text/message.ts";
import { shortened } from "../text/shortened.ts";
import { identify } from "../vocabulary/product-token.ts";
import { isReader, type ReaderChoice, type UrlsPlan } from "./args.ts";
import { MESSAGES } from "./messages.ts";
import { printable } from "./printable.ts";
import { matcherFor, type ServedFile } from "./verify.ts";

/** The most crawlers remembered at a time: a stream may name a new one on every line. */
const MOST_CRAWLERS = 1000;

/** Creates matchers by crawler and reader, with bounded memory however many are named. */
class Matchers {
  private readonly known = new Map<string, Matcher>();
  private file: ServedFile;

  constructor(file: ServedFile) {
    this.file = file;
  }

  find(crawler: string, reader: ReaderChoice): Matcher {
    const key = `${reader} ${crawler}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (this.known.size >= MOST_CRAWLERS) {
      // Compiled data is cached on the document and freed with it.
      const { source, encoding } = this.file.document;
      this.file = { ...this.file, document: parse(source, encoding) };
      this.known.clear();
    }
    const matcher = matcherFor(this.file, identify(crawler).token, reader);
    this.known.set(key, matcher);
    return matcher;
  }
}

type Json = Readonly<Record<string, unknown>>;

/** A line of more UTF-16 units is not decided: its reader may have cut it. */
export const LONGEST_LINE: number = 1024 * 1024;

/** How much of a line that cannot be read is shown. */
const LONGEST_SHOWN = 200;

const objectOn = (line: string): Json | null => {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? (value as Json) : null;
  } catch {
    return null;
  }
};

/** What a line asks; otherwise a sentence that says what is wrong with it. */
type Question = Pick<UrlsPlan, "crawler" | "reader"> & { readonly url: string };

const questionIn = (
  object: Json,
  asked: Pick<UrlsPlan, "crawler" | "reader">,
): Question | string => {
  const {
    url,
    crawler = null,
    reader = null,
  } = object as { url?: unknown; crawler?: unknown; reader?: unknown };
  if (typeof url !== "string" || url.trim() === "") return MESSAGES.lineNotRead;
  if (crawler !== null && (typeof crawler !== "string" || crawler.trim() === "")) {
    return MESSAGES.lineCrawler;
  }
  const named = reader ?? asked.reader;
  if (named !== "automatic" && !(typeof named === "string" && isReader(named))) {
    const name = typeof named === "string" ? named : JSON.stringify(named);
    return formatMessage(MESSAGES.lineReader, { reader: name.slice(0, LONGEST_SHOWN) });
  }
  return { url, crawler: crawler ?? asked.crawler, reader: named };
};

const row = (verdict: string, line: number | null, ...cells: readonly string[]): string =>
  [verdict, line ?? "-", ...cells.map((cell) => printable(cell.replaceAll("\t", " ")))].join("\t");

/** The answer to a line that cannot be read: its beginning, and why. */
const unreadLine = (line: string, why: string): string =>
  line.startsWith("{")
    ? visibleJson({ error: why })
    : row("error", null, shortened(line, LONGEST_SHOWN), why);

/**
 * Creates the function that answers each line, without line ends, read like a list in the page: for
 * a URL, also with a bullet, in quotes or in `<…>`, it returns `allowed` or `blocked`, the deciding
 * line (`-` if no rule matches) and the URL (unprintable characters escaped), separated by TABs. For
 * a JSON object with a `url`, and optionally a `crawler` and a `reader`, it returns the same object
 * with the verdict. A blank line or a comment returns null. Any other line is an error, never a
 * verdict: `error`, `-`, the beginning of the line and why it is not read; for an object, the object
 * with an `error`.
 *
 * @param spell converts a URL to what a crawler would request.
 * @param onError is called for each line that is an error.
 */
export const verdictLines = (
  file: ServedFile,
  asked: Pick<UrlsPlan, "crawler" | "reader">,
  spell: (typed: string) => string,
  onError: () => void = () => {},
): ((line: string) => string | null) => {
  const matchers = new Matchers(file);
  const { decide } = matchers.find(asked.crawler, asked.reader);

  const unread = (line: string, why: string): string => {
    onError();
    return unreadLine(line, why);
  };

  const answerObject = (line: string): string => {
    const object = objectOn(line);
    if (object === null) return unread(line, MESSAGES.lineNotRead);
    const question = questionIn(object, asked);
    if (typeof question === "string") {
      onError();
      return visibleJson({ ...object, error: question });
    }
    const { crawler, reader, url } = question;
    const { allowed, rule } = matchers.find(crawler, reader).decide(spell(url));
    return visibleJson({ ...object, allowed, line: rule?.line ?? null });
  };

  return (line) => {
    const text = line.trim();
    if (line.length > LONGEST_LINE) {
      return unread(text, formatMessage(MESSAGES.lineTooLong, { most: LONGEST_LINE }));
    }
    if (text.startsWith("{")) return answerObject(text);
    const url = listedAddress(text);
    if (url === null) return null;
    if (url === UNREAD) return unread(text, MESSAGES.lineNotAddress);
    const { allowed, rule } = decide(spell(url));
    return row(allowed ? "allowed" : "blocked", rule?.line ?? null, url);
  };
};
