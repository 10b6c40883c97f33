import { itAnswers } from "../testing/expectations.ts";
import { robotsParser } from "./robots-parser.ts";

itAnswers(robotsParser, [
  {
    shows: "ends the list of names at any field",
    robots: "User-agent: FooBot\nSitemap: https://a.example/s.xml\nUser-agent: Bar\nDisallow: /\n",
    allowed: ["/a"],
  },
  {
    shows: "forgets a name without rules, but not one with a Crawl-delay",
    robots:
      "User-agent: *\nDisallow: /a\n\nUser-agent: Bar\nCrawl-delay: 1\n\nUser-agent: FooBot\n",
    blocked: ["/a"],
  },
  {
    shows: "resolves dots, takes backslashes for slashes and loses a lone question mark",
    robots: "User-agent: FooBot\nDisallow: /b/c\nDisallow: /d?\n",
    allowed: ["/d?"],
    blocked: ["/a/../b/c", "/b/./c", "/b\\c", "/a/%2E%2e/b/c", "/d?x"],
  },
  {
    shows: "does not let dots climb above the root",
    robots: "User-agent: FooBot\nDisallow: /b\nDisallow: /e/$\n",
    allowed: ["/e/f"],
    blocked: ["/../../b", "/e/f/..", "/e/."],
  },
  {
    shows: "cuts names at a slash on both sides",
    robots: "User-agent: FooBot/2.0\nDisallow: /a\n",
    agent: "foobot/1.0 (+https://a.example)",
    blocked: ["/a"],
  },
  {
    shows: "reads a line behind a byte order mark, wherever it stands",
    robots: "User-agent: Bar\nDisallow: /y\n\ufeffUser-agent: FooBot\n\u3000Disallow: /x\n",
    blocked: ["/x"],
  },
  {
    shows: "compares the escape of a percent sign as it stands",
    robots: "User-agent: FooBot\nDisallow: /%25\nDisallow: /%2561\n",
    allowed: ["/%61"],
    blocked: ["/%25", "/%25b", "/%2561"],
  },
  {
    shows: "follows the group for all when no crawler is named",
    robots: "User-agent:\nDisallow: /a\nUser-agent: *\nDisallow: /b\n",
    agent: "",
    allowed: ["/a"],
    blocked: ["/b"],
  },
]);
