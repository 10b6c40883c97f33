// Finds Firefox and WebKitGTK for the tests that run in every engine; in CI, installs them if
// possible.
import { existsSync } from "node:fs";
import { canInstallPackages, installPackages, onPath } from "./packages.mjs";
import { Failure, runAsScript } from "./script.mjs";

/**
 * What each engine requires: the variable that names a program, its usual paths, and its package.
 */
const ENGINES = [
  {
    engine: "Firefox",
    programs: [
      { variable: "FIREFOX", names: ["firefox-esr", "firefox"], packageName: "firefox-esr" },
    ],
  },
  {
    engine: "WebKitGTK",
    programs: [
      {
        variable: "WEBKIT_DRIVER",
        names: ["WebKitWebDriver"],
        packageName: "webkit2gtk-driver",
      },
      // It has no headless mode.
      { variable: "XVFB", names: ["Xvfb"], packageName: "xvfb" },
    ],
  },
];

/** The path of a program: from its variable, or a usual path; null if there is none. */
const find = ({ variable, names }) => {
  const named = process.env[variable] ?? "";
  if (named !== "" && !existsSync(named)) {
    throw new Failure(`${variable} names a program that does not exist: ${named}.`);
  }
  if (named !== "") return named;
  return onPath(names).find((path) => existsSync(path)) ?? null;
};

const missing = (programs) => programs.filter((program) => find(program) === null);

/** Says which engine is not tested, and how to change that. */
const explain = ({ engine, programs }) => {
  const absent = missing(programs);
  if (absent.length === 0) return;
  const packages = absent.map(({ packageName }) => packageName).join(" ");
  const variables = absent.map(({ variable }) => variable).join(" and ");
  console.log(
    `${engine} is not installed, so its tests are skipped. To run them: apt-get install ${packages}, or set ${variables} to the path of the program.`,
  );
};

/**
 * Variables with the paths of the available programs. Prints a note for each engine that is
 * missing.
 */
export const findEngines = async () => {
  const programs = ENGINES.flatMap((engine) => engine.programs);
  const wanted = missing(programs).map(({ packageName }) => packageName);
  if (wanted.length > 0 && process.env.CI !== undefined && canInstallPackages()) {
    console.log(`Installing what other engines need: apt-get install ${wanted.join(" ")}`);
    await installPackages(wanted);
  }
  ENGINES.forEach(explain);
  const found = programs.map((program) => [program.variable, find(program)]);
  return Object.fromEntries(found.filter(([, path]) => path !== null));
};

await runAsScript(import.meta.url, async () => console.log(await findEngines()));
