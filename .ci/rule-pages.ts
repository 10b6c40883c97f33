import type { Plugin } from "vite";

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

const RULE = /\/core\/lint\/rules\/[\w-]+\.ts(\?page)?$/;
const PAGES = "virtual:rule-pages";

/**
 * Parts each check in two when the page is built (not in development, not in tests). Its file stays one, but what it explains is loaded
 * apart from what it does: the first screen needs the checks run, not explained. The module
 * `virtual:rule-pages` gives the checks whole but for what they do.
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
        ? `export { lintRules as rulePages } from "${new URL("../core/lint/rules/index.ts", import.meta.url).pathname}${isBuild ? "?page" : ""}";`
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
  };
};
