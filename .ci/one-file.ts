import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

/** A program's code as one file, built from the same modules as the page. */
const codeOf = async (config: string): Promise<string> => {
  const configFile = fileURLToPath(new URL(config, import.meta.url));
  const built = await build({ configFile, build: { write: false } });
  const outputs = Array.isArray(built) ? built : [built];
  const chunks = outputs.flatMap((each) => ("output" in each ? each.output : []));
  const [only, ...others] = chunks.filter((chunk) => chunk.type === "chunk");
  if (only === undefined || others.length > 0) throw new Error(`${config} must make one file`);
  return only.code;
};

/** The programs that are no part of the page, by the files of the build: the command-line tool, and what takes the page's place. */
const PROGRAMS = {
  "check.mjs": "check-script.config.ts",
  "rescue.js": "rescue.config.ts",
};

/** Adds to the build the programs that need no other file. */
export const oneFile = (): Plugin => ({
  name: "one-file",
  apply: "build",
  async generateBundle() {
    for (const [fileName, config] of Object.entries(PROGRAMS)) {
      this.emitFile({ type: "asset", fileName, source: await codeOf(config) });
    }
  },
});
