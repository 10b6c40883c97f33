import { describe, expect, it } from "vitest";
import { describeDialect } from "./describe.ts";
import { type Dialect, dialectIds, type Topic } from "./dialect.ts";
import { dialects } from "./index.ts";
import { STATEMENTS } from "./statements.ts";

const all = Object.values(dialects);
const topics = Object.keys(STATEMENTS) as Topic[];

describe("the list of readers", () => {
  it("names each record once, in the order of the records", () => {
    expect(Object.keys(dialects)).toEqual(dialectIds);
    expect(all.map(({ id }) => id)).toEqual(dialectIds);
  });
});

describe("a page about a reader", () => {
  it.each(all)("says everything about $name that there is a switch for", (dialect) => {
    const page = describeDialect(dialect);
    expect(page.length).toBe(Object.keys(dialect.facts).length);
    for (const { topic, statement, source } of page) {
      expect([topic, statement]).toEqual([topic, expect.stringMatching(/^[A-Z/].{10,}\.$/)]);
      expect(source.title.length).toBeGreaterThan(3);
    }
  });

  it("states the reader's limit on lines", () => {
    const statements = describeDialect(dialects.google).map(({ statement }) => statement);
    expect(statements).toContain("Only the first 16,663 bytes of a line are used.");
  });

  it("differs between any two readers", () => {
    const pages = all.map((dialect) =>
      JSON.stringify(describeDialect(dialect).map(({ statement }) => statement)),
    );
    // Bing's documentation says so little that only Crawl-delay distinguishes it from the standard.
    expect(new Set(pages).size).toBe(pages.length);
  });
});

describe("the sentences", () => {
  it("exist for every switch, without duplicates", () => {
    expect(new Set(topics)).toEqual(new Set(Object.keys(dialects.google.facts)));
    const sentences = topics.flatMap((topic) => Object.values(STATEMENTS[topic].settings));
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z/].*\.$/);
  });

  it("are each used for some reader, so that no setting is unused", () => {
    const said = new Set(
      all.flatMap((dialect) => describeDialect(dialect).map(({ statement }) => statement)),
    );
    const unsaid = topics
      .flatMap((topic) => Object.values(STATEMENTS[topic].settings))
      .filter((sentence) => !sentence.includes("{count}") && !said.has(sentence));
    expect(unsaid).toEqual([]);
  });
});

describe("the records", () => {
  it.each(Object.entries(dialects))("%s is kept under its own id", (id, dialect: Dialect) => {
    expect(dialect.id).toBe(id);
    expect(dialect.edition).not.toBe("");
  });

  it("attribute to the RFC only what it says", () => {
    const { facts } = dialects.rfc9309;
    const silent = [facts.lineBytes, facts.pathList, facts.dotSegments, facts.bom];
    expect(silent.map(({ source }) => source.basis)).toEqual(silent.map(() => "assumed"));
  });

  it("name a page or a version for everything that is not assumed", () => {
    for (const { id, facts } of all) {
      for (const [topic, { source }] of Object.entries(facts)) {
        const isNamed = source.url !== null || /\d/.test(source.title) || id === "revisited-1996";
        expect([id, topic, source.basis === "assumed" || isNamed]).toEqual([id, topic, true]);
      }
    }
  });
});
