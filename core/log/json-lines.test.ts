import { describe, expect, it } from "vitest";
import { detectLog, lacksFields } from "./detect.ts";
import { anyJsonReader, jsonReader } from "./json.ts";

const PLACES = {
  time: ["t"],
  method: ["m"],
  target: ["u"],
  status: ["s"],
  host: ["h"],
  userAgent: ["r", "Agent"],
  bytes: ["b"],
};

const NOTHING = {
  time: null,
  method: null,
  status: null,
  host: null,
  userAgent: null,
  bytes: null,
};

const read = (object: unknown) => jsonReader(PLACES)()(JSON.stringify(object));

describe("a line of JSON with known field paths", () => {
  it.each([
    [{ u: "/a" }, { target: "/a" }],
    [
      { U: "/a", R: { agent: ["x", "y"] } },
      { target: "/a", userAgent: "x" },
    ],
    [
      { u: "/a", s: "404", b: "12" },
      { target: "/a", status: 404, bytes: 12 },
    ],
    [{ u: "/a", s: "", b: null }, { target: "/a" }],
    [{ u: "/a", s: "x", b: true }, { target: "/a" }],
    [
      { u: "/a", s: [200], b: {} },
      { target: "/a", status: 200 },
    ],
    [{ u: "/a", m: "-", h: "-", r: { Agent: "" } }, { target: "/a" }],
    [{ u: "https://E.com:80/a" }, { target: "/a", host: "e.com" }],
    [
      { u: "https://e.com/a", h: "f.com" },
      { target: "/a", host: "f.com" },
    ],
    [{ u: "GET /a HTTP/1.1" }, { target: "/a", method: "GET" }],
    [
      { u: "GET /a HTTP/1.1", m: "HEAD" },
      { target: "/a", method: "HEAD" },
    ],
    [{ u: "e.com" }, { target: null }],
  ])("%j says %j", (object, said) => {
    expect(read(object)).toEqual({ ...NOTHING, ...said });
  });

  it.each([{}, { u: "" }, { u: "-" }, { u: 1 }, { u: {} }, [], null, "x", 1])(
    "%j is unreadable",
    (value) => {
      expect(read(value)).toBeNull();
      expect(jsonReader(PLACES)()("{")).toBeNull();
    },
  );
});

describe("a line of JSON with likely field names", () => {
  const likely = (object: unknown) => anyJsonReader()(JSON.stringify(object));

  it.each([
    [{ path: "/a", request_time: 5, time: 1_795_328_581 }, { time: 1_795_328_581_000 }],
    [{ url: "/a", upstream_status: 500, status: 200 }, { status: 200 }],
    [{ referer_url: "/b", full_url: "/a" }, {}],
    [{ http: { uri: "/a", method: "GET", user_agent: "x" } }, { method: "GET", userAgent: "x" }],
    [
      { uri: "/a", ua: "x", vhost: "e.com", size: 12 },
      { userAgent: "x", host: "e.com", bytes: 12 },
    ],
    [
      { request: "GET /a", server_host: "e.com" },
      { method: "GET", host: "e.com" },
    ],
  ])("%j is read by them", (object, said) => {
    expect(likely(object)).toMatchObject({ ...NOTHING, target: "/a", ...said });
  });

  it("is examined again if the next lines have other keys", () => {
    const read = anyJsonReader();
    const targets = ['{"uri":"/a"}', '{"path":"/b"}', '{"x":1}', "[]", '{"path":"/c"}'].map(
      (line) => {
        const record = read(line);
        return record === null || record === "header" ? null : record.target;
      },
    );
    expect(targets).toEqual(["/a", "/b", null, null, "/c"]);
  });
});

describe("the first lines of a log", () => {
  const COMMON = '192.0.2.1 - - [22/Nov/2026:06:23:01 +0000] "GET /a HTTP/1.1" 200 12';
  const many = (count: number, line: string): readonly string[] =>
    Array.from({ length: count }, () => line);

  it("determine its format if more than half of those with content have it", () => {
    expect(detectLog([...many(2, COMMON), "x", ...many(9, " ")])?.id).toBe("common");
    expect(detectLog([COMMON, "x"])).toBeNull();
    expect(detectLog([...many(11, COMMON), ...many(30, "x")])?.id).toBe("common");
    expect(detectLog([...many(10, COMMON), ...many(30, "x")])).toBeNull();
    expect(detectLog(many(3, ""))).toBeNull();
  });

  it("count except those that are too long", () => {
    const longest = COMMON.padEnd(65_536, " x");
    expect(detectLog([longest])?.id).toBe("common");
    expect(detectLog([`${longest} `])).toBeNull();
    expect(detectLog([COMMON, ...many(5, "x".repeat(65_537))])?.id).toBe("common");
  });

  it("determine the most common format, and columns at once", () => {
    const s3 = COMMON.replace("192.0.2.1 - -", "0123456789abcdef bucket").concat(' 1 2 "-" "x"');
    expect(detectLog([COMMON, ...many(3, s3)])?.id).toBe("s3");
    expect(detectLog([...many(5, COMMON), "#Fields: cs-uri-stem"])?.id).toBe("w3c");
    expect(detectLog([COMMON.replace("192.0.2.1 - -", "0123456789abcde b")])?.id).not.toBe("s3");
  });

  it("do not name their columns in CloudFront's real-time logs", () => {
    const line = "1795328581.512\t192.0.2.1\t0.002";
    expect(lacksFields([line, "", line])).toBe(true);
    expect(lacksFields([line, " "])).toBe(false);
    expect(lacksFields([])).toBe(false);
    expect(lacksFields([...many(20, line), "x"])).toBe(true);
    expect(lacksFields([`x${line}`])).toBe(false);
  });
});
