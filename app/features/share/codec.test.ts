import fc from "fast-check";
import { deflateSync } from "fflate";
import { describe, expect, it } from "vitest";
import type { HttpResponse } from "../../../core/index.ts";
import { crawlerKey } from "../../state/store/expectations.ts";
import { MAX_URLS } from "../../state/store/limits.ts";
import { toBase64Url } from "./base64url.ts";
import { decodeShare, encodeShare, LONGEST_FRAGMENT, type SharedState } from "./codec.ts";

const STATE: SharedState = {
  source: "User-agent: *\nDisallow: /caf\u00e9\n\ud83d\ude00 \ud800 \0\n",
  encoding: "utf-8",
  lineEnd: "\r\n",
  crawler: "Googlebot",
  dialect: "google",
  urls: [
    {
      typed: "https://shop.example/cart",
      expectations: [{ crawler: "Googlebot", expected: "blocked" }],
    },
    { typed: "/caf\u00e9", expectations: [] },
    { typed: "/help", expectations: [{ crawler: "Googlebot", expected: "allowed" }] },
  ],
};

const ANSWER: HttpResponse = {
  status: 503,
  redirects: 2,
  requestedUrl: "https://shop.example/robots.txt",
  finalUrl: "https://www.shop.example/robots.txt",
  contentType: "text/plain; charset=utf-8",
  cacheControl: "max-age=3600",
  bodyBytes: 1_234,
  daysUnreachable: 3,
};

const SHORT: SharedState = {
  source: "",
  encoding: "utf-8",
  lineEnd: "\n",
  crawler: "",
  dialect: "rfc9309",
  urls: [],
};

/** Every field of version 3. */
const FULL: SharedState = {
  ...STATE,
  dialect: "automatic",
  urls: [
    {
      typed: "/a*",
      expectations: [
        { crawler: "GPTBot", expected: "blocked" },
        { crawler: "Googlebot", expected: "allowed" },
      ],
    },
    { typed: "/b", expectations: [{ crawler: "GPTBot", expected: "allowed" }] },
    { typed: "/c", expectations: [] },
  ],
  crawlers: ["Googlebot", "GPTBot"],
  checks: { off: ["trailing-wildcard"], on: ["path-case"], hidden: ["hint"] },
  baseline: { name: "Live file", source: "User-agent: *\n", encoding: "utf-8" },
  name: "shop.example",
  response: ANSWER,
};

/** A link with any content, as a careless or hostile sender might make it. */
const linkOf = (content: unknown): string =>
  `1.${toBase64Url(deflateSync(new TextEncoder().encode(JSON.stringify(content))))}`;

const reasonFor = async (fragment: string): Promise<string> => {
  const result = await decodeShare(fragment);
  return result.ok ? "ok" : result.reason;
};

const textArbitrary = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({
    unit: fc.constantFrom("\ud800", "\udfff", "\0", "\u2028", "\n", "é", '"', "\\", "😀"),
  }),
);

const headerArbitrary = fc.option(textArbitrary.map((text) => text.slice(0, 4_000)));

const responseArbitrary: fc.Arbitrary<HttpResponse> = fc.record({
  status: fc.option(fc.nat(999)),
  redirects: fc.nat(30),
  requestedUrl: headerArbitrary,
  finalUrl: headerArbitrary,
  contentType: headerArbitrary,
  cacheControl: headerArbitrary,
  bodyBytes: fc.option(fc.nat()),
  daysUnreachable: fc.double({ min: 0, max: 1e6, noNaN: true }).map((days) => days + 0),
});

const plainStateArbitrary: fc.Arbitrary<SharedState> = fc.record({
  source: textArbitrary,
  encoding: fc.constantFrom("utf-8", "latin1", "utf-16le", "utf-16be"),
  lineEnd: fc.constantFrom("\n", "\r\n", "\r"),
  crawler: textArbitrary,
  dialect: fc.constantFrom("automatic", "google", "rfc9309"),
  urls: fc.constant([]),
});

const crawlerArbitrary = fc.constantFrom("Googlebot", "GPTBot", "bingbot", "any other", "");

const expectationsArbitrary = fc.uniqueArray(
  fc.record({ crawler: crawlerArbitrary, expected: fc.constantFrom("allowed", "blocked") }),
  { selector: ({ crawler }) => crawlerKey(crawler), maxLength: 4 },
);

