import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Language, languages } from "../app/languages/languages.ts";
import type { Message } from "../core/text/message.ts";
import { directives } from "../core/vocabulary/directives.ts";
import { faultsOf, translated, translationOf, translationsInto } from "./translations.ts";
import { allWords, wordsIn } from "./words.ts";

const words = allWords();
const fieldNames: ReadonlySet<string> = new Set(directives.map(({ name }) => name));

describe.each(translated.map((language) => [language.name, language] as const))(
  "the translation into %s",
  (_, language) => {
    const all = translationsInto(language.id);
    const pairs = words.flatMap((word) => {
      const text = translationOf(word, language, all);
      return text === null ? [] : [{ name: `${word.module}: ${word.key}`, word, text }];
    });

    it("has the placeholders, code, names, plural forms and terms that it must have", () => {
      const faults = pairs.flatMap(({ name, word, text }) =>
        faultsOf(word.english, text, language).map((fault) => `${name}: ${fault}`),
      );
      expect(faults).toEqual([]);
    });
  },
);

const [, korean, , russian] = languages as readonly [Language, Language, Language, Language];

describe("a translation", () => {
  it.each<[string, Message, Message, Language]>([
    ["lacks a placeholder", "Line {line}", "행", korean],
    ["has another placeholder", "Line {line}", "{line}행 {count}", korean],
    ["translates code", "Write `Allow: /`.", "`허용: /`이라고 쓰세요.", korean],
    [
      "translates a name",
      "Googlebot obeys robots.txt.",
      "구글봇은 robots.txt를 준수합니다.",
      korean,
    ],
    [
      "lacks a plural form",
      { one: "{count} line", other: "{count} lines" },
      { one: "{count} строка", other: "{count} строки" },
      russian,
    ],
    [
      "has a plural form too many",
      { one: "{count} line", other: "{count} lines" },
      { one: "{count}행", other: "{count}행" },
      korean,
    ],
    ["has no plural forms", { one: "{count} line", other: "{count} lines" }, "{count}행", korean],
    ["has plural forms for nothing", "All lines", { other: "모든 행" }, korean],
    ["is blank", "Line", " ", korean],
    ["lacks a term of the glossary", "Some crawlers skip it.", "일부 봇은 건너뜁니다.", korean],
    ["has another word for a term", "It skips it.", "Это пропускает краулер.", russian],
  ])("is faulty if it %s", (_, english, text, language) => {
    expect(faultsOf(english, text, language)).not.toEqual([]);
  });

  it.each<[Message, Message, Language]>([
    ["Some crawlers skip it.", "일부 크롤러는 건너뜁니다.", korean],
    ["Line {line} of `robots.txt`", "`robots.txt`의 {line}행", korean],
    [{ one: "one line", other: "{count} lines" }, { other: "{count}행" }, korean],
    [
      "{count} of {total} lines",
      {
        one: "{count} строка из {total}",
        few: "{count} строки из {total}",
        many: "{count} строк из {total}",
        other: "{count} строки из {total}",
      },
      russian,
    ],
  ])("of %j may be %j", (english, text, language) => {
    expect(faultsOf(english, text, language)).toEqual([]);
  });
});

describe("the words of a module", () => {
  const keysIn = (source: string, module = "app/shell/messages.ts") =>
    wordsIn(module, source).map(({ key, english }) => [key, english]);

  it("are the strings of its tables, by the names that lead to them", () => {
    const source = `export const a = { b: "One", c: { d: "Two", e: ["Three", "Four"] } } as const;`;
    expect(keysIn(source)).toEqual([
      ["a.b", "One"],
      ["a.c.d", "Two"],
      ["a.c.e.0", "Three"],
      ["a.c.e.1", "Four"],
    ]);
  });

  it("are plural forms as a whole", () => {
    const source = `const a = { b: { one: "{count} line", other: "{count} lines" }, c: { one: "One", several: "Two" } };`;
    expect(keysIn(source)).toEqual([
      ["a.b", { one: "{count} line", other: "{count} lines" }],
      ["a.c.one", "One"],
      ["a.c.several", "Two"],
    ]);
  });

  it("stand where they are cut out, also after letters of other alphabets", () => {
    const source = `// é 한 💩\nconst a = { b: "One" };`;
    const [word] = wordsIn("app/shell/messages.ts", source);
    expect(source.slice(word?.start, word?.end)).toBe('"One"');
  });

  it("are those of a check that its findings and its page show, and no others", () => {
    const source = `export const a = defineCheck({ id: "a", summary: "Avoid it", messages: { b: "It is wrong." },
      examples: { bad: ["Disallow: /cart/"] }, check: () => [{ message: "b", fixes: [{ title: "Delete it", edits: [] }] }] });`;
    expect(keysIn(source, "core/lint/checks/a.ts")).toEqual([
      ["a.summary", "Avoid it"],
      ["a.messages.b", "It is wrong."],
      ["a.check.0.fixes.0.title", "Delete it"],
    ]);
  });

  it("are only those of an area's keys and texts", () => {
    const source = `const run = page("documentation", "A title"); const a = { value: fact("cr-lf", run("LF and CR")), where: run("HandleAllow") };`;
    expect(keysIn(source, "core/dialects/bing.ts")).toEqual([["a.value.cr-lf#2", "LF and CR"]]);
  });

  it("are none in modules without an area", () => {
    expect(keysIn(`const a = "One";`, "core/syntax/parse.ts")).toEqual([]);
  });
});

it("no name of a control is written as code, which stays English", () => {
  const names = words
    .filter(({ module }) => module.startsWith("app/"))
    .map(({ english }) => (typeof english === "string" ? english : english.other));
  const controls = new Set(names.filter((name) => !fieldNames.has(name)));
  const asCode = words.flatMap(({ module, key, english }) =>
    [...JSON.stringify(english).matchAll(/`([^`]+)`/g)]
      .filter(([, code = ""]) => controls.has(code))
      .map(([, code]) => `${module}: ${key}: ${code}`),
  );
  expect(asCode).toEqual([]);
});

it("each table of messages is in an area", () => {
  const known = new Set(words.map(({ module }) => module));
  const tables = ["app", "core"].flatMap((folder) =>
    readdirSync(new URL(`../${folder}`, import.meta.url), { recursive: true })
      .map((name) => `${folder}/${String(name).replaceAll("\\", "/")}`)
      .filter((name) => /[/-]messages\.ts$/.test(name)),
  );
  // Messages between page and worker, and a tool for tests.
  const others = ["app/answers/workers/bulk/messages.ts", "core/testing/messages.ts"];
  expect(tables.filter((name) => !known.has(name)).sort()).toEqual(others);
});

it("each word has a key of its own", () => {
  const keys = words.map(({ module, key }) => `${module}: ${key}`);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
