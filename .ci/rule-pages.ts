import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { loadModule, pathOf } from "./load-modules.ts";
import { indexPage, type PageParts, rulePage } from "./rule-html.ts";

/** The properties that only a check's page shows, and what replaces them where checks run. */
const FOR_THE_PAGE: Readonly<Record<string, string>> = {
  explanation: '""',
  sources: "[]",
  examples: "{ bad: [], good: [] }",
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

/** The properties of the objects passed to `defineCheck` anywhere below a node. */
const ruleProperties = (node: Node): readonly Property[] => {
  const call = node as Node & {
    readonly callee?: { readonly name?: string };
    readonly arguments?: readonly (Node & { readonly properties?: readonly Property[] })[];
  };
  if (call.type === "CallExpression" && call.callee?.name === "defineCheck") {
    return call.arguments?.[0]?.properties ?? [];
  }
  return Object.values(node).flat().filter(isNode).flatMap(ruleProperties);
};

const CHECKS = "core/lint/checks/index.ts";
const CONTENT = "app/features/reference/rule-content.ts";

const pageParts = async (): Promise<PageParts> => {
  const parts = await loadModule<typeof import("./rule-parts.ts")>(
    "rule-pages",
    ".ci/rule-parts.ts",
  );
  return {
    rules: parts.lintRules.map(parts.ruleContentOf),
    severityWords: parts.SEVERITY_WORDS,
    categoryWords: parts.CATEGORY_WORDS,
    noExamples: parts.NO_EXAMPLES,
    standingOf: parts.standingOf,
    visible: parts.visible,
    codeWords: parts.codeWords,
    fragmentOf: ({ source, response }) =>
      parts.encodeShare({
        source: source.replace(/\r\n?/g, "\n"),
        lineEnd: "\n",
        crawler: "Googlebot",
        dialect: "google",
        urls: [],
        ...(response === null ? {} : { response }),
      }),
  };
};

/** The style of the pages: the app's tokens, dark if the system is. */
const pageStyle = (): string => {
  const tokens = readFileSync(pathOf("app/ui/styles/tokens.css"), "utf8").replace(
    /:root\[data-theme="dark"\] \{[^}]*\}/,
    (dark) =>
      `@media (prefers-color-scheme: dark) {\n${dark.replace('[data-theme="dark"]', "")}\n}`,
  );
  return tokens + readFileSync(pathOf(".ci/rule-pages.css"), "utf8");
};

/**
 * Removes the explanations from checks in the built page: each check stays one file, but does not
 * carry its explanation where checks run. In development and in tests, checks are complete.
 */
export const leanRules = (): Plugin => ({
  name: "lean-rules",
  enforce: "post",
  apply: "build",
  transform(code, id) {
    if (!/\/core\/lint\/checks\/[\w-]+\.ts$/.test(id)) return null;
    let result = code;
    // Keeps the number of lines, so that source maps stay correct without a map of this step.
    const linesOf = ({ start, end }: Node): string => code.slice(start, end).replace(/[^\n]+/g, "");
    for (const { key, value } of ruleProperties(this.parse(code) as unknown as Node).toReversed()) {
      const lean = FOR_THE_PAGE[key.name ?? ""];
      if (lean !== undefined)
        result = result.slice(0, value.start) + lean + linesOf(value) + result.slice(value.end);
    }
    return { code: result, map: null };
  },
});

/** The pages as one string, which is not parsed before the first page is requested. */
const builtModule = ({ rules }: PageParts): string =>
  `const read = () => JSON.parse(${JSON.stringify(JSON.stringify(rules))});
export const ruleContent = (ruleId) => read().find(({ id }) => id === ruleId) ?? null;
export const checkEntries = () =>
  read().map(({ id, severity, defaultOn, summary }) => ({ id, severity, defaultOn, summary }));`;

const MODULE_IN_DEVELOPMENT = `import { lintRules } from "${pathOf(CHECKS)}";
import { ruleContentOf } from "${pathOf(CONTENT)}";
export const ruleContent = (ruleId) => {
  const rule = lintRules.find(({ id }) => id === ruleId);
  return rule === undefined ? null : ruleContentOf(rule);
};
export const checkEntries = () => lintRules;`;

const PAGES = "virtual:rule-pages";

/**
 * Serves the explanations of the checks to the page that shows them, as the module
 * `virtual:rule-pages`. The build also writes each check's page as a file, `rules/<id>.html`, which
 * needs no script.
 */
export const rulePages = (): Plugin => {
  let isBuild = false;
  let parts: Promise<PageParts> | undefined;
  const partsOnce = (): Promise<PageParts> => {
    parts ??= pageParts();
    return parts;
  };
  return {
    name: "rule-pages",
    configResolved: ({ command }) => {
      isBuild = command === "build";
    },
    resolveId: (id) => (id === PAGES ? id : null),
    load: async (id) => {
      if (id !== PAGES) return null;
      return isBuild ? builtModule(await partsOnce()) : MODULE_IN_DEVELOPMENT;
    },
    async generateBundle() {
      const all = await partsOnce();
      const emit = (name: string, source: string): void => {
        this.emitFile({ type: "asset", fileName: `rules/${name}`, source });
      };
      emit("rules.css", pageStyle());
      emit("index.html", indexPage(all));
      for (const rule of all.rules) emit(`${rule.id}.html`, rulePage(rule, all));
    },
  };
};
