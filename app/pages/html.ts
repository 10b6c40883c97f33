import { codeWords, escapedHtml, formatMessage, LANGUAGE, type Message } from "../../core/index.ts";
import { pageMessages as words } from "./messages.ts";

/** A file that the build writes. */
export interface PageFile {
  /** Its path from the root of the site. */
  readonly name: string;
  readonly source: string;
}

/** The folders of the static pages, in the order of their links. */
export type Folder = keyof typeof words.nav;

/** Text with code in backquotes, as HTML. */
export const withCode = (text: string): string =>
  codeWords(text)
    .map(({ text: word, code }) => (code ? `<code>${escapedHtml(word)}</code>` : escapedHtml(word)))
    .join("");

/** Text with code in backquotes, without them. */
const plain = (text: string): string => text.replaceAll("`", "");

/** A link; its text is HTML. */
export const link = (address: string, text: string): string =>
  `<a href="${escapedHtml(address)}">${text}</a>`;

/** A list of HTML. */
export const list = (items: readonly string[]): string =>
  `<ul>\n${items.map((item) => `<li>${item}</li>`).join("\n")}\n</ul>`;

/** Pairs of a term and its description in HTML. */
export const facts = (rows: readonly (readonly [term: string, description: string])[]): string =>
  `<dl>\n${rows.map(([term, description]) => `<div><dt>${escapedHtml(term)}</dt><dd>${description}</dd></div>`).join("\n")}\n</dl>`;

/** A file that is shown, with notes on it in HTML. */
export const figure = (shown: string, notes: readonly string[]): string =>
  `<figure>\n<pre>${escapedHtml(shown)}</pre>\n<figcaption>${notes.join("<br>")}</figcaption>\n</figure>`;

/** A part of a page with its heading; empty without content. */
export const section = (heading: string, ...content: readonly string[]): string => {
  const shown = content.filter((each) => each !== "");
  return shown.length === 0 ? "" : `<h2>${escapedHtml(heading)}</h2>\n${shown.join("\n")}`;
};

const navigation = (folder: Folder, isIndex: boolean): string => {
  const links = (Object.keys(words.nav) as Folder[]).map((each) => {
    const isHere = isIndex && each === folder;
    const address = each === folder ? "index.html" : `../${each}/index.html`;
    return `<a href="${address}"${isHere ? ' aria-current="page"' : ""}>${escapedHtml(words.nav[each])}</a>`;
  });
  return `<nav aria-label="${escapedHtml(words.sections)}">\n${link("../", escapedHtml(words.product))}\n${links.join("\n")}\n</nav>`;
};

/** What a page says. */
export interface PageContent {
  /** Its heading, too. */
  readonly title: string;
  /** One or two sentences for lists of results. */
  readonly description: string;
  /** Parts of HTML; empty ones are left out. */
  readonly content: readonly string[];
  /** Further elements of the head. */
  readonly head?: string;
}

/** The pages ask for nothing; `connect-src` is for tools that look for `/robots.txt` from within a page. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'";

/** A page of a folder. It works without a script; the list of the folder adds a field for searching. */
export const page = (folder: Folder, name: string, about: PageContent): PageFile => {
  const { title, description, content, head = "" } = about;
  const isIndex = name === "index";
  const source = `<!doctype html>
<html lang="${LANGUAGE}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapedHtml(formatMessage(words.title, { title: plain(title) }))}</title>
<meta name="description" content="${escapedHtml(plain(description))}">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="../pages/pages.css">${head}
</head>
<body>
${navigation(folder, isIndex)}
<main>
<h1>${withCode(title)}</h1>
${content.filter(Boolean).join("\n")}
</main>
</body>
</html>
`;
  return { name: `${folder}/${name}.html`, source };
};

/** An entry of a list of pages. */
interface Entry {
  readonly title: string;
  readonly note: string;
  /** Further words by which it is found. */
  readonly alias?: string;
}

/** A folder with a page for each thing of a kind. */
interface FolderContent<Thing> {
  /** What the list of the pages says above it; `about` counts them. */
  readonly words: { readonly heading: string; readonly about: Message };
  /** All things, under the headings of the list. */
  readonly groups: readonly (readonly [heading: string, things: readonly Thing[]])[];
  /** The name of a thing's page. */
  readonly nameOf: (thing: Thing) => string;
  readonly entryOf: (thing: Thing) => Entry;
  readonly contentOf: (thing: Thing) => PageContent;
}

/** The pages of a folder: a list, and one for each thing. */
export const folderPages = <Thing>(
  folder: Folder,
  { words: { heading, about }, groups, nameOf, entryOf, contentOf }: FolderContent<Thing>,
): readonly PageFile[] => {
  const item = (thing: Thing): string => {
    const { title, note, alias = "" } = entryOf(thing);
    return `<li${alias === "" ? "" : ` data-alias="${escapedHtml(alias)}"`}>${link(`${nameOf(thing)}.html`, withCode(title))} <span class="kind">${withCode(note)}</span></li>`;
  };
  const things = groups.flatMap(([, each]) => each);
  const description = formatMessage(about, { count: things.length });
  const index = page(folder, "index", {
    title: heading,
    description,
    content: [
      `<p>${escapedHtml(description)}</p>`,
      `<script src="../pages/search.js" data-search="${escapedHtml(words.search)}" data-none="${escapedHtml(words.noneFound)}"></script>`,
      ...groups
        .filter(([, each]) => each.length > 0)
        .map(
          ([title, each]) =>
            `<section>\n<h2>${escapedHtml(title)}</h2>\n<ul>\n${each.map(item).join("\n")}\n</ul>\n</section>`,
        ),
    ],
  });
  return [index, ...things.map((thing) => page(folder, nameOf(thing), contentOf(thing)))];
};
