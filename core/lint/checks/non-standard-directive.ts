import { asciiLower } from "../../text/ascii.ts";
import { crawlers } from "../../vocabulary/crawlers.ts";
import { findDirective } from "../../vocabulary/directives.ts";
import { type CheckOfParts, definePart, joinParts, type Part } from "../check.ts";
import type { LineContext, LineView } from "../context.ts";
import type { Fix } from "../diagnostic.ts";
import { isAiBanName, isInGroupOf, isLlmsName } from "../facts/agents.ts";
import { linesOfFields } from "../facts/lines.ts";
import { suggest } from "../fixes/fix.ts";
import { commentOutFix, deleteLine, deleteLinesFix, insertBelow } from "../fixes/line-edits.ts";

const host: Part = definePart({
  aliases: ["deprecated-host"],
  quiet: "not-needed",
  messages: {
    unused:
      "`Host` has no effect: only Yandex ever used it, until March 2018. Redirect your other hosts with status 301 and delete the line.",
  },
  check: (context) =>
    Array.from(linesOfFields(context, (name) => name === "host").values(), (lines) => ({
      ...lines[0].content,
      message: "unused",
      fixes: [deleteLinesFix(lines, "safe")],
    })),
});

const cleanParam: Part = definePart({
  aliases: ["clean-param-yandex-only"],
  messages: {
    others:
      "Only Yandex uses `Clean-param`; Google and the others ignore it. Keep it for Yandex, and use canonical links for the rest.",
  },
  check: (context) => {
    if (context.dialect.id === "yandex") return [];
    const byField = linesOfFields(context, (name) => name === "clean-param");
    // In Yandex's own group it is said to nobody else.
    const others = [...byField.values()]
      .flat()
      .filter((line) => !isInGroupOf(context, line, "Yandex"));
    const [first] = others;
    if (first === undefined) return [];
    return { ...(first.key ?? first.content), message: "others" };
  },
});

/** The messages about the few such fields that are read at all. */
const READ: ReadonlyMap<string, "requestRate" | "visitTime"> = new Map([
  ["request-rate", "requestRate"],
  ["visit-time", "visitTime"],
]);

const isNonStandard = (name: string): boolean =>
  READ.has(name) ||
  (findDirective(name)?.status === "non-standard" && !isLlmsName(name) && name !== "ai");

const rare: Part = definePart({
  messages: {
    requestRate:
      "Google, Bing and Yandex skip this line: only Seznam and the parsers of Scrapy and Python read `{key}`. Delete it, unless you mean those.",
    visitTime:
      "Google, Bing and Yandex skip this line: only Scrapy's parser reads `{key}`. Delete it, unless you mean that.",
    nobody:
      "This line has no effect: no crawler is known to read `{key}`. Delete it, or turn it into a comment.",
  },
  check: (context) =>
    [...linesOfFields(context, isNonStandard)].flatMap(([name, all]) => {
      // Seznam documents it, so in its own group it is right.
      const lines = all.filter(
        (line) => name !== "request-rate" || !isInGroupOf(context, line, "Seznam.cz"),
      );
      const [first] = lines;
      if (first === undefined) return [];
      const message = READ.get(name) ?? "nobody";
      return {
        ...(first.key ?? first.content),
        message,
        quiet: message === "nobody" ? "not-needed" : "old-readers",
        data: { key: first.keyText },
        fixes: [deleteLinesFix(lines)],
      };
    }),
});

const llms: Part = definePart({
  aliases: ["llms-txt-directive"],
  explanation:
    "`llms.txt` is a proposal for a file of its own, which is at `/llms.txt`, where programs look for it. It has no field in robots.txt: `LLMs-txt`, `LLM-Policy`, `Agentmap` and the like are read by no crawler that says so.\n\nThe line does no harm. As a comment it tells people the same.",
  sources: ["llmsTxt", "googleDocs"],
  bad: [
    "User-agent: *\nDisallow:\n\nLLMs-txt: https://shop.example/llms.txt\n",
    "User-agent: *\nDisallow:\nAgentmap: https://shop.example/agents.json\n",
  ],
  good: ["# LLMs: https://shop.example/llms.txt\nUser-agent: *\nDisallow:\n"],
  messages: {
    unread:
      "This line has no effect: no crawler is known to read `{key}`; `llms.txt` is found at its own URL. Turn the line into a comment.",
  },
  stage: "field",
  checkLine(line) {
    if (line.field !== "other" || line.key === null || line.missingColon) return null;
    const key = line.keyText;
    if (!isLlmsName(asciiLower(key))) return null;
    return { ...line.key, message: "unread", data: { key }, fixes: [commentOutFix([line])] };
  },
});

