import { escapedHtml } from "../../core/index.ts";
import { languages } from "../languages/languages.ts";
import { addressIn, ownLanguage } from "../languages/own-language.ts";
import type { PageFile } from "./html.ts";
import { pageMessages } from "./messages.ts";

/** A page with links to the same page in all languages below its navigation. */
export const withLanguages = ({ name, source }: PageFile): PageFile => {
  const links = languages.map((one) => {
    const isHere = one === ownLanguage ? ' aria-current="page"' : "";
    const address = `${addressIn(one, 1)}${name}`;
    return `<a href="${address}" lang="${one.tag}" hreflang="${one.tag}"${isHere}>${escapedHtml(one.name)}</a>`;
  });
  const label = escapedHtml(pageMessages.languages);
  const list = `<nav class="languages" aria-label="${label}">\n${links.join("\n")}\n</nav>`;
  return { name, source: source.replace("</nav>", () => `</nav>\n${list}`) };
};
