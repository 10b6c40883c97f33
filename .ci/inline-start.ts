import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { pathOf } from "./load-modules.ts";

/** The part of the policy that is written by what is in the page. */
const SCRIPTS = "script-src 'self';";

const themeScript = (): string =>
  readFileSync(pathOf("app/theme.js"), "utf8").replace(/^\/\/.*\n/gm, "");

/**
 * Lets one script stand in the page: the one with this hash. `script-src` stays as strict as it is, for
 * workers and for browsers that do not know `script-src-elem`.
 */
const allowing = (policy: string, script: string): string => {
  const hash = createHash("sha256").update(script).digest("base64");
  if (!policy.includes(SCRIPTS)) throw new Error(`The policy must say ${SCRIPTS}`);
  return policy.replace(SCRIPTS, `${SCRIPTS} script-src-elem 'self' 'sha256-${hash}';`);
};

/**
 * Writes into the built page what has to be there before anything can be painted, the script that sets
 * the theme and the style sheet, instead of having two more requests to wait for.
 *
 * @param policy the Content-Security-Policy of the page, which `public/_headers` says as well.
 * @param nonce by which the policy knows the page's own style elements.
 */
export const inlineStart = (policy: string, nonce: string): Plugin => {
  let style = "";
  let outDir = "";
  return {
    name: "inline-start",
    apply: "build",
    configResolved: (config) => {
      outDir = config.build.outDir;
    },
    // Before Vite looks which style sheets the page, and each part that is loaded later, has to load.
    generateBundle: {
      order: "pre",
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk" || !chunk.isEntry) continue;
          const sheets = chunk.viteMetadata?.importedCss ?? new Set();
          for (const name of sheets) {
            const sheet = bundle[name];
            if (sheet?.type === "asset") style += sheet.source.toString();
            delete bundle[name];
          }
          sheets.clear();
        }
      },
    },
    transformIndexHtml: {
      order: "post",
      handler: (html) => {
        const script = themeScript();
        const tag = /<script src="[^"]*theme\.js"><\/script>/;
        if (!tag.test(html)) throw new Error("index.html does not load theme.js.");
        const start = `<style nonce="${nonce}">${style.trim()}</style>\n    <script>${script}</script>`;
        return {
          html: html.replace(tag, () => start),
          tags: [
            {
              tag: "meta",
              attrs: {
                "http-equiv": "Content-Security-Policy",
                content: allowing(policy, script),
              },
              injectTo: "head-prepend",
            },
          ],
        };
      },
    },
    writeBundle: () => {
      const headers = readFileSync(pathOf("public/_headers"), "utf8");
      writeFileSync(join(pathOf(outDir), "_headers"), allowing(headers, themeScript()));
    },
  };
};
