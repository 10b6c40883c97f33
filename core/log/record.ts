/** One request of an access log. Fields that its line does not have are null. */
export interface LogRecord {
  /** Milliseconds since 1970, UTC; a time without a zone is read as UTC. */
  readonly time: number | null;
  readonly method: string | null;
  /**
   * Path and query as requested: the log's escapes are decoded, nothing is normalised. Begins with
   * `/`; null if the line has none, such as `-`, `OPTIONS *` or the bytes of a TLS handshake.
   */
  readonly target: string | null;
  readonly status: number | null;
  /** In lower case, without a port. */
  readonly host: string | null;
  readonly userAgent: string | null;
  /** Bytes of the response, as counted by the server. */
  readonly bytes: number | null;
}

/** The meaning of a log line: a request, a line that describes the others, or (null) unreadable. */
export type LogLine = LogRecord | "header" | null;

/** Reads a log's lines, without their line ends, in order. Accepts any string. */
export type LineReader = (line: string) => LogLine;

const DEFAULT_PORT = /:(?:80|443)$/;

/** A host as in a page's URL. Empty, `-` and `_` mean none. */
export const hostOf = (text: string | null): string | null => {
  if (text === null || text === "" || text === "-" || text === "_") return null;
  const host = text.toLowerCase();
  const port = host.startsWith("[") ? host.indexOf("]:") + 1 : host.lastIndexOf(":");
  return port > 0 ? host.slice(0, port) : host;
};

/** A text field of a log, null if it is empty. */
export const given = (text: string | undefined): string | null =>
  text === undefined || text === "" || text === "-" ? null : text;

/** An integer field of a log; null if there is none. */
export const numberOf = (text: string | undefined): number | null => {
  if (text === undefined || text === "" || text === "-") return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
};

/** The target of a request. */
export interface Place {
  readonly host: string | null;
  readonly target: string | null;
}

const NOWHERE: Place = { host: null, target: null };

/** Parses a request target, or an absolute URL. Anything else has no target. */
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

/** The parts of a request line: `GET /a?b HTTP/1.1`. */
export interface RequestLine extends Place {
  readonly method: string | null;
}

const NO_REQUEST: RequestLine = { method: null, ...NOWHERE };

const isLetter = (unit: number): boolean => (unit | 32) >= 0x61 && (unit | 32) <= 0x7a;

/** Parses a request line. A target may contain spaces that the server did not escape. */
export const requestOf = (line: string): RequestLine => {
  const blank = line.indexOf(" ");
  if (blank < 2 || blank > 20 || !isLetter(line.charCodeAt(0))) return NO_REQUEST;
  const version = line.lastIndexOf(" HTTP/");
  const method = line.slice(0, blank);
  const address = line.slice(blank + 1, version > blank ? version : undefined);
  if (address.charCodeAt(0) === 0x2f) return { method, host: null, target: address };
  return { method, ...placeOf(address) };
};
