import { LOOKED_AT, withoutTerminal } from "./terminal.ts";

/** A parsed HTTP response that was pasted as text. */
export interface HttpAnswer {
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
/** A header line: its name and its value. */
export const HEADER: RegExp = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*(.*)$/;

interface Head {
  readonly answer: HttpAnswer;
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
    answer: {
      statusLine: statusLine.trimEnd(),
      status: Number(status),
      headers,
      body,
      redirects: [],
    },
    rest: body,
  };
};

/** The first header with a name, given in lower case; null if there is none. */
export const headerOf = ({ headers }: HttpAnswer, name: string): string | null =>
  headers.find(([each]) => each.toLowerCase() === name)?.[1].trim() ?? null;

/**
 * Parses the output of `curl -i`: status line, headers, a blank line, the body. Of several
 * responses (redirects, proxies, `100 Continue`) the last one counts. What a terminal shows around it is left out. Null for
 * anything else, such as a robots.txt, whose first line is not a status line.
 */
export const readAnswer = (text: string): HttpAnswer | null => {
  if (!/^(?:< )?HTTP\/\d|^\s*HTTP\/\d/m.test(text.slice(0, LOOKED_AT))) return null;
  const printed = withoutTerminal(text);
  if (!/^\s*HTTP\/\d/.test(printed.slice(0, 200))) return null;
  let rest = printed.replace(/\r\n?/g, "\n").trimStart();
  let last: HttpAnswer | null = null;
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

/** Whether the response contains the file itself, not headers alone. */
export const hasBody = (answer: HttpAnswer): boolean =>
  answer.body !== "" || (answer.status === 200 && headerOf(answer, "content-length") === "0");
