import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type IndexHtmlTransformContext, minifySync, type Plugin } from "vite";
import { pathOf } from "./load-modules.ts";

/** The output of a build, by file name. */
type Bundle = NonNullable<IndexHtmlTransformContext["bundle"]>;

/** The directive of the policy that depends on the page's content. */
const SCRIPTS = "script-src 'self';";

/** A script as inlined in the page: minified. */
const scriptIn = (file: string): string =>
  minifySync(file, readFileSync(pathOf(file), "utf8")).code.trim();

/** The script in the head that sets the theme, and the one at the end that loads the modules. */
const inlineScripts = (): readonly [theme: string, begin: string] => [
  scriptIn("app/theme.js"),
  scriptIn("app/begin.js"),
];

/**
 * Allows these scripts in the page, by their hashes. `script-src` stays strict, for workers and for
 * browsers that do not support `script-src-elem`.
 */
const allowing = (policy: string, scripts: readonly string[]): string => {
  const hashes = scripts.map(
    (script) => ` 'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  if (!policy.includes(SCRIPTS)) throw new Error(`The policy must say ${SCRIPTS}`);
  return policy.replace(SCRIPTS, `${SCRIPTS} script-src-elem 'self'${hashes.join("")};`);
};

/** The files needed to run a chunk, dependencies first, the chunk itself last. */
const inOrder = (entry: string, bundle: Bundle): readonly string[] => {
  const found = new Set<string>();
  const visit = (file: string): void => {
    const chunk = bundle[file];
    if (found.has(file) || chunk?.type !== "chunk") return;
    // This is usually caused by a style sheet imported outside the entry.
    if (chunk.imports.includes(entry)) throw new Error(`${file} cannot run before the entry.`);
    for (const imported of chunk.imports) visit(imported);
    found.add(file);
  };
  visit(entry);
  return [...found];
};

/** Leaves loading and running the page's modules to `app/begin.js`. */
const leavingModules = (html: string, files: readonly string[]): string => {
  const tags = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:\s*<\/script>)?/g;
  const addresses = files.map((file) => `./${file}`).join(" ");
  return (
    html
      .replace(tags, "")
      // Comments to the reader of index.html. Those of drawn components contain no space.
      .replace(/\s*<!--\s[\s\S]*?-->/g, "")
      .replace("</head>", () => `  <meta name="modules" content="${addresses}" />\n  </head>`)
  );
};

/**
 * Inlines into the built page what must load before anything can be painted, the script that sets
 * the theme and the style sheet, which saves two requests; and the script that then loads the
 * modules.
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
    configResolved: (config) => {
      outDir = config.build.outDir;
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
      handler: (html, { bundle = {}, chunk }) => {
        const [theme, begin] = inlineScripts();
        const tag = /<script src="[^"]*theme\.js"><\/script>/;
        if (!tag.test(html)) throw new Error("index.html does not load theme.js.");
        const start = `<style nonce="${nonce}">${style.trim()}</style>\n    <script>${theme}</script>`;
        const files = inOrder(chunk?.fileName ?? "", bundle);
        if (files.length === 0) throw new Error("index.html runs no module.");
        return {
          html: leavingModules(html, files)
            .replace(tag, () => start)
            .replace("</body>", () => `<script>${begin}</script>\n  </body>`),
          tags: [
            {
              tag: "meta",
              attrs: {
                "http-equiv": "Content-Security-Policy",
                content: allowing(policy, [theme, begin]),
              },
              injectTo: "head-prepend",
            },
          ],
        };
      },
    },
    writeBundle: () => {
      const headers = readFileSync(pathOf("public/_headers"), "utf8");
      writeFileSync(join(pathOf(outDir), "_headers"), allowing(headers, inlineScripts()));
    },
  };
};
