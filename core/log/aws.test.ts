import { describe, expect, it } from "vitest";
import { readAlb, readElb, readS3 } from "./aws.ts";
import { detectLog } from "./detect.ts";

const TIME = "[22/Nov/2026:06:23:01 +0000]";
const AT = Date.UTC(2026, 10, 22, 6, 23, 1);

describe("an unusual line of Amazon's logs", () => {
  const s3 = (rest: string) => readS3(`0123456789abcdef b ${TIME} 192.0.2.1 - id op key ${rest}`);
  const S3 = { time: AT, method: "GET", target: "/a", status: 200, host: null };

  it.each([
    ['"GET /a HTTP/1.1" 200 - 12 9 7 6 "-" "x"', { ...S3, userAgent: "x", bytes: 12 }],
    ['"GET /a HTTP/1.1" 200 - - 9 7 6 "-" "-"', { ...S3, userAgent: null, bytes: 0 }],
    ['"GET /a HTTP/1.1" 200 - 12 9 7 6 "-"', { ...S3, userAgent: null, bytes: 12 }],
    ['"GET /a HTTP/1.1" 200 - 12 9 7 6 "-" x', { ...S3, userAgent: null, bytes: 12 }],
    ['"GET /a HTTP/1.1" 200 - 12 9 7 6 "-" "x', { ...S3, userAgent: null, bytes: 12 }],
    ['"GET /a HTTP/1.1" 200 - 12 9 7 6 "-" x "y"', { ...S3, userAgent: null, bytes: 12 }],
    ['"GET /a HTTP/1.1" 200', null],
    ['"GET /a HTTP/1.1', null],
    ["- 200", null],
  ])("in S3's form %j says %j", (rest, said) => {
    expect(s3(rest)).toEqual(said);
  });

  it("has the host in the sixth field after the user-agent, or in the request", () => {
    const line = (host: string) =>
      s3(`"GET http://f.com/a HTTP/1.1" 200 - 12 9 7 6 "-" "x" - h s c a ${host} T`);
    expect([line("E.com")?.host, line("-")?.host]).toEqual(["e.com", "f.com"]);
    expect(readS3('0123456789abcdef b [x] "GET /a HTTP/1.1" 200 - 1 2 3 4 "-" "x"')).toBeNull();
  });

  const ISO = "2026-11-22T06:23:01Z";
  const START = `${ISO} app 192.0.2.1:5 10.0.0.1:80 0 0 0 301 200 7`;

  it("in a load balancer's format has all its fields, and a time", () => {
    const request = '"GET /a\\x41 HTTP/1.1"';
    const said = { time: AT, method: "GET", target: "/aA", status: 301, host: null, bytes: 12 };
    expect(readElb(`${START} 12 ${request} "x\\"y" -`)).toEqual({ ...said, userAgent: 'x"y' });
    expect(readAlb(`h2 ${START} 12 ${request} "-" -`)).toEqual({ ...said, userAgent: null });
    expect(readElb(`${START} 12 ${request}`)).toEqual({ ...said, userAgent: null });
    expect(readElb(`${START} 12 ${request} "x`)).toEqual({ ...said, userAgent: null });
    expect(readElb(`${START} 12 ${request} xyz "y" -`)).toEqual({ ...said, userAgent: null });
    for (const line of [`${START} ${request}`, `${START} 12`, `${START} 12 "GET /`]) {
      expect([readElb(line), readAlb(`h2 ${line}`)]).toEqual([null, null]);
    }
    expect(readElb(`${START.replace("-", "/")} 12 ${request}`)).toBeNull();
    expect(readAlb(`${START} 12 ${request}`)).toBeNull();
    const formats = ["http", "https", "h2", "grpcs", "ws", "wss", "ftp"].map(
      (type) => detectLog([`${type} ${START} 12 ${request} "x" -`])?.id,
    );
    expect(formats).toEqual([...Array.from({ length: 6 }, () => "alb"), undefined]);
  });
});
