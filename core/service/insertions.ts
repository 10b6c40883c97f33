import { memo } from "../collections/memo.ts";
import type { Edit } from "../lint/diagnostic.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { fieldAt, lineAt } from "../syntax/parse.ts";
import { formatUnits } from "../text/list.ts";
import { formatMessage } from "../text/message.ts";
import { sentences } from "../text/sentences.ts";
import type { Crawler, CrawlerCategory } from "../vocabulary/crawler.ts";
import { crawlers } from "../vocabulary/crawlers.ts";
import { originOf } from "./complete-url.ts";
import { INSERTION_MESSAGES as words } from "./messages.ts";
import { TEMPLATE_MESSAGES } from "./template-messages.ts";
import { type Template, templates, templateText } from "./templates.ts";

/** A ready piece of a file. */
export interface Insertion {
  /** In kebab-case. */
  readonly id: string;
  readonly label: string;
  /** What it adds, in a few words. */
  readonly detail: string;
  /** One or two sentences about what it does. Code is in backquotes. */
  readonly info: string;
  /** Whole lines. */
  readonly text: string;
  /** `group`: a blank line stands before it. */
  readonly kind: "group" | "line";
  /** The first of another sort: a menu separates it from those before. */
  readonly isFirst?: true;
  /** It closes the whole site to search engines. */
  readonly isDrastic?: true;
}

/** The categories whose crawlers people block as a group. */
const KEPT_OUT = [
  "ai-training",
  "ai-search",
  "ai-user",
  "ai-agent",
  "data-provider",
  "seo",
  "archive",
] as const satisfies readonly CrawlerCategory[];

/** Whether a group can block it: it fetches under this name and obeys the file. */
const heeds = ({ retired, obeys }: Crawler): boolean =>
  !retired && obeys !== "no" && obeys !== "reportedly-not";

/** How many names are listed. */
const NAMED = 3;

const keepingOut = (known: readonly Crawler[], category: (typeof KEPT_OUT)[number]): Insertion => {
  const tokens = known
    .filter((crawler) => crawler.category === category && heeds(crawler))
    .map(({ token }) => token);
  const names = formatUnits(tokens.slice(0, NAMED));
  const count = tokens.length - NAMED;
  return {
    id: `block-${category}`,
    label: words.block[category],
    detail: count > 0 ? formatMessage(words.crawlers, { names, count }) : names,
    info: formatMessage(words.ofThisKind, { names }),
    text: `${tokens.map((token) => `User-agent: ${token}\n`).join("")}Disallow: /\n`,
    kind: "group",
  };
};

const blocksWith = memo((known: readonly Crawler[]): readonly Insertion[] =>
  KEPT_OUT.map((category) => keepingOut(known, category)),
);

/** Groups that block all known crawlers of a purpose, AI training first. Created once. */
export const purposeBlocks = (): readonly Insertion[] => blocksWith(crawlers);

/** Closed to training, open to all others: the names are those of the table of crawlers. */
const aiTrainingOut = memo((known: readonly Crawler[]): Template => {
  const { text } = keepingOut(known, "ai-training");
  return {
    id: "aiTrainingOut",
    lines: [
      // That their other crawlers stay welcome is meant.
      "# workbench-ignore ai-block-incomplete",
      ...text.trimEnd().split("\n"),
      "",
      "User-agent: *",
      "Disallow:",
    ],
    sitemap: "/sitemap.xml",
    source: null,
    read: "2026-11-26",
  };
});

const templateInsertion = (template: Template, index: number, origin: string): Insertion => {
  const { id, isDrastic } = template;
  const { label, detail, notes } = TEMPLATE_MESSAGES[id];
  return {
    id: `template-${id}`,
    ...(index === 0 ? { isFirst: true } : {}),
    ...(isDrastic === true ? { isDrastic } : {}),
    label,
    detail,
    info: sentences(...notes),
    text: templateText(template, origin),
    kind: "group",
  };
};

/** The address of a sitemap where nothing tells the site. */
const UNKNOWN_ORIGIN = "https://www.example.com";

/**
 * Ready pieces of a file, in the order of a menu.
 *
 * @param urls those under test, absolute or paths: they tell the site's address.
 */
export const insertions = (urls: readonly string[]): readonly Insertion[] => {
  const origin = urls.map(originOf).find((each) => each !== null) ?? UNKNOWN_ORIGIN;
  return [
    ...purposeBlocks(),
    {
      id: "allow-all",
      isFirst: true,
      label: words.allowAll,
      detail: words.allowAllDetail,
      info: words.allowAllInfo,
      text: "User-agent: *\nDisallow:\n",
      kind: "group",
    },
    {
      id: "block-all",
      label: words.blockAll,
      detail: words.blockAllDetail,
      info: words.blockAllDetail,
      text: "User-agent: *\nDisallow: /\n",
      kind: "group",
      isDrastic: true,
    },
    {
      id: "sitemap",
      label: words.sitemap,
      detail: `${origin}/sitemap.xml`,
      info: words.sitemapInfo,
      text: `Sitemap: ${origin}/sitemap.xml\n`,
      kind: "line",
    },
    ...[aiTrainingOut(crawlers), ...templates].map((template, index) =>
      templateInsertion(template, index, origin),
    ),
  ];
};

const isRule = (document: RobotsDocument, number: number): boolean => {
  const field = fieldAt(document, number);
  return field === "allow" || field === "disallow";
};

/**
 * Where to add a piece. Only Allow and Disallow end a list of user-agent lines (`groupEnd` in
 * `core/dialects/google.ts`), so a group at the end without a rule would join those added after it.
 */
const placeFor = (document: RobotsDocument, kind: Insertion["kind"]): number => {
  let place = document.source.length;
  if (kind === "line") return place;
  for (let number = document.lineCount; number > 0 && !isRule(document, number); number--) {
    if (fieldAt(document, number) === "user-agent") place = lineAt(document, number).from;
  }
  return place;
};

/**
 * The edit that adds a piece to a file: at its end, but before a last group that has no rule yet,
 * which it would join.
 */
export const insertionEdit = (
  document: RobotsDocument,
  { text, kind }: Pick<Insertion, "text" | "kind">,
): Edit => {
  const { source } = document;
  const at = placeFor(document, kind);
  const before = source.slice(0, at);
  const isOpen = before !== "" && !before.endsWith("\n");
  const isApart = kind === "line" || before.trim() === "" || before.endsWith("\n\n");
  const after = at < source.length ? "\n" : "";
  return {
    from: at,
    to: at,
    insert: `${isOpen ? "\n" : ""}${isApart ? "" : "\n"}${text}${after}`,
  };
};
