import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";
import type { Language } from "../app/languages/languages.ts";
import type { PageFile } from "../app/pages/html.ts";
import { documentMessages } from "../app/shell/start/document-messages.ts";
import { escapedHtml } from "../core/text/html.ts";
import type { Message } from "../core/text/message.ts";
import { filesForAlternates, sitemapFiles, withAlternates } from "./alternates.ts";
import {
  FIRST_SCREEN,
  FIRST_SCREEN_STYLE,
  type FirstScreen,
  PLACE,
  type Prerendering,
  screenOf,
} from "./first-screen.ts";
import { bundleModule, importModule, pathOf } from "./load-modules.ts";
import { PAGE_MAKER, type PageMaker, pageStyle } from "./static-pages.ts";
import { buildLanguages, pseudo, translationOf, translationsInto } from "./translations.ts";
import { withWords } from "./words.ts";

const writeInto = (folder: string, name: string, source: string | Uint8Array): void => {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, source);
};

/** Where the page in the language of no one goes, which is no part of the product. */
const PSEUDO_FOLDER = pathOf("node_modules/.cache/pseudo");

/** A mark in the place of a word, alone in its quotes or within a longer text. */
const MARK = /(["'`])@@(\w{12})@@\1|@@(\w{12})@@/g;

/** What stands for each mark, by the language's id. */
const marked = new Map<string, Readonly<Record<string, Message>>>();

/** A mark for a text; it changes with the text of any language, as do the names of files that hold it. */
const markFor = (name: string, texts: Readonly<Record<string, Message>>): string => {
  const id = createHash("sha256")
    .update(JSON.stringify([name, texts]))
    .digest("hex")
    .slice(0, 12);
  marked.set(id, texts);
  return `@@${id}@@`;
};

/** Puts marks in the place of all words, so that one bundle serves all languages; see `filled`. */
export const markWords = (): Plugin => {
  const all = buildLanguages.map((language) => [language, translationsInto(language.id)] as const);
  return {
    name: "mark-words",
    enforce: "pre",
    transform(code, id) {
      if (!id.startsWith(pathOf(""))) return null;
      const module = id.slice(pathOf("").length);
      const result = withWords(module, code, (word) => {
        const texts = Object.fromEntries(
          all.map(([language, entries]) => [
            language.id,
            translationOf(word, language, entries) ?? word.english,
          ]),
        );
        return JSON.stringify(markFor(`${module} ${word.key}`, texts));
      });
      return result && { code: result, map: null };
    },
  };
};

/** A bundle's code in a language: with its words in place of the marks. */
const filled = (code: string, { id }: Language): string =>
  code.replace(MARK, (_, quote: string | undefined, alone: string, within: string) => {
    const text = marked.get(alone ?? within)?.[id];
    if (text === undefined) throw new Error(`No text for a mark: ${alone ?? within}`);
    const literal = JSON.stringify(text);
    if (quote !== undefined) return typeof text === "string" ? literal : `(${literal})`;
    if (typeof text !== "string") throw new Error(`Plural forms within a text: ${literal}`);
    return literal.slice(1, -1).replace(/['`$]/g, "\\$&");
  });

/** Loads one of the app's own modules in each language, bundled once. */
const inEachLanguage = async <T, Result>(
  name: string,
  entry: string,
  use: (module: T, language: Language) => Promise<Result> | Result,
): Promise<ReadonlyMap<Language, Result>> => {
  const folder = await bundleModule(`${name}-marked`, entry, [markWords()]);
  const results = new Map<Language, Result>();
  for (const language of buildLanguages) {
    for (const file of readdirSync(folder, { recursive: true }).map(String)) {
      if (!file.endsWith(".js")) continue;
      const code = filled(readFileSync(join(folder, file), "utf8"), language);
      writeInto(`${folder}-${language.id}`, file, code);
    }
    results.set(language, await use(await importModule<T>(`${folder}-${language.id}`), language));
  }
  return results;
};

type Files = Map<string, string | Uint8Array>;

/** Everything of a language that is computed by the app's own modules. */
interface Computed {
  readonly pages: readonly PageFile[];
  readonly screen: FirstScreen;
  readonly words: Prerendering["documentMessages"];
}

const compute = async (): Promise<ReadonlyMap<Language, Computed>> => {
  const pages = await inEachLanguage<PageMaker, readonly PageFile[]>(
    "static-pages",
    PAGE_MAKER,
    // The test with that language looks at the page itself.
    ({ staticPages }, language) => (language === pseudo ? [] : staticPages()),
  );
  return inEachLanguage<Prerendering, Computed>(
    "first-screen",
    FIRST_SCREEN,
    async (module, language) => ({
      pages: pages.get(language) ?? [],
      screen: await screenOf(module),
      words: module.documentMessages,
    }),
  );
};

/** Replaces a text that must be there. */
const replaced = (text: string, old: string, by: string): string => {
  if (!text.includes(old)) throw new Error(`The page does not hold this text: ${old}`);
  return text.replace(old, () => by);
};

/** `index.html` as built, in a language. */
const htmlIn = (html: string, language: Language, { screen, words }: Computed): string => {
  const keys = ["title", "description", "broken", "noScript", "reference"] as const;
  const own = keys.reduce(
    (text, key) => replaced(text, documentMessages[key], escapedHtml(words[key])),
    replaced(html, '<html lang="en">', `<html lang="${language.tag}">`),
  );
  const place = PLACE.replace("><", () => `>${screen.html}<`);
  return withAlternates(replaced(own, PLACE, place), "", language);
};

/** The manifest of the installed page. */
const manifestIn = ({ tag, path }: Language, { words }: Computed): string => {
  const manifest = JSON.parse(readFileSync(pathOf("public/manifest.webmanifest"), "utf8"));
  return JSON.stringify({ ...manifest, id: `./${path}`, lang: tag, description: words.installed });
};

/** Files of `public` that stand in the folder of each language, for links of the page. */
const SHARED = ["icon.svg", "check-report.schema.json", "watch-robots.sh", "pages/search.js"];

/** The service worker of a language: that of the English page, with other files. */
const serviceWorkerIn = (english: string, files: Files): string => {
  const kept = [...files].filter(([name]) =>
    /^(?:index\.html|icon\.svg|manifest\.webmanifest|assets\/[^/]+\.(?:js|css))$/.test(name),
  );
  const entries = kept.map(([url, source]) => {
    const hash = createHash("sha256").update(source).digest("base64");
    return { revision: url.startsWith("assets/") ? null : hash, url, integrity: `sha256-${hash}` };
  });
  const list = /\[\{[^\]]*"?integrity"?:[^\]]*\}\]/;
  if (!list.test(english)) throw new Error("The service worker holds no list of files.");
  return english
    .replace(list, () => JSON.stringify(entries))
    .replace(/\n\/\/# sourceMappingURL=.*/, "");
};

/**
 * Builds the page in all languages but English, each into a folder of its own (`vite build --mode languages`, after the English
 * build). The code is bundled once, with a mark in the place of each word; then the marks are replaced for each language.
 */
export const otherLanguages = (): Plugin => {
  let computed: Promise<ReadonlyMap<Language, Computed>> | undefined;
  const computedOnce = (): Promise<ReadonlyMap<Language, Computed>> => {
    computed ??= compute();
    return computed;
  };
  const outputs = new Map<Language, Files>();
  let outDir = "";
  return {
    name: "other-languages",
    configResolved: ({ root, build }) => {
      outDir = resolve(root, build.outDir);
    },
    resolveId: (id) => (id === FIRST_SCREEN_STYLE ? `\0${id}` : null),
    async load(id) {
      if (id !== `\0${FIRST_SCREEN_STYLE}`) return null;
      const styles = new Set([...(await computedOnce()).values()].map(({ screen }) => screen.css));
      return `@layer feature {\n${[...styles].join("\n")}\n}`;
    },
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        for (const [language, all] of await computedOnce()) {
          const files: Files = new Map(
            SHARED.map((name) => [name, readFileSync(pathOf(`public/${name}`))]),
          );
          for (const [name, file] of Object.entries(bundle)) {
            const source = file.type === "chunk" ? file.code : file.source;
            if (name.endsWith(".html")) files.set(name, htmlIn(String(source), language, all));
            else files.set(name, typeof source === "string" ? filled(source, language) : source);
          }
          files.set("manifest.webmanifest", manifestIn(language, all));
          files.set("pages/pages.css", pageStyle());
          for (const [name, source] of filesForAlternates()) files.set(name, source);
          for (const { name, source } of all.pages) {
            files.set(name, withAlternates(source, name, language));
          }
          outputs.set(language, files);
        }
        for (const name of Object.keys(bundle)) delete bundle[name];
      },
    },
    writeBundle: () => {
      const english = join(outDir, "service-worker.js");
      // Without the English page beside it a language does without.
      const worker = existsSync(english) ? readFileSync(english, "utf8") : null;
      const [pages = []] = [...outputs.values()].map((files) =>
        [...files].filter(([name]) => /^[^/]+\/[^/]+\.html$/.test(name)),
      );
      for (const [name, source] of sitemapFiles(new Map(pages))) writeInto(outDir, name, source);
      for (const [language, files] of outputs) {
        if (worker !== null) files.set("service-worker.js", serviceWorkerIn(worker, files));
        const folder = join(language === pseudo ? PSEUDO_FOLDER : outDir, language.path);
        for (const [name, source] of files) writeInto(folder, name, source);
      }
    },
  };
};
