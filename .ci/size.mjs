// `npm run size`: compares what a visitor downloads before the page works with the budget in
// package.json, and checks that the page stays on its own origin. The first screen is index.html,
// which contains its styles, and all scripts that its entry imports statically.
import { readdirSync, readFileSync, statSync } from "node:fs";
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

/** The files that loading a chunk of the manifest also loads. */
const filesWith = (manifest, key, seen = new Set()) => {
  if (seen.has(key)) return [];
  seen.add(key);
  const { file, css = [], imports = [] } = manifest[key];
  return [file, ...css, ...imports.flatMap((each) => filesWith(manifest, each, seen))];
};

const readSizes = () => {
  const manifest = JSON.parse(readDist(".vite/manifest.json").toString());
  const first = filesWith(manifest, "index.html");
  const later = distFiles().filter((file) => /\.(js|css)$/.test(file) && !first.includes(file));
  return { html: gzipped(["index.html"]), scripts: gzipped(first), later: gzipped(later) };
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
  const { html, scripts, later } = readSizes();
  const rows = [
    ["First screen", html + scripts, budgets.firstScreenKB],
    ["  HTML with its styles", html],
    ["  JavaScript", scripts],
    ["Loaded later, not counted", later],
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
