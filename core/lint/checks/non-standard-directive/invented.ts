import { asciiLower } from "../../../text/ascii.ts";
import { crawlers } from "../../../vocabulary/crawlers.ts";
import { definePart, type Part } from "../../check.ts";
import type { LineContext, LineView } from "../../context.ts";
import type { Fix } from "../../diagnostic.ts";
import { isAiBanName } from "../../facts/ai-crawlers.ts";
import { commentOutFix, deleteLine, insertBelow } from "../../fixes/line-edits.ts";
import { aipref, contentSignals, googleLibrary, rsl } from "../../sources.ts";

/** The product tokens of AI training crawlers whose operators say that they obey. */
const trainingTokens = (): readonly string[] =>
  crawlers
    .filter(
      ({ category, obeys, retired }) => category === "ai-training" && obeys === "yes" && !retired,
    )
    .map(({ token }) => token);

/** Deletes the line and appends a group that blocks AI trainers. */
const groupFix = ({ document, lines }: LineContext, line: LineView): Fix | null => {
  const last = lines.findLast(({ kind }) => kind !== "blank");
  if (last === undefined || last === line) return null;
  const group = [...trainingTokens().map((token) => `User-agent: ${token}`), "Disallow: /"];
  return {
    title: "Write a group for AI trainers at the end",
    kind: "suggest",
    edits: [deleteLine(line), insertBelow(document, last, ["", ...group])],
  };
};

export const invented: Part = definePart({
  severity: "info",
  explanation:
    "`NoAI`, `AI-Train`, `DisallowAITraining` and similar fields are inventions: no crawler is known to read them. What keeps a crawler out is a group with its name and `Disallow: /`, and the operators of AI crawlers publish those names.\n\nThree proposals exist for saying how content may be used: `Content-Signal` by Cloudflare, `Content-Usage` as a draft of the IETF, and `License` by RSL. They state a wish and block nobody.\n\nGoogle's parser looks at the beginning of a name: to it, a field that begins with `Disallow` is `Disallow`, for every crawler of the group.",
  sources: [aipref, contentSignals, rsl, googleLibrary],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /cart/\nNoAI: true\n",
      "User-agent: *\nDisallow: /cart/\nDisallowAITraining: /blog/\n",
      "AI-Train: no\nUser-agent: *\nDisallow: /cart/\n",
    ],
    good: ["User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /cart/\n"],
  },
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
    const comment = commentOutFix([line]);
    const group = groupFix(context, line);
    return {
      ...line.key,
      message: isPrefix ? "prefix" : "invented",
      ...(isPrefix ? { severity: "warning" as const, intended: line.field ?? "other" } : {}),
      data: { key, name: line.field === "allow" ? "Allow" : "Disallow" },
      fixes: group === null ? [comment] : [comment, group],
    };
  },
});
