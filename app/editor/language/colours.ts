import { type Extension, Prec, RangeSetBuilder, type Text } from "@codemirror/state";
import {
  Decoration,
  type DecorationSet,
  EditorView,
  type PluginValue,
  ViewPlugin,
  type ViewUpdate,
} from "@codemirror/view";
import type { Span } from "../../../core/index.ts";
import { lineTokens, type Token, type TokenStyle } from "./line-tokens.ts";

const NAME = { color: "var(--code-name)", fontWeight: "600" };

/**
 * The colours of the file, all from design tokens, so that one style serves both themes. Important
 * differences are never colour alone: `Allow` is underlined and `Disallow` is not, special
 * characters are bold, comments italic.
 */
const STYLES: Readonly<Record<TokenStyle, Readonly<Record<string, string>>>> = {
  name: NAME,
  allow: {
    ...NAME,
    textDecoration: "underline",
    textDecorationColor: "color-mix(in srgb, currentColor 45%, transparent)",
    textUnderlineOffset: "3px",
  },
  colon: { color: "var(--muted)" },
  agent: { color: "var(--code-agent)" },
  everyone: { color: "var(--code-agent)", fontWeight: "600" },
  path: { color: "var(--code-path)" },
  special: { color: "var(--code-special)", fontWeight: "600" },
  escape: { color: "var(--code-special)" },
  url: { color: "var(--code-url)" },
  comment: { color: "var(--code-comment)", fontStyle: "italic" },
  invalid: { color: "var(--code-invalid)" },
};

/** The class of the elements that show a token. */
export const tokenClass = (style: TokenStyle): string => `cm-token-${style}`;

const styles = Object.entries(STYLES) as [TokenStyle, (typeof STYLES)[TokenStyle]][];

const marks = Object.fromEntries(
  styles.map(([style]) => [style, Decoration.mark({ class: tokenClass(style) })]),
) as Readonly<Record<TokenStyle, Decoration>>;

/** The tokens of lines by their text. */
type KnownLines = ReadonlyMap<string, readonly Token[]>;

/** The colours of some lines, and the tokens of these lines for the next call. */
export interface Coloured {
  readonly decorations: DecorationSet;
  readonly lines: KnownLines;
}

/**
 * Colours the lines of a text in some ranges. A key changes one line, so only that one is read.
 *
 * @param ranges in order; a line partly in one is coloured as a whole.
 * @param known lines that were coloured before.
 */
export const colour = (doc: Text, ranges: readonly Span[], known: KnownLines): Coloured => {
  const builder = new RangeSetBuilder<Decoration>();
  const lines = new Map<string, readonly Token[]>();
  let end = -1;
  for (const { from, to } of ranges) {
    for (let at = Math.max(from, end + 1); at <= to; at = end + 1) {
      const line = doc.lineAt(at);
      const isFirst = line.number === 1;
      const tokens = (isFirst ? null : known.get(line.text)) ?? lineTokens(line.text, isFirst);
      for (const token of tokens) {
        builder.add(line.from + token.from, line.from + token.to, marks[token.style]);
      }
      if (!isFirst) lines.set(line.text, tokens);
      end = line.to;
    }
  }
  return { decorations: builder.finish(), lines };
};

class Colours implements PluginValue {
  coloured: Coloured;

  constructor({ state, visibleRanges }: EditorView) {
    this.coloured = colour(state.doc, visibleRanges, new Map());
  }

  update({ docChanged, viewportChanged, state, view }: ViewUpdate): void {
    if (!docChanged && !viewportChanged) return;
    this.coloured = colour(state.doc, view.visibleRanges, this.coloured.lines);
  }
}

/** Colours the lines on the screen. */
export const colours = (): Extension => [
  Prec.high(ViewPlugin.fromClass(Colours, { decorations: ({ coloured }) => coloured.decorations })),
  EditorView.theme(
    Object.fromEntries(styles.map(([style, look]) => [`.${tokenClass(style)}`, look])),
  ),
];
