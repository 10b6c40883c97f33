import {
  asciiLower,
  dialects,
  escapedHtml,
  formatMessage,
  pageNameOf,
  parse,
  textOf,
} from "../../core/index.ts";
import { type Directive, directives } from "../../core/service/index.ts";
import { hovered } from "./hovered.ts";
import { folderPages, link, list, type PageContent, type PageFile, section } from "./html.ts";
import { mistakesWith } from "./mentions.ts";
import { pageMessages } from "./messages.ts";

const words = pageMessages.directives;

/** Whether a file has a line with one of a directive's names. */
const names = ({ name, aliases }: Directive, source: string): boolean => {
  const document = parse(source);
  const wanted = new Set([name, ...aliases].map(asciiLower));
  return document.lines.some(
    ({ key }) => key !== null && wanted.has(asciiLower(textOf(document, key))),
  );
};

/** The directives that most files have: the mistakes with them are all mistakes. */
const isEverywhere = ({ name }: Directive): boolean => name === "User-agent" || name === "Disallow";

const contentOf = (directive: Directive): PageContent => {
  const { name, summary } = directive;
  return {
    title: formatMessage(words.title, { directive: name }),
    description: summary,
    content: [
      ...hovered(`${name}: x\n`, 0, dialects.google),
      isEverywhere(directive)
        ? ""
        : mistakesWith(words.mistakes, ({ wrong, right }) =>
            [wrong, right].some((source) => names(directive, source)),
          ),
      section(pageMessages.sources, list([link(directive.source, escapedHtml(directive.source))])),
    ],
  };
};

/** A page for each directive of the table, and their list. */
export const directivePages = (): readonly PageFile[] =>
  folderPages("directives", {
    words,
    groups: (Object.keys(words.standings) as Directive["status"][]).map((standing) => [
      words.standings[standing],
      directives.filter(({ status }) => status === standing),
    ]),
    nameOf: ({ name }) => pageNameOf(name),
    entryOf: ({ name, summary, aliases }) => ({
      title: name,
      note: summary,
      alias: aliases.join(" "),
    }),
    contentOf,
  });
