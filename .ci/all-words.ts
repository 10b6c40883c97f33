import type { Plugin } from "vite";
import { languages } from "../app/languages/languages.ts";
import type { Message } from "../core/text/message.ts";
import { pathOf } from "./load-modules.ts";
import { buildLanguages, translationOf, translationsInto } from "./translations.ts";
import { withWords } from "./words.ts";

const MODULE = "virtual:words";
/** Stands for the words of all languages until it is known which ones the code needs. */
const ALL = "@@all-words@@";

/** What only the pages of the checks say, which no program in one file writes. */
const OF_PAGES = /^checks-/;

/** The code for the id of the language that a program shall speak. */
const ASKED = {
  "command line": `import { askedLanguage } from ${JSON.stringify(pathOf("core/cli/language.ts"))};
const asked = askedLanguage(process.argv.slice(2));`,
  page: "const asked = document.documentElement.lang.slice(0, 2);",
};

/**
 * Puts the words of all languages into a program in one file. In the place of each word stands its name in a table, which is
 * chosen as the program starts, since tables of messages are made of it at once.
 *
 * @param asked where the language is asked for: in the command line, or by the page that runs the program.
 */
export const allWords = (asked: keyof typeof ASKED): Plugin => {
  const all = languages
    .filter((each, index) => index === 0 || buildLanguages.includes(each))
    .map((language) => ({ language, entries: translationsInto(language.id) }));
  /** The names of words by their texts in all languages, as JSON. */
  const names = new Map<string, string>();
  const nameOf = (texts: readonly Message[]): string => {
    const key = JSON.stringify(texts);
    const name = names.get(key) ?? `$w${names.size}`;
    names.set(key, name);
    return name;
  };
  return {
    name: "all-words",
    enforce: "pre",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) =>
      id === `\0${MODULE}`
        ? `${ASKED[asked]}
const all = JSON.parse("${ALL}");
export const __words = all[asked] ?? all.en;`
        : null,
    transform(code, id) {
      if (!id.startsWith(pathOf(""))) return null;
      const result = withWords(id.slice(pathOf("").length), code, (word) => {
        const texts = all.map(({ language, entries }, index) =>
          index === 0 ? word.english : (translationOf(word, language, entries) ?? word.english),
        );
        return OF_PAGES.test(word.area) ? '""' : `__words.${nameOf(texts)}`;
      });
      return result && { code: `import { __words } from "${MODULE}";\n${result}`, map: null };
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk") continue;
          const used = new Set(chunk.code.match(/\$w\d+\b/g));
          const needed = [...names].filter(([, name]) => used.has(name));
          const wordsOf = (index: number) =>
            Object.fromEntries(needed.map(([key, name]) => [name, JSON.parse(key)[index]]));
          const texts = Object.fromEntries(
            all.map(({ language }, index) => [language.id, wordsOf(index)]),
          );
          chunk.code = chunk.code.replace(
            new RegExp(`(["'\`])${ALL}\\1`),
            () => `'${JSON.stringify(texts).replace(/[\\']/g, "\\$&")}'`,
          );
        }
      },
    },
  };
};
