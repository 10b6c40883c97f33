import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planOf } from "./args.ts";

describe("the command line", () => {
  it("accepts a robots.txt and a checks file, with options in any order", () => {
    const plan = {
      kind: "check",
      robots: "robots.txt",
      checks: "robots.checks.json",
      lint: true,
      junit: "out.xml",
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

  it("may be anything", () => {
    fc.assert(fc.property(fc.array(fc.string()), (args) => planOf(args).kind.length > 0));
  });
});
