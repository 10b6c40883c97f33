import { fileURLToPath, pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import { inPlaceOfReact } from "./preact.ts";

/** The path of one of the project's files. */
export const pathOf = (file: string): string =>
  fileURLToPath(new URL(`../${file}`, import.meta.url));

/**
 * Runs one of the app's own modules here, while the app is built. It is bundled first: running a few
 * hundred modules one by one takes several times as long.
 *
 * @param name of the folder that keeps the bundle; give each caller its own.
 * @param entry the module's path within the project.
 */
export const loadModule = async <T>(
  name: string,
  entry: string,
  plugins: readonly Plugin[] = [],
): Promise<T> => {
  const folder = pathOf(`node_modules/.cache/${name}`);
  await build({
    configFile: false,
    root: pathOf("."),
    logLevel: "error",
    plugins: [...plugins],
    resolve: { alias: inPlaceOfReact },
    // What imports React is a part of the bundle, so that it gets the one that stands in its place.
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: "node20",
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      // Nobody asks for what the build itself makes up.
      rolldownOptions: { input: { module: pathOf(entry) }, external: /^virtual:/ },
    },
  });
  // What was imported under the same address before stays what it was.
  const address = `${pathToFileURL(`${folder}/module.js`).href}?${Date.now()}`;
  return (await import(address)) as T;
};
