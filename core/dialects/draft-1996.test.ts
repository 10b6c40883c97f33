import { itAnswers } from "../testing/expectations.ts";
import { draft1996 } from "./draft-1996.ts";

itAnswers(draft1996, [
  {
    shows: "takes the first rule that matches, not the longest",
    robots: "User-agent: FooBot\nAllow: /a\nDisallow: /a/b\nDisallow: /c\nAllow: /c/d\n",
    allowed: ["/a/b"],
    blocked: ["/c/d"],
  },
  {
    shows: "follows the first record whose value contains the robot's token",
    robots:
      "User-agent: The FooBot of Foo\nDisallow: /a\n\nUser-agent: FooBot\nDisallow: /b\n\nUser-agent: *\nDisallow: /c\n",
    agent: "foobot/1.1",
    allowed: ["/b", "/c"],
    blocked: ["/a"],
  },
  {
    shows: "is not for a robot whose name is longer",
    robots: "User-agent: Foo\nDisallow: /\n",
    allowed: ["/"],
  },
  {
    shows: "decodes escapes, but for that of the slash",
    robots:
      "User-agent: *\nDisallow: /a%3cd\nDisallow: /%7ejoe\nDisallow: /x%2fy\nDisallow: /caf%C3%A9\n",
    allowed: ["/x/y"],
    blocked: ["/a%3Cd", "/a<d", "/~joe", "/%7Ejoe", "/x%2Fy", "/caf\u00e9"],
  },
  {
    shows: "lets in from an empty Disallow on",
    robots: "User-agent: *\nDisallow: /a\nDisallow:\nDisallow: /b\n",
    allowed: ["/b"],
    blocked: ["/a"],
  },
  {
    shows: "always allows the file itself",
    robots: "User-agent: *\nDisallow: /\n",
    allowed: ["/robots.txt"],
    blocked: ["/robots.txt2"],
  },
  {
    shows: "needs no blank line before a record, and none inside",
    robots: "User-agent: Bar\nDisallow: /a\nUser-agent: FooBot\nDisallow: /b\n\nDisallow: /c\n",
    allowed: ["/a", "/c"],
    blocked: ["/b"],
  },
]);
