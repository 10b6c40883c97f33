import { HighlightStyle } from "@codemirror/language";
import { tags as t } from "@lezer/highlight";
import { allowName, disallowName } from "./nodes.ts";

/**
 * The colours of the file, all from design tokens, so that one style serves both themes. Important
 * differences are never colour alone: `Allow` is underlined and `Disallow` is not, special
 * characters are bold, comments italic.
 */
export const robotsHighlight: HighlightStyle = HighlightStyle.define([
  { tag: t.definitionKeyword, color: "var(--code-name)", fontWeight: "600" },
  { tag: disallowName, color: "var(--code-name)", fontWeight: "600" },
  {
    tag: allowName,
    color: "var(--code-name)",
    fontWeight: "600",
    textDecoration: "underline",
    textDecorationColor: "color-mix(in srgb, currentColor 45%, transparent)",
    textUnderlineOffset: "3px",
  },
  { tag: t.propertyName, color: "var(--code-name)", fontWeight: "600" },
  { tag: t.separator, color: "var(--muted)" },
  { tag: t.className, color: "var(--code-agent)" },
  { tag: t.special(t.className), color: "var(--code-agent)", fontWeight: "700" },
  { tag: t.string, color: "var(--code-path)" },
  { tag: t.special(t.string), color: "var(--code-special)", fontWeight: "700" },
  { tag: t.escape, color: "var(--code-special)" },
  { tag: t.url, color: "var(--code-url)" },
  { tag: t.number, color: "var(--code-path)" },
  { tag: t.literal, color: "var(--code-path)" },
  { tag: t.lineComment, color: "var(--code-comment)", fontStyle: "italic" },
  { tag: t.invalid, color: "var(--code-invalid)" },
]);
