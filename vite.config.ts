import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Nothing but the page's own files, and no connection anywhere. `public/_headers` says the same. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'nonce-workbench-editor-styles'",
  "img-src 'self' data:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** Writes the policy into the built page. The development server's own scripts could not live under it. */
const contentSecurityPolicy = (): Plugin => ({
  name: "content-security-policy",
  apply: "build",
  transformIndexHtml: () => [
    {
      tag: "meta",
      attrs: { "http-equiv": "Content-Security-Policy", content: POLICY },
      injectTo: "head-prepend",
    },
  ],
});

export default defineConfig({
  // Relative addresses: the build works under any path of any static host.
  base: "./",
  plugins: [react(), contentSecurityPolicy()],
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Read by .ci/size.mjs; the app itself does without it.
    manifest: true,
  },
  test: { environment: "node", include: ["{core,app}/**/*.test.ts"] },
});
