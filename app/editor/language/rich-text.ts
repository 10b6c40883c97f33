import { codeWords, visiblePieces } from "../../../core/index.ts";

/** Foreign text as nodes: invisible and look-alike characters are shown with their codes. */
const outsideNodes = (text: string): readonly (Node | string)[] =>
  visiblePieces(text).map((piece) => {
    if (piece.kind === "plain") return piece.text;
    if (piece.kind === "right-to-left") return element("bdi", "", piece.text);
    const code = element("span", "hidden-character", piece.code);
    return piece.kind === "hidden" ? code : element("span", "look-alike", piece.text, code);
  });

/** Text with code in backquotes, as nodes: `code` elements in place of the backquotes. */
export const richText = (text: string): DocumentFragment => {
  const fragment = document.createDocumentFragment();
  for (const word of codeWords(text)) {
    const nodes = outsideNodes(word.text);
    fragment.append(...(word.code ? [element("code", "", ...nodes)] : nodes));
  }
  return fragment;
};

/** Makes an element with a class and contents; strings become text. */
export const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...contents: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  if (className !== "") made.className = className;
  made.append(...contents);
  return made;
};
