import { closingQuote, isQuote, unescapeQuoted } from "./quoted.ts";
import { given, hostOf, type LogRecord, numberOf, requestOf } from "./record.ts";
import { serverTime } from "./times.ts";

const SLASH = 0x2f;

/** The index of the `[` before a time such as `22/Nov/2026:06:23:01 +0000`; -1 if there is none. */
export const timeBracket = (line: string): number => {
  for (let at = line.indexOf("["); at >= 0; at = line.indexOf("[", at + 1)) {
    if (line.charCodeAt(at + 3) === SLASH && line.charCodeAt(at + 7) === SLASH) return at;
  }
  return -1;
};

const STATUS = /^ (?:\d{3}|-|0)(?: |$)/;

const isBeforeStatus = (line: string, after: number): boolean =>
  line.charCodeAt(after) === 0x20 && STATUS.test(line.slice(after, after + 5));

/** Whether a word is an IP address. The time of syslog has a day in this place: `Nov 22`. */
const isAddress = (text: string): boolean => {
  const first = text.charCodeAt(0);
  return (first >= 0x30 && first <= 0x39 && text.includes(".")) || text.includes(":");
};

/** The virtual host before the client's address; null if the line begins with the address. */
const virtualHost = (line: string, to: number): string | null => {
  const first = line.indexOf(" ");
  const second = line.indexOf(" ", first + 1);
  if (first < 1 || second < 0 || second >= to) return null;
  const next = line.charCodeAt(first + 1);
  // Nearly always: the name returned by identd, which is rarely used.
  if (next === 0x2d || !isAddress(line.slice(first + 1, second))) return null;
  return hostOf(line.slice(0, first));
};

/**
 * Reads lines of formats derived from Apache's common log: common, combined, both with a virtual
 * host in front, and formats with additional fields at the end. Any prefix is allowed, such as that
 * of syslog.
 *
 * @see https://httpd.apache.org/docs/2.4/logs.html
 */
export const readNcsa = (line: string): LogRecord | null => {
  const bracket = timeBracket(line);
  if (bracket < 0) return null;
  const close = line.indexOf("]", bracket);
  const quote = close + 2;
  if (close < 0 || !isQuote(line, quote)) return null;
  const end = closingQuote(line, quote + 1, isBeforeStatus);
  if (end < 0) return null;
  const { method, target, host } = requestOf(unescapeQuoted(line.slice(quote + 1, end)));
  const afterStatus = line.indexOf(" ", end + 2);
  const status = numberOf(line.slice(end + 2, afterStatus < 0 ? undefined : afterStatus));
  const sizeEnd = afterStatus < 0 ? -1 : line.indexOf(" ", afterStatus + 1);
  const size =
    afterStatus < 0 ? undefined : line.slice(afterStatus + 1, sizeEnd < 0 ? undefined : sizeEnd);
  return {
    time: serverTime(line, bracket + 1),
    method,
    target,
    status,
    host: virtualHost(line, bracket) ?? host,
    userAgent: sizeEnd < 0 ? null : userAgentAt(line, sizeEnd + 1),
    // `-` means that no bytes of a body were sent.
    bytes: size === "-" ? 0 : numberOf(size),
  };
};

/** The second of two quoted fields: referrer and user-agent. */
const userAgentAt = (line: string, at: number): string | null => {
  if (!isQuote(line, at)) return null;
  const end = closingQuote(line, at + 1);
  if (end < 0 || !isQuote(line, end + 2)) return null;
  const last = closingQuote(line, end + 3);
  return given(unescapeQuoted(line.slice(end + 3, last < 0 ? undefined : last)));
};
