import type { RuleContent } from "../app/features/reference/rule-content.ts";
import type { ExampleContent } from "../app/features/reference/words.ts";

/** The values that the static pages take from the app's own modules. */
export interface PageParts {
  readonly rules: readonly RuleContent[];
  readonly severityWords: Readonly<Record<RuleContent["severity"], string>>;
  readonly categoryWords: Readonly<Record<RuleContent["category"], string>>;
  readonly standingOf: (rule: RuleContent) => string;
  /** Shown if there are no examples. */
  readonly noExamples: string;
  readonly visible: (source: string) => string;
  readonly codeWords: (
    text: string,
  ) => readonly { readonly text: string; readonly code: boolean }[];
  /** Returns the fragment of a link that opens a file. */
  readonly fragmentOf: (example: ExampleContent) => string;
}

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

const html = (text: string, { codeWords }: PageParts): string =>
  codeWords(text)
    .map(({ text: word, code }) => (code ? `<code>${escaped(word)}</code>` : escaped(word)))
    .join("");

const POLICY = "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'";

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="rules.css">
</head>
<body>
${content}
</body>
</html>
`;

const example = (one: ExampleContent, parts: PageParts): string => `<figure>
<pre>${escaped(parts.visible(one.source))}</pre>
${one.answer === "" ? "" : `<p class="kind">${escaped(one.answer)}</p>\n`}<figcaption><a href="../#${parts.fragmentOf(one)}">Open in the editor</a></figcaption>
</figure>`;

const examples = (all: readonly ExampleContent[], parts: PageParts): string =>
  all.length === 0
    ? `<p>${escaped(parts.noExamples)}</p>`
    : all.map((one) => example(one, parts)).join("\n");

/** The standalone page of a check. */
export const rulePage = (rule: RuleContent, parts: PageParts): string => {
  const { id, summary, severity, category, paragraphs, affected, bad, good, sources } = rule;
  const standing = parts.standingOf(rule);
  const plainSummary = summary.replaceAll("`", "");
  return page(
    `${plainSummary} - robots.txt Workbench`,
    `<nav><a href="../">robots.txt Workbench</a> <a href="index.html">All checks</a></nav>
<main>
<h1>${html(summary, parts)}</h1>
<p class="kind">${escaped(parts.severityWords[severity])}</p>
<p class="kind"><code>${id}</code> ${escaped(parts.categoryWords[category])}${standing === "" ? "" : ` · ${escaped(standing)}`}</p>
${paragraphs.map((paragraph) => `<p>${html(paragraph, parts)}</p>`).join("\n")}
${affected === null ? "" : `<h2>Who is affected</h2>\n<p>${escaped(affected)}</p>\n`}<h2>Reported</h2>
${examples(bad, parts)}
<h2>Not reported</h2>
${examples(good, parts)}
<h2>Sources</h2>
<ul>
${sources.map(({ title, url }) => `<li><a href="${escaped(url)}">${escaped(title)}</a></li>`).join("\n")}
</ul>
<p><a href="../#rule/${id}">This page beside the editor</a></p>
</main>`,
  );
};

/** The list of all pages. */
export const indexPage = (parts: PageParts): string => {
  const sections = Object.entries(parts.categoryWords).map(([category, words]) => {
    const rules = parts.rules.filter((rule) => rule.category === category);
    if (rules.length === 0) return "";
    const items = rules.map(
      ({ id, severity, summary }) =>
        `<li><a href="${id}.html">${html(summary, parts)}</a> <span class="kind">${parts.severityWords[severity].replace(/:.*/, "").toLowerCase()} <code>${id}</code></span></li>`,
    );
    return `<h2>${escaped(words)}</h2>\n<ul>\n${items.join("\n")}\n</ul>`;
  });
  return page(
    "Checks - robots.txt Workbench",
    `<nav><a href="../">robots.txt Workbench</a></nav>
<main>
<h1>What is checked in a robots.txt</h1>
<p>${parts.rules.length} checks. Each page says what is wrong, what readers make of it, and who says so.</p>
${sections.filter(Boolean).join("\n")}
</main>`,
  );
};
