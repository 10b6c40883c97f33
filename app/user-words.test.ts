import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL(".", import.meta.url));

/** Attributes of elements that people read or hear. */
const SPOKEN =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|title|placeholder|alt)$/;

/** Samples of a notation, the same in every language. */
const NOTATION: ReadonlySet<string> = new Set([
  "text/plain",
  "check.mjs",
  "https://shop.example/robots.txt",
  "HTTP/2 200 …",
]);

interface Node {
  readonly type: string;
  readonly name?: unknown;
  readonly value?: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

/** What a text or a template says by itself; nothing for other expressions. */
const textOf = (node: Node): string => {
  if (node.type === "JSXExpressionContainer") return childrenOf(node).map(textOf).join(" ");
  if (node.type === "TemplateLiteral") {
    const quasis = childrenOf(node).filter(({ type }) => type === "TemplateElement");
    return quasis.map(({ value }) => String((value as { readonly raw: string }).raw)).join(" ");
  }
  const isText = node.type === "JSXText" || node.type === "Literal";
  return isText && typeof node.value === "string" ? node.value.trim() : "";
};

/** The texts in a component that should stand in a table of messages. */
const looseTexts = (node: Node): readonly string[] => {
  const own: string[] = [];
  if (node.type === "JSXElement" || node.type === "JSXFragment") {
    own.push(...childrenOf(node).map(textOf));
  }
  if (node.type === "JSXAttribute") {
    const [name, value] = childrenOf(node);
    if (value !== undefined && SPOKEN.test(String(name?.name))) own.push(textOf(value));
  }
  const words = own.filter((text) => /[a-z]{2}/i.test(text) && !NOTATION.has(text));
  return [...words, ...childrenOf(node).flatMap(looseTexts)];
};

const looseTextsIn = (name: string, source: string): readonly string[] =>
  looseTexts(parseSync(name, source).program as unknown as Node);

describe("the words of components", () => {
  it.each(
    readdirSync(ROOT, { recursive: true })
      .map(String)
      .filter((name) => name.endsWith(".tsx")),
  )("stand in tables of messages, not in %s", (name) => {
    expect(looseTextsIn(name, readFileSync(`${ROOT}/${name}`, "utf8"))).toEqual([]);
  });

  it.each([
    "const A = () => <p>Hello</p>;",
    'const A = () => <p>{"Hello"}</p>;',
    "const A = () => <p>{`more rules`}</p>;",
    'const A = () => <Button aria-label="Close" />;',
    "const A = () => <input title={`Line`} />;",
  ])("are found where they are not: %s", (source) => {
    expect(looseTextsIn("a.tsx", source)).toHaveLength(1);
  });

  it.each([
    "const A = () => <p>{words.hello}</p>;",
    'const A = () => <p className="wide">·</p>;',
    "const A = () => <p>{isOpen && <b>{words.open}</b>}</p>;",
  ])("are not found where there are none: %s", (source) => {
    expect(looseTextsIn("a.tsx", source)).toEqual([]);
  });
});

describe("templates with values", () => {
  /** Texts that are for no reader of the page: what a program writes into files, and failures of the build. */
  const NOT_SHOWN = [
    "core/generators/served/wordpress.ts",
    "app/answers/workers/page-text.ts",
    "app/features/examples/mistakes/claims.ts",
  ];
  const says = (line: string): boolean =>
    /`[^`]*\b[a-z]{2,} [a-z]{2,} [a-z]{2,}\b[^`]*`/.test(line) &&
    /`[^`]*\$\{[^`]*`/.test(line) &&
    !/^\s*(?:\/\/|\/?\*)|Error\(|throw |var\(--/.test(line);

  it("say nothing by themselves: no translation would find it", () => {
    const found = ["core", "app"]
      .flatMap((top) =>
        readdirSync(`${ROOT}/../${top}`, { recursive: true, encoding: "utf8" }).map(
          (name) => `${top}/${name.replaceAll("\\", "/")}`,
        ),
      )
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.ts$|\/(?:testing|bench)\//.test(name))
      .filter((name) => !NOT_SHOWN.includes(name))
      .flatMap((name) => {
        const lines = readFileSync(`${ROOT}/../${name}`, "utf8").split("\n");
        return lines.filter(says).map((line) => `${name}: ${line.trim()}`);
      });
    expect(found).toEqual([]);
    const example = ["`$", "{token} may ignore this file`"].join("");
    expect(says(example)).toBe(true);
  });
});