const testedArbitrary = fc.array(
  fc.record({ typed: textArbitrary, expectations: expectationsArbitrary }),
  { maxLength: 60 },
);

const idsArbitrary = fc.array(fc.constantFrom("no-rules", "later-check"), { maxLength: 3 });

/** What only links of version 3 hold. */
const laterArbitrary = fc.record(
  {
    crawlers: fc.array(crawlerArbitrary, { maxLength: 50 }),
    checks: fc.record({
      off: idsArbitrary,
      on: idsArbitrary,
      hidden: fc.array(fc.constantFrom("hint", "info"), { maxLength: 2 }),
    }),
    baseline: fc.record({
      name: textArbitrary.map((text) => text.slice(0, 255)),
      source: textArbitrary,
      encoding: fc.constantFrom("utf-8", "utf-16le"),
    }),
    name: textArbitrary.map((text) => text.slice(0, 255)),
    response: responseArbitrary,
    tab: textArbitrary.map((text) => text.slice(0, 20)),
  },
  { requiredKeys: [] },
);

const stateArbitrary: fc.Arbitrary<SharedState> = fc
  .tuple(plainStateArbitrary, laterArbitrary, testedArbitrary)
  .map(([state, later, urls]) => ({ ...state, ...later, urls }));

describe("a link", () => {
  it("preserves any state", async () => {
    await fc.assert(
      fc.asyncProperty(stateArbitrary, async (state) => {
        expect(await decodeShare(encodeShare(state))).toEqual({ ok: true, value: state });
      }),
    );
  });

  it("is UTF-8 when its encoding is not given", async () => {
    const { encoding: _, ...bare } = STATE;
    expect(await decodeShare(encodeShare(bare))).toEqual({ ok: true, value: STATE });
  });

  it("contains no character that chat programs break", () => {
    expect(encodeShare(STATE)).toMatch(/^3\.[\w-]+$/);
  });

  it("preserves an HTTP response", async () => {
    const answered = { ...STATE, response: ANSWER };
    expect(await decodeShare(encodeShare(answered))).toEqual({ ok: true, value: answered });
  });

  it("is much shorter than its text", () => {
    const source = Array.from({ length: 200 }, (_, at) => `Disallow: /section-${at}/private/\n`);
    expect(encodeShare({ ...STATE, source: source.join("") }).length).toBeLessThan(1500);
  });
});

