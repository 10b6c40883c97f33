import { timeBracket } from "./ncsa.ts";
import { closingQuote, isQuote, percentDecodeOnce, unescapeQuoted } from "./quoted.ts";
import { given, hostOf, type LogRecord, numberOf, requestOf } from "./record.ts";
import { isoTime, serverTime } from "./times.ts";

/**
 * Reads a line of Amazon S3's server access log. Quotes within the user-agent are not escaped, so
 * it ends at the line's last quote; the host is the sixth field after it.
 *
 * @see https://docs.aws.amazon.com/AmazonS3/latest/userguide/LogFormat.html
 */
export const readS3 = (line: string): LogRecord | null => {
  const bracket = timeBracket(line);
  const quote = line.indexOf('"', bracket);
  if (bracket < 0 || quote < 0) return null;
  const end = closingQuote(line, quote + 1);
  const referrer = line.indexOf(' "', end + 1) + 1;
  if (end < 0 || referrer === 0) return null;
  const [status, , bytes] = line.slice(end + 2, referrer - 1).split(" ");
  const agent = closingQuote(line, referrer + 1) + 2;
  const last = line.lastIndexOf('"');
  const hasAgent = agent > 1 && isQuote(line, agent) && last > agent;
  const { method, target, host } = requestOf(line.slice(quote + 1, end));
  const rest = hasAgent ? line.slice(last + 2).split(" ") : [];
  return {
    time: serverTime(line, bracket + 1),
    method,
    target,
    status: numberOf(status),
    host: hostOf(given(rest[5])) ?? host,
    userAgent: hasAgent ? given(line.slice(agent + 1, last)) : null,
    bytes: bytes === "-" ? 0 : numberOf(bytes),
  };
};

/**
 * How many fields precede the request: with the type in front (Application), and without (Classic).
 */
const BEFORE_REQUEST = { application: 12, classic: 11 } as const;

const readBalancer =
  (kind: keyof typeof BEFORE_REQUEST) =>
  (line: string): LogRecord | null => {
    const quote = line.indexOf('"');
    const end = closingQuote(line, quote + 1);
    if (quote < 0 || end < 0) return null;
    const fields = line.slice(0, quote - 1).split(" ");
    const shift = kind === "application" ? 1 : 0;
    if (fields.length < BEFORE_REQUEST[kind]) return null;
    const time = isoTime(fields[shift] ?? "");
    if (time === null) return null;
    const { method, target, host } = requestOf(unescapeQuoted(line.slice(quote + 1, end)));
    const agentEnd = isQuote(line, end + 2) ? closingQuote(line, end + 3) : -1;
    return {
      time,
      method,
      target,
      status: numberOf(fields[shift + 7]),
      host,
      userAgent: agentEnd < 0 ? null : given(unescapeQuoted(line.slice(end + 3, agentEnd))),
      bytes: numberOf(fields[shift + 10]),
    };
  };

/**
 * Reads a line of an Application Load Balancer's access log. Fields added at its end are ignored.
 *
 * @see
 * https://docs.aws.amazon.com/elasticloadbalancing/latest/application/load-balancer-access-logs.html
 */
export const readAlb: (line: string) => LogRecord | null = readBalancer("application");

/** The same for a Classic Load Balancer, whose lines have no type in front. */
export const readElb: (line: string) => LogRecord | null = readBalancer("classic");

/** Decodes a field of CloudFront; null if the field is empty. */
export const fromCloudFront = (text: string | undefined): string | null => {
  const value = given(text);
  return value === null ? null : percentDecodeOnce(value);
};
