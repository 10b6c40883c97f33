import { itAnswers } from "../testing/expectations.ts";
import { rfc9309 } from "./rfc9309.ts";

itAnswers(rfc9309, [
  {
    shows: "holds the paths of figure 4 equal, whichever side is escaped",
    robots:
      "User-agent: FooBot\nDisallow: /a?b=https://c.d\nDisallow: /e?f=https%3A%2F%2Fg.h\nDisallow: /%62%61%7A/\u30c4\n",
    allowed: ["/a?b=https", "/e?f=http://g.h"],
    blocked: ["/a?b=https%3A%2F%2Fc.d", "/e?f=https://g.h/", "/baz/%E3%83%84"],
  },
  {
    shows:
      "tells an escaped slash from a slash in the path, and an escaped & from a & in the query",
    robots: "User-agent: FooBot\nDisallow: /a%2Fb\nDisallow: /q?x=a%26y=b\nDisallow: /*%2Fc\n",
    allowed: ["/a/b", "/q?x=a&y=b", "/x/c", "/x?y=/c"],
    blocked: ["/a%2fb", "/q?x=a%26y=b", "/x?y=%2Fc"],
  },
  {
    shows: "weighs a rule the same in either spelling",
    robots: "User-agent: FooBot\nAllow: /a?b=/c\nDisallow: /a?b=*****\n",
    allowed: [],
    blocked: ["/a?b=/c", "/a?b=%2Fc"],
  },
]);