/** Deletes the line and appends a group for AI training crawlers whose operators say that they obey. */
const groupFix = ({ document, lines }: LineContext, line: LineView): Fix | null => {
  const last = lines.findLast(({ kind }) => kind !== "blank");
  if (last === undefined || last === line) return null;
  const trainers = crawlers.filter(
    ({ category, obeys, retired }) => category === "ai-training" && obeys === "yes" && !retired,
  );
  const group = [...trainers.map(({ token }) => `User-agent: ${token}`), "Disallow: /"];
  const edits = [deleteLine(line), insertBelow(document, last, ["", ...group])];
  return suggest("Write a group for AI trainers at the end", edits);
};

const invented: Part = definePart({
  aliases: ["invented-ai-directive"],
  explanation:
    "`NoAI`, `AI-Train`, `DisallowAITraining` and similar fields are inventions: no crawler is known to read them. What keeps a crawler out is a group with its name and `Disallow: /`, and the operators of AI crawlers publish those names.\n\nThree proposals exist for saying how content may be used: `Content-Signal` by Cloudflare, `Content-Usage` as a draft of the IETF, and `License` by RSL. They state a wish and block nobody.\n\nGoogle's parser looks at the beginning of a name: to it, a field that begins with `Disallow` is `Disallow`, for every crawler of the group.",
  sources: ["aipref", "contentSignals", "rsl", "googleLibrary"],
  bad: [
    "User-agent: *\nDisallow: /cart/\nNoAI: true\n",
    "User-agent: *\nDisallow: /cart/\nDisallowAITraining: /blog/\n",
    "AI-Train: no\nUser-agent: *\nDisallow: /cart/\n",
  ],
  good: ["User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /cart/\n"],
  messages: {
    invented:
      "This line blocks no crawler: none is known to read `{key}`. Give each AI crawler you mean a group, such as `User-agent: GPTBot`, with `Disallow: /`.",
    prefix:
      "Google Search reads `{key}` as `{name}`, and no AI crawler is known to read it. Give AI crawlers a group instead.",
  },
  stage: "field",
  checkLine(line, context) {
    if (line.kind !== "directive" || line.key === null || line.missingColon) return null;
    const isPrefix = line.spelling === "prefix";
    if (line.field !== "other" && !isPrefix) return null;
    const key = line.keyText;
    if (!isAiBanName(asciiLower(key))) return null;
    return {
      ...line.key,
      message: isPrefix ? "prefix" : "invented",
      ...(isPrefix ? { severity: "warning" as const, intended: line.field ?? "other" } : {}),
      data: { key, name: line.field === "allow" ? "Allow" : "Disallow" },
      fixes: [commentOutFix([line]), groupFix(context, line)],
    };
  },
});

export const nonStandardDirective: CheckOfParts = joinParts({
  id: "non-standard-directive",
  category: "directives",
  severity: "info",
  summary: "Avoid relying on fields that few or no crawlers read",
  explanation:
    "Old proposals and copied examples have brought names into the file that hardly anybody reads. `Request-rate` is read by Seznam, and by the parsers of Scrapy and Python for programs that use them; `Visit-time` by Scrapy's parser alone. `Robot-version`, `Comment`, `Cache-delay`, `Revisit-after`, `Domain` and the ACAP fields are read by no known crawler. Google, Bing and Yandex ignore them all.\n\nSuch a line is skipped and does no harm, but it does no good either. Each name is reported once.\n\n`Host` named the main mirror of a site. Only Yandex ever read it, and it stopped in March 2018. A permanent redirect (status 301) from the other hosts to the main one now does this for every search engine.\n\n`Clean-param` tells Yandex which parameters of a URL do not change the page. It works for Yandex only and may be anywhere in the file. Google lists it among the fields it knows and ignores; no other operator documents it. For other search engines, give each page's main URL in a canonical link. It is not reported while the file is read as Yandex reads it.",
  sources: [
    "extendedStandard",
    "seznam",
    "rfc9309#2.2.4",
    "yandexRobots",
    "yandexCleanParam",
    "googleLibrary",
  ],
  bad: [
    "User-agent: *\nDisallow: /cart/\nVisit-time: 0600-0845\n",
    "User-agent: *\nDisallow: /cart/\nRevisit-after: 7 days\nCache-delay: 5\nCache-delay: 9\n",
    "User-agent: *\nDisallow: /cart/\nRequest-rate: 1/10s\n",
    "User-agent: *\nDisallow: /cart/\nHost: www.shop.example\n",
    "Host: shop.example\n\nUser-agent: *\nDisallow: /cart/\n\nUser-agent: Yandex\nDisallow: /cart/\nHost: shop.example\n",
    "User-agent: *\nDisallow: /cart/\nClean-param: sid /forum/\n",
    "User-agent: *\nDisallow: /cart/\nClean-param: sid /forum/\nClean-param: ref /shop/\n",
  ],
  good: [
    "User-agent: *\nDisallow: /*?sid=\nCrawl-delay: 5\n\nUser-agent: SeznamBot\nDisallow: /cart/\nRequest-rate: 1/10s\n\nUser-agent: Yandex\nDisallow: /cart/\nClean-param: sid /forum/\n",
  ],
  parts: { host, cleanParam, rare, llms, invented },
});
