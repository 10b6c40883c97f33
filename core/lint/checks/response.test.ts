import { describe, expect, it } from "vitest";
import { PLAIN_RESPONSE } from "../../response/plain-response.ts";
import type { HttpResponse } from "../../response/response.ts";
import { parse } from "../../syntax/parse.ts";
import { lint } from "../lint.ts";

const FILE = "User-agent: *\nDisallow: /cart/\n";

const findings = (response: Partial<HttpResponse>, source = FILE): readonly string[] =>
  lint(parse(source), { response: { ...PLAIN_RESPONSE, ...response } }).map(
    ({ severity, rule, from, to }) => `${severity} ${rule} ${from}-${to}`,
  );

const messageFor = (response: Partial<HttpResponse>, source = FILE): string =>
  lint(parse(source), { response: { ...PLAIN_RESPONSE, ...response } })[0]?.message ?? "";

const ONLY_FIRST_LINE = "0-13";

describe("checks on the HTTP response", () => {
  it.each([
    [200, []],
    [204, []],
    [404, [`warning http-status ${ONLY_FIRST_LINE}`]],
    [410, [`warning http-status ${ONLY_FIRST_LINE}`]],
    [429, [`warning http-status ${ONLY_FIRST_LINE}`]],
    [500, [`error http-status ${ONLY_FIRST_LINE}`]],
    [599, [`error http-status ${ONLY_FIRST_LINE}`]],
    [null, [`error http-status ${ONLY_FIRST_LINE}`]],
    [301, [`info redirect-chain ${ONLY_FIRST_LINE}`]],
    [304, []],
    [299, []],
    [300, [`info redirect-chain ${ONLY_FIRST_LINE}`]],
    [399, [`info redirect-chain ${ONLY_FIRST_LINE}`]],
    [400, [`warning http-status ${ONLY_FIRST_LINE}`]],
    [401, [`warning http-status ${ONLY_FIRST_LINE}`]],
    [403, [`warning http-status ${ONLY_FIRST_LINE}`]],
    [499, [`warning http-status ${ONLY_FIRST_LINE}`]],
    [600, []],
  ])("report the effect of status %s", (status, expected) => {
    expect(findings({ status })).toEqual(expected);
  });

  it("recognise a page only by the path of a redirect", () => {
    const warning = [`warning redirect-chain ${ONLY_FIRST_LINE}`];
    expect(findings({ redirects: 1, finalUrl: "/login?next=/robots.txt" })).toEqual(warning);
    expect(findings({ redirects: 1, finalUrl: "/en/robots.txt" })).toEqual([]);
    expect(findings({ redirects: 1, finalUrl: "//www.shop.example/" })).toEqual([]);
  });

  it("accept the file's URL with a query", () => {
    expect(findings({ requestedUrl: "https://shop.example/robots.txt?x=1" })).toEqual([]);
    expect(findings({ requestedUrl: "https://shop.example/robots.TXT" })).toEqual([
      `error wrong-location ${ONLY_FIRST_LINE}`,
    ]);
  });

  it("are less severe about a missing file if no rules are lost", () => {
    expect(findings({ status: 404 }, "Sitemap: https://shop.example/a.xml\n")).toEqual([
      "info http-status 0-35",
    ]);
  });

  it("mark the very start of an empty file", () => {
    expect(findings({ status: 503 }, "")).toContain("error http-status 0-0");
  });

  it("distinguish Python's reading of a refusal, a silent host and a lasting error", () => {
    expect(messageFor({ status: 403 })).toContain("Python's parser");
    expect(messageFor({ status: 401 })).toContain("Python's parser");
    expect(messageFor({ status: 404 })).not.toContain("Python");
    expect(messageFor({ status: null })).toContain("does not arrive complete");
    expect(messageFor({ status: 503, daysUnreachable: 31 })).toContain("for 31 days");
    expect(messageFor({ status: 503, daysUnreachable: 30 })).toContain("status 503");
  });

  it("are the only findings besides that of a page in place of the file", () => {
    expect(findings({ status: 404 }, "<!doctype html>\n<p>Allow: /\n")).toEqual([
      "error html-content 0-15",
      "info http-status 0-15",
    ]);
  });

  it.each([
    [{ redirects: 5 }, []],
    [{ redirects: 6 }, [`warning redirect-chain ${ONLY_FIRST_LINE}`]],
    [{ redirects: 1, finalUrl: "https://www.shop.example/robots.txt?v=2" }, []],
    [{ redirects: 1, finalUrl: "https://files.example/shop-robots" }, []],
    [
      { redirects: 1, finalUrl: "https://shop.example/" },
      [`warning redirect-chain ${ONLY_FIRST_LINE}`],
    ],
    [
      { redirects: 1, finalUrl: "https://shop.example/login?next=/robots.txt" },
      [`warning redirect-chain ${ONLY_FIRST_LINE}`],
    ],
  ])("follow redirects: %j", (response, expected) => {
    expect(findings(response)).toEqual(expected);
  });

  it.each([
    ["text/plain", FILE, []],
    ["TEXT/PLAIN;charset=UTF-8", FILE, []],
    ["", FILE, []],
    ["text/html", FILE, [`warning content-type-not-text ${ONLY_FIRST_LINE}`]],
    ["application/byte-stream; x=y", FILE, [`warning content-type-not-text ${ONLY_FIRST_LINE}`]],
    ["text/plain; charset=iso-8859-1", FILE, []],
    [
      'text/plain; charset="iso-8859-1"',
      "User-agent: *\nDisallow: /café\n",
      [`info content-type-not-text ${ONLY_FIRST_LINE}`],
    ],
    [" text/plain ; charset = utf8", "# café\nUser-agent: *\nDisallow:\n", []],
    ["text/plain; charset=US-ASCII", "# café\nUser-agent: *\nDisallow:\n", []],
    ["text/plain; x-charset=x; charset=utf-8", "# café\nUser-agent: *\nDisallow:\n", []],
    ["text/plain; charset=utf-16", FILE, []],
    [
      "text/plain; a=b; charset=utf-16;c=d",
      "User-agent: *\nDisallow: /é\n",
      [`info content-type-not-text ${ONLY_FIRST_LINE}`],
    ],
    ["text/plainer", FILE, [`warning content-type-not-text ${ONLY_FIRST_LINE}`]],
  ])("read the content type %s", (contentType, source, expected) => {
    const found = findings({ contentType }, source);
    expect(found.filter((each) => each.includes("content-type"))).toEqual(expected);
  });

  it("report neither type nor age if there is no file", () => {
    expect(
      findings({ status: 404, contentType: "text/html", cacheControl: "max-age=31536000" }),
    ).toEqual([`warning http-status ${ONLY_FIRST_LINE}`]);
  });

  it.each([
    ["max-age=86400", []],
    ["public, max-age=86401", [`hint long-cache-lifetime ${ONLY_FIRST_LINE}`]],
    ["s-maxage=999999", []],
    ["no-cache, max-age=999999", []],
    ["max-age=999999, no-store", []],
    ["x-max-age=999999", []],
    ["max-age=soon", []],
    ['private;Max-Age = "999999"', [`hint long-cache-lifetime ${ONLY_FIRST_LINE}`]],
  ])("read the cache lifetime %s", (cacheControl, expected) => {
    expect(findings({ cacheControl })).toEqual(expected);
  });

  it.each([
    ["https://shop.example/robots.txt", []],
    ["https://shop.example", []],
    ["shop.example/robots.txt", []],
    ["https://shop.example/Robots.txt", [`error wrong-location ${ONLY_FIRST_LINE}`]],
    ["https://shop.example/robot.txt", [`error wrong-location ${ONLY_FIRST_LINE}`]],
    ["https://shop.example/blog/robots.txt", [`error wrong-location ${ONLY_FIRST_LINE}`]],
  ])("report where the file must be: %s", (requestedUrl, expected) => {
    expect(findings({ requestedUrl })).toEqual(expected);
  });

  it("name the folder that paths would have to start with", () => {
    expect(messageFor({ requestedUrl: "https://shop.example/a/b/robots.txt" })).toContain(
      "`/a/b/`",
    );
  });
});
