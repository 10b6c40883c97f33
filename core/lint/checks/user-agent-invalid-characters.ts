import { departed, programs } from "../../vocabulary/programs.ts";
import { type Check, defineCheck } from "../check.ts";
import type { Fix } from "../diagnostic.ts";
import {
  type AgentInGroup,
  agentsWhere,
  crawlerOf,
  hasLongList,
  namesOfAgents,
} from "../facts/agent-lists.ts";
import { spanOfAgent } from "../facts/run-on.ts";
import { replaceValue } from "../fixes/value-edits.ts";
import { commonCrawlNames, googleLibrary, rfc9309 } from "../sources.ts";
import { shorten } from "../wording.ts";

/** Digits and dots are against RFC 9309 as well, but many a real crawler has them in its name. */
const PLAIN = /^[A-Za-z0-9._-]+$/;

/** The name with a hyphen for blanks and without all else that no name may have. */
const plainName = (name: string): string =>
  name
    .trim()
    .replace(/\s+/g, "-")
    .replace(/[^A-Za-z0-9._-]/g, "")
    .replace(/^-+|-+$/g, "");

/** Words with blanks between, and a mark of punctuation at most: nobody can tell what other names mean. */
const WORDS = /^[\w.\s-]+[!?.,;:]?$/;

const plainFix = ({ line }: AgentInGroup): readonly Fix[] => {
  if (!WORDS.test(line.valueText)) return [];
  const name = plainName(line.valueText);
  if (!/[A-Za-z]{2}/.test(name)) return [];
  return [{ title: `Write ${shorten(name)}`, kind: "suggest", edits: [replaceValue(line, name)] }];
};

/**
 * Most are names with blanks, which harm nobody: a hint, and none on a long list of names, which was copied
 * and has many of them.
 */
export const userAgentInvalidCharacters: Check = defineCheck({
  id: "user-agent-invalid-characters",
  category: "groups",
  severity: "hint",
  summary: "Suggest only letters, hyphens and underscores in names",
  explanation:
    "By RFC 9309 a crawler's name is made of letters, `-` and `_`. Google's parser reads a name up to the first other character, so to it `my bot!` is a group for a crawler named `my`; most other readers compare the whole line.\n\nSome real crawlers break the rule, such as MJ12bot, archive.org_bot or Sogou web spider: names with digits and dots, and all names that are known, are not reported, nor are long lists of names. The file is reported once.",
  sources: [rfc9309("2.2.1"), googleLibrary, commonCrawlNames],
  examples: {
    bad: [
      "User-agent: my bot!\nDisallow: /\n",
      "User-agent: Fancy Grabber\nUser-agent: Foo+Bar\nDisallow: /\n",
    ],
    good: [
      "User-agent: my-bot\nDisallow: /\n",
      "User-agent: Sogou web spider\nUser-agent: MJ12bot\nUser-agent: archive.org_bot\nDisallow: /\n",
    ],
  },
  messages: {
    one: "A crawler's name may have only letters, `-` and `_`. Google reads `{name}` up to the first other character, most others take all of it. Check the name with its operator.",
    several:
      "A crawler's name may have only letters, `-` and `_`; {count} names here have other characters: {names}. Google reads them up to the first one, most others take all. Check them.",
  },
  *check(context) {
    if (hasLongList(context)) return;
    const odd = agentsWhere(
      context,
      (agent) =>
        !PLAIN.test(agent.name) &&
        crawlerOf(agent) === null &&
        !departed.has(agent.name) &&
        !programs.has(agent.name),
    );
    const [first] = odd;
    if (first === undefined) return;
    const isOne = odd.length === 1;
    yield {
      ...spanOfAgent(first),
      message: isOne ? "one" : "several",
      data: { name: shorten(first.line.valueText), count: odd.length, names: namesOfAgents(odd) },
      fixes: isOne ? plainFix(first) : [],
    };
  },
});
