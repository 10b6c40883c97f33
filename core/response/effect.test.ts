import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DialectId } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import { seeded } from "../testing/arbitraries.ts";
import { anyResponse, responseOf } from "../testing/responses.ts";
import { effectOf, isWholesale, type ResponseEffect } from "./effect.ts";
import type { HttpResponse } from "./response.ts";

/** Every reader at once: R read, C cut, L last copy, A allows all, B blocks all, P pauses. */
const LETTERS: Readonly<Record<string, ResponseEffect["kind"]>> = {
  R: "read",
  C: "read-cut",
  L: "last-copy",
  A: "allows-all",
  B: "blocks-all",
  P: "pauses",
};

const READERS: readonly DialectId[] = [
  "google",
  "rfc9309",
  "bing",
  "yandex",
  "crawler-commons",
  "protego",
  "robots-parser",
  "python",
  "wget",
  "draft-1996",
  "revisited-1996",
  "standard-1994",
];

const NO_ANSWER = { status: null } as const;

// The columns, in the order of READERS: Google, RFC 9309, Bing, Yandex; crawler-commons, Protego,
// robots-parser; Python, Wget; the draft of 1996, the rewriting of 1996, the standard of 1994.
const TABLE: readonly (readonly [string, Partial<HttpResponse>, string])[] = [
  ["200", {}, "RRRR RRR RR RRR"],
  ["204", { status: 204 }, "AAAA ARR AA AAA"],
  ["206", { status: 206 }, "RRRA RRR RR RRR"],
  ["200 after 5 redirects", { redirects: 5 }, "RRRR RRR RR RRR"],
  ["200 after 6 redirects", { redirects: 6 }, "AAAR RRR RR RRR"],
  ["200 after 10 redirects", { redirects: 10 }, "AAAR RRR RR RRR"],
  ["200 after 11 redirects", { redirects: 11 }, "AAAR RRR BR RRR"],
  ["200 after 20 redirects", { redirects: 20 }, "AAAR RRR BR RRR"],
  ["200 after 21 redirects", { redirects: 21 }, "AAAR RRR BA RRR"],
  ["301", { status: 301 }, "RRRR PRR RR RRR"],
  ["302 after 5 redirects", { status: 302, redirects: 5 }, "AAAR PRR RR RRR"],
  ["400", { status: 400 }, "AAAA ARR AA AAA"],
  ["401", { status: 401 }, "AAAA ARR BA BAA"],
  ["403", { status: 403 }, "AAAA ARR BA BAA"],
  ["404", { status: 404 }, "AAAA ARR AA AAA"],
  ["410", { status: 410 }, "AAAA ARR AA AAA"],
  ["429", { status: 429 }, "PAAA ARR AA AAA"],
  ["429 for 3 days", { status: 429, daysUnreachable: 3 }, "LAAA ARR AA AAA"],
  ["429 for 31 days", { status: 429, daysUnreachable: 31 }, "AAAA ARR AA AAA"],
  ["500", { status: 500 }, "PBBA PRR BA PAA"],
  ["503", { status: 503 }, "PBBA PRR BA PAA"],
  ["503 for 12 hours", { status: 503, daysUnreachable: 0.5 }, "LBBA PRR BA PAA"],
  ["503 for 30 days", { status: 503, daysUnreachable: 30 }, "LBBA PRR BA PAA"],
  ["503 for 31 days", { status: 503, daysUnreachable: 31 }, "AAAA PRR BA PAA"],
  ["no answer", NO_ANSWER, "PBBA RRR BA PAA"],
  ["no answer for 3 days", { ...NO_ANSWER, daysUnreachable: 3 }, "LBBA RRR BA PAA"],
  ["no answer for 31 days", { ...NO_ANSWER, daysUnreachable: 31 }, "PAAA RRR BA PAA"],
  ["an unknown status", { status: 600 }, "PBBA RRR BA PAA"],
  ["an HTML page", { contentType: "text/html; charset=utf-8" }, "RRRR RRR RR RRR"],
  ["500 KiB", { bodyBytes: 512_000 }, "RRRR RRR RR RRR"],
  ["more than 500 KiB", { bodyBytes: 512_001 }, "CRRA RRR RR RRR"],
  ["404 with a large page", { status: 404, bodyBytes: 600_000 }, "AAAA ARR AA AAA"],
];

const cases = TABLE.flatMap(([what, response, row]) =>
  [...row.replaceAll(" ", "")].map(
    (letter, index) =>
      [what, READERS[index] as DialectId, responseOf(response), LETTERS[letter]] as const,
  ),
);

