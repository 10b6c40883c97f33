import { ensureSyntaxTree } from "@codemirror/language";
import { EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { highlightTree } from "@lezer/highlight";
import { robotsHighlight } from "../language/highlight.ts";
import { baseEditor, encodingOf, reservedGutter, startingWith } from "../language/index.ts";

/** An editor as static HTML and CSS, shown until the real one has loaded. */
export interface DrawnEditor {
  readonly html: string;
  readonly css: string;
}

/** Long enough to parse any example completely, in milliseconds. */
const PATIENCE = 5_000;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/**
 * Renames the classes that CodeMirror generates for styles, so that they cannot clash with any
 * other.
 */
const ownClasses = (names: string): string => names.replace(/\u037c/g, "drawn-");

const colouredLines = (state: EditorState): readonly string[] => {
  const { doc } = state;
  const lines: string[] = [];
  const tree = ensureSyntaxTree(state, doc.length, PATIENCE);
  for (let number = 1; number <= doc.lines; number++) {
    const line = doc.line(number);
    let html = "";
    let at = line.from;
    const plainTo = (to: number): void => {
      html += escaped(doc.sliceString(at, to));
      at = to;
    };
    if (tree !== null) {
      highlightTree(
        tree,
        robotsHighlight,
        (from, to, classes) => {
          plainTo(Math.max(at, Math.min(from, line.to)));
          const end = Math.min(to, line.to);
          if (end <= at) return;
          html += `<span class="${ownClasses(classes)}">${escaped(doc.sliceString(at, end))}</span>`;
          at = end;
        },
        line.from,
        line.to,
      );
    }
    plainTo(line.to);
    lines.push(html === "" ? "<br>" : html);
  }
  return lines;
};

/** The rules of the editor's theme for itself and for the parts that are drawn. */
const themeCss = (state: EditorState): string => {
  const parts =
    /^(?:\.cm-(?:scroller|content|line|activeLine|gutters|lineNumbers|gutter-\w+|foldGutter)\b|$)/;
  return state
    .facet(EditorView.styleModule)
    .filter((module) => module !== robotsHighlight.module)
    .flatMap((module) => module.getRules().split("\n"))
    .flatMap((rule) => {
      const found = /^\.\u037c\w+ ?([^{]*)(\{.*)$/.exec(rule);
      if (found === null) return [];
      const [, inner = "", body = ""] = found;
      if (inner.includes(":") || inner.includes(",")) return [];
      const selector = inner.trim();
      return parts.test(selector) ? [`.drawn ${selector} ${body}`.replace("  ", " ")] : [];
    })
    .join("\n");
};

const highlightCss = (): string => ownClasses(robotsHighlight.module?.getRules() ?? "");

/**
 * Renders a file as the editor shows it: same colours, same lines and gutters at the same
 * positions.
 *
 * @param text short: all of it is rendered.
 */
export const drawEditor = (text: string): DrawnEditor => {
  const state = EditorState.create({
    doc: text,
    extensions: [encodingOf.of("utf-8"), startingWith(text), reservedGutter(), baseEditor()],
  });
  const lines = colouredLines(state);
  const numbers = lines.map((_, index) => `<div class="cm-gutterElement">${index + 1}</div>`);
  const drawnLines = lines.map(
    (line, index) => `<div class="cm-line${index === 0 ? " cm-activeLine" : ""}">${line}</div>`,
  );
  const html = [
    '<div class="drawn"><div class="cm-scroller"><div class="cm-gutters" aria-hidden="true">',
    '<div class="cm-gutter cm-gutter-lint"></div><div class="cm-gutter cm-gutter-test"></div>',
    `<div class="cm-gutter cm-lineNumbers">${numbers.join("")}</div>`,
    '<div class="cm-gutter cm-foldGutter"></div></div>',
    `<div class="cm-content">${drawnLines.join("")}</div></div></div>`,
  ].join("");
  return { html, css: `${themeCss(state)}\n${highlightCss()}` };
};
