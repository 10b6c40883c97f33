import { describe, expect, it } from "vitest";
import { JsonObjects } from "../text/json-objects.ts";
import { readNcsa } from "./ncsa.ts";
import { percentDecodeOnce, unescapeHashed, unescapeQuoted } from "./quoted.ts";
import { hostOf, numberOf, placeOf, requestOf } from "./record.ts";
import { readHaproxy, readHeroku } from "./syslog.ts";
import { w3cReader } from "./w3c.ts";

const AT = Date.UTC(2026, 10, 22, 6, 23, 1);

describe("a request line", () => {
  it.each([
    ["GET /a?b HTTP/1.1", { method: "GET", target: "/a?b", host: null }],
    ["get /a b HTTP/1.1", { method: "get", target: "/a b", host: null }],
    ["GET /a HTTP/1.1 HTTP/1.0", { method: "GET", target: "/a HTTP/1.1", host: null }],
    ["GET /a", { method: "GET", target: "/a", host: null }],
    ["GET HTTP/1.1", { method: "GET", target: null, host: null }],
    ["GET https://E.com:443/a HTTP/2", { method: "GET", target: "/a", host: "e.com" }],
    ["GO /a", { method: "GO", target: "/a", host: null }],
    ["G /a", { method: null, target: null, host: null }],
    ["1ET /a", { method: null, target: null, host: null }],
    ["{ET /a", { method: null, target: null, host: null }],
    ["@ET /a", { method: null, target: null, host: null }],
    ["ABCDEFGHIJKLMNOPQRST /a", { method: "ABCDEFGHIJKLMNOPQRST", target: "/a", host: null }],
    ["ABCDEFGHIJKLMNOPQRSTU /a", { method: null, target: null, host: null }],
    ["/a", { method: null, target: null, host: null }],
  ])("%j: %j", (line, said) => {
    expect(requestOf(line)).toEqual(said);
  });

  it.each([
    ["https://e.com", "e.com", "/"],
    ["https://e.com?a", "e.com", "/?a"],
    ["https://e.com;a", "e.com", "/;a"],
    ["https://e.com#a", "e.com", "/#a"],
    ["ws://e.com:8080/a", "e.com", "/a"],
    ["http://me:secret@e.com/a@b", "e.com", "/a@b"],
    ["https://[2001:db8::1]:80/a", "[2001:db8::1]", "/a"],
    ["h://e.com/a", null, null],
    ["secret://e.com/a", null, null],
    ["e.com/a", null, null],
    ["*", null, null],
    ["", null, null],
  ])("an address %j is at host %j and path %j", (address, host, target) => {
    expect(placeOf(address)).toEqual({ host, target });
  });

  it.each([
    ["E.COM", "e.com"],
    ["e.com:8443", "e.com"],
    ["[::1]:80", "[::1]"],
    ["[::1]", "[::1]"],
    [":80", ":80"],
    ["", null],
    ["-", null],
    ["_", null],
    [null, null],
  ])("a host %j is %j", (text, host) => {
    expect(hostOf(text)).toBe(host);
  });

  it.each([
    ["12", 12],
    ["0", 0],
    ["-", null],
    ["", null],
    ["12x", null],
    ["Infinity", null],
    [undefined, null],
  ])("a number %j is %j", (text, value) => {
    expect(numberOf(text)).toBe(value);
  });
});

describe("the escapes of logs", () => {
  it.each([
    ["a\\tb\\nc\\rd\\be\\vf\\fg", "a\tb\nc\rd\be\vf\fg"],
    ['\\"\\\\\\q', '"\\q'],
    ["\\xc3\\xa9\\x41", "éA"],
    ["\\xc3x\\xg1", "%C3xxg1"],
    ["\\xEF\\x22\\xFF", '%EF"%FF'],
    ["\\xef\\xbf\\xbd", "\ufffd"],
    ["plain", "plain"],
    ["end\\", "end\\"],
  ])("of Apache and nginx in %j stand for %j", (text, intended) => {
    expect(unescapeQuoted(text)).toBe(intended);
  });

  it("of HAProxy and CloudFront are decoded once", () => {
    expect(unescapeHashed("a#23#C3#a9#2#zz")).toBe("a#é#2#zz");
    expect(percentDecodeOnce("%2541%C3%a9%7e")).toBe("%41é~");
    expect(percentDecodeOnce("%ff%41")).toBe("%ff%41");
    expect(percentDecodeOnce("%EF%BF%BD")).toBe("%EF%BF%BD");
    expect(percentDecodeOnce("100%")).toBe("100%");
  });
});

const TIME = "[22/Nov/2026:06:23:01 +0000]";

