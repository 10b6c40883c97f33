import { describe, expect, it } from "vitest";
import { isForeignLine } from "./one-line.ts";

const AT = "[22/Nov/2026:06:23:01 +0000]";

describe("a single line", () => {
  it.each([
    `192.0.2.1 - - ${AT} "GET /cart HTTP/1.1" 200 12 "-" "GPTBot/1.3"`,
    `shop.example:443 192.0.2.1 - - ${AT} "GET / HTTP/2" 200 12`,
    "2026-11-22 06:23:01 192.0.2.1 GET /cart - 443",
    '{"ClientRequestURI":"/a","EdgeResponseStatus":200}',
    '["https://shop.example/a","https://shop.example/b"]',
    "<url><loc>https://shop.example/</loc></url>",
    "  <loc>https://shop.example/a</loc>",
    '"https://shop.example/a","200","OK"',
    'https://shop.example/a,"Shoes, red",200',
    'https://shop.example/a;"Shoes"',
    "https://shop.example/a\t1204\t9",
  ])("may be of another kind: %s", (line) => {
    expect(isForeignLine(line)).toBe(true);
  });

  it.each([
    "/cart",
    "/my page",
    "/a,200",
    "https://shop.example/article,200",
    "https://shop.example/a;b=1?q=[1]",
    "https://shop.example/?q=GET /x",
    "shop.example",
    "Disallow: /cart # GET it",
    "User-agent: Mozilla/5.0 (compatible; GPTBot/1.3)",
    "GPTBot",
    "annual report",
    "/a\t",
    "",
  ])("may be an address or a line of a robots.txt: %j", (line) => {
    expect(isForeignLine(line)).toBe(false);
  });
});
