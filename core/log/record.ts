/** One request of an access log. What its line does not tell is null. */
export interface LogRecord {
  /** Milliseconds since 1970, UTC; a time without a zone is taken for UTC. */
  readonly time: number | null;
  readonly method: string | null;
  /**
   * Path and query as requested: the log's escapes are undone, nothing is normalised. Begins with `/`;
   * null where the line holds none, such as `-`, `OPTIONS *` or the bytes of a TLS handshake.
   */
  readonly target: string | null;
  readonly status: number | null;
  /** In lower case, without a port. */
  readonly host: string | null;
  readonly userAgent: string | null;
  /** Bytes of the response, as the server counts them. */
  readonly bytes: number | null;
}

/** What a line of a log is: a request, a line that tells how to read the others, or (null) unreadable. */
export type LogLine = LogRecord | "header" | null;

/** Reads a log's lines, without their line ends, one after the other. Any string is accepted. */
export type LineReader = (line: string) => LogLine;

const DEFAULT_PORT = /:(?:80|443)$/;

/** A host as the URL of a page has it. Empty, `-` and `_` name none. */
export const hostOf = (text: string | null): string | null => {
  if (text === null || text === "" || text === "-" || text === "_") return null;
  const host = text.toLowerCase();
  const port = host.startsWith("[") ? host.indexOf("]:") + 1 : host.lastIndexOf(":");
  return port > 0 ? host.slice(0, port) : host;
};

/** Text of a log, null where it stands for nothing. */
export const given = (text: string | undefined): string | null =>
  text === undefined || text === "" || text === "-" ? null : text;

/** A whole number of a log; null where there is none. */
export const numberOf = (text: string | undefined): number | null => {
  if (text === undefined || text === "" || text === "-") return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
};

/** Where a request went. */
export interface Place {
  readonly host: string | null;
  readonly target: string | null;
}

const NOWHERE: Place = { host: null, target: null };

/** Takes a request target, or a whole URL, apart. What is neither goes nowhere. */
export const placeOf = (address: string): Place => {
  if (address.charCodeAt(0) === 0x2f) return { host: null, target: address };
  const scheme = address.indexOf("://");
  if (scheme < 2 || scheme > 5) return NOWHERE;
  const rest = address.slice(scheme + 3);
  const end = rest.search(/[/?;#]/);
  const authority = end < 0 ? rest : rest.slice(0, end);
  const path = end < 0 ? "/" : rest.slice(end);
  return {
    host: hostOf(authority.slice(authority.lastIndexOf("@") + 1).replace(DEFAULT_PORT, "")),
    target: path.startsWith("/") ? path : `/${path}`,
  };
};

/** What a request line says: `GET /a?b HTTP/1.1`. */
export interface RequestLine extends Place {
  readonly method: string | null;
}

const NO_REQUEST: RequestLine = { method: null, ...NOWHERE };

const isLetter = (unit: number): boolean => (unit | 32) >= 0x61 && (unit | 32) <= 0x7a;

/** Takes a request line apart. A target may hold blanks where a server did not escape them. */
export const requestOf = (line: string): RequestLine => {
  const blank = line.indexOf(" ");
  if (blank < 2 || blank > 20 || !isLetter(line.charCodeAt(0))) return NO_REQUEST;
  const version = line.lastIndexOf(" HTTP/");
  const method = line.slice(0, blank);
  const address = line.slice(blank + 1, version > blank ? version : undefined);
  if (address.charCodeAt(0) === 0x2f) return { method, host: null, target: address };
  return { method, ...placeOf(address) };
};
