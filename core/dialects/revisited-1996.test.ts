import { itAnswers } from "../testing/expectations.ts";
import { revisited1996 } from "./revisited-1996.ts";

const shared = "User-Agent: Copernicus Fred\nDisallow: /cgi-bin/ /logs/\n";

itAnswers(revisited1996, [
  {
    shows: "takes several paths on a line",
    robots: shared,
    agent: "Copernicus",
    allowed: ["/", "/cgi-bin", "/cgi-bin%20/logs/"],
    blocked: ["/cgi-bin/x", "/logs/1"],
  },
  {
    shows: "takes several robots on a line",
    robots: shared,
    agent: "Fred/1.0",
    blocked: ["/cgi-bin/x", "/logs/1"],
  },
  { shows: "is for nobody else", robots: shared, agent: "Barney", allowed: ["/logs/1"] },
  {
    shows: "is for all robots, and for Rex, after * Rex",
    robots: "User-Agent: * Rex\nDisallow: /tmp/\n",
    agent: "Rex",
    blocked: ["/tmp/x"],
  },
  {
    shows: "is for any robot after * Rex",
    robots: "User-Agent: * Rex\nDisallow: /tmp/\n",
    blocked: ["/tmp/x"],
  },
  {
    shows: "forbids nothing where only a comment follows",
    robots: "User-Agent: *\nDisallow: # a little nothing\n",
    allowed: ["/", "/a"],
  },
  {
    shows: "parts names and paths by TABs too, and takes comments at the end of both lines",
    robots: "User-Agent:\tFoo\tBarBot # two\nDisallow:\t/a/\t/b/ # two\n",
    allowed: ["/c/"],
    blocked: ["/a/1", "/b/1"],
  },
  {
    shows: "needs both lines for a record",
    robots: "User-Agent: FooBot\n\nUser-Agent: *\nDisallow: /a\n",
    blocked: ["/a"],
  },
]);
