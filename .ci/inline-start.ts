import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { IndexHtmlTransformContext, Plugin } from "vite";
import { pathOf } from "./load-modules.ts";

/** What a build makes, by the names of its files. */
type Bundle = NonNullable<IndexHtmlTransformContext["bundle"]>;

/** The part of the policy that is written by what is in the page. */
const SCRIPTS = "script-src 'self';";

/** A script as it stands in the page: without the comment it begins with. */
const scriptIn = (file: string): string =>
  readFileSync(pathOf(file), "utf8").replace(/^\/\/.*\n/gm, "");

/** What sets the theme, in the head, and what loads the modules, at the end. */
const inlineScripts = (): readonly [theme: string, begin: string] => [
  scriptIn("app/theme.js"),
  scriptIn("app/begin.js"),
];

/**
 * Lets these scripts stand in the page, by their hashes. `script-src` stays as strict as it is, for
 * workers and for browsers that do not know `script-src-elem`.
 */
const allowing = (policy: string, scripts: readonly string[]): string => {
  const hashes = scripts.map(
    (script) => ` 'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  if (!policy.includes(SCRIPTS)) throw new Error(`The policy must say ${SCRIPTS}`);
  return policy.replace(SCRIPTS, `${SCRIPTS} script-src-elem 'self'${hashes.join("")};`);
};

/** The files that running a chunk takes, those that others import first, the chunk itself last. */
const inOrder = (entry: string, bundle: Bundle): readonly string[] => {
  const found = new Set<string>();
  const visit = (file: string): void => {
    const chunk = bundle[file];
    if (found.has(file) || chunk?.type !== "chunk") return;
    // A style sheet that is imported elsewhere than in the entry is enough for that.
    if (chunk.imports.includes(entry)) throw new Error(`${file} cannot run before the entry.`);
    for (const imported of chunk.imports) visit(imported);
    found.add(file);
  };
  visit(entry);
  return [...found];
};

/** Leaves it to `app/begin.js` to load and run the page's modules. */
const leavingModules = (html: string, files: readonly string[]): string => {
  const tags = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:\s*<\/script>)?/g;
  const addresses = files.map((file) => `./${file}`).join(" ");
  return html
    .replace(tags, "")
    .replace("</head>", () => `  <meta name="modules" content="${addresses}" />\n  </head>`);
};

/**
 * Writes into the built page what has to be there before anything can be painted, the script that sets
 * the theme and the style sheet, instead of having two more requests to wait for; and what loads
 * the modules after that.
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
