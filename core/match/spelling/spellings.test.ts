import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seeded } from "../../testing/arbitraries.ts";
import { decodeButSlash, decodeButSlashToTheLetter } from "./decoded.ts";
import {
  decodeAndEncodePath,
  decodeAndEncodePattern,
  encodePathOnly,
  encodePatternPathOnly,
} from "./quoted.ts";
import { browserPath, uriEncodePattern } from "./uri-encoded.ts";

const withUpperCaseEscapes = (text: string): string =>
  text.replace(/%[\da-f]{2}/gi, (triplet) => triplet.toUpperCase());

/** Pieces of paths that one reader or another spells otherwise. */
const piece = fc.constantFrom(
  ..."/?#;*$%&=+ \t!'()[]~\"<>^`{|}:@,aZ9-._é\u20ac",
  "\u{1f600}",
  "%41",
  "%c3%a9",
  "%2F",
  "%25",
  "//",
);
const anyPath = fc.array(piece, { maxLength: 8 }).map((pieces) => `/x${pieces.join("")}`);

describe("Python's spelling", () => {
  // What quote, unquote, urlparse and urlunparse of Python 3.11 make of them, as urllib.robotparser calls them.
  it.each([
    ["/a", "/a", "/a"],
    ["//host/a", "//host/a", "//host/a"],
    ["//", "", "//"],
    ["//?a", "%3Fa", "//%3Fa"],
    ["//#a", "%23a", "//%23a"],
    ["/a//", "/a//", "/a//"],
    ["/a?", "/a", "/a"],
    ["/a;", "/a", "/a"],
    ["/a#", "/a", "/a"],
    ["/a?b=c&d", "/a%3Fb%3Dc%26d", "/a%3Fb%3Dc%26d"],
    ["/a?b?c", "/a%3Fb%3Fc", "/a%3Fb%3Fc"],
    ["/a?b?", "/a%3Fb%3F", "/a%3Fb%3F"],
    ["/a;b;c", "/a%3Bb%3Bc", "/a%3Bb%3Bc"],
    ["/%41", "/A", "/A"],
    ["/%25", "/%25", "/%25"],
    ["/%", "/%25", "/%25"],
    ["/%zz", "/%25zz", "/%25zz"],
    ["/%é", "/%25%C3%A9", "/%25%C3%A9"],
    ["/%C3%a9", "/%C3%A9", "/%C3%A9"],
    ["/%e9", "/%EF%BF%BD", "/%EF%BF%BD"],
    ["/a b", "/a%20b", "/a%20b"],
    ["/*", "/%2A", "/%2A"],
    ["/a$", "/a%24", "/a%24"],
    ["/~a-b_c.d", "/~a-b_c.d", "/~a-b_c.d"],
    [
      "/a!'()+,@:=&[]",
      "/a%21%27%28%29%2B%2C%40%3A%3D%26%5B%5D",
      "/a%21%27%28%29%2B%2C%40%3A%3D%26%5B%5D",
    ],
    ["/\u{1f600}b", "/%F0%9F%98%80b", "/%F0%9F%98%80b"],
    ["/\u007f", "/%7F", "/%7F"],
    ["/a\tb", "/ab", "/ab"],
  ])("of %j is %j as a rule, and %j as a URL", (text, pattern, path) => {
    expect([decodeAndEncodePattern(text), decodeAndEncodePath(text)]).toEqual([pattern, path]);
  });

  it("drops what stands before a rule's path, encoded or not", () => {
    expect([" /a", "%20/a", "\0\t /a"].map(decodeAndEncodePattern)).toEqual(["/a", "/a", "/a"]);
  });

  it("writes half a surrogate pair as one lost character, and what follows it as itself", () => {
    expect(decodeAndEncodePath("/\udc00a")).toBe("/%EF%BF%BDa");
  });
});

