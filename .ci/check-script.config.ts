import { defineConfig } from "vite";
import { leanRules } from "./rule-pages.ts";

/** Builds the command-line tool as one self-contained file for Node. */
export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  logLevel: "warn",
  publicDir: false,
  plugins: [leanRules()],
  ssr: { noExternal: true },
  build: {
    ssr: "app/cli/main.ts",
    target: "node20",
    minify: true,
    emptyOutDir: false,
    rolldownOptions: { output: { entryFileNames: "check.mjs", codeSplitting: false } },
  },
});
