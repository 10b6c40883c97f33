import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { type Language, languages } from "../app/languages/languages.ts";
import { filesForAlternates, withAlternates } from "./alternates.ts";
import { loadModule, pathOf } from "./load-modules.ts";

/** The style of the pages: the app's tokens, dark if the system is. */
export const pageStyle = (): string => {
  const tokens = readFileSync(pathOf("app/ui/styles/tokens.css"), "utf8").replace(
    /:root\[data-theme="dark"\] \{[^}]*\}/,
    (dark) =>
      `@media (prefers-color-scheme: dark) {\n${dark.replace('[data-theme="dark"]', "")}\n}`,
  );
  return tokens + readFileSync(pathOf(".ci/pages.css"), "utf8");
};

/** The module that makes the pages. */
export type PageMaker = typeof import("../app/pages/index.ts");
export const PAGE_MAKER = "app/pages/index.ts";

/**
 * Writes the static pages (`app/pages`), which need no script: those of the checks, of the mistakes
 * that happen, and of crawlers, directives and readers.
 */
export const staticPages = (): Plugin => ({
  name: "static-pages",
  apply: "build",
  async generateBundle() {
    const pages = await loadModule<PageMaker>("static-pages", PAGE_MAKER);
    const emit = (fileName: string, source: string): void => {
      this.emitFile({ type: "asset", fileName, source });
    };
    emit("pages/pages.css", pageStyle());
    for (const [name, source] of filesForAlternates()) emit(name, source);
    for (const { name, source } of pages.staticPages()) {
      emit(name, withAlternates(source, name, languages[0] as Language));
    }
  },
});