describe("the effect of a response", () => {
  it("is defined for every reader and response", () => {
    expect(new Set(READERS)).toEqual(new Set(Object.keys(dialects)));
    expect(cases).toHaveLength(TABLE.length * READERS.length);
  });

  it.each(cases)("is for %s, by %s, as its sources say", (_, id, response, kind) => {
    expect(effectOf(dialects[id], response, 40).kind).toBe(kind);
  });

  it("is the same for an unknown response as for a plain one", () => {
    for (const dialect of Object.values(dialects)) {
      expect(effectOf(dialect, null, 40)).toEqual(effectOf(dialect, responseOf({}), 40));
      expect(effectOf(dialect, null, 600_000)).toEqual(effectOf(dialect, responseOf({}), 600_000));
    }
  });

  it("uses the size of the current file if it exceeds that of the response", () => {
    expect(effectOf(dialects.google, responseOf({ bodyBytes: 10 }), 512_001).kind).toBe("read-cut");
  });

  it("treats an invalid status as no response", () => {
    for (const status of [0, 100, 199, 600, 200.5, Number.NaN, -1]) {
      expect(effectOf(dialects.google, responseOf({ status }), 40).kind).toBe("pauses");
    }
  });
});

it("an effect decides every verdict by itself if it allows or blocks all, or pauses", () => {
  const wholesale = Object.values(LETTERS).filter((kind) => isWholesale({ kind }));
  expect(wholesale).toEqual(["allows-all", "blocks-all", "pauses"]);
});

describe("the sentence about an effect", () => {
  const statementOf = (id: DialectId, response: Partial<HttpResponse>): string =>
    effectOf(dialects[id], responseOf(response), 40).statement;

  it("names the response and the consequence", () => {
    expect(statementOf("google", { status: 404 })).toBe(
      "Status 404 counts as a missing file, so everything is allowed.",
    );
    expect(statementOf("python", { status: 403 })).toBe(
      "Status 403 counts as a refusal, so everything is blocked.",
    );
    expect(statementOf("google", { redirects: 9 })).toContain("more than 5 redirects");
    for (const status of [null, 600]) {
      expect(statementOf("rfc9309", { status })).toBe(
        "No response counts as a server error, so everything is blocked.",
      );
    }
  });

  it("says in full what happens to a file that comes directly, after a redirect, or as one", () => {
    expect(statementOf("google", {})).toBe("The file is read.");
    expect(statementOf("google", { redirects: 1 })).toBe("The file is read after a redirect.");
    expect(statementOf("google", { redirects: 2 })).toBe("The file is read after redirects.");
    expect(statementOf("google", { status: 301 })).toBe(
      "Status 301 is a redirect and is followed. Here the file in the editor is used as its target.",
    );
    expect(statementOf("yandex", { status: 206 })).toBe(
      "Status 206 is not status 200, so everything is allowed.",
    );
    expect(statementOf("bing", { status: 204 })).toBe(
      "Status 204 has no content, so everything is allowed.",
    );
  });

  it("says what Google does first, then, and after 30 days", () => {
    const said = [0, 3, 31].map((daysUnreachable) =>
      statementOf("google", { status: 503, daysUnreachable }),
    );
    expect(said[0]).toContain("first 12 hours");
    expect(said[1]).toContain("last copy");
    expect(said[2]).toContain("more than 30 days");
  });

  it("says that a library leaves the response to its caller, and changes nothing", () => {
    const { kind, statement, source } = effectOf(dialects.protego, responseOf({ status: 503 }), 40);
    expect([kind, statement]).toEqual([
      "read",
      expect.stringContaining("The program that fetches the file decides"),
    ]);
    expect(source.title).toContain("outside the library");
  });

  it("names the content type, shortened if long", () => {
    expect(statementOf("google", { contentType: "Text/HTML; charset=x" })).toContain("text/html");
    for (const contentType of ["text/plain;charset=x", " Text/Plain ; charset=x", "", " "]) {
      expect(statementOf("google", { contentType })).toBe("The file is read.");
    }
    expect(statementOf("google", { contentType: "x".repeat(5000) }).length).toBeLessThan(200);
  });

  it("has a source, for any response", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(dialects)),
        fc.option(anyResponse),
        fc.oneof(fc.nat(), fc.double()),
        (dialect, response, bytes) => {
          const effect = effectOf(dialect, response, bytes);
          expect(effect.statement).toMatch(/^[A-Z].*\.$/s);
          expect(effect.source).toBe(dialect.facts[effect.topic].source);
          expect(effect.bytes === null).toBe(effect.kind !== "read-cut");
        },
      ),
      seeded(2_000),
    );
  });
});
