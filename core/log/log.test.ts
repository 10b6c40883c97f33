import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { JsonObjects } from "../text/json-objects.ts";
import { detectLog, isLogTable, lacksFields } from "./detect.ts";
import { type LogFormatId, logFormats } from "./formats.ts";
import type { LogRecord } from "./record.ts";

const AT = Date.UTC(2026, 10, 22, 6, 23, 1);

/** Reads a log as when it is dropped. */
const readLog = (...lines: readonly string[]) => {
  const format = detectLog(lines);
  const read = format?.reader();
  return { id: format?.id, records: lines.map((line) => read?.(line) ?? null) };
};

const record = (facts: Partial<LogRecord>): LogRecord => ({
  time: AT,
  method: "GET",
  target: "/a?b",
  status: 200,
  host: null,
  userAgent: "GPTBot/1.3",
  bytes: 12,
  ...facts,
});

const CLOUDFRONT_FIELDS =
  "date time x-edge-location sc-bytes c-ip cs-method cs(Host) cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query cs(Cookie) x-edge-result-type x-edge-request-id x-host-header";

/** One log of each format: its lines, and the record of the last one. */
const CASES: readonly (readonly [LogFormatId, readonly string[], LogRecord])[] = [
  [
    "common",
    ['192.0.2.1 - - [22/Nov/2026:06:23:01 +0000] "GET /a?b HTTP/1.1" 200 12'],
    record({ userAgent: null }),
  ],
  [
    "combined",
    ['192.0.2.1 - - [22/Nov/2026:07:23:01 +0100] "GET /a?b HTTP/1.1" 200 12 "-" "GPTBot/1.3"'],
    record({}),
  ],
  [
    "vhost-combined",
    ['E.com:443 192.0.2.1 - - [22/Nov/2026:06:23:01 +0000] "GET /a?b HTTP/1.1" 200 12 "-" "x"'],
    record({ host: "e.com", userAgent: "x" }),
  ],
  [
    "vhost-combined",
    ['e.com 192.0.2.1 - - [22/Nov/2026:06:23:01 +0000] "GET /a?b HTTP/1.1" 200 12 "-" "x"'],
    record({ host: "e.com", userAgent: "x" }),
  ],
  [
    "traefik",
    [
      '192.0.2.1 - - [22/Nov/2026:06:23:01 +0000] "GET /a"?b HTTP/2.0" 200 12 "-" "x" 7 "web@docker" "http://10.0.0.2" 5ms',
    ],
    record({ target: '/a"?b', userAgent: "x" }),
  ],
  [
    "json",
    [
      '{"time":"2026-11-22T06:23:01+00:00","request_uri":"/a?b","status":"200","http_user_agent":"x","body_bytes_sent":12,"http_host":"e.com","request_method":"GET"}',
    ],
    record({ host: "e.com", userAgent: "x" }),
  ],
  [
    "json",
    [
      '{"time":"22/Nov/2026:06:23:01 +0000","request":"GET /a?b HTTP/1.1","status":200,"http_referer":"/x","agent":"x","bytes":12}',
    ],
    record({ userAgent: "x" }),
  ],
  [
    "w3c",
    [
      "#Software: Microsoft Internet Information Services 10.0",
      "#Fields: date time s-ip cs-method cs-uri-stem cs-uri-query s-port cs-username c-ip cs(User-Agent) cs(Referer) sc-status sc-substatus sc-win32-status time-taken",
      "2026-11-22 06:23:01 10.0.0.1 GET /a b 443 - 192.0.2.1 bingbot/2.0+(x) - 200 0 0 15",
    ],
    record({ userAgent: "bingbot/2.0 (x)", bytes: null }),
  ],
  [
    "w3c",
    [
      "#Version: 1.0",
      `#Fields: ${CLOUDFRONT_FIELDS}`,
      "2026-11-22\t06:23:01\tFRA56\t392\t192.0.2.1\tGET\td1.cloudfront.net\t/a%2520b\t200\t-\tCCBot/2.0%20(x)\t-\t-\tHit\tid\te.com",
    ],
    record({ target: "/a%20b", host: "e.com", userAgent: "CCBot/2.0 (x)", bytes: 392 }),
  ],
  [
    "cloudflare",
    [
      '{"ClientRequestHost":"e.com","ClientRequestMethod":"GET","ClientRequestURI":"/a?b","ClientRequestUserAgent":"x","EdgeResponseStatus":200,"EdgeStartTimestamp":1795328581000000000,"EdgeResponseBytes":12}',
    ],
    record({ host: "e.com", userAgent: "x" }),
  ],
  [
    "gcp",
    [
      '{"httpRequest":{"requestMethod":"GET","requestUrl":"https://e.com/a?b","status":200,"userAgent":"x","responseSize":"12"},"timestamp":"2026-11-22T06:23:01.000Z"}',
    ],
    record({ host: "e.com", userAgent: "x" }),
  ],
  [
    "azure-front-door",
    [
      '{"category":"FrontDoorAccessLog","time":"2026-11-22T06:23:01Z","properties":{"httpMethod":"GET","requestUri":"https://e.com:443/a?b","UserAgent":"x","httpStatusCode":"200","responseBytes":"12"}}',
    ],
    record({ host: "e.com", userAgent: "x" }),
  ],
  [
    "caddy",
    [
      '{"ts":1795328581.5,"request":{"method":"GET","host":"e.com","uri":"/a?b","headers":{"User-Agent":["x"]}},"status":200,"size":12}',
    ],
    record({ time: AT + 500, host: "e.com", userAgent: "x" }),
  ],
  [
    "traefik-json",
    [
      '{"RequestHost":"e.com","RequestMethod":"GET","RequestPath":"/a?b","DownstreamStatus":200,"StartUTC":"2026-11-22T06:23:01.5Z","request_User-Agent":"x","DownstreamContentSize":12}',
    ],
    record({ time: AT + 500, host: "e.com", userAgent: "x" }),
  ],
  [
    "alb",
    [
      'h2 2026-11-22T06:23:01.1Z app/x/1 192.0.2.1:5 - -1 -1 -1 200 - 9 12 "GET https://e.com:443/a?b HTTP/2.0" "GPTBot/1.3" ECDHE TLSv1.2 arn "Root=1" "e.com" "arn" 0 2026-11-22T06:23:01.1Z "waf" "-"',
    ],
    record({ time: AT + 100, host: "e.com" }),
  ],
  [
    "elb",
    [
      '2026-11-22T06:23:01.1Z lb 192.0.2.1:5 10.0.0.1:80 0 0 0 200 200 0 12 "GET http://e.com:80/a?b HTTP/1.1" "GPTBot/1.3" - -',
    ],
    record({ time: AT + 100, host: "e.com" }),
  ],
  [
    "s3",
    [
      '79a59df900b949e55d96a1e698fbacedfd6e09d98eacf8f8d5218e7cd47ef2be b [22/Nov/2026:06:23:01 +0000] 192.0.2.1 - 3E5 WEBSITE.GET.OBJECT a "GET /a?b HTTP/1.1" 200 - 12 9 7 6 "-" "x "y" z" - hid - - - e.com TLSv1.2',
    ],
    record({ host: "e.com", userAgent: 'x "y" z' }),
  ],
  [
    "heroku",
    [
      '2026-11-22T06:23:01+00:00 heroku[router]: at=info method=GET path="/a?b" host=e.com request_id=1 fwd="192.0.2.1" dyno=web.1 connect=0ms service=1ms status=200 bytes=12 protocol=http1.1',
    ],
    record({ host: "e.com", userAgent: null }),
  ],
  [
    "heroku",
    [
      "2026-11-22T06:23:01Z heroku[router]: at=info method=GET path=/a?b host=e.com status=200 bytes=12",
    ],
    record({ host: "e.com", userAgent: null }),
  ],
  [
    "haproxy",
    [
      'haproxy[9]: 192.0.2.1:5 [22/Nov/2026:06:23:01.001] fe be/s1 1/0/2/3/6 200 12 - - ---- 1/1/0/0/0 0/0 {e.com|GPTBot/1.3} "GET /a#23?b HTTP/1.1"',
    ],
    record({ host: "e.com", target: "/a#?b" }),
  ],
];

