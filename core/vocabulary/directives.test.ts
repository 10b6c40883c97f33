import { describe, expect, it } from "vitest";
import { directives, findDirective } from "./directives.ts";

describe("directives", () => {
  it("has each name and alias once", () => {
    const names = directives.flatMap(({ name, aliases }) => [name, ...aliases]);
    expect(directives.length).toBe(27);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  });

  it("has whole sentences, with an https source", () => {
    for (const { name, summary, syntax, honouredBy, ignoredBy, source } of directives) {
      expect({ name, summary }).toEqual({
        name,
        summary: expect.stringMatching(/^[A-Za-z].*[^.]\.$/),
      });
      expect({ name, source }).toEqual({ name, source: expect.stringMatching(/^https:\/\//) });
      expect([syntax, honouredBy, ignoredBy]).not.toContain("");
    }
  });

  it("shows every syntax under the directive's own name", () => {
    for (const { name, syntax } of directives) {
      expect(syntax.startsWith(name.replace("*", ""))).toBe(true);
    }
  });

  it("calls standard only what RFC 9309 defines", () => {
    const standard = directives.filter(({ status }) => status === "standard");
    expect(standard.map(({ name }) => name)).toEqual(["User-agent", "Disallow", "Allow"]);
  });

  it("applies Sitemap to the whole file", () => {
    expect(findDirective("Sitemap")?.scope).toBe("file");
  });
});

describe("findDirective", () => {
  it("finds a name in any case, ignoring surrounding spaces", () => {
    expect(findDirective("CRAWL-DELAY")?.name).toBe("Crawl-delay");
    expect(findDirective(" allow ")?.name).toBe("Allow");
  });

  it("finds a directive by an alias", () => {
    expect(findDirective("compensation")?.name).toBe("Permits");
  });

  it("uses one entry for every ACAP field", () => {
    expect(findDirective("ACAP-crawler")?.name).toBe("ACAP-*");
  });

  it("returns null for misspelt and unknown names", () => {
    expect(findDirective("dissallow")).toBeNull();
    expect(findDirective("")).toBeNull();
    expect(findDirective("constructor")).toBeNull();
  });
});
