import { escapedHtml, formatMessage } from "../../core/index.ts";
import { lintRules } from "../../core/lint/index.ts";
import {
  type ExampleContent,
  type RuleContent,
  ruleContentOf,
} from "../answers/workers/rule-content.ts";
import { referenceMessages } from "../features/reference/messages.ts";
import {
  affectedSentence,
  answerWords,
  CATEGORY_WORDS,
  NO_EXAMPLES,
  SEVERITY_WORDS,
  standingOf,
  visible,
} from "../features/reference/words.ts";
import { encodeShare } from "../features/share/codec.ts";
import {
  figure,
  folderPages,
  link,
  list,
  type PageContent,
  type PageFile,
  page,
  section,
  withCode,
} from "./html.ts";
import { mistakesWith } from "./mentions.ts";
import { pageMessages } from "./messages.ts";

const words = pageMessages.rules;

/** The fragment of a link that opens a file. */
const fragmentOf = ({ source, response }: ExampleContent): string =>
  encodeShare({
    source: source.replace(/\r\n?/g, "\n"),
    lineEnd: "\n",
    crawler: "Googlebot",
    dialect: "google",
    urls: [],
    ...(response === null ? {} : { response }),
  });

const example = (one: ExampleContent): string =>
  figure(visible(one.source), [
    ...(answerWords(one) === "" ? [] : [escapedHtml(answerWords(one))]),
    link(`../#${fragmentOf(one)}`, escapedHtml(words.open)),
  ]);

const examples = (all: readonly ExampleContent[]): string =>
  all.length === 0 ? `<p>${escapedHtml(NO_EXAMPLES)}</p>` : all.map(example).join("\n");

/** The standalone page of a check. */
const contentOf = (rule: RuleContent): PageContent => {
  const { id, summary, severity, category, paragraphs, affected, bad, good, sources } = rule;
  const standing = standingOf(rule);
  const ofCategory = CATEGORY_WORDS[category];
  const kind =
    standing === ""
      ? ofCategory
      : formatMessage(referenceMessages.categoryAndStanding, { category: ofCategory, standing });
  return {
    title: summary,
    description: paragraphs[0] ?? summary,
    content: [
      `<p class="kind">${escapedHtml(SEVERITY_WORDS[severity])}</p>
<p class="kind"><code>${id}</code> ${escapedHtml(kind)}</p>`,
      ...paragraphs.map((paragraph) => `<p>${withCode(paragraph)}</p>`),
      section(
        words.affected,
        affected === null ? "" : `<p>${escapedHtml(affectedSentence(affected))}</p>`,
      ),
      section(words.bad, examples(bad)),
      section(words.good, examples(good)),
      mistakesWith(words.mistakes, ({ checks }) => checks.includes(id)),
      section(
        pageMessages.sources,
        list(sources.map(({ title, url }) => link(url, escapedHtml(title)))),
      ),
      `<p>${link(`../#rule/${id}`, escapedHtml(words.beside))}</p>`,
    ],
  };
};

/** The page at the address of a former id: it leads to the page of the check that has replaced it. */
const aliasPage = (alias: string, { id, summary }: RuleContent): PageFile =>
  page("rules", alias, {
    title: words.renamed,
    description: words.renamed,
    content: [
      `<p>${formatMessage(words.nowPartOf, {
        former: `<code>${alias}</code>`,
        check: link(`${id}.html`, withCode(summary)),
        id: `<code>${id}</code>`,
      })}</p>`,
    ],
    head: `\n<meta http-equiv="refresh" content="0; url=${id}.html">\n<link rel="canonical" href="${id}.html">`,
  });

/** A page for each check, now and formerly, and their list. */
export const rulePages = (): readonly PageFile[] => {
  const rules = lintRules.map(ruleContentOf);
  const pages = folderPages("rules", {
    words,
    groups: Object.entries(CATEGORY_WORDS).map(([category, heading]) => [
      heading,
      rules.filter((rule) => rule.category === category),
    ]),
    nameOf: ({ id }) => id,
    entryOf: ({ id, severity, summary, aliases }) => ({
      title: summary,
      note: formatMessage(words.note, { severity: words.severities[severity], id }),
      alias: aliases.join(" "),
    }),
    contentOf,
  });
  const former = rules.flatMap((rule) => rule.aliases.map((alias) => aliasPage(alias, rule)));
  return [...pages, ...former];
};