describe("a log's format", () => {
  it.each(CASES)("is told from its lines, which are read: %s", (id, lines, expected) => {
    const { id: found, records } = readLog(...lines);
    expect(found).toBe(id);
    expect(records.at(-1)).toEqual(expected);
  });

  it("has an example for each that can be read", () => {
    expect(new Set(CASES.map(([id]) => id))).toEqual(new Set(logFormats.map(({ id }) => id)));
  });

  it("is that of most lines", () => {
    const [, [line = ""]] = CASES[1] as (typeof CASES)[number];
    expect(readLog("garbage", line, line).id).toBe("combined");
    expect(readLog("garbage", "more garbage", line).id).toBeUndefined();
    expect(readLog().id).toBeUndefined();
  });

  it("is missing from CloudFront's real-time logs, which name no columns", () => {
    const line = "1795328581.512\t192.0.2.1\t0.002\t200\t12\tGET\thttps\te.com\t/a\tx";
    expect(lacksFields([line])).toBe(true);
    expect(lacksFields(["/a\t/b"])).toBe(false);
    const fields =
      "#Fields: timestamp c-ip time-to-first-byte sc-status sc-bytes cs-method cs-protocol cs-host cs-uri-stem cs-user-agent";
    expect(readLog(fields, line).records[1]).toEqual(
      record({ time: AT + 512, host: "e.com", target: "/a", userAgent: "x" }),
    );
  });
});

const combined = (request: string, rest = '"-" "x"'): LogRecord | null =>
  readLog(`192.0.2.1 - - [22/Nov/2026:06:23:01 +0000] "${request}" 200 - ${rest}`)
    .records[0] as LogRecord | null;

