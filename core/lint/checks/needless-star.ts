import { type CheckOfParts, joinParts } from "../check.ts";
import {
  googleDocs,
  lighthouse,
  pythonParser,
  rfc9309,
  rfc9309Errata,
  wgetManual,
} from "../sources.ts";
import { leading } from "./needless-star/leading.ts";
import { lone } from "./needless-star/lone.ts";
import { repeated } from "./needless-star/repeated.ts";
import { trailing } from "./needless-star/trailing.ts";

export const needlessStar: CheckOfParts = joinParts({
  id: "needless-star",
  aliases: ["trailing-wildcard", "leading-wildcard", "redundant-wildcards", "wildcard-only-path"],
  category: "paths",
  severity: "hint",
  summary: "Prefer paths without stars that change nothing",
  explanation:
    "A path stands for all URLs that begin with it, so `/fish` and `/fish*` match the same; `/a**b` matches what `/a*b` does, `*.gif$` what `/*.gif$` does, and `*` alone what `/` does. Each star counts as a character where an `Allow` and a `Disallow` compete by length.\n\nReaders without wildcards, such as Wget and older versions of Python's robotparser, look for a star in the URL and find none, so a star at the end is reported in groups that they follow, in paths without another star, and a lone star everywhere. By its grammar RFC 9309 wants a path to begin with `/`, though one of its own examples, `*.gif$`, does not; an erratum says so. `*/folder/` is not reported: it matches `/folder/` itself, which `/*/folder/` does not.",
  sources: [
    googleDocs,
    wgetManual,
    pythonParser,
    rfc9309Errata,
    rfc9309("2.2"),
    lighthouse,
    rfc9309("2.2.3"),
  ],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /fish*\n",
      "User-agent: *\nDisallow: /fish*\nAllow: /fish/salmon*\nDisallow: /search?*\n",
      "User-agent: *\nDisallow: *.gif$\n",
      "User-agent: *\nAllow: *.css\nDisallow: *?sort\nDisallow: /cart\n",
      "User-agent: *\nDisallow: /a**b\n",
      "User-agent: *\nDisallow: /**/print/\nAllow: /shop/***.html$\n",
      "User-agent: *\nDisallow: *\n",
      "User-agent: *\nDisallow: /cart\nAllow: **\n\nUser-agent: FooBot\nDisallow: *\n",
    ],
    good: [
      "User-agent: *\nDisallow: /fish\n",
      "User-agent: *\nDisallow: /*?fish=*\nDisallow: /*x$\n",
      "User-agent: Googlebot\nDisallow: /fish*\n",
      "User-agent: *\nDisallow: /*.gif$\n",
      "User-agent: *\nDisallow: */print/\n",
      "User-agent: *\nDisallow: /a*b\nDisallow: /*/*/c\n",
    ],
  },
  quiet: "old-readers",
  parts: { lone, trailing, leading, repeated },
});