describe("an unusual line of Apache's formats", () => {
  it.each([
    "",
    "192.0.2.1 - -",
    `192.0.2.1 - - ${TIME}`,
    `192.0.2.1 - - ${TIME} "GET / HTTP/1.1`,
    `192.0.2.1 - - ${TIME} "GET / HTTP/1.1"`,
    `192.0.2.1 - - ${TIME} "GET / HTTP/1.1" abc`,
    `192.0.2.1 - - ${TIME} GET / HTTP/1.1 200 1`,
    '192.0.2.1 - - [22/Nov/2026:06:23:01 +0000 "GET / HTTP/1.1" 200 1',
    '192.0.2.1 - - [2026-11-22] "GET / HTTP/1.1" 200 1',
  ])("is unreadable: %j", (line) => {
    expect(readNcsa(line)).toBeNull();
  });

  const after = (rest: string) => readNcsa(`192.0.2.1 - - ${TIME} "GET /a HTTP/1.1"${rest}`);

  it.each([
    [" 200", { status: 200, bytes: null, userAgent: null }],
    [" 200 ", { status: 200, bytes: null, userAgent: null }],
    [" - -", { status: null, bytes: 0, userAgent: null }],
    [" 0 5", { status: 0, bytes: 5, userAgent: null }],
    [" 200 x", { status: 200, bytes: null, userAgent: null }],
    [' 200 5 "-"', { status: 200, bytes: 5, userAgent: null }],
    [' 200 5 "-" x', { status: 200, bytes: 5, userAgent: null }],
    [' 200 5 "-" "-"', { status: 200, bytes: 5, userAgent: null }],
    [' 200 5 "-" ""', { status: 200, bytes: 5, userAgent: null }],
    [' 200 5 "-" "x', { status: 200, bytes: 5, userAgent: "x" }],
    [' 200 5 "-" "x" "y"', { status: 200, bytes: 5, userAgent: "x" }],
    [' 200 5 - "x"', { status: 200, bytes: 5, userAgent: null }],
    [' 200 5 "a\\" b" "x\\\\" "y"', { status: 200, bytes: 5, userAgent: "x\\" }],
    [' 200 5 "a" b" "x"', { status: 200, bytes: 5, userAgent: null }],
  ])("with %j at its end says %j", (rest, said) => {
    expect(after(rest)).toEqual({ time: AT, method: "GET", target: "/a", host: null, ...said });
  });

  it.each([
    ["192.0.2.1 - -", null],
    ["E.com 192.0.2.1 - -", "e.com"],
    ["e.com:8080 2001:db8::1 - -", "e.com"],
    ["- 192.0.2.1 - -", null],
    ["e.com - -", null],
    ["e.com jane -", null],
    ["e.com 192.0.2.1", "e.com"],
    [" 192.0.2.1 - -", null],
    ["e.com a:b -", "e.com"],
    ["e.com :b -", "e.com"],
  ])("that begins with %j has the host %j", (start, host) => {
    expect(readNcsa(`${start} ${TIME} "GET /a HTTP/1.1" 200 5`)?.host).toBe(host);
  });

  it("has the bracket with a time in it", () => {
    expect(readNcsa(`[a] [b/cde/f] [ab/cdefgh] x ${TIME} "GET /a HTTP/1.1" 200 5`)?.time).toBe(AT);
    expect(readNcsa(`${TIME} "GET /a HTTP/1.1" 200 5`)?.target).toBe("/a");
  });
});

describe("an unusual line with a syslog prefix", () => {
  it.each([
    ["at=info method=GET path=/a", { method: "GET", target: "/a", status: null, bytes: null }],
    [
      'at=info method=POST path="/a b" status=503 bytes=0',
      { target: "/a b", status: 503, bytes: 0 },
    ],
    [
      'at=error desc="x" method=GET path="https://e.com/b" host=E.com',
      { target: "/b", host: "e.com" },
    ],
    ["at=info path=/a", null],
    ["at=info method=GET", null],
    ["method=GET path=/a", null],
  ])("in Heroku's form %j says %j", (rest, said) => {
    const line = `2026-11-22T06:23:01+00:00 heroku[router]: ${rest}`;
    if (said === null) expect(readHeroku(line)).toBeNull();
    else expect(readHeroku(line)).toMatchObject({ time: AT, userAgent: null, ...said });
  });

  it("in Heroku's format may have no time before it", () => {
    expect(readHeroku("at=info method=GET path=/a 2026-11-22T06:23:01Z")?.time).toBeNull();
  });

  const haproxy = (rest: string) =>
    readHaproxy(`h[9]: 192.0.2.1:5 [22/Nov/2026:06:23:01.001] fe be/s ${rest}`);
  const COUNTS = "1/0/2/3/6 200 12 - - ---- 1/1/0/0/0 0/0";
  const SAID = { time: AT, method: "GET", target: "/a", status: 200, bytes: 12 };

  it.each([
    [`${COUNTS} "GET /a HTTP/1.1"`, { host: null, userAgent: null }],
    [`${COUNTS} "GET /a HTTP/1.1`, { host: null, userAgent: null }],
    [`${COUNTS} {e.com} "GET /a HTTP/1.1"`, { host: "e.com", userAgent: null }],
    [`${COUNTS} {E.com:80|x/1} "GET /a HTTP/1.1"`, { host: "e.com", userAgent: "x/1" }],
    [`${COUNTS} {SomeBot|e.com} "GET /a HTTP/1.1"`, { host: "e.com", userAgent: "SomeBot" }],
    [`${COUNTS} {a b#7cc} "GET /a HTTP/1.1"`, { host: null, userAgent: "a b|c" }],
    [`${COUNTS} {plain} "GET /a HTTP/1.1"`, { host: null, userAgent: null }],
    [`${COUNTS} {|} "GET http://f.com/a HTTP/1.1"`, { host: "f.com", userAgent: null }],
    [`${COUNTS} "GET /a HTTP/1.1" {e.com}`, { host: null, userAgent: null }],
  ])("in HAProxy's form %j says %j", (rest, said) => {
    expect(haproxy(rest)).toEqual({ ...SAID, ...said });
  });

  it.each(['1/0 "GET /a HTTP/1.1"', COUNTS, ""])("in HAProxy's form %j is unreadable", (rest) => {
    expect(haproxy(rest)).toEqual(
      rest.startsWith("1/0 ")
        ? { ...SAID, status: null, bytes: null, host: null, userAgent: null }
        : null,
    );
  });
});

