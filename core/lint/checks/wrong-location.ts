import { PLAIN_RESPONSE } from "../../response/plain-response.ts";
import { type Check, defineCheck, disallow } from "../check.ts";
import { requestedAddress, responsePlace } from "../facts/site.ts";
import { shorten } from "../wording.ts";

export const wrongLocation: Check = defineCheck({
  id: "wrong-location",
  category: "response",
  severity: "error",
  summary: "Require the file at /robots.txt",
  explanation:
    "Crawlers request one URL only: `/robots.txt`, in lower case, at the root of each host. Each scheme, host and port has its own file: the one at `https://shop.example` does not apply to `https://www.shop.example` or `https://shop.example:8443`. A file in a folder, or with another name, is never read.",
  sources: ["rfc9309#2.3", "googleDocs", "standard1994"],
  bad: disallow("/cart/", "/cart/"),
  good: ["User-agent: *\nDisallow: /cart/\n"],
  responses: [
    { ...PLAIN_RESPONSE, requestedUrl: "https://shop.example/blog/robots.txt" },
    { ...PLAIN_RESPONSE, requestedUrl: "https://shop.example/Robots.txt" },
  ],
  messages: {
    folder:
      "No crawler reads this file: they request only `/robots.txt`, not `{path}`. Move it there, with `/{folder}/` in front of its paths.",
    name: "No crawler reads this file: they request exactly `/robots.txt`, in lower case, not `{path}`. Rename it.",
  },
  needs: "response",
  check: (context) => {
    const path = (requestedAddress(context)?.path ?? "").replace(/\?.*$/, "");
    // An address without a path does not show the file's location.
    if (path === "" || path === "/" || path === "/robots.txt") return [];
    const folder = /^\/(.+)\/robots\.txt$/.exec(path)?.[1];
    return {
      ...responsePlace(context),
      message: folder === undefined ? "name" : "folder",
      data: { path: shorten(path), folder: shorten(folder ?? "") },
    };
  },
});
