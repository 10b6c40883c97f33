import { describe, expect, it } from "vitest";
import { google } from "../../dialects/google.ts";
import { rfc9309 } from "../../dialects/rfc9309.ts";
import { compile } from "../../match/compile.ts";
import { parse } from "../../syntax/parse.ts";
import { findingsIn, fixedLines, textOf } from "../../testing/findings.ts";
import type { Encoding } from "../../text/bytes.ts";
import type { LintFormat } from "../context.ts";
import type { Diagnostic } from "../diagnostic.ts";
import { applyEdits } from "../fixes/apply.ts";
import { lint } from "../lint.ts";

const FILE = "User-agent: *\nDisallow: /a\n";

const find = (source: string, encoding?: Encoding): readonly Diagnostic[] =>
  lint(parse(source, encoding));

const found = (source: string, encoding?: Encoding): readonly string[] =>
  find(source, encoding).map(({ rule, severity, from, to }) => `${severity} ${rule} ${from}-${to}`);

const firstFix = (source: string, encoding?: Encoding): string =>
  applyEdits(source, find(source, encoding)[0]?.fixes[0]?.edits ?? []);

describe("a file in UTF-16", () => {
  it.each(["utf-16le", "utf-16be"] as const)("is the one thing said, in %s", (encoding) => {
    expect(found(`\ufeff${FILE}Dissalow /b\n`, encoding)).toEqual(["error encoding-utf16 1-2"]);
  });

  it("is recognised by its NULs when it was read in another encoding", () => {
    const halved = `ÿþ${[...FILE].map((each) => `${each}\0`).join("")}`;
    expect(found(halved)).toEqual(["error encoding-utf16 0-2"]);
    expect(firstFix(halved)).toBe(FILE);
  });

  it("is not recognised in a lone NUL, nor in an empty file", () => {
    expect(found(`${FILE}# \0\n`)).toEqual([]);
    expect(found("\ufeff", "utf-16le")).not.toContain("error encoding-utf16 0-1");
  });
});

describe("a file that is not UTF-8", () => {
  it("is an error in a rule, and the letter is percent-encoded", () => {
    const source = "User-agent: *\nDisallow: /caf\xe9/\n";
    expect(found(source, "latin1")).toEqual(["error encoding-not-utf8 28-29"]);
    expect(firstFix(source, "latin1")).toBe("User-agent: *\nDisallow: /caf%C3%A9/\n");
  });

  it("leaves UTF-8 letters unchanged", () => {
    const source = "User-agent: *\nDisallow: /\xc3\xbc/\xfc\n";
    expect(firstFix(source, "latin1")).toBe("User-agent: *\nDisallow: /\xc3\xbc/%C3%BC\n");
  });

  it("is information in a comment, and other scripts are not guessed", () => {
    expect(found(`# f\xfcr alle\n${FILE}`, "latin1")).toEqual(["info encoding-not-utf8 3-4"]);
    const cyrillic = find("User-agent: *\nDisallow: /\xea\xee\xf0\xe7\n", "latin1");
    expect(cyrillic.map(({ fixes }) => fixes.length)).toEqual([0]);
  });

  it("is left to the other fault of a rule", () => {
    const source = "# f\xfcr alle\nUser-agent: *\nAllow:\xa1\xa1/\n";
    expect(find(source, "latin1").map(({ rule }) => rule)).toEqual(["path-missing-leading-slash"]);
  });

  it("leaves its mark, a replacement character in a rule", () => {
    expect(found("User-agent: *\nDisallow: /caf\ufffd\n")).toEqual([
      "error encoding-not-utf8 28-29",
    ]);
    expect(found(`# caf\ufffd\n${FILE}`)).toEqual([]);
    expect(found(`# caf\ufffd\n${FILE}Disallow: /\ufffd\n`)).toEqual([
      "error encoding-not-utf8 45-46",
    ]);
  });

  it("is not reported again if another check names the letter", () => {
    expect(found("User-agent: *\nDisallow: /a\xa0\n", "latin1")).toEqual([
      "error hidden-character 26-27",
    ]);
  });
});

