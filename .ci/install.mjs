// Installs the dependencies if they are missing or out of date; otherwise does nothing, silently.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { at, Failure, npmOptions, run, runAsScript } from "./script.mjs";

/** Inside node_modules, so that it is deleted with the packages. */
const MARKER = at("node_modules", ".installed");

const readText = (path) => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
};

/** What an installation depends on: the lockfile, and the platform of its binaries. */
const fingerprint = () =>
  createHash("sha256")
    .update(readFileSync(at("package-lock.json")))
    .update(`${process.platform} ${process.arch}`)
    .digest("hex");

/** Numeric comparison of versions such as `20.19.0`. */
const isOlder = (version, least) => {
  const [have, want] = [version, least].map((text) => text.split(".").map(Number));
  const place = want.findIndex((number, index) => number !== have[index]);
  return place >= 0 && have[place] < want[place];
};

const checkNode = () => {
  const { engines } = JSON.parse(readFileSync(at("package.json"), "utf8"));
  const least = engines.node.replace(">=", "");
  if (isOlder(process.versions.node, least)) {
    throw new Failure(`This needs Node ${least} or newer; this is Node ${process.versions.node}.`);
  }
};

/** Makes node_modules match package-lock.json. */
export const install = async () => {
  checkNode();
  const wanted = fingerprint();
  if (readText(MARKER) === wanted) return;
  console.log("Installing the dependencies (npm ci)");
  // NODE_ENV=production would omit the tools that build and test.
  const code = await run("npm", ["ci", "--include=dev"], npmOptions).catch(() => null);
  if (code === null) throw new Failure("The dependencies cannot be installed: npm was not found.");
  if (code !== 0) {
    throw new Failure(`The dependencies were not installed: npm ci ended with code ${code}.`, code);
  }
  writeFileSync(MARKER, wanted);
};

await runAsScript(import.meta.url, install);
