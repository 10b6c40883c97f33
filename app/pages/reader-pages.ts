import {
  crawlers,
  type Dialect,
  describeDialect,
  dialects,
  escapedHtml,
  formatMessage,
  pageNameOf,
  type Statement,
} from "../../core/index.ts";
import { basisWords, readerMessages } from "../verdicts/reader-messages.ts";
import {
  facts,
  folderPages,
  link,
  list,
  type PageContent,
  type PageFile,
  section,
  withCode,
} from "./html.ts";
import { pageMessages } from "./messages.ts";

const words = pageMessages.readers;

const sourceNote = ({ basis, title, url }: Statement["source"]): string => {
  const source = url === null ? escapedHtml(title) : link(url, escapedHtml(title));
  const note = formatMessage(readerMessages.basisOfSource, { basis: basisWords[basis], source });
  return `<span class="kind">${note}</span>`;
};

const crawlersOf = ({ id }: Dialect) =>
  crawlers.filter(({ reader, retired }) => reader.dialect === id && !retired);

const titleOf = ({ name }: Dialect): string => formatMessage(words.title, { reader: name });

const contentOf = (dialect: Dialect): PageContent => {
  const { name, edition } = dialect;
  const statements = describeDialect(dialect);
  const assumed = statements.filter(({ source }) => source.basis === "assumed").length;
  const values = { reader: name, edition };
  const about =
    assumed === 0
      ? formatMessage(words.sourced, values)
      : formatMessage(words.assumed, {
          ...values,
          count: assumed,
          total: statements.length,
        });
  return {
    title: titleOf(dialect),
    description: about,
    content: [
      `<p class="lead">${escapedHtml(about)}</p>`,
      facts(
        statements.map(({ topic, statement, source }) => [
          topic,
          `${withCode(statement)}<br>${sourceNote(source)}`,
        ]),
      ),
      section(
        words.crawlers,
        list(
          crawlersOf(dialect).map(({ token }) =>
            link(`../crawlers/${pageNameOf(token)}.html`, escapedHtml(token)),
          ),
        ),
      ),
    ],
  };
};

/** A page for each reader, and their list. */
export const readerPages = (): readonly PageFile[] =>
  folderPages("readers", {
    words,
    groups: [[pageMessages.nav.readers, Object.values(dialects)]],
    nameOf: ({ id }) => id,
    entryOf: (dialect) => ({
      title: titleOf(dialect),
      note: formatMessage(words.crawlerCount, {
        edition: dialect.edition,
        count: crawlersOf(dialect).length,
      }),
    }),
    contentOf,
  });
