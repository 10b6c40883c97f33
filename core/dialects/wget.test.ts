import { itAnswers } from "../testing/expectations.ts";
import { wget } from "./wget.ts";

itAnswers(wget, [
  {
    shows: "takes # within a path for a character like any other",
    robots: "User-agent: FooBot\nDisallow: /a#b\nDisallow: /c #d\n",
    allowed: ["/a"],
    blocked: ["/a%23b", "/c"],
  },
  {
    shows: "reads on over a lone CR",
    robots: "User-agent: FooBot\r\nDisallow: /a\rDisallow: /b\r\nDisallow: /c\n",
    allowed: ["/a", "/b"],
    blocked: ["/c"],
  },
  {
    shows: "does not mind a missing slash",
    robots: "User-agent: FooBot\nDisallow: admin\n",
    blocked: ["/admin"],
  },
  {
    shows: "cannot see the query",
    robots: "User-agent: FooBot\nDisallow: /a?\nDisallow: /b\n",
    allowed: ["/a?x"],
    blocked: ["/b?x"],
  },
  {
    shows: "does not look at names after *",
    robots: "User-agent: *\nUser-agent: FooBot\nDisallow: /a\n\nUser-agent: FooBot\nDisallow: /b\n",
    allowed: ["/a"],
    blocked: ["/b"],
  },
  {
    shows: "looks at names before *",
    robots: "User-agent: FooBot\nUser-agent: *\nDisallow: /a\n\nUser-agent: FooBot\nDisallow: /b\n",
    blocked: ["/a", "/b"],
  },
  {
    shows: "tells %2f from %2F",
    robots: "User-agent: FooBot\nDisallow: /a%2fb\nDisallow: /%7ec\n",
    allowed: ["/a%2Fb", "/a/b"],
    blocked: ["/a%2fb", "/~c"],
  },
  {
    shows: "lets in from an empty rule on, resolving dots before it looks",
    robots: "User-agent: FooBot\nDisallow: /a\nAllow:\nDisallow: /b\n",
    allowed: ["/b", "/a/../b"],
    blocked: ["/b/../a"],
  },
]);
