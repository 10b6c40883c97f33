// Builds the app, or only when a source is newer than the last build. `LANGUAGES=en` builds it in English alone.
import { readdirSync, statSync } from "node:fs";
import { at, Failure, runAsScript, runTool } from "./script.mjs";

/** The inputs of the build. The modification time of a folder shows deleted files. */
const SOURCES = [
  ".ci",
  "app",
  "core",
  "public",
  "index.html",
  "package.json",
  "package-lock.json",
  "tsconfig.base.json",
  "vite.config.ts",
];

const modified = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const newest = (path) => {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined || !stats.isDirectory()) return stats?.mtimeMs ?? 0;
  return readdirSync(path, { recursive: true }).reduce(
    (latest, name) => Math.max(latest, modified(`${path}/${name}`)),
    stats.mtimeMs,
  );
};

const inEnglishOnly = process.env.LANGUAGES === "en";

const isCurrent = () => {
  const built = modified(at("dist", "index.html"));
  const isWhole = inEnglishOnly || modified(at("dist", "ko", "index.html")) > 0;
  return isWhole && built > 0 && SOURCES.every((source) => newest(at(source)) < built);
};

/** Builds the app into dist: in English, then in the other languages. `options` are those of its processes. */
export const build = async (options = {}) => {
  for (const mode of inEnglishOnly ? [[]] : [[], ["--mode", "languages"]]) {
    const args = ["build", "--logLevel", "warn", ...mode];
    const code = await runTool("vite", "vite", args, {}, options);
    if (code !== 0) throw new Failure(`The app was not built: vite ended with code ${code}.`, code);
  }
};

/** Builds the app unless dist is newer than all of its inputs. */
export const buildIfNeeded = async () => {
  if (isCurrent()) return;
  console.log("Building the app");
  await build();
};

await runAsScript(import.meta.url, () => build());
