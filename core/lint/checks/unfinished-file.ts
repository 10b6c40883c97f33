import type { RobotsDocument } from "../../syntax/document.ts";
import { lineNumberAt, textOf } from "../../syntax/parse.ts";
import { type Unfinished, unfinishedOf } from "../../syntax/unfinished.ts";
import { type Check, defineCheck } from "../check.ts";
import type { Edit, Fix } from "../diagnostic.ts";
import { repair, suggest } from "../fixes/fix.ts";
import { lineEndOf } from "../fixes/line-edits.ts";
import { FIX_TITLES } from "../messages.ts";
import { lineList } from "../wording.ts";

/** Deletes all but a part of the text. */
const keepOnly = ({ source }: RobotsDocument, { from, to }: { from: number; to: number }) =>
  [
    { from: 0, to: from, insert: "" },
    { from: to, to: source.length, insert: "" },
  ].filter((edit) => edit.from < edit.to);

/** Writes a line end in place of each printed one; what is at the end of a line already goes. */
const writeLineEnds = (document: RobotsDocument, { signs, file }: Unfinished): Fix => {
  const { source } = document;
  const inFile = signs.map(({ from, to }): Edit => {
    const isAtEnd = /^(?:\\r|\\n|[ \t])*(?:\r|\n|$)/.test(source.slice(to, file?.to));
    return { from, to, insert: isAtEnd ? "" : lineEndOf(document) };
  });
  const edits = file === null ? inFile : [...keepOnly(document, file), ...inFile];
  return repair(
    FIX_TITLES.writeLineEnds,
    edits.toSorted((a, b) => a.from - b.from),
  );
};

const fixesOf = (document: RobotsDocument, unfinished: Unfinished): readonly Fix[] => {
  const { kind, file } = unfinished;
  if (kind === "printed") return [writeLineEnds(document, unfinished)];
  if (kind !== "answer" || file === null) return [];
  return [suggest(FIX_TITLES.keepBlock, keepOnly(document, file))];
};

export const unfinishedFile: Check = defineCheck({
  id: "unfinished-file",
  category: "file",
  severity: "error",
  summary: "Avoid a template, a merge conflict or a copied answer in place of the finished file",
  explanation:
    "Something was to be done with this text before it went online, and was not: a program fills in a template, a person chooses between two versions of a merge, a shell or a server turns `\\n` into line ends, and only the code block of an answer is the file. Crawlers know none of this. They skip the lines that they do not know and follow all others, so the rules of every branch count together.\n\nOther findings are left out, since they would speak of a file that nobody meant. To check a template, test what your server sends.",
  sources: ["gitConflicts", "commonMark", "googleDocs"],
  bad: [
    "{% if live %}\nUser-agent: *\nDisallow: /cart/\n{% else %}\nUser-agent: *\nDisallow: /\n{% endif %}\n",
    "User-agent: *\n<% if staging %>\nDisallow: /\n<% end %>\n",
    "User-agent: *\n@if (app()->isLocal())\nDisallow: /\n@endif\nDisallow: /cart/\n",
    "User-agent: *\n<<<<<<< HEAD\nDisallow: /cart/\n=======\nDisallow: /basket/\n>>>>>>> shop\n",
    "User-agent: *\\nDisallow: /cart/\\n\\nSitemap: https://shop.example/sitemap.xml\\n",
    '"User-agent: *\\nDisallow: /cart/\\n"\n',
    "User-agent: *<br />\nDisallow: /cart/<br />\nDisallow: /drafts/<br>\n",
    "Here is your file:\n\n```txt\nUser-agent: *\nDisallow: /cart/\n```\n\n- `Disallow: /cart/` keeps the cart out\n",
  ],
  good: [
    "# {% if live %}\n# =======\n# Write \\n at the end\nUser-agent: *\nDisallow: /*{{\nDisallow: /cart/{%\n",
  ],
  messages: {
    template:
      "This is a template, not the finished file: crawlers follow the rules of every branch. Test what your server sends.",
    conflict:
      "A merge was not finished: crawlers skip the markers on {lines} and follow both versions. Keep one, and delete the markers.",
    printed:
      "Rules and names are lost: crawlers read `{text}`, printed in place of a line end, as part of them. Write real line ends.",
    answer:
      "Only the code block is the file. Crawlers skip the text around it, but read any line there that looks like a rule.",
  },
  needs: "text",
  check: ({ document }) => {
    const unfinished = unfinishedOf(document);
    if (unfinished === null) return [];
    const { kind, signs } = unfinished;
    const numbers = [...new Set(signs.map(({ from }) => lineNumberAt(document, from)))];
    return {
      ...signs[0],
      message: kind,
      data: { lines: lineList(numbers), text: textOf(document, signs[0]) },
      fixes: fixesOf(document, unfinished),
    };
  },
});
