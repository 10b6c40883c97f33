// Finds programs, and installs them from Debian packages on machines where that is permitted.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./script.mjs";

const LIMIT = 4 * 60_000;

/** Where programs of some names may be. */
export const onPath = (names) => {
  const folders = ["/usr/bin", "/usr/local/bin", ...(process.env.PATH ?? "").split(delimiter)];
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
};

/** Whether a step succeeded within its time limit. */
export const worked = (exitCode) => exitCode.then((code) => code === 0).catch(() => false);

/** Whether this machine has apt and the user may run it. */
export const canInstallPackages = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Installs packages; resolves to whether they are available. */
export const installPackages = async (names) => {
  const options = { timeout: LIMIT, env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  const steps = [
    ["-qq", "update"],
    ["-qq", "install", "-y", "--no-install-recommends", ...names],
  ];
  for (const step of steps) {
    if (!(await worked(run("apt-get", step, options)))) return false;
  }
  return true;
};
