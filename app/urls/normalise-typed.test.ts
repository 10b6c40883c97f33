import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pathOf } from "../../core/index.ts";
import { normaliseTyped } from "./normalise-typed.ts";

const ADDED_SLASH = "Added / in front.";
const ADDED_SCHEME = "Added https:// in front.";
const ENCODED = "Percent-encoded characters that a URL cannot hold.";
const UPPER = "Wrote percent escapes in upper case.";
const DOTS = "Resolved . and .. in the path.";
const BACKSLASH = "Read \\ as /, as browsers do.";
const FRAGMENT = "Dropped the part from # on: crawlers do not send it.";

type Row = readonly [typed: string, url: string, changes: readonly string[]];

const valid: readonly Row[] = [
  // Paths.
  ["/", "/", []],
  ["/cart/42?step=pay", "/cart/42?step=pay", []],
  ["  /cart \n", "/cart", []],
  ["cart", "/cart", [ADDED_SLASH]],
  ["cart/help", "/cart/help", [ADDED_SLASH]],
  ["?", "/?", [ADDED_SLASH]],
  ["?q=1", "/?q=1", [ADDED_SLASH]],
  ["/?", "/?", []],
  ["/list?", "/list?", []],
  ["/a//b", "/a//b", []],
  ["/a;b=c?d", "/a;b=c?d", []],
  ["/x?u=http://other.example/#y", "/x?u=http://other.example/", [FRAGMENT]],
  ["/page#top", "/page", [FRAGMENT]],
  ["/page#", "/page", [FRAGMENT]],
  ["#top", "/", [ADDED_SLASH, FRAGMENT]],
  ["/a/./b/../c", "/a/c", [DOTS]],
  ["/a/%2E%2e/c", "/c", [DOTS, UPPER]],
  ["/../../etc", "/etc", [DOTS]],
  ["https://./", "https://./", []],
  ["/my page", "/my%20page", [ENCODED]],
  ["/a?b=c d", "/a?b=c%20d", [ENCODED]],
  ["/café", "/caf%C3%A9", [ENCODED]],
  ["/caf%c3%a9", "/caf%C3%A9", [UPPER]],
  ["/caf%C3%A9", "/caf%C3%A9", []],
  ["/caf%e9", "/caf%E9", [UPPER]],
  ["/привет", "/%D0%BF%D1%80%D0%B8%D0%B2%D0%B5%D1%82", [ENCODED]],
  ["/100%", "/100%", []],
  ["/a%zz", "/a%zz", []],
  ["/*.pdf$", "/*.pdf$", []],
  ["/a\\b", "/a/b", [BACKSLASH]],
  ["\\cart", "/cart", [BACKSLASH]],
  ["/a\tb\nc", "/abc", ["Removed line ends and tabs."]],
  ["/a\0b", "/a%00b", [ENCODED]],
  ["/a\ud800b", "/a%EF%BF%BDb", [ENCODED]],
  ["\u00a0/x\ufeff", "/x", []],
  ["\u0001\u00a0/x\u00a0\u0001", "/x", []],
  ["robots.txt", "/robots.txt", [ADDED_SLASH]],
  ["index.php?id=3", "/index.php?id=3", [ADDED_SLASH]],
  [".well-known/x", "/.well-known/x", [ADDED_SLASH]],
  ["Talk:Main_Page", "/Talk:Main_Page", [ADDED_SLASH]],
  ["wiki/Help:Contents", "/wiki/Help:Contents", [ADDED_SLASH]],
  // A path that begins with two slashes would be read as a host, so it keeps its own.
  ["/.//evil", "https://host.invalid//evil", [DOTS]],
  // Hosts without a scheme.
  ["shop.example", "https://shop.example/", [ADDED_SCHEME]],
  ["shop.example/x", "https://shop.example/x", [ADDED_SCHEME]],
  ["shop.example?x", "https://shop.example/?x", [ADDED_SCHEME]],
  ["shop.example:8080/x", "https://shop.example:8080/x", [ADDED_SCHEME]],
  ["localhost:3000/x", "https://localhost:3000/x", [ADDED_SCHEME]],
  ["localhost", "https://localhost/", [ADDED_SCHEME]],
  ["192.0.2.7/x", "https://192.0.2.7/x", [ADDED_SCHEME]],
  ["[2001:db8::1]:80/x", "https://[2001:db8::1]:80/x", [ADDED_SCHEME]],
  ["//cdn.example/x", "https://cdn.example/x", ["Added https: in front."]],
  [
    "bücher.example/ä",
    "https://xn--bcher-kva.example/%C3%A4",
    [ADDED_SCHEME, "Wrote the host as xn--bcher-kva.example.", ENCODED],
  ],
  // Whole URLs.
  ["https://shop.example/a?b#c", "https://shop.example/a?b", [FRAGMENT]],
  ["https://shop.example/a?", "https://shop.example/a?", []],
  ["http://shop.example", "http://shop.example/", []],
  ["HTTPS://Shop.Example:443/A", "https://shop.example/A", []],
  ["http://shop.example//x", "http://shop.example//x", []],
  ["https:shop.example/x", "https://shop.example/x", []],
  ["https:\\\\shop.example\\x", "https://shop.example/x", [BACKSLASH]],
  [
    "https://παράδειγμα.example/x",
    "https://xn--hxajbheg2az3al.example/x",
    ["Wrote the host as xn--hxajbheg2az3al.example."],
  ],
  ["a:\\\\b", "/a://b", [ADDED_SLASH, BACKSLASH]],
  ["ftp://files.example/a", "ftp://files.example/a", []],
  // Paths that end in a dot segment, and some that only look like it.
  ["/a/b/..", "/a/", [DOTS]],
  ["/a/.", "/a/", [DOTS]],
  ["/a/..b/c..", "/a/..b/c..", []],
  ["/a/...", "/a/...", []],
  // Only the path is read as a path: a query keeps its dots and backslashes.
  ["/a?x=/../b\\c", "/a?x=/../b\\c", []],
  ["/a#/../b\\c", "/a", [FRAGMENT]],
  ["/a?b=é", "/a?b=%C3%A9", [ENCODED]],
  // One lower-case letter in an escape is enough.
  ["/%cF", "/%CF", [UPPER]],
  ["/%Cf?%fA", "/%CF?%FA", [UPPER]],
  ["/#%cf", "/", [FRAGMENT]],
];

