import { codeFolding, foldGutter, foldKeymap, foldService } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { keymap } from "@codemirror/view";
import { formatMessage, lineNumberAt } from "../../../core/index.ts";
import { foldAt } from "../../../core/service/index.ts";
import { baseMessages as words } from "./base-messages.ts";
import { documentField } from "./document.ts";

const SVG = "http://www.w3.org/2000/svg";

const chevron = (isOpen: boolean): HTMLElement => {
  const marker = document.createElement("span");
  marker.className = "cm-fold-button";
  marker.title = isOpen ? words.fold : words.unfold;
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 16 16");
  svg.setAttribute("class", "cm-fold-marker");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", isOpen ? "M5 6.5l3 3 3-3" : "M6.5 5l3 3-3 3");
  path.setAttribute("fill", "none");
  path.setAttribute("stroke", "currentColor");
  path.setAttribute("stroke-width", "1.6");
  svg.append(path);
  marker.append(svg);
  return marker;
};

/** Groups and long comments can be folded; core determines their lines. */
export const folding = (): Extension => [
  foldService.of((state, from) => {
    const document = state.field(documentField);
    return foldAt(document, lineNumberAt(document, from));
  }),
  codeFolding({
    preparePlaceholder: (state, { from, to }) =>
      state.doc.lineAt(to).number - state.doc.lineAt(from).number,
    placeholderDOM: (_view, onclick, lines: number) => {
      const placeholder = document.createElement("span");
      placeholder.className = "cm-foldPlaceholder";
      placeholder.textContent = formatMessage(words.lines, { count: lines });
      placeholder.title = words.unfold;
      placeholder.setAttribute("aria-label", words.folded);
      placeholder.onclick = onclick;
      return placeholder;
    },
  }),
  foldGutter({ markerDOM: chevron }),
  keymap.of(foldKeymap),
];