describe("links of released versions", () => {
  // Never change these: such links are in people's mail.
  it.each([
    [
      "1, every field",
      "1.JY0xCgIxFESvskwp0exaSWrBE1glKeJuTISYhE0WBRE8hp215_BCHsGPO83whmHmhgqBfbHj0jgbq2gWKm5PxYSQLqLhvTl-3ip-X89Ho6Zh07ZkLUlFMASIjqGnhV1KLthDqpQOxO7PBBOElPC15iI4Lz7llb2acw6WtkeqrzXDfAMmwb0NGazT-v4D",
      STATE,
    ],
    ["1, as short as can be", "1.q1YqUbJSUtJRSoZQKUCqKC3Z0tjAEsgrVbKKjq0FAA", SHORT],
    [
      "2, with an answer",
      "2.dVBBbsIwEPxKtMdqiU3SVsgVt0p9QU9JDm4wCZKxLXujRKoq9RncOPMOPsQTWEDcYC-rGc3OjPYXCBR8JxNnujOOVPZSu89N0tb6UWWi1evjoXan_e4_q4fVQkpekqd2gGBBzRFadvjyvrPmxxOzK8bdFTMYQFUV9EQhKSFS70NuJr0N1rB3ZHnRINxiACsQvbEBcN4wG_n0TZZYIJCZSASrN-4ja3sdk6HlQOvZgqVF-YolPo6IniulnKZLr7tiHMf8uWqrp8srluW7lND8nQE",
      { ...STATE, response: ANSWER },
    ],
    [
      "3, every field",
      "3.55aqG3WPQU7DMBBFrxLNsnLqpAFUBXWDkLphwQJWTRdTx20sHDuKJyQSQuIY7FhzDi7EEZgEEBVSvbA1_v8_zX8Cghzug25jPGhHeTQr3LUJaK3v80gq3H-8F-7z7fUlKrpymST8JHwKBwIs5KkAxYS19werd574t-QZO_I1klE8d5BvNiBxBiJOxWIreNiBSLcCpAK-BzbA-vbuaor_oViqJ-kI_mNj6WHCUovGGneIe2NLhW3J0gYapCpWGPQ0VcZxgiO7kXZjHnW0N1Yz7V_xcVnax8sR77hFqHwz1wPWzeRuOX6eZGIhgPRAsrFo3GWkKmyDptV3VKSL7ExkAiqiJuRSHkNk67lGmNMwdvl19H0_P-2qcRhXXGUXSQLb5y8",
      FULL,
    ],
    [
      "3, as short as can be",
      "3.l1_uKatWKlGyUlLSUUqGUClAKrG0JD83sSQzGcgvVbKKjq0FAA",
      { ...SHORT, dialect: "automatic" },
    ],
    [
      "3, with further URLs and a tab",
      "3.zkskrBXLMQ7CMAyF4atEHlHBYs2MxAmYCINTTBspjaPGhUqod687_nrf-4OCh0fj-UwDF_XuFMotNcpZft5hDAU66M3cRYbMUdT6bU2LykSaeusF_BOQ4NXBxyaM7hrKqFqbR2yj1AuvNNXMeOivEXvOaYVtBw",
      {
        ...SHORT,
        source: "User-agent: *\nDisallow: /b\n",
        crawler: "Googlebot",
        dialect: "automatic",
        urls: ["/a", "/b 1", "https://shop.example/c"].map((typed) => ({
          typed,
          expectations: [],
        })),
        tab: "matrix",
      },
    ],
  ])("of version %s still open", async (_, link, state) => {
    expect(await decodeShare(link)).toEqual({ ok: true, value: state });
  });
});

describe("a link changed by other programs", () => {
  const link = encodeShare(STATE);

  it.each([
    ["with its #", `#${link}`],
    ["with escapes", `#${encodeURIComponent(link)}`],
    ["with its dot and dashes escaped", link.replace(".", "%2E").replaceAll("-", "%2D")],
    ["escaped twice", `#${link.replace(".", "%252E")}`],
    ["escaped three times", `#${link.replace(".", "%25252E")}`],
    ["with padding", `${link}==`],
    ["with escaped padding", `${link}%3D%3D`],
    ["with a full stop", `${link}.`],
    ["in brackets", `${link})`],
    ["with blanks around", ` ${link}\n`],
    ["broken over lines", `${link.slice(0, 20)}\r\n ${link.slice(20)}`],
    ["with a soft break", `${link.slice(0, 20)}\u200b${link.slice(20)}`],
    ["with a tracker's parameter", `${link}&utm_source=chat`],
    ["with an emphasis mark", `${link}_`],
    ["in the other alphabet", link.replaceAll("-", "+").replaceAll("_", "/")],
  ])("opens %s", async (_, fragment) => {
    expect(await decodeShare(fragment)).toEqual({ ok: true, value: STATE });
  });
});

