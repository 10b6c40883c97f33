import { beforeEach, describe, expect, it, vi } from "vitest";
import { runToEnd } from "../collections/run-to-end.ts";
import type { DialectId } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import type { HttpResponse } from "../response/response.ts";
import { parse } from "../syntax/parse.ts";
import type { Disagreements } from "./disagreement.ts";
import { disagreementSteps } from "./disagreements.ts";

/** How many patterns were converted to URLs. */
let prepared = 0;

vi.mock("../match/rule-index.ts", async (importOriginal) => {
  const original = await importOriginal<typeof import("../match/rule-index.ts")>();
  const { RuleIndex } = original;
  const counted = (patterns: Parameters<typeof RuleIndex.of>[0]) => {
    prepared += patterns.length;
    return patterns;
  };
  return {
    ...original,
    RuleIndex: {
      of: (patterns: Parameters<typeof RuleIndex.of>[0]) => RuleIndex.of(counted(patterns)),
      ofSteps: (patterns: Parameters<typeof RuleIndex.of>[0]) =>
        RuleIndex.ofSteps(counted(patterns)),
    },
  };
});

beforeEach(() => {
  prepared = 0;
});

const FIVE: readonly DialectId[] = ["google", "rfc9309", "bing", "yandex", "python"];

const RULES = 16_000;

/** About 600 KB: the last fifth or so is after the point where some readers stop. */
const source = `User-agent: *\n${Array.from(
  { length: RULES },
  (_, index) => `Disallow: /section-${index % 97}/page-${index}/*x`,
).join("\n")}\nDisallow: /end\n`;

const compare = (response: HttpResponse | null = null): Disagreements =>
  runToEnd(
    disagreementSteps({
      document: parse(source),
      dialects: FIVE.map((id) => dialects[id]),
      crawler: "Foo",
      urls: ["/end"],
      response,
    }),
  );

describe("readers that stop within a large file", () => {
  it("are distinguished from those that read on, by the switch responsible", () => {
    const { entries } = compare();
    expect(entries.map(({ topics }) => topics)).toContainEqual(["fileSize"]);
    expect(entries[0]?.cases[0]).toMatchObject({ url: "/end", isTested: true });
  });

  it("are compiled once for the whole of it, not for each changed switch", () => {
    compare();
    expect(prepared).toBeGreaterThan(RULES);
    expect(prepared / RULES).toBeLessThan(FIVE.length + 1);
  });
});
