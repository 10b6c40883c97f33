import { defineConfig } from "vitest/config";

/** The tests that mutants have to survive: quick ones, and those of the layers they are in. */
const { MUTANT_TESTS = "core/**/*.test.ts" } = process.env;

export default defineConfig({
  test: {
    include: MUTANT_TESTS.split(","),
    testTimeout: 60_000,
    exclude: ["core/testing/**", "core/bench/**", "core/analysis/large-files.test.ts"],
  },
});
