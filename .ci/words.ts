// Which strings of the project's modules are words for people, found in the source text itself, so that tables of messages
// need no mark of their own. Used by the build, by `npm run translations` and by the tests of translations.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";
import type { Message } from "../core/text/message.ts";

/** The project's folder. */
const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** A string, or a set of plural forms, that a translation can replace. */
export interface Word {
  /** The module's path within the project. */
  readonly module: string;
  /** Where it stands in the module: names joined by dots. Unique within the module. */
  readonly key: string;
  readonly area: string;
  /** Where its literal stands in the source, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly english: Message;
  /** Changes with the English text. */
  readonly hash: string;
}

interface Area {
  readonly name: string;
  readonly modules: RegExp;
  /** Which keys of the modules are words; all if left out. */
  readonly keys?: RegExp;
  /** Which of their texts are words; all if left out. */
  readonly texts?: RegExp;
}

/** In a check: everything that appears in its findings. */
const OF_FINDINGS =
  /\.messages\.|\.title(?:#\d+)?$|^(?:FIX_TITLES?(?:_[A-Z_]+)?|TITLES|FEWEST|nameOf)\b|^READERS\..*\.1$|^faultOf\.fixes/;
/** In a check: what only its page says. */
const OF_PAGES = /^\w+\.(?:summary|explanation)$/;

/** The area of what follows from the language itself; see `app/languages/languages.ts`. */
export const OF_LANGUAGE = "language";

/**
 * The areas of translation: one file for each in every language. The first row that fits decides; what fits none stays
 * English. Sorted by how often people see them.
 */
const AREAS: readonly Area[] = [
  { name: OF_LANGUAGE, modules: /^core\/text\/language\.ts$/ },
  { name: "shell", modules: /^app\/(?:shell|ui|offline|urls|state)\/(?:.*\/)?[\w-]*messages\.ts$/ },
  { name: "shell", modules: /^app\/shell\/shortcut-list\.ts$/, keys: /\.(?:heading|title)$/ },
  {
    name: "shell",
    modules: /^app\/features\/examples\/first-visit(?:-messages)?\.ts$/,
    keys: /\.(?:title|lesson)$/,
  },
  { name: "verdicts", modules: /^app\/(?:verdicts|features\/urls)\/[\w-]*messages\.ts$/ },
  {
    name: "overview",
    modules: /^(?:app\/features\/overview|core\/generators)\/(?:.*\/)?[\w-]*messages\.ts$/,
  },
  {
    name: "overview",
    modules: /^core\/vocabulary\/(?:purposes|crawler-words)\.ts$/,
    keys: /(?:\.name|Words\..*|Headings\..*|^OBEDIENCE\..*)$/,
  },
  { name: "problems", modules: /^(?:core\/lint|app\/features\/problems)\/[\w-]*messages\.ts$/ },
  {
    name: "problems",
    modules: /^core\/lint\/(?:facts|fixes)\/[\w-]+\.ts$/,
    keys: /messages\.|MESSAGES|FIX_TITLE|\.title$/i,
  },
  {
    name: "problems",
    modules: /^app\/features\/problems\/counts\.ts$/,
    keys: /^WORDS\./,
  },
  { name: "findings-a-d", modules: /^core\/lint\/checks\/[a-d].*\.ts$/, keys: OF_FINDINGS },
  { name: "findings-e-p", modules: /^core\/lint\/checks\/[e-p].*\.ts$/, keys: OF_FINDINGS },
  { name: "findings-q-z", modules: /^core\/lint\/checks\/[q-z].*\.ts$/, keys: OF_FINDINGS },
  { name: "editor", modules: /^(?:app\/editor|core\/service)\/(?:.*\/)?[\w-]*messages\.ts$/ },
  {
    name: "editor",
    modules: /^core\/vocabulary\/directives\.ts$/,
    keys: /^(?:NOBODY|EVERYBODY)$|\.(?:summary|honouredBy|ignoredBy)$/,
  },
  {
    name: "panels",
    modules:
      /^(?:app\/(?:features\/(?:response|crawler|matrix|files|history|insert|outline|share|site|compare)|changes|intake)|core\/(?:response|match))\/[\w-]*messages\.ts$/,
  },
  { name: "bulk", modules: /^app\/features\/bulk\/messages\.ts$/ },
  {
    name: "mistakes",
    modules: /^app\/features\/examples\/(?:messages|mistakes\/(?:words|stories))\.ts$/,
  },
  { name: "pages", modules: /^app\/(?:pages|features\/reference)\/messages\.ts$/ },
  { name: "checks-a-d", modules: /^core\/lint\/checks\/[a-d].*\.ts$/, keys: OF_PAGES },
  { name: "checks-e-p", modules: /^core\/lint\/checks\/[e-p].*\.ts$/, keys: OF_PAGES },
  { name: "checks-q-z", modules: /^core\/lint\/checks\/[q-z].*\.ts$/, keys: OF_PAGES },
  // Operators are names, but for this one.
  { name: "crawlers", modules: /^core\/vocabulary\/crawlers\.ts$/, texts: /\bopen source\b/ },
  {
    name: "crawlers",
    modules: /^core\/vocabulary\/(?:crawlers|crawler-facts|beyond-rules)\.ts$/,
    keys: /\.note$|^ROWS\..*\.[12]$|\.text$/,
  },
  {
    name: "readers",
    modules: /^core\/(?:analysis\/messages|dialects\/(?:messages|(?:response-)?statements))\.ts$/,
  },
  {
    // What the sources say: but for titles of documents, and names of functions, which have no space.
    name: "evidence",
    modules:
      /^core\/(?:dialects\/[\w-]+|signals\/operators|seen-by\/seen-by|vocabulary\/readers)\.ts$/,
    keys: /^(?!OPERATORS\.|.*\b(?:clause|documentation)#2$)/,
    texts: / /,
  },
  { name: "seen-by", modules: /^core\/seen-by\/messages\.ts$/ },
  { name: "check-script", modules: /^(?:core|app)\/cli\/messages\.ts$/ },
];

/** The areas, those first that people see most. */
export const areaNames: readonly string[] = [
  ...new Set(AREAS.map(({ name }) => name).filter((name) => name !== OF_LANGUAGE)),
];

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly value?: unknown;
  readonly name?: unknown;
  readonly key?: unknown;
  readonly id?: unknown;
  readonly init?: unknown;
  readonly callee?: unknown;
  readonly arguments?: unknown;
  readonly elements?: unknown;
  readonly properties?: unknown;
  readonly expressions?: unknown;
  readonly quasis?: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

/** The text of a string or of a template without values; null for anything else. */
const textOf = (node: unknown): string | null => {
  if (!isNode(node)) return null;
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type !== "TemplateLiteral" || (node.expressions as unknown[]).length > 0) return null;
  const [{ value }] = node.quasis as [{ readonly value: { readonly cooked: string } }];
  return value.cooked;
};

const PLURALS: ReadonlySet<string> = new Set(["zero", "one", "two", "few", "many", "other"]);

/** The name of a property; empty for a spread object. */
const keyOf = ({ key }: Node): string => {
  const { name, value = "" } = (key ?? {}) as { readonly name?: string; readonly value?: unknown };
  return name ?? String(value);
};

/** The plural forms that an object literal consists of; null for other objects. */
const pluralOf = ({ type, properties }: Node): Message | null => {
  if (type !== "ObjectExpression") return null;
  const all = (properties as readonly Node[]).map(
    (each) => [keyOf(each), textOf(each.value)] as const,
  );
  const arePlural = all.every(([name, text]) => PLURALS.has(name) && text !== null);
  return arePlural && all.some(([name]) => name === "other")
    ? (Object.fromEntries(all) as Message)
    : null;
};

/** Properties that name their object. */
const IDS: ReadonlySet<string> = new Set(["id", "name", "token", "pattern", "keys", "remedy"]);

/** What names an element of a list or a call in keys: an id or its first string, which moves along with it. */
const labelOf = (node: Node | undefined): string | null => {
  if (node === undefined) return null;
  const id = [node.properties]
    .flat()
    .filter(isNode)
    .find((each) => IDS.has(keyOf(each)));
  const [first] = [node.elements, node.arguments].flat().filter(isNode);
  const text = textOf(node) ?? textOf(id?.value) ?? textOf(first);
  return text !== null && /^[^\s.]{1,40}$/.test(text) ? text : null;
};

/** The functions that make fixes, with the argument that is the title. */
const FIXES: ReadonlyMap<string, number> = new Map([
  ["safe", 0],
  ["repair", 0],
  ["suggest", 0],
  ["fixOf", 1],
  ["faultsInFile", 2],
]);

/** Each string of a module with the names that lead to it. */
const stringsIn = (
  node: Node,
  path: readonly string[],
  found: (path: readonly string[], node: Node, english: Message) => void,
): void => {
  if (/^(?:Import|BinaryExpression|TS(?!As|Satisfies|NonNull))/.test(node.type)) return;
  const english = textOf(node) ?? pluralOf(node);
  if (english !== null) {
    found(path, node, english);
    return;
  }
  const visit = (child: unknown, ...names: readonly string[]): void => {
    if (isNode(child)) stringsIn(child, [...path, ...names], found);
  };
  if (node.type === "VariableDeclarator") visit(node.init, String((node.id as Node).name ?? ""));
  else if (node.type === "Property") visit(node.value, keyOf(node));
  else if (node.type === "ArrayExpression") {
    const elements = node.elements as readonly Node[];
    const isRow = textOf(elements[0]) !== null && elements.length > 1;
    for (const [index, each] of elements.entries()) {
      visit(each, (isRow ? null : labelOf(each)) ?? String(index));
    }
  } else if (node.type === "CallExpression") {
    const [first] = node.arguments as readonly Node[];
    const label = textOf(first) === null ? null : labelOf(first);
    const title = FIXES.get(String((node.callee as Node).name));
    visit(node.callee);
    for (const [at, each] of (node.arguments as readonly Node[]).entries())
      visit(each, ...(at === title ? ["title"] : label === null ? [] : [label]));
  } else for (const each of Object.values(node).flat()) visit(each);
};

/** Texts with letters, but not paths and lines of a robots.txt. */
const IS_WORDS = /^(?!"(?:\/\S*"$|User-agent:)).*\p{L}/u;

