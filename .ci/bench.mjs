// `npm run bench`: builds the benchmark like the app, and runs it in separate processes. `npm run
// bench -- parsers`, `-- checks`, `-- growth` and `-- site` run one part of it. Prints ratios and says which targets
// are missed; that is no failure, as a busy machine misses some, except of growth, which is a ratio of the work itself.
import { basename } from "node:path";
import { pathToFileURL } from "node:url";
import { benchSite } from "./bench-site.mjs";
import { install } from "./install.mjs";
import { cache, Failure, root, run, runAsScript } from "./script.mjs";

const out = cache("bench");

/** What each part runs in Node, in a process of its own. */
const IN_NODE = {
  parsers: "core/bench/main.ts",
  checks: "core/bench/checks.ts",
  growth: "core/bench/growth.ts",
};

const PARTS = ["all", ...Object.keys(IN_NODE), "site"];

/**
 * Fixtures are located relative to the module that reads them, so its address must survive
 * bundling.
 */
const keepModuleAddresses = {
  name: "keep-module-addresses",
  transform(code, id) {
    if (!code.includes("import.meta.url")) return null;
    return code.replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href));
  },
};

await runAsScript(import.meta.url, async () => {
  const [part = "all"] = process.argv.slice(2);
  if (!PARTS.includes(part)) throw new Failure(`No part "${part}": take ${PARTS.join(", ")}`);
  await install();
  const { build } = await import("vite");
  const built = async (entry, name) => {
    await build({
      root,
      configFile: false,
      logLevel: "warn",
      publicDir: false,
      plugins: [keepModuleAddresses],
      build: { ssr: entry, outDir: `${out}/${name}`, emptyOutDir: true, target: "es2022" },
    });
    return `${out}/${name}/${basename(entry, ".ts")}.js`;
  };
  for (const [name, entry] of Object.entries(IN_NODE)) {
    if (part !== "all" && part !== name) continue;
    const code = await run(process.execPath, [await built(entry, name)]);
    if (code !== 0) throw new Failure("", code);
  }
  if (part === "all" || part === "site") await benchSite(await built(".ci/bench-site.ts", "site"));
});
