import { fileURLToPath, pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";

/** The path of one of the project's files. */
export const pathOf = (file: string): string =>
  fileURLToPath(new URL(`../${file}`, import.meta.url));

/**
 * Bundles one of the app's own modules for Node, as `module.js` in a folder, whose path it returns: loading a few hundred
 * separate modules takes several times as long.
 *
 * @param name the name of the folder; must be unique for each caller.
 * @param entry the module's path within the project.
 */
export const bundleModule = async (
  name: string,
  entry: string,
  plugins: readonly Plugin[] = [],
): Promise<string> => {
  const folder = pathOf(`node_modules/.cache/${name}`);
  await build({
    configFile: false,
    root: pathOf("."),
    logLevel: "error",
    plugins: [...plugins],
    build: {
      ssr: true,
      target: "node20",
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: { input: { module: pathOf(entry) } },
    },
  });
  return folder;
};

/** Imports what `bundleModule` has written. */
export const importModule = async <T>(folder: string): Promise<T> => {
  // A module imported earlier from the same address would stay cached.
  const address = `${pathToFileURL(`${folder}/module.js`).href}?${Date.now()}`;
  return (await import(address)) as T;
};

/** Loads one of the app's own modules during the build; see `bundleModule`. */
export const loadModule = async <T>(name: string, entry: string): Promise<T> =>
  importModule<T>(await bundleModule(name, entry));
