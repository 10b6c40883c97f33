// `npm run e2e`: the end-to-end tests against the built app. Arguments go to Playwright.
import { buildIfNeeded } from "./build.mjs";
import { findChromium, findShell } from "./chromium.mjs";
import { findEngines } from "./engines.mjs";
import { install } from "./install.mjs";
import { Failure, runAsScript, runTool } from "./script.mjs";

/** Finds the browsers, or installs them; resolves to the variables that name them to the tests. */
export const findBrowsers = async () => {
  // Only one installation can run at a time.
  const chromium = await findChromium();
  const shell = await findShell();
  return {
    ...(await findEngines()),
    CHROMIUM: chromium,
    ...(shell !== null && { HEADLESS_SHELL: shell }),
  };
};

/** Runs the tests against the existing dist, in `browsers`; resolves to the exit code. */
export const runEndToEnd = async (browsers, args = [], env = {}) => {
  const config = ["--config", "e2e/playwright.config.ts"];
  return runTool("@playwright/test", "playwright", ["test", ...config, ...args], {
    ...env,
    ...browsers,
  });
};

await runAsScript(import.meta.url, async () => {
  await install();
  await buildIfNeeded();
  const code = await runEndToEnd(await findBrowsers(), process.argv.slice(2));
  if (code !== 0) throw new Failure("", code);
});
