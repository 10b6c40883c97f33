// `npm run size`: compares what a visitor downloads before the page works with the budget in
// package.json, and checks that the page stays on its own origin. The first screen is index.html,
// which contains its styles, and all scripts that it has loaded at once.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { buildIfNeeded } from "./build.mjs";
import { install } from "./install.mjs";
import { at, Failure, runAsScript } from "./script.mjs";

const KILOBYTE = 1024;

const readDist = (file) => readFileSync(at("dist", ...file.split("/")));

const gzipped = (files) =>
  files.reduce((sum, file) => sum + gzipSync(readDist(file), { level: 9 }).length, 0);

const STATIC_PAGES = /^(?:ko|zh|ru|pages|mistakes|rules|crawlers|directives|readers)\//;

/**
 * All files in dist, with `/` between folders, except the static pages, which the app does not load, and those in other languages.
 */
const distFiles = () =>
  readdirSync(at("dist"), { recursive: true })
    .filter((name) => statSync(at("dist", name)).isFile())
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => !STATIC_PAGES.test(name));

/** The folders of the page in other languages, as far as they are built. */
const LANGUAGES = ["ko", "zh", "ru"];

/** How much larger than the English page another may be: it has other words, and nothing else. */
const LONGER_WORDS = 1.05;

/** The scripts that a page's HTML names. */
const scriptsOfPage = (folder = "") => {
  const names = readDist(`${folder}index.html`)
    .toString()
    .matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g);
  return [...new Set([...names].map(([, file]) => folder + file))];
};

const readSizes = () => {
  const first = scriptsOfPage();
  const later = distFiles().filter((file) => /\.(js|css)$/.test(file) && !first.includes(file));
  return { html: gzipped(["index.html"]), scripts: gzipped(first), later: gzipped(later) };
};

/** The size of the first screen in each other language. */
const sizesOfOthers = () =>
  LANGUAGES.filter((id) => existsSync(at("dist", id))).map((id) => [
    id,
    gzipped([`${id}/index.html`, ...scriptsOfPage(`${id}/`)]),
  ]);

/**
 * References in the page or its styles that would be fetched from elsewhere, or that work only at
 * the root of a site.
 */
const strayAddresses = () => {
  const html = readDist("index.html").toString();
  const tags = (html.match(/<(?:script|link|img|source|iframe|style)\b[^>]*>/gi) ?? []).filter(
    // These name the page itself, and are not fetched.
    (tag) => !/\srel="(?:canonical|alternate)"/.test(tag),
  );
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
    // More does not fit, with the headers of the response, into the ten packets (14,600 bytes) that a server sends
    // before it waits for an answer: the first paint on a phone comes 0.15 s later then.
    ["  HTML with its styles", html, budgets.htmlKB],
    ["  JavaScript", scripts],
    ["Loaded later, not counted", later],
    ...sizesOfOthers().map(([id, bytes]) => [
      `First screen, ${id}`,
      bytes,
      Math.round((LONGER_WORDS * (html + scripts)) / KILOBYTE),
    ]),
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
