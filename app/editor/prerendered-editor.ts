import { EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { escapedHtml, type RobotsDocument } from "../../core/index.ts";
import { tokenClass } from "./language/colours.ts";
import { baseEditor, reservedGutter, startingWith } from "./language/index.ts";
import { lineTokens } from "./language/line-tokens.ts";

/** An editor as static HTML and CSS, shown until the real one has loaded. */
export interface PrerenderedEditor {
  readonly html: string;
  readonly css: string;
}

const colouredLine = (text: string, isFirst: boolean): string => {
  let html = "";
  let at = 0;
  for (const { style, from, to } of lineTokens(text, isFirst)) {
    html += escapedHtml(text.slice(at, from));
    html += `<span class="${tokenClass(style)}">${escapedHtml(text.slice(from, to))}</span>`;
    at = to;
  }
  html += escapedHtml(text.slice(at));
  return html === "" ? "<br>" : html;
};

const colouredLines = ({ doc }: EditorState): readonly string[] =>
  [...doc.iterLines()].map((text, index) => colouredLine(text, index === 0));

/** The rules of the editor's theme for itself and for the parts that are rendered. */
const themeCss = (state: EditorState): string => {
  const parts =
    /^(?:\.cm-(?:scroller|content|line|activeLine|gutters|lineNumbers|gutter-\w+|foldGutter|token-\w+)\b|$)/;
  return state
    .facet(EditorView.styleModule)
    .flatMap((module) => module.getRules().split("\n"))
    .flatMap((rule) => {
      const found = /^\.\u037c\w+ ?([^{]*)(\{.*)$/.exec(rule);
      if (found === null) return [];
      const [, inner = "", body = ""] = found;
      if (inner.includes(":") || inner.includes(",")) return [];
      const selector = inner.trim();
      return parts.test(selector) ? [`.prerendered ${selector} ${body}`.replace("  ", " ")] : [];
    })
    .join("\n");
};

/**
 * Renders a file as the editor shows it: same colours, same lines and gutters at the same
 * positions.
 *
 * @param document a short one: all of it is rendered.
 */
export const prerenderEditor = (document: RobotsDocument): PrerenderedEditor => {
  const state = EditorState.create({
    doc: document.source,
    extensions: [startingWith(document), reservedGutter(), baseEditor()],
  });
  const lines = colouredLines(state);
  const numbers = lines.map((_, index) => `<div class="cm-gutterElement">${index + 1}</div>`);
  const renderedLines = lines.map(
    (line, index) => `<div class="cm-line${index === 0 ? " cm-activeLine" : ""}">${line}</div>`,
  );
  const html = [
    '<div class="prerendered"><div class="cm-scroller"><div class="cm-gutters" aria-hidden="true">',
    '<div class="cm-gutter cm-gutter-lint"></div><div class="cm-gutter cm-gutter-test"></div>',
    `<div class="cm-gutter cm-lineNumbers">${numbers.join("")}</div>`,
    '<div class="cm-gutter cm-foldGutter"></div></div>',
    `<div class="cm-content">${renderedLines.join("")}</div></div></div>`,
  ].join("");
  return { html, css: themeCss(state) };
};
