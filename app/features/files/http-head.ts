import { byteLength, type HttpResponse } from "../../../core/index.ts";

/** A parsed HTTP response that was pasted as text. */
export interface PastedResponse {
  /** The last status line: `HTTP/2 200`. */
  readonly statusLine: string;
  readonly status: number;
  /** Header names as written, in order. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Everything after the last blank line that follows headers. */
  readonly body: string;
  /** The locations of earlier redirects, in order; an empty string if one had none. */
  readonly redirects: readonly string[];
}

const STATUS_LINE = /^HTTP\/\d(?:\.\d)? (\d{3})(?: [^\n]*)?$/;
const HEADER = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*(.*)$/;

interface Head {
  readonly answer: PastedResponse;
  readonly rest: string;
}

const readHead = (text: string): Head | null => {
  const blank = text.search(/\n\n|\n$/);
  const end = blank < 0 ? text.length : blank;
  const [statusLine = "", ...lines] = text.slice(0, end).split("\n");
  const status = STATUS_LINE.exec(statusLine)?.[1];
  if (status === undefined) return null;
  const headers: (readonly [string, string])[] = [];
  for (const line of lines) {
    const header = HEADER.exec(line);
    if (header === null) return null;
    headers.push([header[1] ?? "", header[2] ?? ""]);
  }
  const body = text.slice(end + 2);
  return {
    answer: { statusLine, status: Number(status), headers, body, redirects: [] },
    rest: body,
  };
};

/**
 * Parses the output of `curl -i`: status line, headers, a blank line, the body. Of several
 * responses (redirects, proxies, `100 Continue`) the last one counts. Null for anything else, such
 * as a robots.txt, whose first line is not a status line.
 */
export const readAnswer = (text: string): PastedResponse | null => {
  if (!/^\s*HTTP\/\d/.test(text.slice(0, 200))) return null;
  let rest = text.replace(/\r\n?/g, "\n").trimStart();
  let last: PastedResponse | null = null;
  for (let head = readHead(rest); head !== null; head = readHead(rest)) {
    const redirects: readonly string[] =
      last === null || last.status < 300 || last.status > 399
        ? (last?.redirects ?? [])
        : [...last.redirects, headerOf(last, "location") ?? ""];
    last = { ...head.answer, redirects };
    rest = head.rest;
  }
  return last;
};

/** The first header with a name, given in lower case; null if there is none. */
const headerOf = ({ headers }: PastedResponse, name: string): string | null =>
  headers.find(([each]) => each.toLowerCase() === name)?.[1].trim() ?? null;

/** How many bytes of a body may be lost in a terminal: its last line end. */
const LOST_IN_PASTING = 2;

/**
 * The size of the body as sent, in bytes, if a Content-Length gives it for the uncompressed body
 * and it exceeds the pasted part. Otherwise the text's own size counts, also after edits.
 */
const bodyBytesOf = (answer: PastedResponse): number | null => {
  const length = headerOf(answer, "content-length");
  if (length === null || !/^\d{1,12}$/.test(length)) return null;
  if (headerOf(answer, "content-encoding") !== null) return null;
  const pasted = byteLength(answer.body.replaceAll("\n", "\r\n"));
  return Number(length) > pasted + LOST_IN_PASTING ? Number(length) : null;
};

/** The target of a chain of redirects; a location that cannot be resolved stays as it is. */
const lastPlace = (places: readonly string[]): string | null =>
  places.reduce<string | null>((from, place) => {
    if (place === "") return null;
    try {
      return new URL(place, from ?? undefined).href;
    } catch {
      // Relative to the requested URL, which a response does not contain.
      return place;
    }
  }, null);

/** Whether the response contains the file itself, not headers alone. */
export const hasBody = (answer: PastedResponse): boolean =>
  answer.body !== "" || (answer.status === 200 && headerOf(answer, "content-length") === "0");

/** Converts a pasted response to the state's HTTP response. */
export const responseOf = (answer: PastedResponse): HttpResponse => ({
  status: answer.status,
  redirects: answer.redirects.length,
  requestedUrl: null,
  finalUrl: lastPlace(answer.redirects),
  contentType: headerOf(answer, "content-type"),
  cacheControl: headerOf(answer, "cache-control"),
  bodyBytes: bodyBytesOf(answer),
  daysUnreachable: 0,
});
