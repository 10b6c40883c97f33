import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

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

/**
 * Makes the local server send the headers configured for static hosts, and files as they are: on one machine, to compress
 * them takes longer than to send them.
 */
export const localHost = (): Plugin => ({
  name: "local-host",
  configurePreviewServer: ({ middlewares, config }) => {
    const file = resolve(config.root, config.build.outDir, "_headers");
    const rules = headerRules(readFileSync(file, "utf8"));
    middlewares.use((request, response, next) => {
      delete request.headers["accept-encoding"];
      const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
      for (const { headers } of rules.filter((rule) => rule.path.test(path))) {
        for (const [name, value] of headers) response.setHeader(name, value);
      }
      next();
    });
  },
});
