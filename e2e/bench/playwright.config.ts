import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import shared from "../playwright.config.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The benchmark in the page: one thing at a time, nothing recorded, and as long as it takes. */
export default defineConfig({
  ...shared,
  testMatch: "*.bench.ts",
  outputDir: `${root}/node_modules/.cache/bench-page`,
  workers: 1,
  timeout: 10 * 60_000,
  // What is measured is printed by the test itself.
  reporter: [["./figures-only.ts"]],
  webServer: [shared.webServer ?? []].flat().map((server) => ({ ...server, cwd: root })),
  use: { ...shared.use, trace: "off" },
});
