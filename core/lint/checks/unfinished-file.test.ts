import { describe, expect, it } from "vitest";
import { parse } from "../../syntax/parse.ts";
import { applyEdits } from "../fixes/apply.ts";
import { lint } from "../lint.ts";

const found = (source: string) => lint(parse(source));
const rulesIn = (source: string): readonly string[] => found(source).map(({ rule }) => rule);
const RULES = "User-agent: *\nDisallow: /cart/\n";

describe("a text that is not the finished file", () => {
  it.each([
    ["Liquid", "{% for rule in rules %}\n  {{ rule }}\n{% endfor %}\nDisallow: /account/\n"],
    ["Jinja", `${RULES}{%- if staging -%}\nDisallow: /\n{%- endif -%}\n`],
    ["Hugo", `${RULES}{{ range .Pages }}\nDisallow: {{ .RelPermalink }}\n{{ end }}\n`],
    [
      "ERB",
      `<% if Rails.env.production? %>\n${RULES}<% else %>\nUser-agent: *\nDisallow: /\n<% end %>\n`,
    ],
    ["EJS", `${RULES}<%_ for (const path of closed) { _%>\nDisallow: <%= path %>\n<%_ } _%>\n`],
    ["Blade", `@env('production')\n${RULES}@else\nUser-agent: *\nDisallow: /\n@endenv\n`],
    ["FreeMarker", `<#if live>\n${RULES}<#else>\nUser-agent: *\nDisallow: /\n</#if>\n`],
    ["PHP", `${RULES}<?php if (STAGING): ?>\nDisallow: /\n<?php endif; ?>\n`],
    ["a merge", `<<<<<<< HEAD\n${RULES}=======\nUser-agent: *\nDisallow: /\n>>>>>>> staging\n`],
    ["a merge with its base", `<<<<<<< a\n${RULES}||||||| b\n=======\n>>>>>>> c\n`],
    ["half a merge", `${RULES}=======\nDisallow: /\n>>>>>>> c\n`],
    ["printed line ends", RULES.replaceAll("\n", "\\n")],
    ["printed line ends of Windows", RULES.replaceAll("\n", "\\r\\n")],
    ["line ends printed behind each line", RULES.replaceAll("\n", "\\n\n")],
    ["line breaks of a page", RULES.replaceAll("\n", "<br />\n")],
    ["an answer", `Sure! Here is it:\n\n\`\`\`\n${RULES}\`\`\`\nIt keeps the cart out.\n`],
  ])("is told by %s, and by nothing else", (_, source) => {
    expect(rulesIn(source)).toEqual(["unfinished-file"]);
  });

  it.each([
    ["comments about code", `# {% if %}\n# <<<<<<< HEAD\n# a\\nDisallow: /\n${RULES}`],
    ["code in paths", `${RULES}Disallow: /{{ id }}/\nDisallow: /*{%\nDisallow: /<%= x\n`],
    ["lines that underline", `# Shop\n# =======\n${RULES}`],
    ["a path that ends like a line end", `${RULES}Disallow: \\\\server\\new\n`],
    ["a tag in one path", `${RULES}Disallow: /a<br>\n`],
    ["a whole file in a code block", `\`\`\`\n${RULES}\`\`\`\n`],
    ["an address with an at sign", `${RULES}# @if you ask\nDisallow: /@section\n`],
  ])("is not told by %s", (_, source) => {
    expect(rulesIn(source)).not.toContain("unfinished-file");
  });

  it.each([
    [
      "User-agent: *\\nDisallow: /app\\n\\n# By header\n",
      "User-agent: *\nDisallow: /app\n\n# By header\n",
    ],
    ["User-agent: *\\r\\nDisallow: /app\\r\\n", "User-agent: *\nDisallow: /app"],
    ["User-agent: *\\n\nDisallow: /app\\n\\n\n", "User-agent: *\nDisallow: /app\n"],
    ["User-agent: *<br />\nDisallow: /app<br>\n", "User-agent: *\nDisallow: /app\n"],
    ['"User-agent: *\\nDisallow: /app\\n";\n', "User-agent: *\nDisallow: /app"],
    [
      "Here:\n\n```txt\nUser-agent: *\nDisallow: /app\n```\nAs you see.\n",
      "User-agent: *\nDisallow: /app\n",
    ],
  ])("becomes one: %j", (source, fixed) => {
    const [finding] = found(source);
    expect(applyEdits(source, finding?.fixes[0]?.edits ?? [])).toBe(fixed);
    expect(rulesIn(fixed)).toEqual([]);
  });

  it("is offered no fix that chooses between versions or branches", () => {
    for (const source of [
      `<<<<<<< a\n${RULES}=======\n>>>>>>> c\n`,
      `{% if a %}\n${RULES}{% endif %}\n`,
    ]) {
      expect(found(source).flatMap(({ fixes }) => fixes)).toEqual([]);
    }
  });
});
