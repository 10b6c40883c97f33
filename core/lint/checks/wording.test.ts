import { expect, it } from "vitest";
import { parse } from "../../syntax/parse.ts";
import { textOf } from "../../testing/findings.ts";
import { lint } from "../lint.ts";

/** The messages of a check for a file with these lines. */
const messagesOf = (id: string, lines: readonly string[]): readonly string[] =>
  lint(parse(textOf(lines)), { on: [id] })
    .filter(({ rule }) => rule === id)
    .map(({ message }) => message);

const disallow = (...paths: readonly string[]): readonly string[] => [
  "User-agent: *",
  ...paths.map((path) => `Disallow: ${path}`),
];

const delay = (seconds: number, agent = "*"): readonly string[] => [
  `User-agent: ${agent}`,
  "Disallow: /x",
  `Crawl-delay: ${seconds}`,
];

it.each([
  [
    "a part of a regular expression",
    "regex-in-path",
    disallow("/(cart|login)/"),
    "This rule matches almost nothing: `(cart|login)` is from a regular expression, and in a path only `*` and a `$` at the end are special. Write it with `*`, one line for each choice.",
  ],
  [
    "a dot before a star",
    "regex-in-path",
    disallow("/shop/.*"),
    "`.*` matches only where there is a dot: in a path, `*` alone stands for any characters. If it is from a regular expression, remove the dot.",
  ],
  [
    "one short path without a slash",
    "prefix-without-slash",
    disallow("/in"),
    "`/in` matches every URL that starts with it, also `/in-anything`. If you mean the folder, write `/in/`.",
  ],
  [
    "several short paths without a slash",
    "prefix-without-slash",
    disallow("/in", "/p", "/cart/", "/s"),
    "`/in` matches every URL that starts with it, also `/in-anything`. The same goes for 2 more paths. If you mean folders, put a `/` at the end.",
  ],
  [
    "a long delay",
    "crawl-delay-too-large",
    delay(30),
    "A 30-second delay allows at most 2,880 pages a day. Use 10 unless your server needs more.",
  ],
  [
    "a delay longer than Bing waits",
    "crawl-delay-too-large",
    delay(31),
    "A 31-second delay allows at most 2,787 pages a day. Bing never waits more than 30 seconds. Use 10 unless your server needs more.",
  ],
  [
    "a delay longer than Bing waits, for another crawler",
    "crawl-delay-too-large",
    delay(31, "MJ12bot"),
    "A 31-second delay allows at most 2,787 pages a day. Use 10 unless your server needs more.",
  ],
  [
    "the longest delay that Common Crawl waits",
    "crawl-delay-too-large",
    delay(300, "CCBot"),
    "A 300-second delay allows at most 288 pages a day. Use 10 unless your server needs more.",
  ],
  [
    "a delay that Common Crawl reads as a ban",
    "crawl-delay-too-large",
    delay(301, "CCBot"),
    "Common Crawl and Nutch fetch nothing at all: they read a delay of more than 300 seconds as a ban. Bing never waits more than 30. Use 10 unless your server needs more.",
  ],
  [
    "one fetcher that may ignore the file",
    "user-agent-ignores-robots",
    ["User-agent: ChatGPT-User", "Disallow: /"],
    "`Disallow` may not keep ChatGPT-User out: its operator says that robots.txt may not apply to it. To block it, refuse it on your server.",
  ],
  [
    "two fetchers that are said to ignore the file",
    "user-agent-ignores-robots",
    ["User-agent: Perplexity-User", "User-agent: Slackbot", "Disallow: /"],
    "`Disallow` does not keep Perplexity-User and Slackbot out: they are said not to obey robots.txt. To block them, refuse them on your server.",
  ],
])("the message about %s", (_, id, lines, message) => {
  expect(messagesOf(id, lines)).toEqual([message]);
});
