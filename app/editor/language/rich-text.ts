import { visiblePieces } from "../../../core/index.ts";

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
  text.split("`").forEach((piece, index, pieces) => {
    if (piece === "") return;
    // A backquote without a partner is an ordinary character.
    const isLone = index === pieces.length - 1 && index % 2 === 1;
    if (index % 2 === 0 || isLone) {
      fragment.append(...outsideNodes(isLone ? `\`${piece}` : piece));
      return;
    }
    const code = document.createElement("code");
    code.append(...outsideNodes(piece));
    fragment.append(code);
  });
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
