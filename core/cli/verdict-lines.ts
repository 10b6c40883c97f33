import type { Matcher } from "../match/compile.ts";
import { parse } from "../syntax/parse.ts";
import { visibleJson } from "../text/json.ts";
import { identify } from "../vocabulary/product-token.ts";
import { isReader, type ReaderChoice } from "./args.ts";
import { MESSAGES } from "./messages.ts";
import { printable } from "./printable.ts";
import { matcherFor, type ServedFile } from "./verify.ts";

/** Crawlers that are remembered at a time: a stream may name a new one on every line. */
const MOST_CRAWLERS = 1000;

/** Finds matchers by crawler and reader, in memory that does not grow with how many are named. */
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
      // What was compiled is kept with the document, and goes with it.
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

/** What an object may ask. */
interface Question {
  readonly url?: unknown;
  readonly crawler?: unknown;
  readonly reader?: unknown;
}

const objectOn = (line: string): Json | null => {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? (value as Json) : null;
  } catch {
    return null;
  }
};

const textOr = (value: unknown, otherwise: string): string =>
  typeof value === "string" ? value : otherwise;

/**
 * Makes what answers one line after the other, without line ends: a URL with `allowed` or `blocked`,
 * the line that decides and the URL (what is not printable in it escaped), separated by TABs (`-` where no rule matches); a JSON object
 * that has a `url`, and may name a `crawler` and a `reader`, with the same object and the verdict in
 * it. A blank line gets no answer, which is null; any other gets one.
 *
 * @param spell makes of a URL what a crawler would request.
 */
export const verdictLines = (
  file: ServedFile,
  asked: { readonly crawler: string; readonly reader: ReaderChoice },
  spell: (typed: string) => string,
): ((line: string) => string | null) => {
  const matchers = new Matchers(file);
  const { decide } = matchers.find(asked.crawler, asked.reader);

  const answerObject = (line: string): string => {
    const object = objectOn(line);
    const { url, crawler, reader } = (object ?? {}) as Question;
    if (object === null || typeof url !== "string") {
      return JSON.stringify({ error: MESSAGES.lineNotRead });
    }
    const named = textOr(reader, asked.reader);
    const matcher = matchers.find(
      textOr(crawler, asked.crawler),
      isReader(named) ? named : asked.reader,
    );
    const { allowed, rule } = matcher.decide(spell(url));
    return visibleJson({ ...object, allowed, line: rule?.line ?? null });
  };

  return (line) => {
    const text = line.trim();
    if (text === "") return null;
    if (text.startsWith("{")) return answerObject(text);
    const { allowed, rule } = decide(spell(text));
    return `${allowed ? "allowed" : "blocked"}\t${rule?.line ?? "-"}\t${printable(text.replaceAll("\t", " "))}`;
  };
};
