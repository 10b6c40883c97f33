import { formatMessage, markdownCode, markdownText, sentences } from "../../core/index.ts";
import {
  type AlikeEntries,
  alikeEntries,
  type ChangeEntry,
  countText,
  crawlersText,
  cutText,
  decidedBy,
  exceptText,
  type Outcome,
  type Pair,
  proofText,
  unexaminedText,
  verdictText,
} from "./entries.ts";
import { changeMessages as words } from "./messages.ts";

/** What is compared. */
export interface Compared {
  /** The name of the text that the file was compared with. */
  readonly name: string;
  /** Null if two texts were compared. */
  readonly pair: Pair | null;
  /** The text of the file. */
  readonly source: string;
  /** A link to what is compared; null for none. */
  readonly link: string | null;
}

const sentence = (phrase: string): string => formatMessage(words.sentence, { phrase });

/** The crawlers of an entry as a sentence; none if two readers are compared. */
const whom = ({ crawlers }: ChangeEntry): readonly string[] =>
  crawlers === null
    ? []
    : [
        sentence(
          markdownText(formatMessage(words.forCrawlers, { crawlers: crawlersText(crawlers) })),
        ),
      ];

/** What an entry says, apart from its verdict and crawlers. */
const partsOf = ({ area, isExact }: ChangeEntry, { pair, source }: Compared) => {
  const { before, after, pattern, url } = area;
  const except = markdownText(exceptText(area, pair, Number.POSITIVE_INFINITY));
  const cut = cutText(area, source);
  return {
    what: `${markdownCode(pattern)}${except === "" ? "" : ` ${except}`}`,
    limits: isExact ? [] : [words.notExact],
    why: [
      formatMessage<string>(decidedBy(area, pair), {
        line: formatMessage(words.line, { line: after.rule?.line ?? 0 }),
        oldLine: formatMessage(words.line, { line: before.rule?.line ?? 0 }),
        first: markdownText(pair?.first ?? ""),
      }),
      ...(cut === "" ? [] : [cut]),
      sentence(formatMessage(words.example, { url: markdownCode(url) })),
    ],
  };
};

const item = (entry: ChangeEntry, compared: Compared): string => {
  const { what, limits, why } = partsOf(entry, compared);
  const verdict = markdownText(verdictText(entry.area, compared.pair));
  return `- ${sentences(sentence(`**${verdict}** ${what}`), ...limits, ...whom(entry), ...why)}`;
};

/** Entries alike: by themselves if they are few, or else their verdict and crawlers once. */
const items = ({ first, others }: AlikeEntries, compared: Compared): readonly string[] => {
  const [head] = first;
  if (head === undefined || others.length === 0) return first.map((entry) => item(entry, compared));
  const all = [...first, ...others];
  const count = sentence(`**${markdownText(countText(head, all.length, compared.pair))}**`);
  return [
    `- ${sentences(count, ...whom(head))}`,
    ...all.map((entry) => {
      const { what, limits, why } = partsOf(entry, compared);
      return `  - ${sentences(sentence(what), ...limits, ...why)}`;
    }),
  ];
};

/** A comparison as Markdown, for a pull request: all that the page says, with every exception. */
export const markdownOf = (outcome: Outcome, compared: Compared): string => {
  const { name, pair, link } = compared;
  const title =
    pair === null
      ? formatMessage(words.title, { name })
      : formatMessage(words.titlePair, { first: pair.first, second: pair.second });
  return [
    `### ${markdownText(title)}`,
    "",
    ...alikeEntries(outcome.entries).flatMap((alike) => items(alike, compared)),
    ...(outcome.entries.length > 0 ? [""] : []),
    `_${proofText(outcome)}_`,
    ...outcome.unexamined.map((each) => `- ${markdownText(unexaminedText(each))}`),
    ...(link === null
      ? []
      : ["", `[${pair === null ? words.openLink : words.openFileLink}](${link})`]),
    "",
  ].join("\n");
};
