import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DialectId } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import type { HttpResponse } from "../response/response.ts";
import { parse } from "../syntax/parse.ts";
import { robotsFiles, seeded } from "../testing/arbitraries.ts";
import { anyResponse, responseOf } from "../testing/responses.ts";
import { type Consultation, consult } from "./consult.ts";

const FILE = "User-agent: *\nDisallow: /cart\n\nUser-agent: Googlebot\nDisallow: /shop\n";

const ask = (id: DialectId, said: Partial<HttpResponse>, source = FILE): Consultation =>
  consult(parse(source), dialects[id], "Googlebot", responseOf(said));

const allows = ({ matcher }: Consultation, url: string): boolean => matcher.decide(url).allowed;

describe("a consultation about a file with an HTTP response", () => {
  it("uses the file after a plain response", () => {
    const { matcher, effect, cutAt } = ask("google", {});
    expect([matcher.decide("/shop").allowed, effect.kind, cutAt]).toEqual([false, "read", null]);
  });

  it("allows everything, and follows no group, if there is no file", () => {
    const consultation = ask("google", { status: 404 });
    expect(allows(consultation, "/shop")).toBe(true);
    expect(consultation.followed).toBeNull();
    expect(consultation.matcher.selection).toEqual({ kind: "none", groups: [], agents: [] });
    const { reason, clause, candidates, groups, path } = consultation.explain("/shop?a");
    expect([reason, candidates, groups, path]).toEqual(["response-allows", [], [], "/shop?a"]);
    expect(clause).toBe(dialects.google.facts.missingFile.source);
  });

  it("allows nothing if the response blocks the site or makes the reader wait", () => {
    const closed = ask("rfc9309", { status: 503 });
    expect([allows(closed, "/"), closed.explain("/").reason]).toEqual([false, "response-blocks"]);
    const waiting = ask("google", { status: 503 });
    expect([allows(waiting, "/"), waiting.explain("/").reason]).toEqual([false, "response-pauses"]);
  });

  it.each([
    [199, "block-all"],
    [200, "read"],
    [299, "read"],
    [403, "allow-all"],
    [404, "allow-all"],
    [499, "allow-all"],
    [500, "block-all"],
    [599, "block-all"],
    [600, "block-all"],
    [200.5, "block-all"],
    [503.5, "block-all"],
  ] as const)(
    "reads, opens or closes by a status of %d, and by one that ends no exchange as by none",
    (status, kind) => {
      const { effect, matcher } = ask("rfc9309", { status });
      const expected = {
        read: [true, false],
        "allow-all": [true, true],
        "block-all": [false, false],
      };
      expect(["/", "/shop"].map((url) => matcher.decide(url).allowed)).toEqual(expected[kind]);
      expect(effect.kind === "read").toBe(kind === "read");
    },
  );

  it("always allows the file itself for readers that do so", () => {
    const closed = ask("rfc9309", { status: 503 });
    expect(allows(closed, "/robots.txt")).toBe(true);
    expect(closed.explain("/robots.txt").reason).toBe("exempt");
    expect(allows(ask("python", { status: 403 }), "/robots.txt")).toBe(false);
  });

  it("uses the given file if the reader uses its last copy", () => {
    const { effect, followed, explain } = ask("google", { status: 503, daysUnreachable: 3 });
    expect([effect.kind, followed]).toEqual(["last-copy", "Googlebot"]);
    expect(explain("/shop").verdict.rule?.line).toBe(5);
  });

  it("blocks nothing for crawlers known not to obey, whatever the file and the response", () => {
    const file = parse("User-agent: *\nUser-agent: Perplexity-User\nDisallow: /\n");
    for (const dialect of Object.values(dialects)) {
      for (const response of [null, responseOf({ status: 503 })]) {
        const consultation = consult(file, dialect, "perplexity-user", response);
        expect([allows(consultation, "/a"), consultation.followed]).toEqual([true, null]);
        const { reason, clause, crawler } = consultation.explain("/a");
        expect([reason, crawler.chain]).toEqual(["not-obeyed", ["Perplexity-User"]]);
        expect(clause.url).toBe("https://docs.perplexity.ai/guides/bots");
      }
      expect(allows(consult(file, dialect, "ChatGPT-User"), "/a")).toBe(false);
      // Behaviour that only others report is no reason to give no verdict.
      expect(allows(consult(file, dialect, "Slackbot"), "/a")).toBe(false);
    }
  });

  it("still names the crawler in question", () => {
    const { crawler, chain } = consult(
      parse(FILE),
      dialects.google,
      "Googlebot-Image",
      responseOf({ status: 404 }),
    );
    expect([crawler.token, chain]).toEqual(["Googlebot-Image", ["Googlebot-Image", "Googlebot"]]);
  });

  it("is the same object for the same inputs", () => {
    const document = parse(FILE);
    const response = responseOf({ status: 404 });
    const about = (said: HttpResponse | null) => consult(document, dialects.google, "a", said);
    expect(about(response)).toBe(about(response));
    expect(about(null)).toBe(consult(document, dialects.google, "a"));
    expect(about(response)).not.toBe(about(null));
  });

  it("does not compile the rules again for another response that leaves them in effect", () => {
    const document = parse(FILE);
    const about = (redirects: number) =>
      consult(document, dialects.google, "a", responseOf({ redirects }));
    expect(about(1).matcher.readings).toBe(about(2).matcher.readings);
  });
});