describe("an unusual line of a log that names its columns", () => {
  const read = (fields: string, line: string) => {
    const reader = w3cReader();
    expect(reader(line)).toBeNull();
    expect(reader("#Version: 1.0")).toBe("header");
    expect(reader(line)).toBeNull();
    expect(reader(`# fields:  ${fields} `)).toBe("header");
    return reader(line);
  };
  const NOTHING = {
    time: null,
    method: null,
    target: null,
    status: null,
    host: null,
    userAgent: null,
    bytes: null,
  };

  it.each([
    ["date time cs-uri-stem", "2026-11-22 06:23:01 /a", { time: AT, target: "/a" }],
    ["date cs-uri-stem", "2026-11-22 /a", { target: "/a" }],
    ["time cs-uri-stem", "06:23:01 /a", { target: "/a" }],
    ["timestamp cs-uri", "1795328581 /a", { time: AT, target: "/a" }],
    ["cs-uri-stem cs-uri-query", "/a b=c", { target: "/a?b=c" }],
    ["cs-uri-stem cs-uri-query", "/a -", { target: "/a" }],
    ["cs-uri-stem cs-uri-query", "/a?b b", { target: "/a?b" }],
    ["cs-uri-stem cs-uri", "- /b", { target: "/b" }],
    ["cs-uri-query", "b=c", {}],
    ["cs-uri-stem", "https://e.com/a%41", { target: "/a%41" }],
    ["x-edge-location cs-uri-stem", "X /a%2541", { target: "/a%41" }],
    ["time-to-first-byte cs(User-Agent)", "1 a%20b+c", { userAgent: "a b+c" }],
    ["CS-METHOD cs(User-Agent)", "GET a+b%20c", { method: "GET", userAgent: "a b%20c" }],
    ["x-host-header cs-host cs(host)", "- - E.com:80", { host: "e.com" }],
    ["x-host-header cs-host cs(host)", "a.com b.com c.com", { host: "a.com" }],
    ["sc-status sc-bytes", "404 12", { status: 404, bytes: 12 }],
    ["sc-status sc-bytes", "- x", {}],
    ["sc-status sc-bytes", "404\t12 34", { status: 404 }],
    ["sc-status", "404 and more", { status: 404 }],
  ])("of columns %j and fields %j says %j", (fields, line, said) => {
    expect(read(fields, line)).toEqual({ ...NOTHING, ...said });
  });

  it("is unreadable if fields are missing", () => {
    expect(read("sc-status sc-bytes", "404")).toBeNull();
    expect(read("sc-status sc-bytes cs-method", "404\t1 2 3")).toBeNull();
  });
});

describe("JSON objects of the greatest length", () => {
  const through = (pieces: readonly string[], longest: number) => {
    const objects = new JsonObjects(longest);
    const found = pieces.flatMap((piece) => [...objects.push(piece)]);
    return [found, objects.tooLong];
  };

  it("are kept, and longer ones are counted once", () => {
    expect(through(['{"a":1}'], 7)).toEqual([['{"a":1}'], 0]);
    expect(through(['{"a":12}'], 7)).toEqual([[], 1]);
    expect(through(['{"a":', "1}"], 7)).toEqual([['{"a":1}'], 0]);
    expect(through(['{"a":"', "xxxxxxxxxx", 'x"}{"b":2}'], 7)).toEqual([['{"b":2}'], 1]);
    expect(through(["1, ] } , ", '{"a":1}', " ]"], 7)).toEqual([['{"a":1}'], 0]);
  });
});
