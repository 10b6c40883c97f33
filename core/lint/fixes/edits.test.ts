import { describe, expect, it } from "vitest";
import { lineAt, parse } from "../../syntax/parse.ts";
import { faultlessContext } from "../../testing/contexts.ts";
import type { FileContext, LineView } from "../context.ts";
import type { Edit } from "../diagnostic.ts";
import { intendedGroups } from "../facts/groups.ts";
import { gluedWithin } from "../facts/lines.ts";
import { lint } from "../lint.ts";
import { applyEdits } from "./apply.ts";
import { cutAgents } from "./group-edits.ts";
import {
  commentOut,
  deleteButComment,
  deleteLine,
  insertAbove,
  insertBelow,
  lineEndOf,
  moveIntoStarGroup,
  splitEdits,
} from "./line-edits.ts";
import { copyFix, deleteRules } from "./rule-edits.ts";
import { replaceEach, replaceInValue, replaceValue, splitValue } from "./value-edits.ts";

/** A file after edits of one of its lines, by its number. */
const edited = (
  source: string,
  number: number,
  edits: (line: LineView, context: FileContext) => Edit | readonly Edit[],
): string => {
  const context = faultlessContext(parse(source));
  const line = context.lines[number - 1];
  if (line === undefined) throw new Error(`There is no line ${number}`);
  return applyEdits(source, [edits(line, context)].flat());
};

const FILE = "User-agent: *\nDisallow: /a # why\nDisallow: /b\n";

describe("an edit of a line", () => {
  it("deletes it with its line end, or everything except its comment", () => {
    expect(edited(FILE, 2, deleteLine)).toBe("User-agent: *\nDisallow: /b\n");
    expect(edited(FILE, 2, deleteButComment)).toBe("User-agent: *\n# why\nDisallow: /b\n");
    expect(edited(FILE, 3, deleteButComment)).toBe("User-agent: *\nDisallow: /a # why\n");
  });

  it("turns it into a comment, after the leading spaces", () => {
    expect(edited("User-agent: *\n  Foo: /a\n", 2, commentOut)).toBe(
      "User-agent: *\n  # Foo: /a\n",
    );
  });

  it("inserts lines above and below it, with the line ends of the first", () => {
    const crlf = "User-agent: *\r\nDisallow: /a";
    expect(edited(crlf, 2, (line, { document }) => insertAbove(document, line, "# x"))).toBe(
      "User-agent: *\r\n# x\r\nDisallow: /a",
    );
    expect(
      edited(crlf, 2, (_, { document }) => insertBelow(document, lineAt(document, 2), ["x", "y"])),
    ).toBe(`${crlf}\r\nx\r\ny`);
    expect(
      edited(FILE, 1, (_, { document }) => insertBelow(document, lineAt(document, 1), ["x"])),
    ).toBe(FILE.replace("*\n", "*\nx\n"));
    expect(lineEndOf(parse("one line"))).toBe("\n");
  });

  it("inserts nothing before a byte order mark", () => {
    const marked = "\ufeffUser-agent: *\n";
    expect(edited(marked, 1, (line, { document }) => insertAbove(document, line, "# x"))).toBe(
      "\ufeff# x\nUser-agent: *\n",
    );
  });
});

describe("an edit of a value", () => {
  it("replaces it, a part of it, or each matching part", () => {
    expect(edited(FILE, 2, (line) => replaceValue(line, "/x"))).toContain("Disallow: /x # why\n");
    expect(edited(FILE, 2, (line) => replaceInValue(line, 1, 2, "x"))).toContain(": /x # why\n");
    expect(
      edited("Disallow: /a b c\n", 1, (line) =>
        replaceEach(line, / (.)/g, (found) => found.trim()),
      ),
    ).toBe("Disallow: /abc\n");
  });

  it("distributes it over lines of its field, with a comment on the last", () => {
    expect(
      edited("disallow : /a /b # why\n", 1, (line, { document }) =>
        splitValue(document, line, ["/a", "/b"]),
      ),
    ).toBe("disallow : /a\ndisallow : /b # why\n");
  });

  it("puts each directive that is glued to it on a separate line", () => {
    const source = "Disallow: /a , Disallow: /b\\nAllow: /c\n";
    expect(applyEdits(source, splitEdits(source, gluedWithin(source.slice(10), 10), "\n"))).toBe(
      "Disallow: /a\nDisallow: /b\nAllow: /c\n",
    );
  });
});

