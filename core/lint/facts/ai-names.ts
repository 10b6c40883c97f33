/** Fields meant to direct AI services to a file of their own, or to state a policy. */
const LLMS =
  /^(?:llms?(?:[-_. ](?:full|txt|text|policy|map|sitemap|url))*|ai[-_.](?:txt|policy|map|sitemap)|agentmap|agents?[-_.](?:txt|map))$/;

const AI = "(?:ai|gen-?ai|llms?|ml|gpt)";
const USE = "(?:train(?:ing)?|learning|crawl(?:ing|ers?)?|scraping|bots?|use|usage)";

/** Fields meant to block AI services. */
const AI_BAN = new RegExp(
  `^(?:${[
    "ai",
    `(?:no|dis-?allow|block|deny)[-_ ]?${AI}(?:[-_ ]?${USE})?`,
    "(?:no|dis-?allow|block|deny)[-_ ]?(?:train(?:ing)?|(?:machine-?)?learning|tdm)",
    `${AI}[-_ ]?(?:${USE}|access|disallow|allow|allowed|consent|opt-?out)`,
    "(?:train(?:ing)?|tdm)[-_ ]?(?:ai|policy|opt-?out|reservation)",
  ].join("|")})$`,
);

/** Whether a field's name, in lower case, is one that mentions llms.txt or the like. */
export const isLlmsName = (name: string): boolean => LLMS.test(name);

/** Whether a field's name, in lower case, is an invented one for AI services. */
export const isAiBanName = (name: string): boolean => AI_BAN.test(name);