describe("a line of a combined log", () => {
  it("may have no request, or the bytes of a TLS handshake", () => {
    expect(combined("-")).toMatchObject({ target: null, method: null, bytes: 0 });
    expect(combined("\\x16\\x03\\x01")).toMatchObject({ target: null });
    expect(combined("OPTIONS * HTTP/1.1")).toMatchObject({ method: "OPTIONS", target: null });
    expect(combined("CONNECT e.com:443 HTTP/1.1")).toMatchObject({ target: null });
  });

  it("may have an absolute URL, as from proxies", () => {
    expect(combined("GET http://E.com:80/a HTTP/1.1")).toMatchObject({
      target: "/a",
      host: "e.com",
    });
  });

  it("has its escapes decoded once", () => {
    expect(combined('GET /\\"a\\\\x41 HTTP/1.1')?.target).toBe('/"a\\x41');
    expect(combined("GET /\\xc3\\xa9%20 HTTP/1.1")?.target).toBe("/é%20");
    expect(combined("GET / HTTP/1.1", '"a \\"b\\"" "c \\\\"')?.userAgent).toBe("c \\");
  });

  it("may have a user's name after spaces, and further fields at the end", () => {
    const line =
      '192.0.2.1 - Jane Doe [22/Nov/2026:06:23:01 +0000] "GET /a HTTP/1.1" 200 5 "-" "x" "10.0.0.1" 0.02';
    expect(readLog(line).records[0]).toMatchObject({ host: null, userAgent: "x", target: "/a" });
  });

  it("may have a syslog prefix", () => {
    const line =
      '<134>2026-11-22T06:23:01Z cache-fra log[5]: 192.0.2.1 "-" "-" [22/Nov/2026:06:23:01 +0000] "GET /a HTTP/1.1" 200 5';
    expect(readLog(line).records[0]).toMatchObject({ time: AT, target: "/a", host: null });
  });
});

describe("a log in W3C's format", () => {
  it("is read by the last line that names its columns", () => {
    const { records } = readLog(
      "#Fields: cs-uri-stem sc-status",
      "/a 200",
      "#Fields: sc-status cs-uri-stem",
      "404 /b",
      "404",
    );
    expect(
      records.map((each) => (each === null || each === "header" ? each : each.target)),
    ).toEqual(["header", "/a", "header", "/b", null]);
  });
});

describe("objects in a stream of JSON", () => {
  const cut = (text: string, size: number, longest = 1000) => {
    const objects = new JsonObjects(longest);
    const found: string[] = [];
    for (let at = 0; at < text.length; at += size)
      found.push(...objects.push(text.slice(at, at + size)));
    return { found, tooLong: objects.tooLong };
  };

  it("are found in lists, consecutively, and in the wrapper of records", () => {
    const one = '{"a":{"b":["]}\\""]}}';
    for (const text of [`[${one},\n${one}]`, `${one}${one}`, `{"records": [${one} , ${one}]}`]) {
      expect(cut(text, text.length).found).toEqual([one, one]);
    }
  });

  it("are left out and counted if they are too long", () => {
    const long = `{"a":"${"}x{".repeat(50)}"}`;
    expect(cut(`[${long},{"b":1}]`, 20, 40)).toEqual({ found: ['{"b":1}'], tooLong: 1 });
  });

  it("are the same however the stream is split", () => {
    const json = fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { maxLength: 5 });
    fc.assert(
      fc.property(json, fc.integer({ min: 1, max: 7 }), (values, size) => {
        const text = JSON.stringify(values);
        expect(cut(text, size, 1e6).found).toEqual(values.map((value) => JSON.stringify(value)));
      }),
    );
  });
});

describe("any line", () => {
  it("has a result from every reader", () => {
    const pieces = fc.constantFrom(
      '"',
      "\\",
      "[",
      "]",
      "{",
      "}",
      " ",
      "\t",
      "/",
      "22/Nov/2026:06:23:01",
      "GET /",
      " HTTP/1.1",
      " 200 ",
      "#Fields: a",
      "at=",
      "path=",
      "é",
      "\0",
      "-",
      "1",
    );
    const lines = fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(lines, (line) => {
        for (const format of logFormats) {
          format.recognises(line);
          expect(() => format.reader()(line)).not.toThrow();
        }
      }),
    );
  });
});

describe("a table of requests", () => {
  it("holds times of requests, or methods, in most rows", () => {
    const time = "[05/Dec/2026:00:10:18 +0000]";
    expect(
      isLogTable([
        ["e.com", "80", time],
        ["e.com", "80", time],
      ]),
    ).toBe(true);
    expect(
      isLogTable([
        ["e.com", "at 5 o'clock"],
        ["e.com", time],
      ]),
    ).toBe(false);
    expect(
      isLogTable([
        ["/a", "GET"],
        ["/b", " POST "],
        ["/c", "GET"],
      ]),
    ).toBe(true);
    expect(
      isLogTable([
        ["method", "page"],
        ["GET", "/b"],
        ["HEAD", "/c"],
      ]),
    ).toBe(true);
    expect(
      isLogTable([
        ["GET it", "/b"],
        ["get", "/c"],
      ]),
    ).toBe(false);
    expect(
      isLogTable([
        ["/a", "GET"],
        ["GET", "/b"],
      ]),
    ).toBe(false);
    expect(isLogTable([])).toBe(false);
  });
});
