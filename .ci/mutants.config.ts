import { defineConfig } from "vitest/config";

/** The unit tests as Stryker runs them, once for each mutant: modules stay loaded between files. */
export default defineConfig({
  test: {
    environment: "node",
    include: ["{core,app}/**/*.test.ts"],
    testTimeout: 60_000,
    isolate: false,
    setupFiles: [".ci/mutants-setup.ts"],
  },
});
