import { type Check, defineCheck } from "../check.ts";
import { repair } from "../fixes/fix.ts";

/** The number of characters examined. */
const SAMPLE = 4096;

/** A UTF-16 byte order mark read in the wrong encoding, like the characters after it. */
const MARK = /^(?:ÿþ|þÿ|\ufffd{2})/;

/** Whether every other character is a NUL: then each character of the file was read as two. */
const isHalved = (source: string): boolean => {
  const sample = source.slice(0, SAMPLE);
  if (!sample.includes("\0")) return false;
  const nuls = sample.split("\0").length - 1;
  return nuls >= 2 && nuls > sample.length * 0.4 && !sample.includes("\0\0\0");
};

const withoutNuls = (source: string): string => source.replace(MARK, "").replaceAll("\0", "");

export const encodingUtf16: Check = defineCheck({
  id: "encoding-utf16",
  category: "file",
  severity: "error",
  summary: "Avoid files in UTF-16",
  explanation:
    "A robots.txt file must be UTF-8. Some Windows programs save text as UTF-16 (they call it Unicode), with two bytes for each character. Google and most others find no rule in such a file, so they may crawl everything; Python's robotparser fails and treats the whole site as blocked. Of the readers tried, only crawler-commons decodes it.\n\nNothing else is reported, since it would have the same cause. Text with a NUL after every character is UTF-16 that was read in another encoding.",
  sources: ["rfc9309#2.3", "googleLibrary", "crawlerCommons"],
  bad: [
    "ÿþU\0s\0e\0r\0-\0a\0g\0e\0n\0t\0:\0 \0*\0\n\0D\0i\0s\0a\0l\0l\0o\0w\0:\0 \0/\0",
    "\0U\0s\0e\0r\0-\0a\0g\0e\0n\0t\0:\0 \0*\0\n\0D\0i\0s\0a\0l\0l\0o\0w\0:",
  ],
  good: ["User-agent: *\nDisallow: /cart/\n"],
  messages: {
    file: "Crawlers may crawl everything: this file is in UTF-16, and Google and nearly all others find no rules in it. Save it as UTF-8.",
    text: "Crawlers may crawl everything: Google and nearly all others find no rules in this UTF-16 text. Save it as UTF-8.",
  },
  needs: "text",
  check: ({ document }) => {
    const { source, encoding } = document;
    if (encoding === "utf-16le" || encoding === "utf-16be") {
      const from = source.search(/[^\s\ufeff]/);
      return from < 0 ? [] : [{ from, to: from + 1, message: "file" }];
    }
    if (!isHalved(source)) return [];
    const edit = { from: 0, to: source.length, insert: withoutNuls(source) };
    return { from: 0, to: 2, message: "text", fixes: [repair("Remove the NULs", edit)] };
  },
});
