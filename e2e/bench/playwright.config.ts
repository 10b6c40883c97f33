import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import shared from "../playwright.config.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

const { projects: _, ...options } = shared;

/** The benchmark of the page: one test at a time, without recording or time limit. */
export default defineConfig({
  ...options,
  testMatch: "*.bench.ts",
  outputDir: `${root}/node_modules/.cache/bench-page`,
  workers: 1,
  timeout: 10 * 60_000,
  // The tests print their results themselves.
  reporter: [["./figures-only.ts"]],
  webServer: [shared.webServer ?? []].flat().map((server) => ({ ...server, cwd: root })),
  use: { ...shared.use, trace: "off" },
});
