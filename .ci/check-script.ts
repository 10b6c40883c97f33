import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const CONFIG = fileURLToPath(new URL("check-script.config.ts", import.meta.url));

/** The tool's code, built from the same core as the page's. */
const checkScriptCode = async (): Promise<string> => {
  const built = await build({ configFile: CONFIG, build: { write: false } });
  const outputs = Array.isArray(built) ? built : [built];
  const chunks = outputs.flatMap((each) => ("output" in each ? each.output : []));
  const [only, ...others] = chunks.filter((chunk) => chunk.type === "chunk");
  if (only === undefined || others.length > 0) throw new Error("check.mjs must be one file");
  return only.code;
};

/** Adds the command-line tool to the build as `check.mjs`. */
export const checkScript = (): Plugin => ({
  name: "check-script",
  apply: "build",
  async generateBundle() {
    this.emitFile({ type: "asset", fileName: "check.mjs", source: await checkScriptCode() });
  },
});
