import { DocInput } from "@codemirror/language";
import { Text } from "@codemirror/state";
import { type Tree, TreeFragment } from "@lezer/common";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineTree } from "./line-tree.ts";
import { RobotsParser } from "./parser.ts";

const textOf = (source: string): Text => Text.of(source.split("\n"));

const walk = (tree: Tree): string => {
  const nodes: string[] = [];
  tree.iterate({ enter: ({ name, from, to }) => void nodes.push(`${name} ${from}-${to}`) });
  return nodes.join("\n");
};

const parseAll = (
  parser: RobotsParser,
  source: string,
  fragments?: readonly TreeFragment[],
): Tree => parser.parse(new DocInput(textOf(source)), fragments);

interface Change {
  readonly at: number;
  readonly remove: number;
  readonly insert: string;
}

const applyChange = (source: string, { at, remove, insert }: Change) => {
  const from = Math.min(source.length, Math.floor(at * (source.length + 1)));
  const to = Math.min(source.length, from + remove);
  return { from, to, next: source.slice(0, from) + insert + source.slice(to), insert };
};

const line = fc.oneof(
  fc.constantFrom(
    "User-agent: *",
    "User-agent: Googlebot",
    "Disallow: /cart/*?sort=$",
    "Allow: /%7Euser # mine",
    "Sitemap: https://shop.example/sitemap.xml",
    "Crawl-delay: 10",
    "disalow /x",
    "what is this",
    "# note",
    "",
    "   ",
    "\ufeffUser-agent: *",
  ),
  fc.string({ maxLength: 12 }).map((text) => text.replace(/[\r\n]/g, "")),
);
const source = fc.array(line, { maxLength: 120 }).map((lines) => lines.join("\n"));
const change: fc.Arbitrary<Change> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  remove: fc.constantFrom(0, 0, 1, 2, 17, 400),
  insert: fc.oneof(fc.constantFrom("", "\n", "a", "#", ":", "\n\n", "\ufeff"), source),
});

describe("RobotsParser", () => {
  it.each([
    ["User-agent: *", "UserAgentLine(Name,Colon,EveryAgent)"],
    ["user-agent: Googlebot # ours", "UserAgentLine(Name,Colon,Agent,Comment)"],
    ["useragent: GPTBot", "UserAgentLine(MisspeltName,Colon,Agent)"],
    ["Disallow: /a*b%20c$", "DisallowLine(Name,Colon,Pattern(Wildcard,Escape,EndAnchor))"],
    ["Disallow:", "DisallowLine(Name,Colon)"],
    ["Allow /x", "AllowLine(Name,Pattern)"],
    ["Sitemap: https://shop.example/s.xml", "SitemapLine(Name,Colon,Url)"],
    ["Crawl-delay: 1.5", "OtherLine(Name,Colon,Number)"],
    ["Clean-param: ref /shop", "OtherLine(Name,Colon,Value)"],
    ["Colour: red", "OtherLine(UnknownName,Colon,Value)"],
    ["words that say nothing # or so", "TextLine(Comment)"],
    ["# only a note", "CommentLine"],
    ["Disallow: /a\0b", "DisallowLine(Name,Colon,Pattern,Unread)"],
    ["\ufeffUser-agent: *", "UserAgentLine(Name,Colon,EveryAgent)"],
  ])("reads %j as %s", (text, expected) => {
    expect(parseAll(new RobotsParser(), text).toString()).toBe(`RobotsTxt(${expected})`);
  });

  it("reads a byte order mark as part of the key except at the start", () => {
    const tree = parseAll(new RobotsParser(), "\n\ufeffUser-agent: *");
    expect(tree.toString()).toBe("RobotsTxt(OtherLine(UnknownName,Colon,Value))");
    expect(walk(tree)).toContain("UnknownName 1-12");
  });

  it("colours the first marks of a path of a thousand stars, and the dollar sign at its end", () => {
    const tree = lineTree(`Disallow: /${"*a".repeat(1_000)}$`, false);
    const counts = new Map<string, number>();
    tree?.iterate({ enter: ({ name }) => void counts.set(name, (counts.get(name) ?? 0) + 1) });
    expect(counts.get("Wildcard")).toBe(32);
    expect(counts.get("EndAnchor")).toBe(1);
  });

  it("gives the same tree after edits as from scratch", () => {
    fc.assert(
      fc.property(source, fc.array(change, { maxLength: 8 }), (start, changes) => {
        const parser = new RobotsParser();
        let text = start;
        let tree = parseAll(parser, text);
        let fragments = TreeFragment.addTree(tree);
        for (const each of changes) {
          const { from, to, next, insert } = applyChange(text, each);
          fragments = [
            ...TreeFragment.applyChanges(
              fragments,
              [{ fromA: from, toA: to, fromB: from, toB: from + insert.length }],
              1,
            ),
          ];
          tree = parseAll(parser, next, fragments);
          fragments = [...TreeFragment.addTree(tree, fragments)];
          text = next;
          expect(walk(tree)).toBe(walk(parseAll(new RobotsParser(), text)));
        }
      }),
      { numRuns: 200 },
    );
  });

  it("gives the same tree when it is interrupted and continued", () => {
    fc.assert(
      fc.property(source, fc.nat(4000), (text, stop) => {
        const parser = new RobotsParser();
        const input = new DocInput(textOf(text));
        const parse = parser.startParse(input);
        parse.stopAt(Math.min(stop, text.length));
        let part = parse.advance();
        while (part === null) part = parse.advance();
        const tree = parseAll(parser, text, TreeFragment.addTree(part, [], true));
        expect(walk(tree)).toBe(walk(parseAll(parser, text)));
      }),
      { numRuns: 200 },
    );
  });

  it("builds at most three lines after a one-character edit", () => {
    const text = Array.from({ length: 3000 }, (_, index) =>
      index % 7 === 0 ? `User-agent: bot${index}` : `Disallow: /path/${index}`,
    ).join("\n");
    let built = 0;
    const parser = new RobotsParser((line, isFirst) => {
      built++;
      return lineTree(line, isFirst);
    });
    const fragments = TreeFragment.addTree(parseAll(parser, text));
    expect(built).toBe(3000);
    for (const at of [0, 1, 5000, 5001, 20000, text.length - 1, text.length]) {
      for (const insert of ["x", "\n", ""]) {
        built = 0;
        const to = insert === "" ? Math.min(text.length, at + 1) : at;
        const changes = [{ fromA: at, toA: to, fromB: at, toB: at + insert.length }];
        const next = text.slice(0, at) + insert + text.slice(to);
        parseAll(parser, next, TreeFragment.applyChanges(fragments, changes));
        // Fragments keep no distance from an edit, but gaps under 128 characters are ignored.
        const dropped = at < 128 || at > text.length - 128;
        expect(built).toBeLessThanOrEqual(dropped ? 12 : 3);
      }
    }
  });
});
