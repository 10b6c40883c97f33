import { defineConfig } from "vitest/config";

/** The tests that mutants have to survive: quick ones, and those of the layers they are in. */
const { MUTANT_TESTS = "core/**/*.test.ts" } = process.env;

export default defineConfig({
  test: {
    include: MUTANT_TESTS.split(/,(?=[a-z]+\/)(?![^{]*})/),
    testTimeout: 60_000,
    // How work grows is measured in time or counts, which instrumented code changes.
    testNamePattern: /^(?!.*(?:takes as long as|takes time in proportion|in small steps))/,
    exclude: ["core/testing/**", "core/bench/**", "core/analysis/large-files.test.ts"],
  },
});