describe("a file of more than 500 KiB", () => {
  const filler = `${`# ${"x".repeat(997)}\n`.repeat(511)}`;
  const head = "User-agent: *\nDisallow: /early\n";
  /** The position of the limit, from the end of the filler. */
  const room = 512_000 - head.length - filler.length;
  const large = (tail: string): string => head + filler + tail;

  it("is read by Google up to that limit, whether or not a response was given", () => {
    const tail = `${"#".repeat(room)}\nDisallow: /late\n`;
    const document = parse(large(tail));
    for (const response of [null, responseOf({})]) {
      const { matcher, cutAt, effect } = consult(document, dialects.google, "a", response);
      expect([cutAt, effect.kind, effect.bytes]).toEqual([512_000, "read-cut", 512_000]);
      expect(matcher.decide("/early").allowed).toBe(false);
      expect(matcher.decide("/late").allowed).toBe(true);
      expect(matcher.policy.document.source).toBe(document.source.slice(0, 512_000));
    }
    const partRead = (crawler: string) =>
      consult(document, dialects.google, crawler).matcher.policy.document;
    expect(partRead("a")).toBe(partRead("b"));
  });

  it("is cut in the line where Google stops, which keeps its number and offset", () => {
    const rule = "Disallow: /cut-here";
    const before = `${"#".repeat(room - rule.length - 1)}\n`;
    const consultation = ask("google", {}, large(`${before}${rule}-or-not\n`));
    expect(allows(consultation, "/cut-here-and-more")).toBe(false);
    const { rule: found } = consultation.matcher.decide("/cut-here");
    expect(found?.text).toBe("/cut-here");
    expect(found?.line).toBe(515);
    expect(found?.to).toBe(512_000);
  });

  it("is cut earlier if its line ends were sent as two bytes", () => {
    const source = large(`${"#".repeat(room)}\nDisallow: /late\n`);
    const lineEnds = source.split("\n").length - 1;
    const cutAt = (bodyBytes?: number | null) =>
      ask("google", bodyBytes === undefined ? {} : { bodyBytes }, source).cutAt;
    expect(cutAt()).toBe(512_000);
    expect(cutAt(source.length)).toBe(512_000);
    expect(cutAt(source.length + lineEnds)).toBe(512_000 - (lineEnds - 2));
  });

  it("is not read by Yandex at all, and is read by others to its end", () => {
    const source = large(`${"#".repeat(room)}\nDisallow: /late\n`);
    expect(allows(ask("yandex", {}, source), "/early")).toBe(true);
    expect(allows(ask("rfc9309", {}, source), "/late")).toBe(false);
    expect(allows(ask("wget", {}, source), "/late")).toBe(false);
  });

  it("is recognised by its size as sent, even if the given text is shorter", () => {
    const google = ask("google", { bodyBytes: 600_000 });
    expect([google.effect.kind, google.cutAt, allows(google, "/shop")]).toEqual([
      "read-cut",
      null,
      false,
    ]);
    expect(allows(ask("yandex", { bodyBytes: 600_000 }), "/shop")).toBe(true);
  });
});

describe("any response", () => {
  it("gives a verdict consistent with its explanation and its effect", () => {
    fc.assert(
      fc.property(
        robotsFiles,
        fc.constantFrom(...Object.values(dialects)),
        anyResponse,
        fc.constantFrom("/", "/cart/a", "/robots.txt", "https://shop.example/a?b"),
        (source, dialect, response, url) => {
          const { matcher, explain, effect } = consult(
            parse(source),
            dialect,
            "Googlebot",
            response,
          );
          const verdict = matcher.decide(url);
          const explanation = explain(url);
          expect(explanation.verdict).toEqual(verdict);
          if (explanation.reason === "exempt") return;
          if (effect.kind === "allows-all") expect(verdict.allowed).toBe(true);
          if (effect.kind === "blocks-all" || effect.kind === "pauses") {
            expect(verdict).toEqual({ allowed: false, rule: null });
          }
        },
      ),
      seeded(1_000),
    );
  });
});
