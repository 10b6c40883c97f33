import { describe, expect, it } from "vitest";
import { compile } from "../match/compile.ts";
import { crawlDelayOf } from "../policy/delay.ts";
import { effectOf } from "../response/effect.ts";
import { parse } from "../syntax/parse.ts";
import { type Probe, probes } from "../testing/probes.ts";
import { responseOf } from "../testing/responses.ts";
import type { Dialect, DialectFacts, Topic } from "./dialect.ts";
import { dialects } from "./index.ts";
import { fact } from "./sources.ts";
import { STATEMENTS } from "./statements.ts";

const readers = Object.values(dialects);
const topics = Object.keys(STATEMENTS) as readonly Topic[];

/** A reader's verdict on a probe, as one character. */
const answerOf = (probe: Probe, dialect: Dialect): string => {
  const { topic, file, asks = "verdict", agent = "FooBot", url = "/a", encoding, response } = probe;
  if (asks === "effect") {
    const effect = effectOf(dialect, responseOf(response ?? {}), file.length);
    const letter = effect.kind.replace("read-cut", "cut").charAt(0);
    return effect.topic === topic ? letter.toUpperCase() : letter;
  }
  const { decide, policy, selection } = compile(parse(file, encoding), dialect, agent);
  if (asks === "delay") return String(crawlDelayOf(policy, selection) ?? "-");
  const { allowed, rule } = decide(url);
  if (asks === "line") return String(rule?.line ?? "-");
  return allowed ? "A" : "B";
};

const shown = ({ topic, file, url = "/a", response }: Probe): string =>
  `${topic}: ${response === undefined ? `${JSON.stringify(file.slice(0, 60))} and ${url.slice(0, 20)}` : JSON.stringify(response)}`;

describe("every reader", () => {
  it.each(probes.map((probe) => [shown(probe), probe] as const))(
    "answers %s as its sources say",
    (_, probe) => {
      expect(readers.map((dialect) => answerOf(probe, dialect)).join("")).toBe(
        probe.answers.replaceAll(" ", ""),
      );
    },
  );
});

type Setting = DialectFacts[Topic]["value"];

/** Every value of a switch that some reader has or that has a description. */
const settingsOf = (topic: Topic): readonly Setting[] => {
  const named = Object.keys(STATEMENTS[topic].settings).filter(
    (name) => name !== "limited" && name !== "unlimited",
  );
  const used = readers.map(({ facts }) => facts[topic].value);
  return [...new Set([...(named as readonly Setting[]), ...used])];
};

const source = { basis: "assumed", title: "turned for a test", url: null } as const;

const turned = (dialect: Dialect, topic: Topic, value: Setting): Dialect => ({
  ...dialect,
  facts: { ...dialect.facts, [topic]: fact(value, source) },
});

/** Whether some probe of a topic shows that a switch was changed. */
const isNoticed = (dialect: Dialect, index: number, topic: Topic, value: Setting): boolean => {
  const changed = turned(dialect, topic, value);
  return probes.some(
    (probe) =>
      probe.topic === topic &&
      answerOf(probe, changed) !== probe.answers.replaceAll(" ", "").charAt(index),
  );
};

/**
 * The settings, one a reader, of switches that some reader could have otherwise without any verdict
 * showing it: `tie` counts for nothing where the first match wins, and nobody goes by a content type.
 */
