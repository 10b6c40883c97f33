// Writes an access log for measurements, in Apache's combined format; the same for the same size.
import { closeSync, openSync, writeSync } from "node:fs";

/** Pseudo-random numbers in [0, 1), always the same sequence (mulberry32). */
const randomNumbers = (seed) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** The clients and their frequency: crawlers make half of the requests. */
const AGENTS = [
  [14, "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"],
  [
    6,
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36",
  ],
  [
    6,
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.3; +https://openai.com/gptbot)",
  ],
  [
    6,
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)",
  ],
  [4, "Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)"],
  [4, "Mozilla/5.0 (compatible; SemrushBot/7~bl; +http://www.semrush.com/bot.html)"],
  [3, "CCBot/2.0 (https://commoncrawl.org/faq/)"],
  [3, "Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)"],
  [2, "python-requests/2.32.3"],
  [2, "-"],
  [50, null],
];

const TOTAL = AGENTS.reduce((sum, [share]) => sum + share, 0);

const browser = (random) => {
  const version = 90 + Math.floor(random() * 60);
  const system = [
    "Windows NT 10.0; Win64; x64",
    "X11; Linux x86_64",
    "Macintosh; Intel Mac OS X 10_15_7",
  ][Math.floor(random() * 3)];
  return `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;
};

const agent = (random) => {
  let at = random() * TOTAL;
  for (const [share, name] of AGENTS) {
    at -= share;
    if (at < 0) return name ?? browser(random);
  }
  return "-";
};

const FOLDERS = "cart products blog search account help brands media api images".split(" ");

/** A few pages are requested often, most of 200,000 rarely. */
const target = (random) => {
  const page = Math.floor(random() ** 3 * 200_000);
  const folder = FOLDERS[page % FOLDERS.length];
  const query = random() < 0.15 ? `?sort=price&page=${Math.floor(random() * 20)}` : "";
  return `/${folder}/section-${page % 97}/item-${page}.html${query}`;
};

const two = (value) => String(value).padStart(2, "0");

/** The lines of one block; times in a log ascend. */
const block = (random, first, lines) => {
  let text = "";
  for (let index = first; index < first + lines; index++) {
    const second = Math.floor(index / 60);
    const time = `${two(1 + (Math.floor(second / 86_400) % 28))}/Nov/2026:${two(Math.floor(second / 3600) % 24)}:${two(Math.floor(second / 60) % 60)}:${two(second % 60)} +0000`;
    const address = `${1 + Math.floor(random() * 220)}.${Math.floor(random() * 256)}.${Math.floor(random() * 8)}.${Math.floor(random() * 16)}`;
    const status = random() < 0.9 ? 200 : random() < 0.5 ? 301 : 404;
    const referrer = random() < 0.3 ? "https://shop.example/" : "-";
    text += `${address} - - [${time}] "GET ${target(random)} HTTP/1.1" ${status} ${Math.floor(random() * 60_000)} "${referrer}" "${agent(random)}"\n`;
  }
  return text;
};

const LINES = 5000;

/**
 * The number of distinct bytes; a larger log repeats them, since generating them takes longer than
 * reading them.
 */
const DIFFERENT = 64e6;

/**
 * Writes a log of approximately the given size.
 *
 * @param {string} path
 * @param {number} size bytes
 * @returns {number} the number of lines
 */
export const writeLog = (path, size) => {
  const random = randomNumbers(1);
  const blocks = [];
  const file = openSync(path, "w");
  let made = 0;
  let lines = 0;
  for (let written = 0; written < size; lines += LINES) {
    if (made < DIFFERENT) {
      blocks.push(Buffer.from(block(random, lines, LINES)));
      made += blocks.at(-1).length;
    }
    const next = blocks[made < DIFFERENT ? blocks.length - 1 : (lines / LINES) % blocks.length];
    written += writeSync(file, next);
  }
  closeSync(file);
  return lines;
};
