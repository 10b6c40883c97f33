import { describe, expect, it } from "vitest";
import { findingsOf, fixedLines } from "../../testing/findings.ts";

const GROUP = ["User-agent: *", "Disallow:"];

describe("labels that are properties of every JavaScript object", () => {
  it.each(["constructor", "__proto__"])("mean nothing in a preference: %s", (label) => {
    expect(findingsOf("invalid-value", [...GROUP, `Content-Signal: ${label}=no`])).toEqual([
      `error invalid-value 3: ${label}=no`,
    ]);
    expect(findingsOf("invalid-value", [...GROUP, `Content-Usage: a-b=1, ${label}`])).toHaveLength(
      1,
    );
    const twice = ["Content-Usage: constructor=y", "Content-Usage: constructor=n"];
    expect(findingsOf("content-preferences", [...GROUP, ...twice])).toEqual([]);
  });
});

describe("a group's signals and its rules", () => {
  const found = (lines: readonly string[]): readonly string[] =>
    findingsOf("content-preferences", lines);
  const forGpt = (signal: string, ...rules: readonly string[]): readonly string[] => [
    ...GROUP,
    "User-agent: GPTBot",
    `Content-Signal: ${signal}`,
    ...rules,
  ];

  it.each([[["Disallow:"]], [["Allow: /"]], [["Allow: /a"]]])(
    "contradict each other if training is refused and everything is allowed: %j",
    (rules) => {
      expect(found(forGpt("ai-train=no", ...rules))).toEqual([
        "warning content-preferences 4: Content-Signal: ai-train=no",
      ]);
    },
  );

  it.each([
    ["ai-train=no", ["Disallow: /a"]],
    ["ai-train=no", ["Disallow: /a", "Disallow:"]],
    ["ai-train=no", ["Disallow: /"]],
    ["ai-train=yes", ["Disallow: /a"]],
    ["ai-train=yes", ["Disallow:"]],
    ["ai-train=yes", ["Disallow: /", "Allow: /a"]],
  ])("agree, or leave the intention open: %s with %j", (signal, rules) => {
    expect(found(forGpt(signal, ...rules))).toEqual([]);
  });

  it("contradict each other if the group allows a use and blocks the site", () => {
    const lines = forGpt("search=yes, ai-input=yes, ai-train=no", "Disallow: /");
    expect(found(lines)).toEqual([
      "warning content-preferences 4: Content-Signal: search=yes, ai-input=yes, ai-train=no",
    ]);
  });

  it("are reported for each line that allows something", () => {
    const lines = forGpt("search=yes", "Content-Signal: ai-train=yes", "Disallow: /");
    expect(found(lines)).toEqual([
      "warning content-preferences 4: Content-Signal: search=yes",
      "warning content-preferences 5: Content-Signal: ai-train=yes",
    ]);
  });
});

describe("two Content-Usage lines", () => {
  const found = (...values: readonly string[]): readonly string[] =>
    findingsOf("content-preferences", [
      ...GROUP,
      ...values.map((value) => `Content-Usage: ${value}`),
    ]);

  it("conflict if they state different preferences for one use of one path", () => {
    expect(found("train-ai=y", "train-ai=n")).toEqual([
      "info content-preferences 4: Content-Usage: train-ai=n",
    ]);
    expect(found("/a train-ai=n, search=y", "/a search=n")).toHaveLength(1);
    expect(found("train-ai=n, train-ai=y")).toHaveLength(1);
  });

  it.each([
    [["train-ai=y", "train-ai=y"]],
    [["train-ai=y", "search=n"]],
    [["/a train-ai=y", "/b train-ai=n"]],
    [["bots=y", "bots=n"]],
  ])("do not conflict: %j", (values) => {
    expect(found(...values)).toEqual([]);
  });

  it("keep the stricter one, whichever comes first, if it covers everything the other states", () => {
    const lines = [...GROUP, "Content-Usage: train-ai=y", "Content-Usage: train-ai=n"];
    expect(fixedLines(lines, "Keep the stricter line")).toEqual([...GROUP, lines[3]]);
    expect(() =>
      fixedLines(
        [...GROUP, "Content-Usage: train-ai=y, search=n", "Content-Usage: search=y, train-ai=n"],
        "Keep the stricter line",
      ),
    ).toThrow();
  });
});

describe("Clean-param", () => {
  const line = (value: string): readonly string[] => [...GROUP, `Clean-param: ${value}`];

  it.each([
    ["sid,,ref /a", "sid&ref /a"],
    ["sid ref", "sid&ref"],
    ["sid;ref", "sid&ref"],
    ["?sid=1&x /a", "sid&x /a"],
    ["/a sid", "sid /a"],
    ["sid /a b", "sid&b /a"],
  ])("gets its names joined: %s", (value, joined) => {
    expect(fixedLines(line(value), `Write ${joined}`)[2]).toBe(`Clean-param: ${joined}`);
  });

  it.each(["sid /a /b", "sid&ref /forum?page", "", `${"name&".repeat(100)}sid`])(
    "is reported: %#",
    (value) => {
      expect(findingsOf("invalid-value", line(value))).toHaveLength(1);
    },
  );

  it("may be as long as 500 characters", () => {
    const names = (length: number): string => `${"a".repeat(length - 2)}&b`;
    expect(findingsOf("invalid-value", line(names(500)))).toEqual([]);
    expect(findingsOf("invalid-value", line(names(501)))).toHaveLength(1);
  });
});