const SILENT: Readonly<Partial<Record<Topic, readonly Setting[]>>> = {
  bom: [
    "skipped",
    "skipped",
    "skipped",
    "skipped",
    "skipped",
    "kept",
    "skipped",
    "kept",
    "kept",
    "skipped",
    "skipped",
    "skipped",
  ],
  utf16: [
    "nothing",
    "nothing",
    "nothing",
    "nothing",
    "decoded",
    "nothing",
    "nothing",
    "nothing",
    "nothing",
    "nothing",
    "nothing",
    "nothing",
  ],
  agentName: [
    "leading-token",
    "whole-value",
    "whole-value",
    "whole-value",
    "token-or-whole",
    "with-and-without-stars",
    "before-slash",
    "percent-decoded",
    "whole-value",
    "whole-value",
    "words",
    "before-slash",
  ],
  globalName: [
    "star-then-blank",
    "star",
    "star",
    "star",
    "star",
    "star",
    "star",
    "star",
    "star",
    "star",
    "star",
    "star",
  ],
  wildcards: [
    "star-and-dollar",
    "star-and-dollar",
    "star-and-dollar",
    "star-and-dollar",
    "star-and-dollar",
    "star-and-literal-dollar",
    "star-and-dollar",
    "none",
    "none",
    "none",
    "none",
    "none",
  ],
  urlPart: [
    "path-and-query",
    "path-and-query",
    "path-and-query",
    "path-and-query",
    "path-and-query",
    "path-query-and-fragment",
    "path-and-query",
    "path-query-and-fragment",
    "path",
    "path-and-query",
    "path-and-query",
    "path-and-query",
  ],
  emptyRule: [
    "yields",
    "yields",
    "yields",
    "disallow-allows-all",
    "ignored",
    "ignored",
    "ignored",
    "allows-all",
    "allows-all",
    "allows-all",
    "yields",
    "yields",
  ],
  precedence: [
    "most-bytes",
    "most-bytes",
    "most-bytes",
    "most-bytes-without-wildcards",
    "most-bytes",
    "most-bytes",
    "most-bytes",
    "first-match",
    "first-match",
    "first-match",
    "any-disallow",
    "any-disallow",
  ],
  tie: [
    "allow",
    "allow",
    "allow",
    "allow",
    "allow",
    "allow",
    "allow",
    "first",
    "first",
    "first",
    "first",
    "first",
  ],
  indexPage: [
    "opens-directory",
    "no-exception",
    "no-exception",
    "no-exception",
    "stands-for-directory",
    "html-opens-directory",
    "no-exception",
    "no-exception",
    "no-exception",
    "no-exception",
    "no-exception",
    "no-exception",
  ],
  tooManyRequests: [
    "as-server-error",
    "as-missing",
    "as-missing",
    "as-missing",
    "as-missing",
    "left-to-caller",
    "left-to-caller",
    "as-missing",
    "as-missing",
    "as-missing",
    "as-missing",
    "as-missing",
  ],
  noResponse: [
    "as-server-error",
    "as-server-error",
    "as-server-error",
    "as-server-error",
    "left-to-caller",
    "left-to-caller",
    "left-to-caller",
    "as-server-error",
    "as-server-error",
    "as-server-error",
    "as-server-error",
    "as-server-error",
  ],
  contentType: [
    "any",
    "plain-text-asked",
    "plain-text-asked",
    "any",
    "left-to-caller",
    "left-to-caller",
    "left-to-caller",
    "any",
    "any",
    "any",
    "any",
    "any",
  ],
  fileSize: [
    "cut-at-500-kib",
    "500-kib-at-least",
    "500-kib-at-least",
    "over-500-kb-allows-all",
    "left-to-caller",
    "left-to-caller",
    "left-to-caller",
    "unlimited",
    "unlimited",
    "unlimited",
    "unlimited",
    "unlimited",
  ],
};

describe("a change of any setting of any reader", () => {
  const others = topics.flatMap((topic) =>
    readers.flatMap((dialect, index) =>
      settingsOf(topic)
        .filter((value) => value !== dialect.facts[topic].value)
        .map((value) => ({ dialect, index, topic, value })),
    ),
  );

  it("shows in the result of a probe, or in the table of settings that affect no verdict", () => {
    const unseen = others.filter(
      ({ dialect, index, topic, value }) =>
        SILENT[topic] === undefined && !isNoticed(dialect, index, topic, value),
    );
    expect(unseen.map(({ dialect, topic, value }) => `${dialect.id} ${topic} ${value}`)).toEqual(
      [],
    );
    expect(others.length).toBeGreaterThan(1_000);
  });

  it.each(Object.entries(SILENT))(
    "of %s shows in the table of its settings: %j",
    (topic, settings) => {
      expect(readers.map(({ facts }) => facts[topic as Topic].value)).toEqual(settings);
    },
  );
});