const hashOf = (english: Message): string =>
  createHash("sha256").update(JSON.stringify(english)).digest("hex").slice(0, 6);

const findWords = (module: string, source: string): readonly Word[] => {
  const areas = AREAS.filter(({ modules }) => modules.test(module));
  if (areas.length === 0) return [];
  const words: Word[] = [];
  const taken = new Map<string, number>();
  stringsIn(
    parseSync(module, source).program as unknown as Node,
    [],
    (path, { start, end }, english) => {
      const name = path.join(".");
      const times = (taken.get(name) ?? 0) + 1;
      taken.set(name, times);
      const key = times === 1 ? name : `${name}#${times}`;
      const area = areas.find(
        ({ keys = /^/, texts = /^/ }) => keys.test(key) && texts.test(JSON.stringify(english)),
      );
      if (area === undefined) return;
      if (area.name === OF_LANGUAGE || IS_WORDS.test(JSON.stringify(english)))
        words.push({ module, key, area: area.name, start, end, english, hash: hashOf(english) });
    },
  );
  return words;
};

/** What was found in each module, with its source: the build comes to a module once for each worker and script that has it. */
const found = new Map<string, { readonly source: string; readonly words: readonly Word[] }>();

/** The words in a module's source; none in a module of no area. */
export const wordsIn = (module: string, source: string): readonly Word[] => {
  const before = found.get(module);
  if (before?.source === source) return before.words;
  const words = findWords(module, source);
  found.set(module, { source, words });
  return words;
};

/** A module's source with other text in the place of its words; null if it has none. */
export const withWords = (
  module: string,
  source: string,
  textFor: (word: Word) => string,
): string | null => {
  const words = wordsIn(module, source).toSorted((a, b) => b.start - a.start);
  return words.length === 0
    ? null
    : words.reduce(
        (code, word) => code.slice(0, word.start) + textFor(word) + code.slice(word.end),
        source,
      );
};

/** All words to translate, in the order of areas and modules. */
export const allWords = (): readonly Word[] => {
  const modules = ["app", "core"].flatMap((folder) =>
    readdirSync(`${ROOT}${folder}`, { recursive: true })
      .map((name) => `${folder}/${String(name).replaceAll("\\", "/")}`)
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts")),
  );
  const words = modules
    .sort()
    .flatMap((module) => wordsIn(module, readFileSync(`${ROOT}${module}`, "utf8")));
  return areaNames.flatMap((name) => words.filter(({ area }) => area === name));
};
