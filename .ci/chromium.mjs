// Finds a Chromium for the end-to-end tests, or installs one.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { canInstallPackages, installPackages, onPath, worked } from "./packages.mjs";
import { Failure, runAsScript, runTool } from "./script.mjs";

const VARIABLES = ["CHROMIUM", "CHROME_PATH", "PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH"];

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

const MAC_APPS = ["Google Chrome", "Chromium", "Microsoft Edge"];

const WINDOWS_PROGRAMS = [
  join("Google", "Chrome", "Application", "chrome.exe"),
  join("Chromium", "Application", "chrome.exe"),
  join("Microsoft", "Edge", "Application", "msedge.exe"),
];

const DOWNLOAD_LIMIT = 3 * 60_000;

/**
 * The browser named by a variable. If it does not exist, that is an error to report, not to work
 * around.
 */
const named = () => {
  const variable = VARIABLES.find((name) => (process.env[name] ?? "") !== "");
  if (variable === undefined) return null;
  const path = process.env[variable];
  if (existsSync(path)) return path;
  throw new Failure(`${variable} names a browser that does not exist: ${path}.`);
};

const usualPaths = () => {
  if (process.platform === "darwin") {
    const folders = ["/Applications", join(process.env.HOME ?? "", "Applications")];
    return folders.flatMap((folder) =>
      MAC_APPS.map((app) => join(folder, `${app}.app`, "Contents", "MacOS", app)),
    );
  }
  if (process.platform === "win32") {
    const { PROGRAMFILES, LOCALAPPDATA } = process.env;
    const folders = [PROGRAMFILES, process.env["PROGRAMFILES(X86)"], LOCALAPPDATA];
    return folders
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => WINDOWS_PROGRAMS.map((program) => join(folder, program)));
  }
  return onPath(NAMES);
};

/** Some systems have a stub under the browser's name that only says how to install it. */
const isBrowser = (path) =>
  existsSync(path) &&
  (process.platform !== "linux" ||
    spawnSync(path, ["--version"], { timeout: 20_000 }).status === 0);

const installed = () => usualPaths().find(isBrowser) ?? null;

const downloaded = async () => {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
};

const download = async () => {
  console.log("Downloading a browser: playwright install chromium");
  // If the download is unavailable it takes long to fail, and that is not a failure yet.
  const options = { timeout: DOWNLOAD_LIMIT, stdio: "ignore" };
  const ok = await worked(
    runTool("@playwright/test", "playwright", ["install", "chromium"], {}, options),
  );
  return ok ? downloaded() : null;
};

const installPackage = async () => {
  if (!canInstallPackages()) return null;
  console.log("Installing a browser: apt-get install chromium");
  // Without an installed font the page's text has no width.
  return (await installPackages(["chromium", "fonts-liberation"])) ? installed() : null;
};

/** The path of a Chromium that is on this machine or can be installed. */
export const findChromium = async () => {
  const path =
    named() ??
    installed() ??
    (await downloaded()) ??
    (await download()) ??
    (await installPackage());
  if (path !== null) return path;
  throw new Failure(
    "No Chromium was found: install Chromium or Chrome, or set CHROMIUM to the path of its program.",
  );
};

const SHELL = "chromium-headless-shell";

/**
 * The path of Chromium without windows, in which the tests take a sixth less of the processor's time; in CI, installs it if
 * possible. Null if there is none, or if a variable names the browser to use.
 */
export const findShell = async () => {
  if (process.platform !== "linux" || named() !== null) return null;
  const find = () => onPath([SHELL]).find(isBrowser) ?? null;
  const found = find();
  if (found !== null || process.env.CI === undefined || !canInstallPackages()) return found;
  console.log(`Installing a faster browser for tests: apt-get install ${SHELL}`);
  return (await installPackages([SHELL])) ? find() : null;
};

await runAsScript(import.meta.url, async () => console.log(await findChromium()));
