import { unescapeHashed } from "./quoted.ts";
import { given, hostOf, type LogRecord, numberOf, placeOf, requestOf } from "./record.ts";
import { isoTime, serverTime } from "./times.ts";

const PAIR = /(\w+)=(?:"([^"]*)"|(\S*))/g;

/**
 * Reads a line of Heroku's router. In old lines the path is unquoted. There is no user-agent.
 *
 * @see https://devcenter.heroku.com/articles/http-routing#heroku-router-log-format
 */
export const readHeroku = (line: string): LogRecord | null => {
  const from = line.indexOf("at=");
  if (from < 0) return null;
  const pairs = new Map<string, string>();
  for (const [, key = "", quoted, plain = ""] of line.slice(from).matchAll(PAIR)) {
    pairs.set(key, quoted ?? plain);
  }
  const method = pairs.get("method");
  const path = pairs.get("path");
  if (method === undefined || path === undefined) return null;
  return {
    time: isoTime(/\d{4}-\d\d-\d\dT\S+/.exec(line.slice(0, from))?.[0] ?? ""),
    method,
    target: placeOf(path).target,
    status: numberOf(pairs.get("status")),
    host: hostOf(pairs.get("host") ?? null),
    userAgent: null,
    bytes: numberOf(pairs.get("bytes")),
  };
};

const HOST = /^(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?$/i;

/** Guesses what a captured header is by its form: captured headers have no names. */
const isUserAgent = (text: string): boolean => /[/ ]/.test(text) || /bot|crawl|spider/i.test(text);

/**
 * Reads a line of HAProxy's HTTP log. Host and user-agent exist only if they are captured
 * (`{e.com|Mozilla/5.0 …}`), and are recognised by their form.
 *
 * @see https://docs.haproxy.org/3.0/configuration.html#8.2.3
 */
export const readHaproxy = (line: string): LogRecord | null => {
  const bracket = line.indexOf(" [") + 1;
  const close = line.indexOf("] ", bracket);
  const quote = line.indexOf('"', close);
  if (bracket === 0 || close < 0 || quote < 0) return null;
  const time = serverTime(line, bracket + 1);
  const [, , , status, bytes] = line.slice(close + 2, quote).split(" ");
  if (time === null || status === undefined) return null;
  const end = line.lastIndexOf('"');
  const { method, target, host } = requestOf(
    unescapeHashed(line.slice(quote + 1, end > quote ? end : undefined)),
  );
  const brace = line.indexOf("{", close);
  const captured =
    brace > 0 && brace < quote
      ? line
          .slice(brace + 1, line.indexOf("}", brace))
          .split("|")
          .map(unescapeHashed)
      : [];
  const named = captured.find((text) => HOST.test(text)) ?? null;
  return {
    time,
    method,
    target,
    status: numberOf(status),
    host: hostOf(named) ?? host,
    userAgent: given(captured.find((text) => text !== named && isUserAgent(text))),
    bytes: numberOf(bytes),
  };
};
