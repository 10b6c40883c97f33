import { asciiLower } from "../../../text/ascii.ts";
import type { Crawler } from "../../../vocabulary/crawler.ts";
import { findCrawler } from "../../../vocabulary/find-crawler.ts";
import { obsoletePrograms, programs } from "../../../vocabulary/programs.ts";
import { definePart, type Part } from "../../check.ts";
import { agentValue, hasLongList, isNamed } from "../../facts/agents.ts";
import { writeFix } from "../../fixes/value-edits.ts";

/** Digits and dots also violate RFC 9309, but many real crawlers have them in their names. */
const PLAIN = /^[A-Za-z0-9._-]+$/;

/** An address on the web, of a person or of a computer. */
const ADDRESS = /^(?:https?:\/\/|www\.)|^[^\s@]+@[^\s@]+\.[a-z]+$|^\d{1,3}(?:\.\d{1,3}){3}$/i;

/** A version number after a name. */
const VERSION = /[\s/+]+v?\d[\d.]*$/i;

/** Characters around a name: quotes, brackets, punctuation. */
const AROUND = /^[^A-Za-z0-9]+|[^A-Za-z0-9]+$/g;

/**
 * The crawler that a name refers to without versions and punctuation around it; null if there is
 * none.
 */
const knownWithin = (name: string): Crawler | null => {
  const bare = name.trim().replace(VERSION, "").replace(AROUND, "");
  return findCrawler(bare) ?? findCrawler(bare.replace(/\s+/g, "-"));
};

const isProgram = (name: string): boolean =>
  findCrawler(name) !== null || obsoletePrograms.has(name) || programs.has(name);

/**
 * Most are names with spaces, which are harmless: a hint, and not reported on a long list of names,
 * which was copied and has many of them.
 */
export const characters: Part = definePart({
  aliases: ["user-agent-invalid-characters"],
  severity: "hint",
  quiet: "not-needed",
  messages: {
    odd: "`{name}` may reach nobody: names have no spaces or punctuation. Look up the name that the crawler uses.",
    escaped: "`{name}` reaches nobody: crawlers read the backslash as part of the name. Remove it.",
    address:
      "No crawler follows the rules below: `{name}` is an address, not a crawler's name. Look up the name that the crawler uses.",
  },
  checkLine(line, context) {
    const name = agentValue(line);
    if (name === null || line.value === null || name === "*" || hasLongList(context)) return null;
    const at = { from: line.value.from, to: line.value.to, data: { name } };
    if (ADDRESS.test(name))
      return { ...at, message: "address", severity: "warning", isAlone: true };
    if (PLAIN.test(name) || isProgram(asciiLower(name))) return null;
    // Names are never invented: only an existing crawler is offered.
    if (/\\(?=[ \t])/.test(name)) {
      const plain = name.replace(/\\(?=[ \t])/g, "");
      return {
        ...at,
        message: "escaped",
        severity: "warning",
        quiet: null,
        // A name with spaces that is nobody's would be odd without the backslash, too.
        fixes: isProgram(asciiLower(plain)) ? [writeFix("repair", line, plain)] : [],
      };
    }
    const crawler = knownWithin(name);
    // Where the file has the right name as well, its rules are not lost.
    if (crawler === null || isNamed(context, crawler.token)) return { ...at, message: "odd" };
    const { token } = crawler;
    return {
      ...at,
      message: "odd",
      quiet: null,
      fixes: [writeFix("suggest", line, token)],
    };
  },
});
