import { describe, expect, it } from "vitest";
import { dialects } from "../dialects/index.ts";
import { parse } from "../syntax/parse.ts";
import { lint } from "./lint.ts";
import { isLoud, quietLines, quietSummary } from "./quiet.ts";

const linesOf = (source: string, options: Parameters<typeof lint>[1] = {}) => {
  const document = parse(source);
  return quietLines(document, lint(document, options)).map(({ kind, text }) => [kind, text]);
};

const REPEATED = "User-agent: *\nDisallow: /a\nDisallow: /a/b\nDisallow: /a\nDisallow: /a/b/c\n";
const OLD = "User-agent: *\nDisallow: /a*\nDisallow: /b*\n\nDisallow: /c\n";

describe("quiet findings", () => {
  it("are one line for all lines that do nothing", () => {
    expect(linesOf(REPEATED)).toEqual([["not-needed", "3 lines do nothing, or no harm"]]);
    expect(lint(parse(REPEATED)).filter(isLoud)).toEqual([]);
  });

  it("are one line for all that only old readers mind", () => {
    expect(linesOf(OLD)).toEqual([["old-readers", "3 lines that only old or rare crawlers mind"]]);
  });

  it("are one line in a list, whatever their kinds", () => {
    const summaryOf = (source: string) => {
      const document = parse(source);
      return quietSummary(document, lint(document));
    };
    expect(summaryOf(REPEATED)?.text).toBe("3 lines do nothing, or no harm");
    const both = summaryOf("User-agent: *\nDisallow: /a*\nDisallow: /b\nDisallow: /b\n");
    expect(both?.text).toBe("2 lines to tidy, or that only old or rare crawlers mind");
    expect(both?.lines.map(({ kind }) => kind)).toEqual(["old-readers", "not-needed"]);
    expect(summaryOf("User-agent: *\nDisallow: /a\n")).toBeNull();
  });

  it.each(["wget", "python", "protego", "standard-1994"] as const)(
    "are loud if the chosen reader is one that minds: %s",
    (id) => {
      const found = lint(parse(OLD), { dialect: dialects[id] });
      expect(found.length).toBeGreaterThan(0);
      expect(found.every(isLoud)).toBe(true);
    },
  );

  it("are none of layout unless asked for", () => {
    const source = "user-agent:*\nDisallow:/a \nUser-agent: b\nDisallow: /";
    expect(linesOf(source)).toEqual([]);
    expect(linesOf(source, { on: ["layout"] })).toEqual([
      ["layout", "4 lines that Format would tidy"],
    ]);
  });

  it("are never errors or warnings", () => {
    const source = "User-agent: *\nDisallow: *\n\nDisallow: /a\r";
    for (const dialect of Object.values(dialects)) {
      for (const { severity, quiet } of lint(parse(source), { dialect })) {
        if (quiet !== undefined) expect(["info", "hint"]).toContain(severity);
      }
    }
  });
});
