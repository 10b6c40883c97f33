import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "../syntax/parse.ts";
import { writers } from "./writers.ts";
import { isManagedLine, writersOf } from "./writers-of.ts";

const found = (source: string) =>
  writersOf(parse(source)).map(({ writer, firstLine, lastLine, isWholeFile }) => [
    writer.id,
    firstLine,
    isWholeFile ? "all" : lastLine,
  ]);

const MANAGED = [
  "# BEGIN Cloudflare Managed content",
  "User-agent: GPTBot",
  "Disallow: /",
  "",
  "# END Cloudflare Managed Content",
];

describe("the writers of a file", () => {
  it("are none in a file by hand", () => {
    expect(found("# mine\nUser-agent: *\nDisallow: /cart\n")).toEqual([]);
    expect(found("")).toEqual([]);
  });

  it("are found by their markers, in any case, with the lines between them", () => {
    const own = "User-agent: *\nDisallow: /own\n";
    expect(found(`${MANAGED.join("\n")}\n${own}`)).toEqual([["cloudflare", 1, 5]]);
    expect(
      found(`${own}  # start yoast block \nUser-agent: *\nDisallow:\n# END YOAST BLOCK\n`),
    ).toEqual([["yoast", 3, 6]]);
  });

  it("have no block without its last line", () => {
    expect(found(`${MANAGED.slice(0, 3).join("\n")}\n`)).toEqual([]);
  });

  it("may be several, whose blocks end where the next begins", () => {
    const file = [
      "# AI crawlers blocked via Jetpack SEO.",
      "User-agent: GPTBot",
      "Disallow: /",
      "# START YOAST BLOCK",
      "User-agent: *",
      "Disallow:",
      "# END YOAST BLOCK",
    ];
    expect(found(file.join("\n"))).toEqual([
      ["jetpack", 1, 3],
      ["yoast", 4, 7],
    ]);
  });

  it("have a preamble that ends with its comments", () => {
    const preamble =
      "# As a condition of accessing this website, you agree to abide by the following";
    expect(
      found(`${preamble}\n# content signals:\n\n# (a) and so on\n#\n\n${MANAGED.join("\n")}`),
    ).toEqual([
      ["cloudflare", 1, 5],
      ["cloudflare", 7, 11],
    ]);
  });

  it("wrote the whole file if their marker stands anywhere in it", () => {
    const file =
      "User-agent: *\nDisallow: /a\n# Auto generated, go to SEO Tools > Robots.txt Editor to change this";
    expect(found(file)).toEqual([["wix", 1, "all"]]);
  });

  it("are named below what another system puts above their file", () => {
    const wix =
      "User-agent: *\nDisallow: *?lightbox=\n# Auto generated, go to SEO Tools > Robots.txt Editor to change this";
    const file = `${MANAGED.join("\n")}\n\n${wix}`;
    expect(found(file)).toEqual([
      ["cloudflare", 1, 5],
      ["wix", 7, "all"],
    ]);
    const [, below] = writersOf(parse(file));
    expect(file.slice(below?.from, below?.to)).toBe(wix);
    const wordpress = "User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n";
    expect(writersOf(parse(`${MANAGED.join("\n")}\n${wordpress}`))).toMatchObject([
      { writer: { id: "cloudflare" }, isSure: true },
      { writer: { id: "wordpress" }, isSure: false, firstLine: 6 },
    ]);
  });

  it("are not named beside lines of others", () => {
    const wix = "# Auto generated, go to SEO Tools > Robots.txt Editor to change this";
    expect(found(`User-agent: *\n${MANAGED.join("\n")}\n${wix}`)).toEqual([["cloudflare", 2, 6]]);
    const yoast = "# START YOAST BLOCK\nUser-agent: *\nDisallow:\n# END YOAST BLOCK";
    expect(found(`${MANAGED.join("\n")}\n${yoast}\n${wix}`)).toEqual([
      ["cloudflare", 1, 5],
      ["yoast", 6, 9],
    ]);
    expect(found(`${MANAGED.join("\n")}\n\n`)).toEqual([["cloudflare", 1, 5]]);
  });

  it("are known by several lines together where one is not enough", () => {
    const first =
      "# See http://www.robotstxt.org/robotstxt.html for documentation on how to use the robots.txt file";
    expect(found(`${first}\nUser-agent: *\nDisallow: /x\n`)).toEqual([]);
    expect(found(`${first}\nUser-agent: *\nDisallow: /*?api_key*\n`)).toEqual([
      ["discourse", 1, "all"],
    ]);
  });

  it("would write the lines of managed blocks again", () => {
    const document = parse(`${MANAGED.join("\n")}\nUser-agent: *\nDisallow: /own\n`);
    expect([1, 3, 5, 6, 7].filter((line) => isManagedLine(document, line))).toEqual([1, 3, 5]);
  });

  it("may be told by the form of the file, which is less sure", () => {
    const next = "User-Agent: *\nAllow: /\nDisallow: /api\n\nSitemap: https://a.example/s.xml\n";
    const names = Array.from({ length: 70 }, (_, index) => `User-agent: bot${100 + index}`);
    const files = [
      [next, "next"],
      ["User-agent: *", "hugo"],
      ["User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n", "wordpress"],
      [`User-agent: *\nAllow: /\n\n${names.join("\n")}\nDisallow: /\n`, "ai-robots-txt"],
    ] as const;
    for (const [source, id] of files) {
      expect(writersOf(parse(source)).map(({ writer, isSure }) => [writer.id, isSure])).toEqual([
        [id, false],
      ]);
    }
    expect(found(`${next}# mine\n`)).toEqual([]);
    expect(found(names.slice(0, 40).join("\n"))).toEqual([]);
  });

  it("have blocks that do not overlap and lie in the file, whatever it is", () => {
    const lines = writers.flatMap(({ markings }) =>
      markings.flatMap(({ lines: marks, also, end }) => [
        ...marks,
        ...also,
        ...(end.kind === "line" ? end.texts : []),
      ]),
    );
    const line = fc.oneof(
      fc.constantFrom(...lines),
      fc.constantFrom("", "User-agent: *"),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(line), (all) => {
        const document = parse(all.join("\n"));
        let before = 0;
        for (const { firstLine, lastLine, from, to } of writersOf(document)) {
          expect(firstLine).toBeGreaterThan(before);
          expect(lastLine).toBeGreaterThanOrEqual(firstLine);
          expect(lastLine).toBeLessThanOrEqual(document.lineCount);
          expect(to).toBeGreaterThanOrEqual(from);
          before = lastLine;
        }
      }),
    );
  });
});

describe("the table of writers", () => {
  it("has a source and the day it was read for each, and ids once", () => {
    for (const { source, read, markings, shape, stock } of writers) {
      expect(source).toMatch(/^https:\/\//);
      expect(read).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(markings.length > 0).toBe(shape === undefined);
      for (const { seen } of stock) expect(seen).toMatch(/^\d{4}-\d\d$/);
    }
    expect(new Set(writers.map(({ id }) => id)).size).toBe(writers.length);
  });

  it("recognises every marking, with what stands beside it", () => {
    for (const { id, markings } of writers) {
      for (const { lines, also, end } of markings) {
        for (const line of lines) {
          const close = end.kind === "line" ? end.texts.slice(0, 1) : [];
          const file = [
            line.replace("…", " goes on"),
            "User-agent: *",
            "Disallow: /",
            ...close,
            ...also,
          ];
          expect([line, found(file.join("\n"))[0]?.[0]]).toEqual([line, id]);
        }
      }
    }
  });
});
