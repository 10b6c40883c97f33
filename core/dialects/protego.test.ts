import { itAnswers } from "../testing/expectations.ts";
import { protego } from "./protego.ts";

/* Known to differ: in Protego, a line with a colon and a value but no name makes the next
   user-agent line join the group before it; here that line is not a field. A name of one letter
   ties with `*`. Without a colon, `host`, `sitemaps`, `crawl delay` and `request rate` are fields
   to Protego and end a run of names. */
itAnswers(protego, [
  {
    shows: "follows the longest name within the robot's",
    robots:
      "User-agent: foo\nDisallow: /a\nUser-agent: foobot\nDisallow: /b\nUser-agent: bot\nDisallow: /c\n",
    allowed: ["/a", "/c"],
    blocked: ["/b"],
  },
  {
    shows: "takes a space for the colon after a name in lower case only",
    robots: "user-agent FooBot\ndisallow /a b\nDisallow /c\n",
    allowed: ["/c"],
    blocked: ["/a%20b"],
  },
  {
    shows: "tries $ as a plain character too",
    robots: "User-agent: FooBot\nDisallow: /x$\n",
    allowed: ["/xy"],
    blocked: ["/x", "/x$", "/x$y"],
  },
  {
    shows: "misses = in a URL's path, and not in its query",
    robots: "User-agent: FooBot\nDisallow: /a=b\nDisallow: /c?d=e\n",
    allowed: ["/a=b"],
    blocked: ["/c?d=e"],
  },
  {
    shows: "puts a final $ where the path ends, before a query",
    robots: "User-agent: FooBot\nDisallow: /a?b$\n",
    allowed: ["/a?b"],
  },
  {
    shows: "compares the query as it is",
    robots: "User-agent: FooBot\nDisallow: /a?b=%C3%A9\n",
    allowed: ["/a?b=%c3%a9"],
    blocked: ["/a?b=%C3%A9"],
  },
  {
    shows: "opens a directory for its index.html, and for no other index page",
    robots: "User-agent: FooBot\nDisallow: /\nAllow: /a/index.html\nAllow: /b/index.htm\n",
    allowed: ["/a/"],
    blocked: ["/b/"],
  },
  {
    shows: "lets the names after a user-agent line without one join the group before",
    robots: "User-agent: Bar\nDisallow: /a\nUser-agent:\nUser-agent: FooBot\nDisallow: /b\n",
    allowed: ["/a"],
    blocked: ["/b"],
  },
  {
    shows: "has the names of a group join the one behind a user-agent line without a name",
    robots: "User-agent: FooBot\nDisallow: /a\nUser-agent:\nUser-agent: Bar\nDisallow: /b\n",
    blocked: ["/a", "/b"],
  },
  {
    shows: "has them join nothing where another line stands between",
    robots:
      "User-agent: FooBot\nDisallow: /a\nUser-agent:\nDisallow: /c\nUser-agent: Bar\nDisallow: /b\n",
    allowed: ["/b"],
    blocked: ["/a", "/c"],
  },
]);
