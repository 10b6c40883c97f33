// Shared by the scripts here. Uses only Node's own modules: some scripts run before anything is
// installed.
import { spawn } from "node:child_process";
import { readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

// In CI, tools colour their output even where colours are not shown.
if (!process.stdout.isTTY) {
  process.env.NO_COLOR = "1";
  delete process.env.FORCE_COLOR;
}

/** The project's folder. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** The path of `parts` within the project. */
export const at = (...parts) => join(root, ...parts);

/** A path for generated files that nobody edits and no tool reads as sources. */
export const cache = (...parts) => at("node_modules", ".cache", ...parts);

/**
 * A failure that one sentence explains, so that no stack trace is needed. Without a sentence, the
 * cause has already been printed.
 */
export class Failure extends Error {
  /**
   * @param {string} message
   * @param {number} [exitCode]
   */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Runs `main` if the module at `url` is the program itself rather than an import. */
export const runAsScript = async (url, main) => {
  const program = process.argv[1];
  if (program === undefined || realpathSync(program) !== fileURLToPath(url)) return;
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error.message !== "") console.error(error.message);
    process.exitCode = error.exitCode;
  }
};

/** Runs a program with inherited output and no input; resolves to its exit code. */
export const run = (command, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      ...options,
    });
    child.on("error", reject);
    child.on("close", (code, signal) => resolve(code ?? (signal === null ? 1 : 130)));
  });

/**
 * The script of an installed package's program, to be run by Node itself, since the shims in
 * `node_modules/.bin` need a shell on Windows.
 */
const programPath = (packageName, program) => {
  const folder = at("node_modules", ...packageName.split("/"));
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, typeof bin === "string" ? bin : bin[program]);
};

/** Runs a program of an installed package; resolves to its exit code. */
export const runTool = (packageName, program, args, env = {}, options = {}) =>
  run(process.execPath, [programPath(packageName, program), ...args], {
    env: { ...process.env, ...env },
    ...options,
  });

/** npm is a shell script on Windows. */
export const npmOptions = { shell: process.platform === "win32" };
