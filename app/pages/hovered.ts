import { type Dialect, parse } from "../../core/index.ts";
import { hover } from "../../core/service/index.ts";
import { facts, withCode } from "./html.ts";

/** What the editor says of a place in a text, as HTML: the facts come last. */
export const hovered = (source: string, position: number, dialect: Dialect): readonly string[] => {
  const said = hover(parse(source), position, dialect);
  if (said === null) return [];
  return [
    ...said.paragraphs.map((text) => `<p class="lead">${withCode(text)}</p>`),
    facts(said.facts.map(({ label, text }) => [label, withCode(text)])),
  ];
};
