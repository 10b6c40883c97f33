import { itAnswers } from "../testing/expectations.ts";
import { python } from "./python.ts";

itAnswers(python, [
  {
    shows: "ends a record at an empty line, not at one of blanks",
    robots: "User-agent: FooBot\n \nDisallow: /a\n\nDisallow: /b\n",
    allowed: ["/b"],
    blocked: ["/a"],
  },
  {
    shows: "lets a Crawl-delay end the list of names, and keeps the record for it",
    robots:
      "User-agent: FooBot\nCrawl-delay: 1\nUser-agent: Bar\nDisallow: /\n\nUser-agent: *\nDisallow: /\n",
    allowed: ["/a"],
  },
  {
    shows: "keeps only the first record for all",
    robots: "User-agent: *\nUser-agent: FooBot\nDisallow: /a\n\nUser-agent: *\nDisallow: /b\n",
    allowed: ["/b"],
    blocked: ["/a"],
  },
  {
    shows: "does not find a name in a record that is also for all",
    robots: "User-agent: *\nUser-agent: FooBot\nDisallow: /a\n\nUser-agent: Foo\nDisallow: /b\n",
    allowed: ["/a"],
    blocked: ["/b"],
  },
  {
    shows: "loses what has nothing behind it, and // without a host",
    robots: "User-agent: FooBot\nDisallow: /p?\nDisallow: /q;\n\nUser-agent: Bar\nDisallow: //\n",
    blocked: ["/p", "/page", "/q"],
  },
  {
    shows: "blocks everything after Disallow: //",
    robots: "User-agent: FooBot\nDisallow: //\n",
    blocked: ["/a"],
  },
  {
    shows: "compares the fragment",
    robots: "User-agent: FooBot\nDisallow: /a%23b\n",
    allowed: ["/a"],
    blocked: ["/a#b"],
  },
  {
    shows: "decodes names and broken UTF-8",
    robots: "User-agent: F%6FoBot\nDisallow: /%ff\n",
    blocked: ["/%fe", "/%EF%BF%BD"],
  },
]);