/** Without a scheme: which texts begin with a host, and which are the path of a file or page. */
const hosts: readonly string[] = [
  "shop.de",
  "shop.co",
  "SHOP.DE",
  "www.shop.co.uk",
  "a-b.c_d.example",
  "shop.example.",
  "1und1.de",
  "3.shop.de",
  "shop.xn--p1ai",
  "пример.рф",
  "例え。テスト",
  "हिन्दी.भारत",
  "LOCALHOST",
  "localhost:3000",
  "LOCALHOST:3000",
  "shop.de:8080",
  "shop.de:80808",
  "192.0.2.7",
  "192.0.2.7:8080",
  "[::1]",
  "[2001:DB8::1]",
  "[::1]:8080",
  `${"a".repeat(60)}.${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.example.`,
  `${"ab.".repeat(83)}shop`,
];

const paths: readonly string[] = [
  "shop",
  "localhosts",
  "localhost.html",
  "shop.d",
  "shop.42",
  "1.2.3",
  "1.2.3.4.5",
  "1234.0.0.1",
  "192.0.2.7a",
  "-shop.de",
  "shop-.de",
  "_shop.de",
  "shop_.de",
  "sh!op.de",
  "shop..de",
  ".shop.de",
  "shop.de..",
  "shop.de:",
  "shop.de:123456",
  "shop.de:a",
  "[::1",
  "[::1]:",
  "[::1]:123456",
  "[::1]a",
  "a[::1]",
  "[shop]",
  "index.html",
  "INDEX.HTML",
  "archive.tar",
  "photo.jpeg",
  "feed.xml",
  "shop.de:3000:4000",
  `${"ab.".repeat(83)}shops`,
];

