import { memo } from "../../../collections/memo.ts";
import type { RobotsDocument } from "../../../syntax/document.ts";
import { definePart, type Part } from "../../check.ts";
import { suggest } from "../../fixes/fix.ts";
import { deleteLine } from "../../fixes/line-edits.ts";

/**
 * A block of settings at the start: a line of three hyphens, lines with names and values, another
 * such line.
 */
const BLOCK =
  /^\ufeff?(?:[ \t]*\r?\n)*-{3}[ \t]*\r?\n(?:(?:[\w-]+[ \t]*:.*|[ \t]+.*|[ \t]*)\r?\n){0,40}?-{3}[ \t]*(?:\r?\n|$)/;

/** A robots.txt directive: a block with one in it is not meant for a site generator. */
const DIRECTIVE = /^(?:user-?agent|(?:dis)?allow|crawl-delay)[ \t]*:/im;

/** Where the block ends, in UTF-16 units; 0 if there is none. */
const blockEnd = memo(({ source }: RobotsDocument): number => {
  const block = BLOCK.exec(source.slice(0, 4096))?.[0] ?? "";
  return DIRECTIVE.test(block) ? 0 : block.length;
});

export const frontMatter: Part = definePart({
  aliases: ["front-matter"],
  severity: "warning",
  explanation:
    "Site generators such as Jekyll read settings between two lines of `---` at the top of a file and remove them. If they are still there, the generator did not process the file. Crawlers skip the lines, but `sitemap: false` counts as a Sitemap line, and whatever the generator should have filled in is missing.\n\nThe file is reported once.",
  sources: ["jekyllFrontMatter", "rfc9309#2.2"],
  bad: ["---\nlayout: null\nsitemap: false\n---\nUser-agent: *\nDisallow: /cart/\n"],
  good: [
    "# ---\nUser-agent: *\nDisallow: /cart/\n",
    "User-agent: *\nDisallow: /cart/\nSitemap: https://shop.example/sitemap.xml\n",
  ],
  messages: {
    settings:
      "Lines may be missing: the site generator did not process this file. Fix the build, or delete its settings.",
  },
  stage: "characters",
  inFile: true,
  checkLine(line, { document }) {
    if (line.from >= blockEnd(document)) return null;
    return {
      from: line.content.from,
      to: line.content.to,
      message: "settings",
      fixes: [suggest("Delete the settings", deleteLine(line))],
    };
  },
});
