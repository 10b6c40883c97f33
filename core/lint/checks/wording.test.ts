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
    "This rule matches almost nothing: robots.txt has no regular expressions such as `(cart|login)`. Use `*` or several lines.",
  ],
  [
    "a dot before a star",
    "regex-in-path",
    disallow("/shop/.*"),
    "`.*` matches only where there is a dot. If you mean any characters, write `*` alone.",
  ],
  [
    "a delay longer than Bing waits",
    "crawl-delay-effect",
    delay(31, "MJ12bot"),
    "A 31-second delay allows at most 2,787 pages a day. Use 10 unless your server needs more.",
  ],
  [
    "the longest delay that Common Crawl waits",
    "crawl-delay-effect",
    delay(300, "CCBot"),
    "A 300-second delay allows at most 288 pages a day. Use 10 unless your server needs more.",
  ],
  [
    "a delay that Common Crawl reads as a ban",
    "crawl-delay-effect",
    delay(301, "CCBot"),
    "CCBot may crawl nothing: more than 300 seconds count as a ban. Write 10 or less.",
  ],
  [
    "one fetcher that may ignore the file",
    "user-agent-ignores-robots",
    ["User-agent: ChatGPT-User", "Disallow: /"],
    "This may not keep ChatGPT-User out: the operator says that robots.txt may not apply. To be sure, refuse that name on your server.",
  ],
  [
    "two fetchers that are said to ignore the file",
    "user-agent-ignores-robots",
    ["User-agent: Perplexity-User", "User-agent: Slackbot", "Disallow: /"],
    "This may not keep Perplexity-User and Slackbot out: not obeying robots.txt has been reported. To be sure, refuse that name on your server.",
  ],
])("the message about %s", (_, id, lines, message) => {
  expect(messagesOf(id, lines)).toEqual([message]);
});
