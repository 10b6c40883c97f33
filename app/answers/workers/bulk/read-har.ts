import { answersIn, HarReader } from "../../../../core/index.ts";
import { readHarPage, readPage } from "../read-page.ts";
import type { Sink, TextReader } from "./sink.ts";

/** Reads the URLs of an HTTP archive, which browsers save from their list of requests, and its pages. */
export const readHar = (sink: Sink): TextReader => {
  sink.kind = { type: "har" };
  const reader = new HarReader();
  return {
    push: (piece) => {
      for (const url of reader.push(piece)) sink.url(url);
    },
    finish: () => {
      for (let count = 0; count < reader.tooLong; count++) sink.skip("{…}");
      for (const page of reader.har().pages) sink.page(page.url, readHarPage(page));
    },
  };
};

/** A longer page is not read to its end. */
const LONGEST_PAGE = 8 * 1024 * 1024;

/** The path of a page on its site, by its file within a folder; null for a file without one. */
const pathOf = (name: string): string | null => {
  const [, ...path] = name.split("/");
  if (path.length === 0) return null;
  return `/${path.map(encodeURIComponent).join("/")}`.replace(/(?<=\/)index\.html?$/i, "");
};

/**
 * Reads saved pages: the HTML of one, or what `curl -i` wrote for one or several. The URL of each is
 * the one that it names, or its path.
 */
export const readSavedPage = (sink: Sink, name: string): TextReader => {
  let text = "";
  return {
    push: (piece) => {
      if (text.length < LONGEST_PAGE) text += piece;
    },
    finish: () => {
      for (const page of answersIn(text).map(readPage)) {
        const url = page.named ?? pathOf(name);
        if (url === null) {
          sink.problem = "web-page";
          continue;
        }
        sink.kind = { type: "page" };
        sink.url(url);
        sink.page(url, page);
      }
    },
  };
};
