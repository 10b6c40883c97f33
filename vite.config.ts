import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin, PluginOption } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { defineConfig } from "vitest/config";
import { firstScreen } from "./.ci/first-screen.ts";
import { inlineStart } from "./.ci/inline-start.ts";
import { markWords, otherLanguages } from "./.ci/languages.ts";
import { localHost } from "./.ci/local-host.ts";
import { oneFile } from "./.ci/one-file.ts";
import { staticPages } from "./.ci/static-pages.ts";

/** Marks the styles that stand in the page or are written by the editor. */
const STYLE_NONCE = "workbench-editor-styles";

/**
 * Nothing but the page's own files. `public/_headers` says the same to the service worker. The page asks for
 * nothing with `fetch`, yet `connect-src` names its own site: tools that audit a site (Lighthouse) ask
 * for `/robots.txt` from within the page, and without it report that the site has none.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  `style-src 'self' 'nonce-${STYLE_NONCE}'`,
  "img-src 'self' data:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const { version: VERSION } = JSON.parse(
  readFileSync(new URL("package.json", import.meta.url), "utf8"),
) as { readonly version: string };

/**
 * Writes the icon into the page. Browsers ask for it anew whenever the address changes, and sharing
 * changes the address: as a file it would be a request after loading.
 */
const inlineIcon = (): Plugin => ({
  name: "inline-icon",
  apply: "build",
  transformIndexHtml: (html) => {
    const icon = readFileSync(new URL("public/icon.svg", import.meta.url), "utf8");
    const address = `data:image/svg+xml,${encodeURIComponent(icon.replace(/\n\s*/g, ""))}`;
    return html.replace(/(<link rel="icon" href=")[^"]*/, (_, start: string) => start + address);
  },
});

const integrityOf = (file: string): string =>
  `sha256-${createHash("sha256").update(readFileSync(file)).digest("base64")}`;

/** The service worker, which keeps all that the page may load; the checks' own pages are no part of it. */
const offline = (): PluginOption[] => {
  let built = "";
  const worker = VitePWA({
    strategies: "injectManifest",
    srcDir: "app/offline/service-worker",
    filename: "service-worker.ts",
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globPatterns: ["index.html", "icon.svg", "manifest.webmanifest", "assets/*.{js,css}"],
      // Their names change with what they hold.
      dontCacheBustURLsMatching: /^assets\//,
      maximumFileSizeToCacheInBytes: 10_000_000,
      // Files that a host answers with something else are not kept.
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) => ({
            ...entry,
            integrity: integrityOf(join(built, entry.url)),
          })),
        }),
      ],
      sourcemap: true,
      rollupFormat: "iife",
    },
  });
  return [
    {
      name: "offline",
      configResolved: ({ root, build }) => {
        built = resolve(root, build.outDir);
      },
    },
    worker,
  ];
};

/** The build in the other languages than English, which comes second: `vite build --mode languages`. */
const IN_OTHERS = "languages";

/**
 * The static pages, the first screen and the words take the time: they are builds of their own, which nothing here can
 * make shorter. The warning names these plugins in every build, so it says nothing.
 */
const CHECKS = { bundlerTimings: false };

export default defineConfig(({ mode }) => ({
  // Relative addresses: the build works under any path of any static host.
  base: "./",
  define: { "import.meta.env.VERSION": JSON.stringify(VERSION) },
  // What is not there is not found, rather than the page under another name.
  appType: "mpa",
  plugins: [
    ...(mode === IN_OTHERS
      ? [markWords(), otherLanguages()]
      : [firstScreen(), staticPages(), oneFile(), localHost(), offline()]),
    inlineIcon(),
    inlineStart(POLICY, STYLE_NONCE),
  ],
  worker: {
    format: "es",
    plugins: () => (mode === IN_OTHERS ? [markWords()] : []),
    rolldownOptions: { checks: CHECKS },
  },
  build: {
    emptyOutDir: mode !== IN_OTHERS,
    copyPublicDir: mode !== IN_OTHERS,
    target: "es2023",
    modulePreload: {
      polyfill: false,
      // Asking for each file ahead takes a slow phone longer than it spares: parts load in idle moments.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === "html" ? files : files.filter((file) => file.endsWith(".css")),
    },
    assetsInlineLimit: 0,
    // Read by .ci/size.mjs; the app itself does without it.
    manifest: mode !== IN_OTHERS,
    // Nobody loads them but who opens the developer tools: all of this is there to be read.
    sourcemap: mode !== IN_OTHERS,
    rolldownOptions: {
      checks: CHECKS,
      output: {
        // What changes only with its version is kept apart from what changes with ours, so that a
        // new version of the page is a small download.
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\// },
            {
              name: "codemirror",
              test: /node_modules\/(?:@codemirror\/(?:state|view|language|commands)|@lezer|@marijn|crelt|style-mod|w3c-keyname)\//,
            },
            { name: "page", tags: ["$initial"], includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  test: {
    environment: "node",
    include: ["{core,app,.ci}/**/*.test.ts"],
    setupFiles: [".ci/unit-setup.ts"],
    // Loading core anew for each of 300 files would take longer than all tests do.
    pool: "threads",
    isolate: false,
    // One core would be left idle, of two.
    maxWorkers: "100%",
    // How long a test takes says how busy the machine is, not whether the code is right.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
}));
