import { readFileSync } from "node:fs";
import { type Language, languages } from "../app/languages/languages.ts";
import { pathOf } from "./load-modules.ts";

/**
 * The address of the site that the build is for, in the variable `SITE`: `https://workbench.example/`. Without it, pages name each
 * other by relative addresses, which a script makes whole, and there is no sitemap.
 */
const site = ((address: string | undefined): string => {
  if (address === undefined || address === "") return "";
  if (!/^https?:\/\/[^/]+\/(?:.*\/)?$/.test(address)) {
    throw new Error(`SITE must be an address that ends with a slash, not ${address}`);
  }
  return address;
})((process.env as { readonly SITE?: string }).SITE);

/** The script that makes relative addresses whole, for pages that have no other; from the root of a language. */
const WHOLE_LINKS = "pages/whole-links.js";

/** Files that pages with links to other languages need; in each language. */
export const filesForAlternates = (): ReadonlyMap<string, string> =>
  new Map(
    site === ""
      ? [[WHOLE_LINKS, readFileSync(pathOf("app/shell/start/whole-links.js"), "utf8")]]
      : [],
  );

/**
 * The page with links to itself in each language in its head. A page that leads to another one stays as it is.
 *
 * @param name its path from the root of its language; empty for the Workbench itself.
 */
export const withAlternates = (html: string, name: string, own: Language): string => {
  if (html.includes('rel="canonical"')) return html;
  const depth = name.split("/").length - 1 + (own.path === "" ? 0 : 1);
  const root = site === "" ? "../".repeat(depth) || "./" : site;
  const link = (attributes: string, { path }: Language): string =>
    `<link ${attributes} href="${root}${path}${name}">`;
  const links = [
    link('rel="canonical"', own),
    ...languages.map((each) => link(`rel="alternate" hreflang="${each.tag}"`, each)),
    link('rel="alternate" hreflang="x-default"', languages[0] as Language),
  ];
  if (site === "" && name !== "") {
    links.push(
      `<script src="${"../".repeat(name.split("/").length - 1)}${WHOLE_LINKS}" defer></script>`,
    );
  }
  return html.replace("</head>", () => `${links.join("\n")}\n</head>`);
};

/**
 * The files that tell search engines of all pages; none without the site's address.
 *
 * @param pages by their names, from the root of a language.
 */
export const sitemapFiles = (
  pages: ReadonlyMap<string, string | Uint8Array>,
): ReadonlyMap<string, string> => {
  if (site === "") return new Map();
  const names = [...pages].filter(([, html]) => !String(html).includes('http-equiv="refresh"'));
  const addresses = ["", ...names.map(([name]) => name)].flatMap((name) =>
    languages.map(({ path }) => `<url><loc>${site}${path}${name}</loc></url>`),
  );
  const start =
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  const robots = readFileSync(pathOf("public/robots.txt"), "utf8");
  return new Map([
    ["sitemap.xml", `${start}\n${addresses.join("\n")}\n</urlset>\n`],
    ["robots.txt", `${robots}\nSitemap: ${site}sitemap.xml\n`],
  ]);
};
