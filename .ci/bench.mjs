// `npm run bench`: builds the benchmark as the app is built, and runs it in a process of its own.
import { pathToFileURL } from "node:url";
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
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [keepModuleAddresses],
    build: { ssr: "core/bench/main.ts", outDir: out, emptyOutDir: true, target: "es2022" },
  });
  const code = await run(process.execPath, [`${out}/main.js`]);
  if (code !== 0) throw new Failure("", code);
});
