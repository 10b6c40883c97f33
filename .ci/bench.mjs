// `npm run bench`: builds the benchmark as the app is built, and runs it in processes of its own.
// `npm run bench -- parsers` and `npm run bench -- site` run a half of it. It prints ratios and says
// which bars are missed; a missed bar is no failure, for a busy machine misses some.
import { basename } from "node:path";
import { pathToFileURL } from "node:url";
import { benchSite } from "./bench-site.mjs";
import { install } from "./install.mjs";
import { cache, Failure, root, run, runAsScript } from "./script.mjs";

const out = cache("bench");

/** Fixtures are found beside the module that reads them, which the bundle is not. */
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
