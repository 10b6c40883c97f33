import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { minifySync, type Plugin, type Rolldown } from "vite";
import { pathOf } from "./load-modules.ts";

/** The directive of the policy that depends on the page's content. */
const SCRIPTS = "script-src 'self';";

/** The script in the head, as inlined in the page: minified. */
const themeScript = (): string =>
  minifySync("theme.js", readFileSync(pathOf("app/theme.js"), "utf8")).code.trim();

/**
 * Allows a script in the page, by its hash. `script-src` stays strict, for workers and for browsers
 * that do not support `script-src-elem`.
 */
const allowing = (policy: string, script: string): string => {
  const hash = createHash("sha256").update(script).digest("base64");
  if (!policy.includes(SCRIPTS)) throw new Error(`The policy must say ${SCRIPTS}`);
  return policy.replace(SCRIPTS, `${SCRIPTS} script-src-elem 'self' 'sha256-${hash}';`);
};

/**
 * The files of the editor, which the page's script imports as soon as it runs, except those that
 * the HTML names already.
 */
const editorFiles = (bundle: Rolldown.OutputBundle, html: string): readonly string[] =>
  Object.values(bundle)
    .flatMap((chunk) =>
      chunk.type === "chunk" && chunk.facadeModuleId === pathOf("app/editor/index.ts")
        ? [chunk.fileName, ...chunk.imports]
        : [],
    )
    .filter((file) => !html.includes(file));

/**
 * Inlines into the built page what must load before anything can be painted: the style sheet and
 * the script that sets the theme. That saves two requests.
 *
 * @param policy the Content-Security-Policy of the page, also in `public/_headers`.
 * @param nonce the nonce that the policy allows for the page's own style elements.
 */
export const inlineStart = (policy: string, nonce: string): Plugin => {
  let style = "";
  let outDir = "";
  return {
    name: "inline-start",
    apply: "build",
    configResolved: ({ root, build }) => {
      outDir = resolve(root, build.outDir);
    },
    // Before Vite determines which style sheets the page, and each part loaded later, has to load.
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
      handler: (html, { bundle = {} }) => {
        const theme = themeScript();
        const tag = /<script[^>]* src="[^"]*theme\.js"><\/script>/;
        if (!tag.test(html)) throw new Error("index.html does not load theme.js.");
        const start = `<style nonce="${nonce}">${style.trim()}</style>\n    <script>${theme}</script>`;
        return {
          html: html
            // Comments to the reader of index.html. React's own contain no words.
            .replace(/\s*<!--\s+\w[\s\S]*?-->/g, "")
            .replace(tag, () => start)
            // theme.js starts them after the first paint.
            .replace('<script type="module"', '<script type="module-later"')
            .replaceAll('<link rel="modulepreload"', '<link rel="module-later"'),
          tags: [
            {
              tag: "meta",
              attrs: {
                "http-equiv": "Content-Security-Policy",
                content: allowing(policy, theme),
              },
              injectTo: "head-prepend",
            },
            ...editorFiles(bundle, html).map((file) => ({
              tag: "link",
              attrs: { rel: "module-later", crossorigin: true, href: `./${file}` },
            })),
          ],
        };
      },
    },
    writeBundle: () => {
      const headers = readFileSync(pathOf("public/_headers"), "utf8");
      writeFileSync(join(outDir, "_headers"), allowing(headers, themeScript()));
    },
  };
};