describe("Protego's spelling", () => {
  it.each([
    ["/a", "/a", "/a"],
    ["/é", "/%C3%A9", "/%C3%A9"],
    ["/%c3%a9", "/%C3%A9", "/%C3%A9"],
    ["/%41%7e", "/A~", "/A~"],
    ["/%2f%2a%24%25", "/%2F%2A%24%25", "/%2F%2A%24%25"],
    ["/a*b$", "/a*b$", "/a%2Ab%24"],
    ["/a=b", "/a=b", "/a%3Db"],
    ["/a b", "/a%20b", "/a%20b"],
    ["/a?", "/a?", "/a"],
    ["/a?b c=é", "/a?b c=é", "/a?b c=é"],
    ["/a?b=%c3%a9", "/a?b=%c3%a9", "/a?b=%c3%a9"],
    ["/a?b$", "/a$?b", "/a?b$"],
    ["/a?b?", "/a??b", "/a?b?"],
    ["/a;b;", "/a;;b", "/a;b;"],
    ["/a;", "/a;", "/a"],
    ["/a#é", "/a#é", "/a#é"],
    ["//", "//", "//"],
    ["//a", "//a", "//a"],
    ["http://e.com/é", "/http%3A//e.com/%C3%A9", "http%3A//e.com/%C3%A9"],
    ["https://e.com/a", "/https%3A//e.com/a", "https%3A//e.com/a"],
    ["ftp://e.com/a", "ftp%3A//e.com/a", "ftp%3A//e.com/a"],
    ["a/http://e.com", "a/http%3A//e.com", "a/http%3A//e.com"],
  ])("of %j is %j as a rule, and %j as a URL", (text, pattern, path) => {
    expect([encodePatternPathOnly(text), encodePathOnly(text)]).toEqual([pattern, path]);
  });

  it("puts a slash before a rule that is a whole address", () => {
    expect(encodePatternPathOnly("https://shop.example/a")).toBe("/https%3A//shop.example/a");
    expect(encodePatternPathOnly("ahttp://shop.example")).toBe("ahttp%3A//shop.example");
    expect(encodePatternPathOnly("httpx://shop.example")).toBe("httpx%3A//shop.example");
  });

  it("leaves / of an empty URL", () => {
    expect(encodePathOnly("")).toBe("");
    expect(encodePathOnly("?")).toBe("/");
  });
});

describe("the spelling of encodeURI and of browsers", () => {
  it("of a rule is that of encodeURI, with escapes in upper case and % as it stands", () => {
    fc.assert(
      fc.property(anyPath, (text) => {
        const expected = withUpperCaseEscapes(encodeURI(text).replaceAll("%25", "%"));
        expect(uriEncodePattern(text)).toBe(expected);
      }),
      seeded(500),
    );
  });

  it.each(["/é\ud800", "/é\udc00", "/\ud800\ud800\udc00%c3", "/\udc00\ud800"])(
    "of a rule with half a surrogate pair is the rule as written: %j",
    (text) => {
      expect(uriEncodePattern(text)).toBe(text);
    },
  );

  it("of a URL is what the URL standard makes of path and query", () => {
    fc.assert(
      fc.property(anyPath, (text) => {
        const [path = ""] = text.split("#");
        const { pathname, search } = new URL(`https://shop.example${path}`);
        fc.pre(!/(?:^|\/)\.{1,2}(?:\/|$)/.test(path.split("?")[0] ?? ""));
        const expected = withUpperCaseEscapes(pathname + search);
        expect(browserPath(path)).toBe(expected);
      }),
      seeded(500),
    );
  });

  it.each([
    ["/a?", "/a"],
    ["/a? ", "/a"],
    ["/a ", "/a"],
    ["/a b?c d \t", "/a%20b?c%20d"],
    ["/a\nb?c\rd", "/ab?cd"],
    ["/%c3?%c3", "/%C3?%C3"],
  ])("of the URL %j is %j", (path, expected) => {
    expect(browserPath(path)).toBe(expected);
  });
});

describe("the spelling with escapes decoded, but for that of the slash", () => {
  it.each([
    ["/a", "/a"],
    ["/%61%7E", "/a~"],
    ["/é", "/%C3%A9"],
    ["/%c3%a9", "/%C3%A9"],
    ["/%", "/%25"],
    ["/%4", "/%254"],
    ["/%zz", "/%25zz"],
    ["/%25", "/%25"],
    ["/%7f\u007f", "/\u007f\u007f"],
    ["/a b*$", "/a b*$"],
    ['/a"%22', '/a""'],
  ])("of %j is %j", (text, expected) => {
    expect(decodeButSlash(text, "utf-8")).toBe(expected);
    expect(decodeButSlashToTheLetter(text, "utf-8")).toBe(expected);
  });

  it("has an escaped slash in upper case, or to the letter", () => {
    expect(decodeButSlash("/a%2fb%62", "utf-8")).toBe("/a%2Fbb");
    expect(decodeButSlashToTheLetter("/a%2fb%62", "utf-8")).toBe("/a%252fbb");
    expect(decodeButSlashToTheLetter("/a%2Fb%62", "utf-8")).toBe("/a%252Fbb");
  });

  it("takes the bytes of the file's encoding", () => {
    expect(decodeButSlash("/é", "latin1")).toBe("/%E9");
    expect(decodeButSlash("/\u20ac", "latin1")).toBe("/%AC");
    expect(decodeButSlash("/\u007f\u0080\u00ff", "latin1")).toBe("/\u007f%80%FF");
    expect(decodeButSlash("/%7f%80%FF", "utf-8")).toBe("/\u007f%80%FF");
  });
});