describe("an edit of rules", () => {
  const without = (source: string, ...gone: readonly number[]): string => {
    const context = faultlessContext(parse(source));
    const lines = context.lines.filter(({ number }) => gone.includes(number));
    return applyEdits(source, deleteRules(context, lines));
  };

  it("deletes them, but leaves a group one that forbids nothing", () => {
    expect(without(FILE, 2)).toBe("User-agent: *\n# why\nDisallow: /b\n");
    expect(without(FILE, 2, 3)).toBe("User-agent: *\nDisallow: # why\n");
    expect(without(`${FILE}\nUser-agent: a\nDisallow: /c\n`, 3, 6)).toBe(
      "User-agent: *\nDisallow: /a # why\n\nUser-agent: a\nDisallow:\n",
    );
  });

  it("moves lines from above all groups below the names of the group for all", () => {
    const source = "Disallow: /x\nAllow: /y\n\nUser-agent: a\nUser-agent: *\nDisallow: /a\n";
    const context = faultlessContext(parse(source));
    const fix = moveIntoStarGroup(context, context.lines.slice(0, 2));
    expect(applyEdits(source, fix?.edits ?? [])).toBe(
      "\nUser-agent: a\nUser-agent: *\nDisallow: /x\nAllow: /y\nDisallow: /a\n",
    );
    const none = faultlessContext(parse("Disallow: /x\n"));
    expect(moveIntoStarGroup(none, none.lines.slice(0, 1))).toBeNull();
  });
});

describe("a fix that copies rules", () => {
  it("writes them at the end of a group, and does not exist without any", () => {
    const source =
      "User-agent: *\nAllow: /b\nDisallow:\nDisallow: /a\n\nUser-agent: a\nCrawl-delay: 5";
    const context = faultlessContext(parse(source));
    const [star, own] = intendedGroups(context).all;
    if (star === undefined || own === undefined) throw new Error("There are two groups");
    const fix = copyFix(context, own, star.rules);
    expect(fix?.kind).toBe("suggest");
    expect(applyEdits(source, fix?.edits ?? [])).toBe(
      `${source}\nAllow: /b\nDisallow:\nDisallow: /a`,
    );
    expect(copyFix(context, own, [])).toBeNull();
  });

  it("leaves out lines that must be corrected first, which may have a second fault", () => {
    const source = "User-agent: *\nDisalow: /50%off\nDisallow: /a\n\nUser-agent: a\nAllow: /c\n";
    const copies = lint(parse(source))
      .flatMap(({ fixes }) => fixes)
      .filter(({ title }) => title === "Copy the rule of *");
    expect(copies.map(({ edits }) => applyEdits(source, edits))).toEqual([
      `${source}Disallow: /a\n`,
    ]);
  });
});

describe("an edit that deletes crawlers", () => {
  const without = (source: string, ...names: readonly string[]): string => {
    const context = faultlessContext(parse(source));
    return applyEdits(source, cutAgents(context, new Set(names)));
  };
  const TWO =
    "# one\nUser-agent: a\nUser-agent: b # note\nDisallow: /\n\nUser-agent: c\nDisallow: /c\n";

  it("keeps the group for the others", () => {
    expect(without(TWO, "a")).toBe(TWO.replace("User-agent: a\n", ""));
    expect(without(TWO, "b")).toBe(TWO.replace("User-agent: b # note", "# note"));
  });

  it("deletes a group without remaining names, with the comments above and the blank lines below", () => {
    expect(without(TWO, "a", "b")).toBe("User-agent: c\nDisallow: /c\n");
    expect(without(TWO, "c")).toBe(TWO.slice(0, TWO.indexOf("User-agent: c")));
    expect(without(TWO, "d")).toBe(TWO);
  });

  it("keeps fields for the whole file", () => {
    const source =
      "User-agent: a\nDisallow: /\nSitemap: https://a.example/s.xml\nHost: a.example\nCrawl-delay: 5\n";
    expect(without(source, "a")).toBe("Sitemap: https://a.example/s.xml\nHost: a.example\n");
  });
});
