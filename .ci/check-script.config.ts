import { defineConfig } from "vite";
import { allWords } from "./all-words.ts";

/** Builds the command-line tool as one self-contained file for Node, in all languages. */
export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  logLevel: "warn",
  publicDir: false,
  plugins: [allWords("command line")],
  ssr: { noExternal: true },
  build: {
    ssr: "app/cli/main.ts",
    target: "node20",
    minify: true,
    emptyOutDir: false,
    rolldownOptions: {
      // A look-up of a word does nothing else, so what nobody uses is left out.
      treeshake: { propertyReadSideEffects: false },
      output: { entryFileNames: "check.mjs", codeSplitting: false },
      // On a busy machine a note on slow plugins would look like a warning.
      checks: { bundlerTimings: false },
    },
  },
});
