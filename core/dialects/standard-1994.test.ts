import { itAnswers } from "../testing/expectations.ts";
import { standard1994 } from "./standard-1994.ts";

itAnswers(standard1994, [
  {
    shows: "keeps all robots out of three places, as in the text's first example",
    robots:
      "# three places\n\nUser-agent: *\nDisallow: /cyberworld/map/ # without end\nDisallow: /tmp/ # short-lived\nDisallow: /foo.html\n",
    allowed: ["/", "/cyberworld/", "/tmp", "/foo.htm"],
    blocked: ["/cyberworld/map/1", "/tmp/x", "/foo.html", "/foo.html?x"],
  },
  {
    shows: "lets one robot in, as in the text's second example",
    robots:
      "User-agent: *\nDisallow: /cyberworld/map/ # infinite\n\n# the one that may\nUser-agent: cybermapper\nDisallow:\n",
    agent: "Cybermapper/2.1",
    allowed: ["/cyberworld/map/1"],
  },
  {
    shows: "tells /help from /help/",
    robots: "User-agent: *\nDisallow: /help\n\nUser-agent: FooBot\nDisallow: /help/\n",
    allowed: ["/help.html", "/help"],
    blocked: ["/help/index.html"],
  },
  {
    shows: "finds its name as a substring of the robot's, without a version",
    robots: "User-agent: foo/3.0\nDisallow: /a\n",
    blocked: ["/a"],
  },
  {
    shows: "ends a record at a blank line, not at a comment line",
    robots: "User-agent: FooBot\n# note\nDisallow: /a\n   # note\nDisallow: /b\n\nDisallow: /c\n",
    allowed: ["/c"],
    blocked: ["/a", "/b"],
  },
  {
    shows: "passes over a record without a Disallow, as the FAQ's example came out",
    robots:
      "User-agent: webcrawler\n\nUser-agent: lycra\nDisallow: /\n\nUser-agent: *\nDisallow: /temp\nDisallow: /logs\n",
    agent: "webcrawler",
    allowed: ["/x"],
    blocked: ["/temp", "/logs/1"],
  },
  {
    shows: "shuts lycra out of the same file",
    robots:
      "User-agent: webcrawler\n\nUser-agent: lycra\nDisallow: /\n\nUser-agent: *\nDisallow: /temp\n",
    agent: "lycra",
    blocked: ["/x"],
  },
  {
    shows: "blocks on any prefix and knows neither Allow nor wildcards",
    robots: "User-agent: *\nAllow: /a/b\nDisallow: /a\nDisallow: /*.gif$\nDisallow:\n",
    allowed: ["/x.gif"],
    blocked: ["/a/b", "/*.gif$"],
  },
  { shows: "welcomes robots to an empty file", robots: "", allowed: ["/"] },
]);
