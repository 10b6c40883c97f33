// `npm run size`: compares what a visitor downloads with the budgets in package.json, and checks
// that the page stays on its own origin. Everything in dist that is HTML, CSS or JavaScript counts
// towards the first screen, except what is reached only through the dynamic imports listed in
// `budgets.loadedLater` (source paths as in the manifest), or as a worker. So a new chunk counts
// until it is listed as loaded later.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { buildIfNeeded } from "./build.mjs";
import { install } from "./install.mjs";
import { at, Failure, runAsScript } from "./script.mjs";

const KILOBYTE = 1024;

const readDist = (file) => readFileSync(at("dist", ...file.split("/")));

const gzipped = (files) =>
  files.reduce((sum, file) => sum + gzipSync(readDist(file), { level: 9 }).length, 0);

/**
 * All files in dist, with `/` between folders, except the checks' own pages: the app loads none of
 * them.
 */
const distFiles = () =>
  readdirSync(at("dist"), { recursive: true })
    .filter((name) => statSync(at("dist", name)).isFile())
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => !name.startsWith("rules/"));

/**
 * The manifest's chunks that loading `keys` also loads: static imports, and others if `follow` says
 * so.
 */
const closure = (manifest, keys, follow) => {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key];
    imports.forEach(visit);
    dynamicImports.filter(follow).forEach(visit);
  };
  keys.forEach(visit);
  return [...seen].map((key) => manifest[key]);
};

const filesOf = (chunks) => [...new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]))];

/** The file of a worker by its source; the manifest lists it among the files of chunks. */
const workerFile = (manifest, source) => {
  const name = source.match(/^app\/workers\/([\w-]+)\.ts$/)?.[1];
  return Object.values(manifest)
    .flatMap(({ assets = [] }) => assets)
    .find((file) => name !== undefined && new RegExp(`/${name}-[^/]+\\.js$`).test(file));
};

/** The scripts in the page itself, which run before it requests any more. */
const pageScripts = () => {
  const html = readDist("index.html").toString();
  const named = [
    ...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"/gi),
    ...html.matchAll(/<meta name="modules" content="([^"]+)"/gi),
  ];
  return named
    .flatMap(([, addresses]) => addresses.split(" "))
    .map((address) => address.replace(/^\.\//, ""))
    .filter((file) => existsSync(at("dist", file)));
};

const readSizes = ({ loadedLater }) => {
  const manifest = JSON.parse(readDist(".vite/manifest.json").toString());
  const keys = Object.keys(manifest);
  const workers = loadedLater.map((source) => workerFile(manifest, source)).filter(Boolean);
  const chunks = loadedLater.filter((source) => workerFile(manifest, source) === undefined);
  for (const source of chunks) {
    if (manifest[source]?.isDynamicEntry) continue;
    throw new Failure(
      `budgets.loadedLater names ${source}, which the app neither imports dynamically nor runs as a worker.`,
    );
  }
  const entries = keys.filter((key) => manifest[key].isEntry);
  const all = distFiles();
  const editor = [
    ...new Set([...filesOf(closure(manifest, entries, () => false)), ...pageScripts()]),
  ];
  const early = filesOf(closure(manifest, entries, (key) => !chunks.includes(key)));
  const beside = [...workers, "service-worker.js"].filter((file) => all.includes(file));
  const later = [...filesOf(closure(manifest, chunks, () => true)), ...beside].filter(
    (file) => !early.includes(file),
  );
  const screen = all.filter((file) => /\.(html|css|js)$/.test(file) && !later.includes(file));
  const ending = (files, pattern) => files.filter((file) => pattern.test(file));
  return {
    editorJs: gzipped(ending(editor, /\.js$/)),
    screenJs: gzipped(ending(screen, /\.js$/)),
    screenCss: gzipped(ending(screen, /\.css$/)),
    screenHtml: gzipped(ending(screen, /\.html$/)),
    later: gzipped(ending(later, /\.(js|css)$/)),
  };
};

/**
 * References in the page or its styles that would be fetched from elsewhere, or that work only at
 * the root of a site.
 */
const strayAddresses = () => {
  const html = readDist("index.html").toString();
  const tags = html.match(/<(?:script|link|img|source|iframe|style)\b[^>]*>/gi) ?? [];
  const addresses = tags.flatMap((tag) =>
    [...tag.matchAll(/\s(?:src|href|srcset)\s*=\s*["']?([^"'\s>]*)/gi)].map((match) => match[1]),
  );
  const styles = distFiles()
    .filter((file) => file.endsWith(".css"))
    .map((file) => readDist(file).toString());
  const inStyles = [html, ...styles].flatMap((style) =>
    [...style.matchAll(/(?:url\(|@import)\s*["']?([^"')\s;]+)/gi)].map((match) => match[1]),
  );
  // Inline data and references within the document fetch nothing.
  const isOwn = (address) => /^(?:data:|#|(?![a-z][a-z\d+.-]*:|\/).)/i.test(address);
  return [...addresses, ...inStyles].filter((address) => !isOwn(address));
};

const inKilobytes = (bytes) => `${(bytes / KILOBYTE).toFixed(1)} KB`;

const printTable = (rows) => {
  for (const [name, bytes, budget] of rows) {
    const limit = budget === undefined ? "" : `  of ${budget} KB`;
    console.log(`${name.padEnd(44)}${inKilobytes(bytes).padStart(10)}${limit}`);
  }
};

/** Checks the existing dist. */
export const checkSize = () => {
  const { budgets } = JSON.parse(readFileSync(at("package.json"), "utf8"));
  const sizes = readSizes(budgets);
  const screen = sizes.screenHtml + sizes.screenCss + sizes.screenJs;
  const rows = [
    ["JavaScript to the first usable editor", sizes.editorJs, budgets.editorJsKB],
    ["First screen: HTML, CSS and all JavaScript", screen, budgets.firstScreenKB],
    ["  HTML", sizes.screenHtml],
    ["  CSS", sizes.screenCss],
    ["  JavaScript", sizes.screenJs],
    ["Loaded later, not counted", sizes.later],
  ];
  printTable(rows);
  const over = rows.filter(
    ([, bytes, budget]) => budget !== undefined && bytes > budget * KILOBYTE,
  );
  const stray = strayAddresses();
  if (stray.length > 0) {
    throw new Failure(`The page must use relative addresses only, but has ${stray.join(", ")}.`);
  }
  if (over.length > 0) {
    throw new Failure(`Over budget: ${over.map(([name]) => name).join("; ")}.`);
  }
};

await runAsScript(import.meta.url, async () => {
  await install();
  await buildIfNeeded();
  checkSize();
});
