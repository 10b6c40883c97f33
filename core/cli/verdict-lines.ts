import type { Matcher } from "../match/compile.ts";
import { parse } from "../syntax/parse.ts";
import { visibleJson } from "../text/json.ts";
import { identify } from "../vocabulary/product-token.ts";
import { isReader, type ReaderChoice } from "./args.ts";
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

/** The properties of an input object. */
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
 * Creates the function that answers each line, without line ends. For a URL it returns `allowed` or
 * `blocked`, the deciding line (`-` if no rule matches) and the URL (unprintable characters
 * escaped), separated by TABs. For a JSON object with a `url`, and optionally a `crawler` and a
 * `reader`, it returns the same object with the verdict. A blank line returns null; any other line
 * gets an answer.
 *
 * @param spell converts a URL to what a crawler would request.
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
