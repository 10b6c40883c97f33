import { forEachDiagnostic } from "@codemirror/lint";
import { type EditorState, type Extension, StateEffect, StateField } from "@codemirror/state";
import {
  type Command,
  closeHoverTooltips,
  EditorView,
  hasHoverTooltips,
  hoverTooltip,
  keymap,
  showTooltip,
  type Tooltip,
} from "@codemirror/view";
import { type HoverContent, hover } from "../../../core/service/index.ts";
import { documentField } from "./document.ts";
import { menuField } from "./menu-state.ts";
import { hoverMessages as words } from "./messages.ts";
import { queryField } from "./query.ts";
import { element, richText } from "./rich-text.ts";
import { factsOfRule } from "./rule-facts.ts";

const linkTo = (address: string, title: string): HTMLElement => {
  const link = element("a", "", title);
  link.href = address;
  link.target = "_blank";
  link.rel = "noreferrer";
  return link;
};

/** The source, and the page about it; nothing if there is neither. */
const linksOf = ({ source, page }: HoverContent): readonly HTMLElement[] => {
  const links = [
    ...(page === undefined ? [] : [linkTo(page, words.morePage)]),
    ...(source === null
      ? []
      : [source.url === null ? source.title : linkTo(source.url, source.title)]),
  ];
  return links.length === 0 ? [] : [element("p", "cm-hover-source", ...links)];
};

const render = (content: HoverContent): HTMLElement => {
  const dom = element("div", "cm-hover", element("h2", "", richText(content.title)));
  dom.append(...content.paragraphs.map((text) => element("p", "", richText(text))));
  if (content.facts.length > 0) {
    const rows = content.facts.flatMap(({ label, text }) => [
      element("dt", "", label),
      element("dd", "", richText(text)),
    ]);
    dom.append(element("dl", "", ...rows));
  }
  dom.append(...linksOf(content));
  return dom;
};

const contentAt = (state: EditorState, pos: number): HoverContent | null => {
  const content = hover(state.field(documentField), pos, state.field(queryField).dialect);
  if (content === null) return null;
  const facts = factsOfRule(state, state.doc.lineAt(pos).number);
  return { ...content, facts: [...content.facts, ...facts] };
};

/** Whether a card would say again what a finding beside it says. */
export const isTold = (state: EditorState, { toldBy, from, to }: HoverContent): boolean => {
  if (toldBy === undefined) return false;
  let isSaid = false;
  forEachDiagnostic(state, ({ source = "" }, start, end) => {
    isSaid ||= start <= to && end >= from && toldBy.includes(source);
  });
  return isSaid;
};

const setPinned = StateEffect.define<Tooltip | null>();

const pinnedField = StateField.define<Tooltip | null>({
  create: () => null,
  update: (pinned, transaction) => {
    for (const effect of transaction.effects) if (effect.is(setPinned)) return effect.value;
    return transaction.docChanged || transaction.selection !== undefined ? null : pinned;
  },
  provide: (field) => showTooltip.from(field),
});

/** The text to announce for a position: everything that the tooltip shows. */
const spoken = ({ title, paragraphs, facts }: HoverContent): string =>
  [title, ...paragraphs, ...facts.map(({ label, text }) => `${label}: ${text}`)]
    .join(". ")
    .replaceAll("`", "");

/** Shows at the cursor what the pointer would show. The same key hides it. */
export const pin: Command = (view) => {
  const { state } = view;
  const content =
    state.field(pinnedField) === null ? contentAt(state, state.selection.main.head) : null;
  if (content === null) {
    view.dispatch({ effects: setPinned.of(null) });
    return true;
  }
  const tooltip: Tooltip = {
    pos: content.from,
    above: true,
    create: () => ({ dom: render(content) }),
  };
  view.dispatch({ effects: [setPinned.of(tooltip), EditorView.announce.of(spoken(content))] });
  return true;
};

const unpin: Command = (view) => {
  const isShown = view.state.field(pinnedField) !== null || hasHoverTooltips(view.state);
  if (isShown) view.dispatch({ effects: [setPinned.of(null), closeHoverTooltips] });
  return isShown;
};

const looks = EditorView.theme({
  ".cm-hover": {
    font: "13px/18px var(--font-ui)",
    maxWidth: "420px",
    padding: "8px 12px",
    overflowWrap: "anywhere",
  },
  ".cm-hover h2": { font: "600 13px/20px var(--font-ui)", margin: "0 0 2px" },
  ".cm-hover p": { margin: "0 0 4px" },
  ".cm-hover dl": {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gap: "2px 12px",
    margin: "6px 0 4px",
  },
  ".cm-hover dt": { color: "var(--muted)" },
  ".cm-hover dd": { margin: "0" },
  ".cm-hover a:focus-visible": { outline: "2px solid var(--accent)" },
  ".cm-hover a": { color: "var(--accent)" },
  ".cm-hover .cm-hover-source": {
    display: "flex",
    flexWrap: "wrap",
    gap: "0 16px",
    margin: "6px 0 0",
    color: "var(--muted)",
  },
});

/** The tooltip for what is under the pointer, or at the cursor after a key. */
export const hovering = (): Extension => [
  hoverTooltip((view, pos) => {
    const isCovered = view.state.field(menuField, false) != null;
    const content = isCovered ? null : contentAt(view.state, pos);
    if (content === null || isTold(view.state, content)) return null;
    return {
      pos: content.from,
      end: content.to,
      above: true,
      create: () => ({ dom: render(content) }),
    };
  }),
  pinnedField,
  keymap.of([
    { key: "Mod-i", run: pin, preventDefault: true },
    { key: "Escape", run: unpin },
  ]),
  looks,
];
