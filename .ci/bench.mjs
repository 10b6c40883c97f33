// `npm run bench`: builds the benchmark like the app, and runs it in separate processes. `npm run
// bench -- parsers` and `npm run bench -- site` run one half of it. Prints ratios and says which
// targets are missed; a missed target is no failure, as a busy machine misses some.
import { basename } from "node:path";
import { pathToFileURL } from "node:url";
import { benchSite } from "./bench-site.mjs";
import { install } from "./install.mjs";
import { cache, Failure, root, run, runAsScript } from "./script.mjs";

const out = cache("bench");

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
  const [part = "all"] = process.argv.slice(2);
  if (part !== "site") {
    const code = await run(process.execPath, [await built("core/bench/main.ts", "parsers")]);
    if (code !== 0) throw new Failure("", code);
  }
  if (part !== "parsers") await benchSite(await built(".ci/bench-site.ts", "site"));
});
