import { defineConfig } from "@playwright/test";

// CHROMIUM is found by .ci/chromium.mjs; without it Playwright looks for its own browser. HEADLESS_SHELL
// is Chromium without windows, if that is installed as well: the tests run in it.
// E2E_REPORT is where to write the results as JSON as well. E2E_PORT allows two runs at once.
// E2E_TRACE=1 keeps traces of failing tests; recording takes much of a run's time.
// SCREENSHOTS=1 takes the README's pictures as well.
const {
  CHROMIUM,
  HEADLESS_SHELL,
  CI,
  E2E_REPORT,
  E2E_PORT = "4319",
  E2E_TRACE,
  SCREENSHOTS,
} = process.env;

const address = `http://127.0.0.1:${E2E_PORT}/`;
/**
 * What Chromium is to do without. Its address bar loads two pages of its own in each window, which
 * take as long as a test does; the others are those of Playwright's list, which this one replaces, that
 * concern a local page.
 */
const WITHOUT = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "SpareRendererForSitePerProcess",
  "ThirdPartyStoragePartitioning",
];

/** How a browser at a path is started; Playwright's own browser without one. */
export const startedAs = (path: string | undefined) => ({
  ...(path === undefined ? {} : { executablePath: path }),
  // The tests may run as root, which Chromium's sandbox refuses; the other flags keep it off
  // the network.
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    `--disable-features=${WITHOUT.join()}`,
  ],
});

/** What takes longest, with a service worker that keeps all files: at the end one processor would have nothing else to do. */
const LONGEST = ["offline.spec.ts", "languages.spec.ts", "wrong-files.spec.ts"];

const output = `../node_modules/.cache/e2e-${E2E_PORT}`;

export default defineConfig({
  projects: [
    { name: "longest", testMatch: LONGEST },
    {
      name: "others",
      testMatch: "*.spec.ts",
      testIgnore: [...LONGEST, ...(SCREENSHOTS === undefined ? ["screenshots.spec.ts"] : [])],
    },
  ],
  outputDir: output,
  forbidOnly: CI !== undefined,
  // Of what passes at another attempt, the end of the output has a list: a defect to mend, of the test or of the page.
  retries: CI === undefined ? 0 : 2,
  workers: 2,
  fullyParallel: true,
  // A journey takes up to 15 s on a quiet machine, and several times that on a loaded one.
  timeout: 90_000,
  // On a loaded machine a result may be late; a wrong one stays wrong.
  expect: { timeout: 20_000 },
  reporter: [
    ["list"],
    ...(E2E_REPORT === undefined ? [] : [["json", { outputFile: E2E_REPORT }] as const]),
  ],
  // The tests run against the production build.
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --strictPort --host 127.0.0.1 --port ${E2E_PORT}`,
    cwd: "..",
    url: address,
    // Playwright requests colours from its servers; if NO_COLOR is set, Node warns about that at
    // each start.
    env: { FORCE_COLOR: "0" },
  },
  use: {
    baseURL: address,
    trace: E2E_TRACE === undefined ? "off" : "retain-on-failure",
    screenshot: "only-on-failure",
    // The service worker would answer in place of the server and of the tests' routes.
    serviceWorkers: "block",
    permissions: ["clipboard-read", "clipboard-write"],
    launchOptions: startedAs(HEADLESS_SHELL ?? CHROMIUM),
  },
});
