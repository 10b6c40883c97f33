import { defineConfig } from "@playwright/test";
import shared from "../playwright.config.ts";

/** The benchmark in the page: one thing at a time, nothing recorded, and as long as it takes. */
export default defineConfig({
  ...shared,
  testMatch: "*.bench.ts",
  workers: 1,
  timeout: 10 * 60_000,
  // What is measured is printed by the test itself.
  reporter: [["./figures-only.ts"]],
  use: { ...shared.use, trace: "off" },
});
