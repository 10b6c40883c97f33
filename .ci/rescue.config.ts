import { defineConfig } from "vite";
import { allWords } from "./all-words.ts";

/** Builds what takes the place of a page that did not load as one self-contained file, in all languages. */
export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  logLevel: "warn",
  publicDir: false,
  plugins: [allWords("page")],
  build: {
    target: "es2023",
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: "app/rescue.ts",
      treeshake: { propertyReadSideEffects: false },
      output: { entryFileNames: "rescue.js", codeSplitting: false },
      checks: { bundlerTimings: false },
    },
  },
});
