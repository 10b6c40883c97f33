import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { directives } from "../vocabulary/directives.ts";
import { describeValue } from "./describe-value.ts";

describe("the meaning of a value", () => {
  it.each([
    [
      "Crawl-delay",
      "10",
      "Asks for 10 seconds between requests: at most 8,640 pages a day from one crawler.",
    ],
    ["crawl-delay", "0", "Asks for no delay between requests."],
    [
      "crawl-delay",
      "2.25",
      "Asks for 2.25 seconds between requests: at most 38,400 pages a day from one crawler.",
    ],
    [
      "Crawl-delay",
      "1",
      "Asks for 1 second between requests: at most 86,400 pages a day from one crawler.",
    ],
    [
      "Request-rate",
      "1/10s 0000-0600",
      "Asks for at most 1 page every 10 seconds, from 00:00 to 06:00 UTC.",
    ],
    ["Request-rate", "5/1", "Asks for at most 5 pages every 1 second."],
    ["Visit-time", "0600-0845", "Asks to crawl only from 06:00 to 08:45 UTC."],
    [
      "Clean-param",
      "sid&ref /shop/",
      "States that the query parameters `sid` and `ref` do not change the page, where the path matches `/shop/`.",
    ],
    [
      "Content-Signal",
      "search=yes, ai-train=no",
      "States a preference: yes to showing it in search results, no to training AI. It does not mention feeding it to an AI that answers a question.",
    ],
    [
      "Content-Usage",
      "/news/ train-ai=n, search=y",
      "States a preference: no to training AI, yes to showing it in search results. For every URL that begins with `/news/`.",
    ],
  ])("%s: %s", (field, value, meaning) => {
    expect(describeValue(field, value)).toBe(meaning);
  });

  it.each([
    ["Crawl-delay", "soon"],
    ["Request-rate", "often"],
    ["Visit-time", "6-9"],
    ["Clean-param", "?a"],
    ["Content-Signal", "search=maybe"],
    ["Sitemap", "https://shop.example/sitemap.xml"],
    ["Foo", "bar"],
  ])("is not guessed: %s: %s", (field, value) => {
    expect(describeValue(field, value)).toBeNull();
  });

  it("is total", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...directives.map(({ name }) => name)),
        fc.string(),
        (field, value) => {
          const said = describeValue(field, value);
          expect(said === null || said.length > 0).toBe(true);
        },
      ),
    );
  });
});

describe("a name that every JavaScript object has", () => {
  it.each(["constructor", "__proto__"])("says nothing: %s", (name) => {
    expect(describeValue(name, "5")).toBeNull();
    expect(describeValue("Content-Signal", `${name}=yes`)).toBeNull();
    expect(describeValue("Content-Usage", `${name}=y`)).toBeNull();
  });
});
