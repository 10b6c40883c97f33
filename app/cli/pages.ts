import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { answersIn, formatMessage, readAnswer, readHar, type SavedPage } from "../../core/index.ts";
import { type ReadPage, readHarPage, readPage, resourcesOf } from "../answers/workers/read-page.ts";
import { readInput, Trouble } from "./input.ts";
import { MESSAGES } from "./messages.ts";

const savedPage = (page: ReadPage, url: string): SavedPage => ({
  ...page,
  url,
  resources: resourcesOf(page, url),
});

/**
 * The pages of a file in a folder: its HTML, or what `curl -i` wrote; none for other texts. Of
 * several in a file each has the URL that it names.
 */
const pagesOfFile = (text: string, path: string): readonly SavedPage[] => {
  if (!/html?$/i.test(path) && readAnswer(text) === null) return [];
  const url = `/${path.split("/").map(encodeURIComponent).join("/")}`.replace(
    /(?<=\/)index\.html?$/i,
    "",
  );
  const pages = answersIn(text).map(readPage);
  return pages.map((page) => savedPage(page, (pages.length > 1 ? page.named : null) ?? url));
};

/** Reads the pages of a HAR, or of what `curl -i` wrote; fails with a `Trouble`. */
const pagesOfInput = (input: string, bytes: Uint8Array): readonly SavedPage[] => {
  const text = new TextDecoder().decode(bytes);
  const har = readHar(text);
  if (har === null && readAnswer(text) !== null)
    return answersIn(text)
      .map(readPage)
      .map((page) => savedPage(page, page.named ?? "/"));
  if (har === null) throw new Trouble(formatMessage(MESSAGES.noHar, { input }));
  return har.pages.map(readHarPage).map((page) => savedPage(page, page.named ?? "/"));
};

const SAVED = /\.(?:html?|xhtml|http|txt)$/i;

/** The pages of a folder and the folders in it: files such as `wget --mirror` or `curl -i` write. */
const pagesOfFolder = async (folder: string): Promise<readonly SavedPage[]> => {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => SAVED.test(name) && !/(?:^|\/)robots\.txt$/i.test(name))
    .sort();
  const pages: SavedPage[] = [];
  for (const name of names) {
    const path = join(folder, name);
    if (!statSync(path).isFile()) continue;
    // One at a time: of each page only its tags are kept.
    const { bytes } = await readInput(path);
    pages.push(...pagesOfFile(new TextDecoder().decode(bytes), name));
  }
  return pages;
};

/** The saved pages in a folder or a HAR; fails with a `Trouble`. */
export const savedPages = async (input: string): Promise<readonly SavedPage[]> => {
  const isFolder = input !== "-" && statSync(input, { throwIfNoEntry: false })?.isDirectory();
  return isFolder ? pagesOfFolder(input) : pagesOfInput(input, (await readInput(input)).bytes);
};
