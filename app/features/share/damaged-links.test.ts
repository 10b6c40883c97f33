import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeShare, encodeShare, type SharedState } from "./codec.ts";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

const stateArbitrary: fc.Arbitrary<SharedState> = fc
  .array(
    fc.constantFrom("User-agent: *", "Disallow: /", "Allow: /shop/", "User-agent: GPTBot", ""),
    {
      maxLength: 40,
    },
  )
  .map((lines) => ({
    source: lines.join("\n"),
    encoding: "utf-8",
    lineEnd: "\n",
    crawler: "Googlebot",
    dialect: "google",
    urls: [{ typed: "/shop/a", expectations: [{ crawler: "Googlebot", expected: "allowed" }] }],
  }));

type Damage = (link: string, at: number, value: number) => string;

/** How programs, and people who copy links by hand, damage them. */
const damages: Readonly<Record<string, Damage>> = {
  "one character is another": (link, at, value) =>
    link.slice(0, at) + ALPHABET.charAt(value % 64) + link.slice(at + 1),
  "one bit is another": (link, at, value) => {
    const code = ALPHABET.indexOf(link.charAt(at)) ^ (1 << (value % 6));
    return link.slice(0, at) + ALPHABET.charAt(code & 63) + link.slice(at + 1);
  },
  "two neighbours are swapped": (link, at) =>
    link.slice(0, at) + link.charAt(at + 1) + link.charAt(at) + link.slice(at + 2),
  "a piece is missing": (link, at, value) => link.slice(0, at) + link.slice(at + 1 + (value % 9)),
  "a piece is there twice": (link, at, value) =>
    link.slice(0, at + 1 + (value % 9)) + link.slice(at),
  "its letters are all small": (link) => link.toLowerCase(),
};

describe("a damaged link", () => {
  it.each(Object.entries(damages))("never opens as another text: %s", async (_, damage) => {
    await fc.assert(
      fc.asyncProperty(stateArbitrary, fc.nat(), fc.nat(), async (state, position, value) => {
        const link = encodeShare(state);
        const result = await decodeShare(damage(link, position % link.length, value));
        // Damage to the padding bits of the last byte does not matter.
        if (result.ok) expect(result.value).toEqual(state);
      }),
      { numRuns: 500 },
    );
  });

  it("is reported as damaged or cut short", async () => {
    const link = encodeShare({
      source: "User-agent: *\nDisallow: /private/\n",
      lineEnd: "\n",
      crawler: "Googlebot",
      dialect: "google",
      urls: [],
    });
    const reasons: string[] = [];
    for (let at = 2; at < link.length - 1; at++) {
      const other = link[at] === "A" ? "B" : "A";
      const result = await decodeShare(link.slice(0, at) + other + link.slice(at + 1));
      reasons.push(result.ok ? "ok" : result.reason);
    }
    const said = reasons.filter((reason) => reason !== "ok");
    expect(said.filter((reason) => reason !== "invalid" && reason !== "truncated")).toEqual([]);
    expect(said.length).toBeGreaterThan(link.length / 2);
  });
});