describe("normaliseTyped", () => {
  it.each(valid)("takes %j for %j", (typed, url, changes) => {
    expect(normaliseTyped(typed)).toEqual({ url, changes, valid: true, message: null });
  });

  it.each(hosts)("takes %j for a host", (typed) => {
    const url = `https://${typed}/x`;
    const { valid, changes } = normaliseTyped(`${typed}/x`);
    expect([valid || !URL.canParse(url), changes[0] ?? ADDED_SCHEME]).toEqual([true, ADDED_SCHEME]);
  });

  it.each(paths)("takes %j for a path", (typed) => {
    expect(normaliseTyped(`${typed}/x`)).toMatchObject({ valid: true, url: `/${typed}/x` });
    expect(normaliseTyped(`${typed}/x`).changes).toEqual([ADDED_SLASH]);
  });

  it("adds a scheme to text that begins with two slashes or backslashes", () => {
    const added = "Added https: in front.";
    expect(normaliseTyped("\\\\shop.de\\x")).toMatchObject({
      url: "https://shop.de/x",
      changes: [added, BACKSLASH],
    });
    expect(normaliseTyped("/\\shop.de/x").changes).toEqual([added, BACKSLASH]);
  });

  it.each([
    ["ftp:\\\\files.example\\a", "ftp://files.example/a", true],
    ["FTP://files.example/a", "ftp://files.example/a", true],
    ["ftp:files.example/a", "/ftp:files.example/a", true],
    ["http:shop.de/a", "http://shop.de/a", true],
    ["HTTPS:shop.de/a", "https://shop.de/a", true],
    ["httpsx:shop.de/a", "/httpsx:shop.de/a", true],
    ["git+ssh.2-x://host/a", "git+ssh.2-x://host/a", false],
    ["2x://host/a", "/2x://host/a", true],
    ["x:/host/a", "/x:/host/a", true],
  ])("reads the scheme of %j", (typed, url, requested) => {
    expect(normaliseTyped(typed)).toMatchObject({ url, valid: requested });
  });

  it.each([
    ["about", "about:blank"],
    ["blob", "blob:https://shop.de/1"],
    ["data", "DATA:text/plain,a"],
    ["javascript", "javascript:a"],
    ["mailto", "mailto:a"],
    ["sms", "sms:1"],
    ["tel", "Tel:1"],
    ["urn", "urn:isbn:1"],
    ["view-source", "view-source:https://shop.de/"],
  ])("names %s: as a scheme of which crawlers fetch nothing", (scheme, typed) => {
    expect(normaliseTyped(typed)).toEqual({
      url: `/${typed}`,
      changes: [],
      valid: false,
      message: `Crawlers skip ${scheme}: URLs. Tested as the path /${typed}.`,
    });
  });

  it.each([
    ["", "Nothing is typed yet. Tested as the path /."],
    [
      "https://exa mple/x?y",
      "This is not a complete URL: its host cannot be read. Tested as the path /x?y.",
    ],
    ["file:///etc", "Crawlers skip file: URLs. Only the path is tested."],
  ])("says of %j what is tested", (typed, message) => {
    expect(normaliseTyped(typed)).toMatchObject({ valid: false, message });
  });

  it("shows a path of 60 characters in full, and 59 characters of a longer one", () => {
    const pathOfLength = (length: number): string => `tel:${"5".repeat(length - 5)}`;
    const said = (length: number) => normaliseTyped(pathOfLength(length)).message;
    expect(said(60)).toContain(`path /${pathOfLength(60)}.`);
    expect(said(61)).toContain(`path /${pathOfLength(61).slice(0, 58)}….`);
  });

  it.each([
    ["", "/"],
    ["  \n\t ", "/"],
    ["javascript:alert(1)", "/javascript:alert(1)"],
    ["mailto:me@shop.example", "/mailto:me@shop.example"],
    ["data:text/html,<b>", "/data:text/html,%3Cb%3E"],
    ["tel:12345", "/tel:12345"],
    ["https://", "/"],
    ["https://exa mple/x?y#z", "/x?y"],
    ["https://shop.example:99999/x", "/x"],
    ["http://[::1/x", "/x"],
    ["file:///etc/hosts", "file:///etc/hosts"],
    ["chrome://settings/a", "chrome://settings/a"],
  ])("says why %j is not requested by crawlers, and tests %j instead", (typed, url) => {
    const normalised = normaliseTyped(typed);
    expect(normalised).toMatchObject({ url, valid: false });
    expect(normalised.message).toMatch(/^[A-Z].*\.$/s);
  });

  it("shortens a long path in its message", () => {
    expect(normaliseTyped(`mailto:${"x".repeat(1000)}`).message?.length).toBeLessThan(160);
  });

  it.each([
    ["a path", `/${"a/".repeat(50_000)}`],
    ["letters", "a".repeat(100_000)],
    ["blanks in the middle", `/a${" ".repeat(100_000)}b`],
    ["blanks of two kinds at the end", `/a${"\u00a0\u0001".repeat(50_000)}`],
    ["a host of many labels", `${"a.".repeat(50_000)}example/x`],
    ["digits and dashes", `${"1-".repeat(50_000)}.example`],
    ["dots", "/..".repeat(33_000)],
    ["escapes", `/${"%c3".repeat(33_000)}`],
    ["NULs", "\0".repeat(100_000)],
    ["backslashes", "\\".repeat(100_000)],
    ["surrogates", `/${"\udc00".repeat(33_000)}`],
  ])("handles 100 KB of %s in time that grows no faster than the text", (_, typed) => {
    expect(normaliseTyped(typed).url).not.toBe("");
  });

  const typedText = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc
      .array(
        fc.constantFrom(
          ..."/\\.:?#%@[]*$ \t\n\0ae2é\ud800",
          "//",
          "https:",
          "..",
          "%2e",
          "%c3",
          "shop.example",
          "bücher.example",
          "localhost",
          "mailto:",
          "file:",
        ),
        { maxLength: 12 },
      )
      .map((pieces) => pieces.join("")),
  );

  it("never throws and is idempotent", () => {
    fc.assert(
      fc.property(typedText, (typed) => {
        const { url } = normaliseTyped(typed);
        expect(normaliseTyped(url).url).toBe(url);
      }),
      { numRuns: 5000 },
    );
  });

  it("gives an absolute URL or a path with one slash, without fragment or lower-case escapes", () => {
    fc.assert(
      fc.property(typedText, (typed) => {
        const { url } = normaliseTyped(typed);
        expect(url).toMatch(/^(?:\/(?!\/)|[a-z][a-z\d+.-]*:\/\/)/);
        expect(url).toMatch(/^[\x21-\x7e]+$/);
        expect(url).not.toContain("#");
        expect(url.match(/%[\da-f]{2}/gi) ?? []).toEqual(url.match(/%[\dA-F]{2}/g) ?? []);
        expect(pathOf(url)).toMatch(/^\//);
      }),
      { numRuns: 5000 },
    );
  });

  it("lists every change except trimmed white space, and how a scheme and a host are written", () => {
    fc.assert(
      fc.property(typedText, (typed) => {
        const { url, changes, valid } = normaliseTyped(typed);
        const hasScheme = /^[\0- \s]*[a-z]+:/i.test(typed);
        if (
          valid &&
          !hasScheme &&
          url !== typed &&
          url !== typed.replace(/^[\0- \s]+|[\0- \s]+$/g, "")
        ) {
          expect(changes).not.toEqual([]);
        }
        if (valid && url === typed) expect(changes).toEqual([]);
      }),
      { numRuns: 5000 },
    );
  });
});
