import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planOf } from "./args.ts";
import { askedLanguage } from "./language.ts";

describe("the command line", () => {
  it("accepts a robots.txt and a checks file, with options in any order", () => {
    const plan = {
      kind: "check",
      robots: "robots.txt",
      checks: "robots.checks.json",
      lint: true,
      junit: "out.xml",
      json: null,
      sarif: null,
      github: true,
    };
    const options = ["--lint", "--junit", "out.xml", "--github"];
    const files = ["robots.txt", "robots.checks.json"];
    expect(planOf([...options, ...files])).toEqual(plan);
    expect(planOf([...files, "--github", "--lint", "--junit=out.xml"])).toEqual(plan);
    expect(planOf(["--lint", "-"])).toMatchObject({ robots: "-", checks: null, junit: null });
  });

  it("accepts URLs to be judged", () => {
    expect(planOf(["--urls", "-", "robots.txt"])).toEqual({
      kind: "urls",
      robots: "robots.txt",
      urls: "-",
      crawler: "*",
      reader: "automatic",
    });
    expect(planOf(["a=b.txt", "--urls=c=d.txt"])).toMatchObject({
      robots: "a=b.txt",
      urls: "c=d.txt",
    });
    const plan = planOf(["--urls=u.txt", "--crawler", "GPTBot", "--reader", "rfc9309", "r.txt"]);
    expect(plan).toMatchObject({ crawler: "GPTBot", reader: "rfc9309" });
  });

  it("accepts two files to compare, saved pages, and a history", () => {
    expect(planOf(["--compare", "old.txt", "--json", "out.json", "new.txt"])).toEqual({
      kind: "compare",
      before: "old.txt",
      after: "new.txt",
      junit: null,
      json: "out.json",
      sarif: null,
      github: false,
    });
    expect(planOf(["--pages", "site", "r.txt"])).toMatchObject({
      kind: "pages",
      lint: false,
      crawler: "Googlebot",
    });
    const pages = ["--lint", "--pages", "site", "--crawler=Googlebot", "--sarif", "o", "r.txt"];
    expect(planOf(pages)).toMatchObject({
      kind: "pages",
      robots: "r.txt",
      pages: "site",
      lint: true,
      crawler: "Googlebot",
      sarif: "o",
    });
    expect(planOf(["--history", "-"])).toEqual({ kind: "history", log: "-" });
  });

  it("reports what is wrong with it", () => {
    const mistakes: readonly (readonly [readonly string[], string])[] = [
      [[], "Name a robots.txt"],
      [["robots.txt"], "Name a checks file after robots.txt"],
      [["a", "b", "c"], "Unexpected file c"],
      [["--urls", "-", "a", "b"], "Unexpected file b"],
      [["-", "-"], "read only once"],
      [["--urls", "-", "-"], "read only once"],
      [["--verbose", "a"], "Unknown option --verbose"],
      [["a", "b", "--junit"], "--junit needs a value"],
      [["a", "b", "--crawler", "x"], "can be used only with --urls"],
      [["a", "--urls", "u", "--github"], "cannot be used with --urls"],
      [["a", "--urls", "u", "--reader", "gogle"], "Unknown reader gogle"],
      [["a", "b", "--junit="], "--junit needs a value"],
      [["a", "b", "--reader", "google"], "--reader can be used only with --urls"],
      [["a", "--urls", "u", "--junit", "x"], "--junit cannot be used with --urls"],
      [["a", "--urls", "u", "--lint"], "--lint cannot be used with --urls"],
      [["--unknown=x", "a"], "Unknown option --unknown"],
      [["--compare", "a"], "the old file and the new one"],
      [["--compare", "a", "b", "c"], "Unexpected file c"],
      [["--compare", "-", "-"], "read only once"],
      [["--compare", "--lint", "a", "b"], "--lint cannot be used with --compare"],
      [["--pages", "x"], "Name a robots.txt"],
      [["--pages", "-", "-"], "read only once"],
      [["--pages", "x", "--urls", "y", "a"], "--pages cannot be used with --urls"],
      [["--pages", "x", "--reader", "google", "a"], "--reader cannot be used with --pages"],
      [["--history", "-", "a"], "Unexpected file a"],
      [["--history", "-", "--json", "x"], "--json cannot be used with --history"],
      [["--lint", "--lang", "de", "a"], "Unknown language de. Use one of en, ko, zh, ru"],
      [["--lint", "a", "--lang"], "--lang needs a value"],
    ];
    for (const [args, text] of mistakes) {
      expect(planOf(args)).toMatchObject({ kind: "mistake", text: expect.stringContaining(text) });
    }
    for (const args of [["--help"], ["-h"], ["a", "b", "c", "-h"]]) {
      expect(planOf(args)).toMatchObject({
        kind: "help",
        text: expect.stringContaining("robots-parser"),
      });
    }
  });

  it("accepts a language for everything that it does", () => {
    const modes = [
      ["--lint", "r.txt"],
      ["--urls", "-", "r.txt"],
      ["--compare", "a", "b"],
      ["--pages", "site", "r.txt"],
      ["--history", "-"],
      ["--help"],
    ];
    for (const mode of modes) expect(planOf(["--lang", "ko", ...mode])).toEqual(planOf(mode));
  });

  it("names its language before it is read", () => {
    expect(askedLanguage(["--lint", "r.txt"])).toBe("en");
    expect(askedLanguage(["--lint", "--lang", "ru", "r.txt"])).toBe("ru");
    expect(askedLanguage(["--lang=ru", "r.txt", "--lang=zh"])).toBe("zh");
    expect(askedLanguage(["r.txt", "--lang"])).toBe("");
  });

  it("may be anything", () => {
    fc.assert(fc.property(fc.array(fc.string()), (args) => planOf(args).kind.length > 0));
  });
});
