import { readFileSync } from "node:fs";
import { type Plugin, runnerImport } from "vite";
import { indexPage, type PageParts, rulePage } from "./rule-html.ts";

/** What only a check's page shows, and what stands in its place where checks run. */
const FOR_THE_PAGE: Readonly<Record<string, string>> = {
  explanation: '""',
  sources: "[]",
  examples: "{ bad: [], good: [] }",
};

/** What only a running check needs, and what stands in its place on its page. */
const FOR_THE_RUN: Readonly<Record<string, string>> = {
  check: "check: () => []",
  checkLine: "checkLine: () => null",
};

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Property extends Node {
  readonly key: { readonly name?: string };
  readonly value: Node;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

/** The properties of the objects handed to `defineRule` anywhere below a node. */
const ruleProperties = (node: Node): readonly Property[] => {
  const call = node as Node & {
    readonly callee?: { readonly name?: string };
    readonly arguments?: readonly (Node & { readonly properties?: readonly Property[] })[];
  };
  if (call.type === "CallExpression" && call.callee?.name === "defineRule") {
    return call.arguments?.[0]?.properties ?? [];
  }
  return Object.values(node).flat().filter(isNode).flatMap(ruleProperties);
};

const pathOf = (file: string): string => new URL(`../${file}`, import.meta.url).pathname;

const load = async <T>(file: string): Promise<T> => (await runnerImport<T>(pathOf(file))).module;

/** The app's own modules, run here: pages and app cannot say different things. */
const pageParts = async (): Promise<PageParts> => {
  const rules = await load<typeof import("../core/lint/rules/index.ts")>(
    "core/lint/rules/index.ts",
  );
  const words = await load<typeof import("../app/reference/words.ts")>("app/reference/words.ts");
  const trial = await load<typeof import("../app/reference/affected.ts")>(
    "app/reference/affected.ts",
  );
  const code = await load<typeof import("../app/ui/code-words.ts")>("app/ui/code-words.ts");
  const codec = await load<typeof import("../app/share/codec.ts")>("app/share/codec.ts");
  return {
    lintRules: rules.lintRules,
    severityWords: words.SEVERITY_WORDS,
    categoryWords: words.CATEGORY_WORDS,
    paragraphsOf: words.paragraphsOf,
    standingOf: words.standingOf,
    visible: words.visible,
    badExamplesOf: words.badExamplesOf,
    affectedOf: (rule) => {
      const affected = trial.affectedBy(rule);
      return affected === null ? null : trial.affectedSentence(affected);
    },
    codeWords: code.codeWords,
    fragmentOf: (source) =>
      codec.encodeShare({
        source: source.replace(/\r\n?/g, "\n"),
        lineEnd: "\n",
        crawler: "Googlebot",
        dialect: "google",
        urls: [],
      }),
  };
};

/** The style of the pages: the app's tokens, dark where the system is. */
const pageStyle = (): string => {
  const tokens = readFileSync(pathOf("app/ui/styles/tokens.css"), "utf8").replace(
    /:root\[data-theme="dark"\] \{[^}]*\}/,
    (dark) =>
      `@media (prefers-color-scheme: dark) {\n${dark.replace('[data-theme="dark"]', "")}\n}`,
  );
  return tokens + readFileSync(pathOf(".ci/rule-pages.css"), "utf8");
};

const RULE = /\/core\/lint\/rules\/[\w-]+\.ts(\?page)?$/;
const PAGES = "virtual:rule-pages";

/**
 * Parts each check in two when the page is built (not in development, not in tests). Its file stays
 * one, but what it explains is loaded apart from what it does: the first screen needs the checks run,
 * not explained. The module `virtual:rule-pages` gives the checks whole but for what they do. The
 * build also writes each check's page as a file of its own, `rules/<id>.html`, which needs no script.
 */
export const rulePages = (): Plugin => {
  let isBuild = false;
  return {
    name: "rule-pages",
    enforce: "post",
    configResolved: ({ command }) => {
      isBuild = command === "build";
    },
    resolveId: {
      order: "pre",
      handler: (id, importer) => {
        if (id === PAGES) return id;
        // What a page's module imports from its own folder is a page too.
        if (importer?.endsWith("rules/index.ts?page") && id.startsWith("./")) {
          return `${importer.replace(/index\.ts\?page$/, "")}${id.slice(2)}?page`;
        }
        return null;
      },
    },
    load: (id) =>
      id === PAGES
        ? `export { lintRules as rulePages } from "${pathOf("core/lint/rules/index.ts")}${isBuild ? "?page" : ""}";`
        : null,
    transform(code, id) {
      const match = RULE.exec(id);
      if (!isBuild || match === null) return null;
      const isPage = match[1] !== undefined;
      const properties = ruleProperties(this.parse(code) as unknown as Node);
      let result = code;
      for (const { key, value, start, end } of properties.toReversed()) {
        const name = key.name ?? "";
        const run = FOR_THE_RUN[name];
        const page = FOR_THE_PAGE[name];
        if (isPage && run !== undefined) result = result.slice(0, start) + run + result.slice(end);
        if (!isPage && page !== undefined) {
          result = result.slice(0, value.start) + page + result.slice(value.end);
        }
      }
      return { code: result, map: null };
    },
    async generateBundle() {
      const parts = await pageParts();
      const emit = (name: string, source: string): void => {
        this.emitFile({ type: "asset", fileName: `rules/${name}`, source });
      };
      emit("rules.css", pageStyle());
      emit("index.html", indexPage(parts));
      for (const rule of parts.lintRules) emit(`${rule.id}.html`, rulePage(rule, parts));
    },
  };
};
