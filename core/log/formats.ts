import { readAlb, readElb, readS3 } from "./aws.ts";
import { anyJsonReader, type JsonPlaces, jsonReader, objectOf, readObject } from "./json.ts";
import { readNcsa, timeBracket } from "./ncsa.ts";
import type { LineReader, LogRecord } from "./record.ts";
import { readHaproxy, readHeroku } from "./syslog.ts";
import { namesFields, w3cReader } from "./w3c.ts";

/** A format of access log that can be read. */
export interface LogFormat {
  readonly id: LogFormatId;
  /** Its usual name. */
  readonly name: string;
  /** The page that describes the format; empty if it is a convention without a standard. */
  readonly source: string;
  /** Whether a line has this format. Called only for the first few lines, so it may be slow. */
  readonly recognises: (line: string) => boolean;
  /** Creates a reader for one log. */
  readonly reader: () => LineReader;
}

export type LogFormatId =
  | "w3c"
  | "cloudflare"
  | "gcp"
  | "azure-front-door"
  | "caddy"
  | "traefik-json"
  | "json"
  | "heroku"
  | "haproxy"
  | "s3"
  | "alb"
  | "elb"
  | "traefik"
  | "vhost-combined"
  | "combined"
  | "common";

const always = (read: (line: string) => LogRecord | null): (() => LineReader) => {
  return () => read;
};

/** A log of JSON objects with fields at known paths. */
const inJson = (id: LogFormatId, name: string, source: string, places: JsonPlaces): LogFormat => ({
  id,
  name,
  source,
  recognises: (line) => {
    const object = objectOf(line);
    return object !== null && readObject(object, places) !== null;
  },
  reader: jsonReader(places),
});

const QUOTED_PAIR = /" (?:\d{3}|-) \S+ "(?:[^"\\]|\\.)*" "/;

/** The rest of a line whose request names no host. */
const PLAIN_REST = '[22/Nov/2026:06:23:01 +0000] "GET / HTTP/1.1" 200 0';

const isCommon = (line: string): boolean => readNcsa(line) !== null;
const isCombined = (line: string): boolean => isCommon(line) && QUOTED_PAIR.test(line);

/** The readable log formats; a more specific one comes before one whose lines it extends. */
export const logFormats: readonly LogFormat[] = [
  {
    id: "w3c",
    name: "W3C extended (IIS, CloudFront)",
    source: "https://www.w3.org/TR/WD-logfile.html",
    recognises: namesFields,
    reader: w3cReader,
  },
  inJson(
    "cloudflare",
    "Cloudflare Logpush",
    "https://developers.cloudflare.com/logs/logpush/logpush-job/datasets/zone/http_requests/",
    {
      time: ["EdgeStartTimestamp"],
      method: ["ClientRequestMethod"],
      target: ["ClientRequestURI"],
      status: ["EdgeResponseStatus"],
      host: ["ClientRequestHost"],
      userAgent: ["ClientRequestUserAgent"],
      bytes: ["EdgeResponseBytes"],
    },
  ),
  inJson(
    "gcp",
    "Google Cloud load balancer",
    "https://cloud.google.com/logging/docs/reference/v2/rest/v2/LogEntry#HttpRequest",
    {
      time: ["timestamp"],
      method: ["httpRequest", "requestMethod"],
      target: ["httpRequest", "requestUrl"],
      status: ["httpRequest", "status"],
      host: ["httpRequest", "host"],
      userAgent: ["httpRequest", "userAgent"],
      bytes: ["httpRequest", "responseSize"],
    },
  ),
  inJson(
    "azure-front-door",
    "Azure Front Door",
    "https://learn.microsoft.com/azure/frontdoor/monitor-front-door",
    {
      time: ["time"],
      method: ["properties", "httpMethod"],
      target: ["properties", "requestUri"],
      status: ["properties", "httpStatusCode"],
      host: ["properties", "hostName"],
      userAgent: ["properties", "userAgent"],
      bytes: ["properties", "responseBytes"],
    },
  ),
  inJson("caddy", "Caddy", "https://caddyserver.com/docs/caddyfile/directives/log", {
    time: ["ts"],
    method: ["request", "method"],
    target: ["request", "uri"],
    status: ["status"],
    host: ["request", "host"],
    userAgent: ["request", "headers", "User-Agent"],
    bytes: ["size"],
  }),
  inJson(
    "traefik-json",
    "Traefik, JSON",
    "https://doc.traefik.io/traefik/observability/access-logs/",
    {
      time: ["StartUTC"],
      method: ["RequestMethod"],
      target: ["RequestPath"],
      status: ["DownstreamStatus"],
      host: ["RequestHost"],
      userAgent: ["request_User-Agent"],
      bytes: ["DownstreamContentSize"],
    },
  ),
  {
    id: "json",
    name: "JSON, by the names of its keys",
    source: "",
    recognises: (line) => anyJsonReader()(line) !== null,
    reader: anyJsonReader,
  },
  {
    id: "heroku",
    name: "Heroku router",
    source: "https://devcenter.heroku.com/articles/http-routing#heroku-router-log-format",
    recognises: (line) => /heroku\[router\]/.test(line) && readHeroku(line) !== null,
    reader: always(readHeroku),
  },
  {
    id: "haproxy",
    name: "HAProxy HTTP",
    source: "https://docs.haproxy.org/3.0/configuration.html#8.2.3",
    recognises: (line) => /\w\[\d+\]: \S+:\d+ \[/.test(line) && readHaproxy(line) !== null,
    reader: always(readHaproxy),
  },
  {
    id: "s3",
    name: "Amazon S3",
    source: "https://docs.aws.amazon.com/AmazonS3/latest/userguide/LogFormat.html",
    recognises: (line) => /^[0-9a-f]{16,64} \S+ \[/.test(line) && readS3(line) !== null,
    reader: always(readS3),
  },
  {
    id: "alb",
    name: "AWS Application Load Balancer",
    source:
      "https://docs.aws.amazon.com/elasticloadbalancing/latest/application/load-balancer-access-logs.html",
    recognises: (line) => /^(?:https?|h2|grpcs|wss?) \d{4}-/.test(line) && readAlb(line) !== null,
    reader: always(readAlb),
  },
  {
    id: "elb",
    name: "AWS Classic Load Balancer",
    source:
      "https://docs.aws.amazon.com/elasticloadbalancing/latest/classic/access-log-collection.html",
    recognises: (line) => /^\d{4}-\d\d-\d\dT\S+ \S+ \S+:\d+ /.test(line) && readElb(line) !== null,
    reader: always(readElb),
  },
  {
    id: "traefik",
    name: "Traefik",
    source: "https://doc.traefik.io/traefik/observability/access-logs/",
    recognises: (line) => /" \d+ "[^"]*" "[^"]*" \d+ms$/.test(line) && isCommon(line),
    reader: always(readNcsa),
  },
  {
    id: "vhost-combined",
    name: "Combined, with the virtual host in front",
    source: "https://httpd.apache.org/docs/2.4/mod/mod_log_config.html#examples",
    recognises: (line) =>
      isCommon(line) && readNcsa(line.slice(0, timeBracket(line)) + PLAIN_REST)?.host !== null,
    reader: always(readNcsa),
  },
  {
    id: "combined",
    name: "Combined (Apache, nginx)",
    source: "https://httpd.apache.org/docs/2.4/logs.html#combined",
    recognises: isCombined,
    reader: always(readNcsa),
  },
  {
    id: "common",
    name: "Common (Apache, CLF)",
    source: "https://httpd.apache.org/docs/2.4/logs.html#common",
    recognises: isCommon,
    reader: always(readNcsa),
  },
];
