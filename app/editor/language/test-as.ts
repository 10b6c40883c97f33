import type { EditorState, Extension } from "@codemirror/state";
import { type Command, EditorView, GutterMarker, gutter, keymap } from "@codemirror/view";
import { fieldAt, formatMessage, parseLine, visibleText } from "../../../core/index.ts";
import { assistConfig } from "./config.ts";
import { documentField } from "./document.ts";
import { languageMessages as words } from "./messages.ts";
import { element } from "./rich-text.ts";

/** The crawler that the user-agent line at an offset names; null on any other line. */
export const agentAt = (state: EditorState, pos: number): string | null => {
  const { number, text } = state.doc.lineAt(pos);
  // Asked for every line on the screen at each key, so it reads no more of the document than this.
  if (fieldAt(state.field(documentField), number) !== "user-agent") return null;
  const { value } = parseLine(text);
  return value === null || value.from === value.to ? null : text.slice(value.from, value.to);
};

class TestAs extends GutterMarker {
  private readonly agent: string;

  constructor(agent: string) {
    super();
    this.agent = agent;
  }

  override eq(other: GutterMarker): boolean {
    return other instanceof TestAs && other.agent === this.agent;
  }

  override toDOM(): Node {
    const button = element("span", "cm-test-as");
    button.title =
      this.agent === "*"
        ? words.testAsAny
        : formatMessage(words.testAs, { crawler: visibleText(this.agent) });
    return button;
  }
}

const choose = (view: EditorView, pos: number): boolean => {
  const agent = agentAt(view.state, pos);
  if (agent === null) return false;
  view.state.facet(assistConfig).onChooseCrawler(agent);
  const effects = EditorView.announce.of(
    agent === "*"
      ? words.testingAsAny
      : formatMessage(words.testingAs, { crawler: visibleText(agent) }),
  );
  view.dispatch({ effects });
  return true;
};

/** Tests the file as the crawler that the line of the cursor names. */
export const testAsAtCursor: Command = (view) => choose(view, view.state.selection.main.head);

const looks = EditorView.theme({
  ".cm-gutter-test": { width: "14px" },
  ".cm-gutter-test .cm-gutterElement": { display: "grid", placeItems: "center" },
  ".cm-test-as": {
    width: "14px",
    height: "16px",
    display: "grid",
    placeItems: "center",
    borderRadius: "3px",
    cursor: "pointer",
    color: "var(--muted)",
    "&::before": {
      content: '""',
      width: "7px",
      height: "9px",
      backgroundColor: "currentColor",
      forcedColorAdjust: "none",
      clipPath: "polygon(0 0, 100% 50%, 0 100%)",
    },
    "&:hover": { color: "var(--accent)", backgroundColor: "var(--accent-soft)" },
  },
});

/** A button beside each user-agent line, and Alt-Enter on it: test the file as that crawler. */
export const testAs = (): Extension => [
  gutter({
    class: "cm-gutter-test",
    lineMarker: (view, line) => {
      const agent = agentAt(view.state, line.from);
      return agent === null ? null : new TestAs(agent);
    },
    lineMarkerChange: ({ docChanged }) => docChanged,
    domEventHandlers: {
      mousedown: (view, line, event) => {
        event.preventDefault();
        return choose(view, line.from);
      },
    },
  }),
  keymap.of([{ key: "Alt-Enter", run: testAsAtCursor }]),
  looks,
];