describe("an invalid link", () => {
  const good = {
    t: "User-agent: *",
    c: "Googlebot",
    d: "google",
    u: ["/a", ["/b", 1], ["/c", 2]],
  };

  it("is compared with this valid one", async () => {
    expect(await decodeShare(linkOf(good))).toMatchObject({
      ok: true,
      value: { source: "User-agent: *" },
    });
  });

  it.each([
    ["nothing", "", "empty"],
    ["a lone #", "#", "empty"],
    ["blanks", " \n", "empty"],
    ["an anchor", "#editor", "foreign"],
    ["a text fragment", "#:~:text=robots", "foreign"],
    ["another program's link", "#code/MYewdgzg", "foreign"],
    ["version 0", "#0.abc", "foreign"],
    ["a stray escape", "#%E0%A4%A", "foreign"],
    ["a later version", "#4.abc", "future"],
    ["a much later version", "#17.", "future"],
    ["a version alone", "#1.", "truncated"],
    ["a version and one character", "#1.q", "truncated"],
    ["punctuation after the version", "#1.!!!", "truncated"],
    ["noise", "#1.____________", "invalid"],
    ["a checksum alone", "#3.AAAAAA", "truncated"],
    ["too many characters", `1.${"A".repeat(5_000_000)}`, "too-large"],
    [
      "more characters than a link of ours can have",
      `1.${"A".repeat(LONGEST_FRAGMENT)}`,
      "too-large",
    ],
    ["more values than a page can test", linkOf({ u: Array(200_001).fill([]) }), "invalid"],
  ])("refuses %s", async (_, fragment, reason) => {
    expect(await reasonFor(fragment)).toBe(reason);
  });

  it.each([
    ["no record", []],
    ["null", null],
    ["a text", "User-agent: *"],
    ["no text", { ...good, t: undefined }],
    ["a number for text", { ...good, t: 1 }],
    ["an unknown encoding", { ...good, e: "ebcdic" }],
    ["an unknown line end", { ...good, l: 3 }],
    ["the name of a property for a line end", { ...good, l: "length" }],
    ["no crawler", { ...good, c: undefined }],
    ["an overlong crawler", { ...good, c: "x".repeat(2049) }],
    ["an unknown dialect", { ...good, d: "klingon" }],
    ["a dialect every object has", { ...good, d: "constructor" }],
    ["no URLs", { ...good, u: undefined }],
    ["a record for URLs", { ...good, u: { length: 1 } }],
    ["too many URLs", { ...good, u: new Array(MAX_URLS + 1).fill("/") }],
    ["an overlong URL", { ...good, u: ["x".repeat(16_385)] }],
    ["a number for a URL", { ...good, u: [1] }],
    ["an unknown expectation", { ...good, u: [["/a", 3]] }],
    ["the name of a property for an expectation", { ...good, u: [["/a", "map"]] }],
    ["an empty URL pair", { ...good, u: [[]] }],
  ])("refuses content with %s", async (_, content) => {
    expect(await reasonFor(linkOf(content))).toBe("invalid");
  });

  it("has fields of a later release", async () => {
    const result = await decodeShare(linkOf({ ...good, z: { any: "thing" }, __proto__: null }));
    expect(result).toEqual(await decodeShare(linkOf(good)));
  });

  it("refuses text that is not UTF-8", async () => {
    const bytes = deflateSync(Uint8Array.of(0x22, 0xff, 0x22));
    expect(await reasonFor(`1.${toBase64Url(bytes)}`)).toBe("invalid");
  });

  it("has one message for each reason, which says that the draft is kept", async () => {
    for (const fragment of [
      "",
      "#x",
      "#2.a",
      "#1.",
      "#1.____________",
      `1.${"A".repeat(5_000_000)}`,
    ]) {
      const result = await decodeShare(fragment);
      expect(result.ok ? "" : result.message).toMatch(/^[A-Z].*draft is kept.*\.$/);
    }
  });

  it("never rejects, whatever the fragment", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ unit: "binary" }),
          fc.string({ unit: fc.constantFrom(..."ABCabc012-_=.%#") }).map((text) => `#1.${text}`),
          fc.uint8Array({ maxLength: 300 }).map((bytes) => `1.${toBase64Url(bytes)}`),
          fc.json().map((json) => linkOf(JSON.parse(json))),
        ),
        async (fragment) => {
          const result = await decodeShare(fragment);
          if (!result.ok) expect(result.message).not.toBe("");
        },
      ),
      { numRuns: 20 * (fc.readConfigureGlobal().numRuns ?? 0) },
    );
  });
});

describe("a link with characters missing or changed", () => {
  const link = encodeShare(STATE);

  it("is refused, or gives exactly the state, wherever it is cut", async () => {
    for (let length = 0; length < link.length; length++) {
      const result = await decodeShare(link.slice(0, length));
      if (result.ok) expect(result.value).toEqual(STATE);
      else expect(["empty", "foreign", "truncated", "invalid"]).toContain(result.reason);
    }
  });

  it("is reported as cut short if its second half is missing", async () => {
    expect(await reasonFor(link.slice(0, link.length / 2))).toBe("truncated");
  });

  it("never rejects if one character is replaced", async () => {
    for (let at = 2; at < link.length; at++) {
      const other = link[at] === "A" ? "B" : "A";
      const result = await decodeShare(link.slice(0, at) + other + link.slice(at + 1));
      if (result.ok) expect(result.value).toEqual(STATE);
    }
  });
});