describe("line ends", () => {
  const withEnds = (lineEnds: NonNullable<LintFormat["lineEnds"]>) =>
    lint(parse(FILE), { format: { bytes: FILE.length, lineEnds } })
      .filter(({ rule }) => rule === "cr-only-line-ends")
      .map(({ from, to, fixes }) => `${from}-${to} ${fixes.length}`);

  it("are taken from the opened file if the text no longer shows them", () => {
    expect(withEnds("cr")).toEqual(["0-13 0"]);
    expect(withEnds("crlf")).toEqual([]);
  });

  it("of CR become LF", () => {
    const source = FILE.replaceAll("\n", "\r");
    expect(found(source)).toEqual(["info cr-only-line-ends 0-13"]);
    expect(found(`\r\r${source}`)).toEqual(["info cr-only-line-ends 2-15"]);
    expect(firstFix(source)).toBe(FILE);
  });
});

describe("hidden characters", () => {
  it("that end a line for some readers become line ends, or are removed within a value", () => {
    expect(fixedLines(["User-agent: *\u2028Disallow: /a"], "Remove the character")).toEqual([
      "User-agent: *",
      "Disallow: /a",
    ]);
    expect(fixedLines(["User-agent: *", "Disallow: /a\u2028b"], "Remove the character")[1]).toBe(
      "Disallow: /ab",
    );
  });

  it.each(["Disallow: /a\f", "\fDisallow: /a", "Disallow:\v/a", "Disallow: /a\f# b"])(
    "are a warning if Google reads them as spaces: %j",
    (line) => {
      const lines = ["User-agent: *", line];
      const reads = (dialect: typeof google) =>
        !compile(parse(textOf(lines)), dialect, "Bingbot").decide("/a").allowed;
      expect([reads(google), reads(rfc9309)]).toEqual([true, false]);
      expect(findingsIn(lines).map((each) => each.split(" ").slice(0, 2).join(" "))).toEqual([
        "warning hidden-character",
      ]);
      expect(fixedLines(lines, "Remove the character")[1]).toBe(line.replace(/[\v\f]/, ""));
    },
  );

  it("are not reported in files read as single bytes", () => {
    expect(found("# \x85\nUser-agent: *\nDisallow:\n", "latin1")).toEqual([
      "info encoding-not-utf8 2-3",
    ]);
  });

  it("of a misread letter are decoded again, or removed with an invisible one", () => {
    const misread = "Disallow: /\u00e5\u008a\u00a0/";
    expect(fixedLines(["User-agent: *", misread], "Read it as UTF-8")[1]).toBe(
      "Disallow: /\u52a0/",
    );
    const unseen = "\u00e2\u0080\u008bAllow: /b";
    expect(fixedLines([unseen], "Read it as UTF-8")).toEqual(["Allow: /b"]);
  });

  it("next to a misread letter are removed when it is decoded again", () => {
    const lines = ["User-agent: *", "Disallow: /\u00c3\u0089\u0001a"];
    expect(fixedLines(lines, "Read it as UTF-8")[1]).toBe("Disallow: /\u00c9a");
  });

  it("look like Latin letters", () => {
    expect(
      fixedLines(["User-agent: G\u043e\u043eglebot", "Disallow:"], "Type plain characters")[0],
    ).toBe("User-agent: Googlebot");
    expect(fixedLines(["User-agent: *", "D\u0131sallow:"], "Type plain characters")[1]).toBe(
      "Disallow:",
    );
  });
});

describe("the number of rules", () => {
  const groups = (count: number): string =>
    Array.from({ length: count }, (_, index) => `User-agent: Foo\nDisallow: /${index}x\n`).join("");

  it("is counted over all groups of a crawler, and reported at the first above the limit", () => {
    const ids = (count: number) =>
      find(groups(count)).filter(({ rule }) => rule === "too-many-rules");
    expect(ids(2_048)).toEqual([]);
    const source = groups(2_050);
    expect(ids(2_050).map(({ from, to }) => source.slice(from, to))).toEqual(["Disallow: /2048x"]);
  });
});
