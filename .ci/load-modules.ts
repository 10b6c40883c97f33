import { fileURLToPath, pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";

/** The path of one of the project's files. */
export const pathOf = (file: string): string =>
  fileURLToPath(new URL(`../${file}`, import.meta.url));

/**
 * Loads one of the app's own modules during the build. It is bundled first: loading a few hundred
 * separate modules takes several times as long.
 *
 * @param name the name of the folder for the bundle; must be unique for each caller.
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
    build: {
      ssr: true,
      target: "node20",
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      // The build's own virtual modules are not needed here.
      rolldownOptions: { input: { module: pathOf(entry) }, external: /^virtual:/ },
    },
  });
  // A module imported earlier from the same address would stay cached.
  const address = `${pathToFileURL(`${folder}/module.js`).href}?${Date.now()}`;
  return (await import(address)) as T;
};
