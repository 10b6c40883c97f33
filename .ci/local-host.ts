import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { pathOf } from "./load-modules.ts";

/** Headers for the paths that a pattern of `_headers` matches. */
interface HeaderRule {
  readonly path: RegExp;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}$`);

/** Parses the format of static hosts: a path per line, with its headers indented below. */
const headerRules = (text: string): readonly HeaderRule[] =>
  text
    .split(/\n(?=\/)/)
    .map((block) => block.split("\n").filter((line) => line.trim() !== ""))
    .map(([path = "", ...lines]) => ({
      path: patternOf(path.trim()),
      headers: lines.map((line) => {
        const colon = line.indexOf(":");
        return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
      }),
    }));

/** Makes the local server send the headers configured for static hosts. */
export const localHost = (): Plugin => ({
  name: "local-host",
  configurePreviewServer: ({ middlewares }) => {
    const rules = headerRules(readFileSync(pathOf("dist/_headers"), "utf8"));
    middlewares.use((request, response, next) => {
      const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
      for (const { headers } of rules.filter((rule) => rule.path.test(path))) {
        for (const [name, value] of headers) response.setHeader(name, value);
      }
      next();
    });
  },
});
