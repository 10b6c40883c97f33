import { describe, expect, it } from "vitest";
import { meta, outcomeFor } from "./testing/pages.ts";

const BLOCKED = "User-agent: *\nDisallow: /p\n";
const NOINDEX = { html: meta("robots", "noindex") };

const row = (crawler: string, ...rest: [Parameters<typeof outcomeFor>[1], string?]) => {
  const { fetch, index, show, follow, train } = outcomeFor(crawler, ...rest);
  return [fetch, index, show, follow, train].map(({ may }) => may).join(" ");
};

describe("a page that robots.txt blocks", () => {
  it("is not read, but may be listed where the operator says so", () => {
    expect(row("Googlebot", NOINDEX, BLOCKED)).toBe("no yes no no no");
    expect(row("bingbot", NOINDEX, BLOCKED)).toBe("no unverified no no no");
    expect(outcomeFor("Googlebot", NOINDEX, BLOCKED).trap).toMatchObject({
      kind: "unread",
      line: 2,
      listed: { basis: "documentation" },
    });
    expect(outcomeFor("bingbot", NOINDEX, BLOCKED).trap).toMatchObject({
      kind: "unread",
      listed: null,
    });
  });

  it("is judged with care for crawlers that may not obey", () => {
    expect(row("ChatGPT-User", NOINDEX, BLOCKED)).toBe(
      "no unverified unverified unverified unverified",
    );
    expect(row("some-bot", {}, BLOCKED)).toBe("no unverified unverified unverified unverified");
  });

  it("has no trap without a noindex for that crawler", () => {
    expect(outcomeFor("Googlebot", {}, BLOCKED).trap).toBeNull();
    expect(outcomeFor("Googlebot", { headers: ["bingbot: noindex"] }, BLOCKED).trap).toBeNull();
    expect(
      outcomeFor("YandexBot", { html: meta("robots", "noindex, index") }, BLOCKED).trap,
    ).toBeNull();
  });

  it("loses its noindex only by the block", () => {
    expect(outcomeFor("Googlebot", NOINDEX).trap).toMatchObject({ kind: "read", line: null });
    expect(row("Googlebot", NOINDEX)).toBe("yes no no yes yes");
  });
});

describe("what is not known", () => {
  it("is not taken for a permission", () => {
    expect(row("Googlebot", { headers: null })).toBe("yes unverified unverified unverified yes");
    expect(row("Googlebot", { html: null })).toBe("yes unverified unverified unverified yes");
    expect(outcomeFor("Googlebot", { html: null, headers: null }).index.because).toEqual([
      { kind: "not-read", layer: "headers" },
      { kind: "not-read", layer: "tags" },
    ]);
    expect(row("Googlebot", { html: null, type: "application/pdf" })).toBe("yes yes yes yes yes");
  });

  it("does not weaken a prohibition, unless a permission would", () => {
    const known = { headers: ["noindex"], html: null };
    expect(outcomeFor("Googlebot", known).index.may).toBe("no");
    expect(outcomeFor("YandexBot", known).index.may).toBe("unverified");
    expect(outcomeFor("YandexBot", { headers: null, ...NOINDEX }).index.may).toBe("no");
  });

  it("includes contradictions for which no order is published", () => {
    const known = { html: meta("robots", "noindex, index") };
    expect(outcomeFor("bingbot", known).index.may).toBe("unverified");
    const acrossLayers = { headers: ["noindex"], html: meta("robots", "index") };
    expect(outcomeFor("YandexBot", acrossLayers).index.may).toBe("unverified");
    expect(outcomeFor("Googlebot", acrossLayers).index.may).toBe("no");
  });

  it("includes an end without a time of today", () => {
    const known = { headers: ["unavailable_after: 2020-09-21"], time: null };
    expect(outcomeFor("Googlebot", known).index.may).toBe("unverified");
    const today = { headers: ["unavailable_after: 2026-11-22"] };
    expect(outcomeFor("Googlebot", today).index.may).toBe("unverified");
  });

  it("includes terms and names that the operator does not document", () => {
    for (const [crawler, known] of [
      ["GPTBot", NOINDEX],
      ["Applebot", { headers: ["noindex"] }],
      ["bingbot", { html: meta("robots", "none") }],
      ["YandexBot", { html: meta("yandexbot", "noindex") }],
    ] as const) {
      const { index } = outcomeFor(crawler, known);
      expect([crawler, index.may, index.because[0]?.kind]).toEqual([
        crawler,
        "unverified",
        "undocumented",
      ]);
    }
  });
});

describe("training", () => {
  it("follows what the operator documents: a token, a term, or whether it may fetch", () => {
    const token = "User-agent: Google-Extended\nDisallow: /\n";
    expect(outcomeFor("Googlebot", {}, token).train).toMatchObject({
      may: "no",
      because: [{ kind: "token", token: "Google-Extended", line: 2 }],
    });
    expect(outcomeFor("Googlebot", {}).train.may).toBe("yes");
    expect(
      outcomeFor("Applebot", {}, "User-agent: Applebot-Extended\nDisallow: /p\n").train.may,
    ).toBe("no");
    expect(outcomeFor("GPTBot", {}, "User-agent: GPTBot\nDisallow: /\n").train.may).toBe("no");
    expect(outcomeFor("GPTBot", {}).train.may).toBe("yes");
    expect(outcomeFor("Amazonbot", { html: meta("robots", "noarchive") }).train.may).toBe("no");
    expect(outcomeFor("YandexBot", {}).train).toEqual({
      may: "unverified",
      because: [{ kind: "no-documentation" }],
    });
  });
});

describe("a name that only controls the use of what others fetch", () => {
  it("decides about training and nothing else", () => {
    const robots = "User-agent: Google-Extended\nDisallow: /\n";
    expect(row("Google-Extended", NOINDEX, robots)).toBe("no unverified unverified unverified no");
    expect(outcomeFor("Google-Extended", NOINDEX, robots).trap).toBeNull();
    expect(row("Yandex", NOINDEX)).toBe("yes no no yes unverified");
  });
});

describe("the status of a page", () => {
  it.each([
    [401, "no no no no no"],
    [402, "no no no no no"],
    [403, "no no no no no"],
    [404, "yes no no no no"],
    [410, "yes no no no no"],
    [429, "unverified unverified unverified unverified unverified"],
    [301, "unverified unverified unverified unverified unverified"],
    [503, "unverified unverified unverified unverified unverified"],
    [204, "yes yes yes yes yes"],
    [null, "yes yes yes yes yes"],
  ])("counts: %j", (status, expected) => {
    expect(row("Googlebot", { status })).toBe(expected);
  });

  it("is not read if the page is blocked", () => {
    expect(row("Googlebot", { status: 404 }, BLOCKED)).toBe("no yes no no no");
  });

  it("has an effect on the index only where it is documented", () => {
    expect(row("YandexBot", { status: 410 })).toBe("yes no no no no");
    expect(outcomeFor("YandexBot", { status: 401 }).index.may).toBe("unverified");
    expect(outcomeFor("bingbot", { status: 404 }).index.may).toBe("unverified");
  });

  it("comes with the price that is asked", () => {
    const { fetch } = outcomeFor("GPTBot", { status: 402, price: " USD 0.01" });
    expect(fetch).toMatchObject({ may: "no", because: [{ status: 402, price: "USD 0.01" }] });
  });
});
