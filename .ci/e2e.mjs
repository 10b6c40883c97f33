// `npm run e2e`: the end-to-end tests against the built app. Arguments go to Playwright.
import { buildIfNeeded } from "./build.mjs";
import { findChromium } from "./chromium.mjs";
import { findEngines } from "./engines.mjs";
import { install } from "./install.mjs";
import { Failure, runAsScript, runTool } from "./script.mjs";

/** Runs the tests against the existing dist; resolves to the exit code. */
export const runEndToEnd = async (args = [], env = {}) => {
  const chromium = await findChromium();
  const engines = await findEngines();
  const config = ["--config", "e2e/playwright.config.ts"];
  return runTool("@playwright/test", "playwright", ["test", ...config, ...args], {
    ...env,
    ...engines,
    CHROMIUM: chromium,
  });
};

await runAsScript(import.meta.url, async () => {
  await install();
  await buildIfNeeded();
  const code = await runEndToEnd(process.argv.slice(2));
  if (code !== 0) throw new Failure("", code);
});
