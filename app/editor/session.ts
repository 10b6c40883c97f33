import {
  Compartment,
  EditorState,
  type EditorStateConfig,
  type Extension,
} from "@codemirror/state";
import { EditorView, keymap, placeholder } from "@codemirror/view";
import { parse, type RobotsDocument } from "../../core/index.ts";
import { loadAnew } from "../loading/load-anew.ts";
import { notify, publishDocument } from "../state/store/actions.ts";
import type { AppState } from "../state/store/state.ts";
import { type AppStore, editorText } from "../state/store/store.ts";
import { nextTask, pauseTimer } from "../time/schedule.ts";
import { connectCoverage } from "./coverage.ts";
import type { AttachablePort } from "./create-editor-port.ts";
import { followReplacement } from "./follow-replacement.ts";
import {
  baseEditor,
  documentField,
  HELP_KEYS,
  type HelpKey,
  reservedGutter,
  startingWith,
  stepIn,
  textSettled,
  unfinishedLine,
} from "./language/index.ts";
import { editorMessages } from "./messages.ts";
import { createPublisher } from "./publish.ts";
import { pastedTextFromTop } from "./replaces-all.ts";
import { reportSteps } from "./report-steps.ts";
import { styleNonce } from "./style-nonce.ts";

/** The ratio of line height to text size at the usual size. */
const LINE_HEIGHT = 22 / 13;

/**
 * Line wrapping and text size from the store. The size is a theme because CodeMirror measures its
 * lines again only for a new theme.
 */
const lookOf = ({ look: { wraps, textSize } }: AppState): Extension => [
  wraps ? EditorView.lineWrapping : [],
  EditorView.theme({
    "&": {
      "--editor-text": `${textSize}px`,
      "--editor-line": `${Math.round(textSize * LINE_HEIGHT)}px`,
    },
  }),
];

/** What is scrolled into view is not behind what the page shows over the editor. */
const besideNotices = EditorView.scrollMargins.of(({ scrollDOM }) => ({
  bottom: Number.parseFloat(getComputedStyle(scrollDOM).scrollPaddingBottom) || 0,
}));

/** Connects an editor to the store, from mount to unmount. */
export interface Session {
  readonly initial: () => EditorStateConfig;
  readonly onMount: (view: EditorView) => () => void;
}

/** Loads a module between two tasks: what came before and what follows takes a slow phone a while. */
const inOwnTask = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  await nextTask();
  const module = await load();
  await nextTask();
  return module;
};

/**
 * Connects an editor to a store and a port. What typing does not need (checks, completion, hover,
 * search, marks) is loaded once the editor is on the screen.
 */
export const createSession = (store: AppStore, port: AttachablePort): Session => {
  const assistance = new Compartment();
  const helpers = new Compartment();
  const look = new Compartment();
  const base = baseEditor();
  let shown: EditorView | null = null;
  const publisher = createPublisher(
    (...written) => publishDocument(store, ...written),
    () => shown?.dispatch({ effects: textSettled.of(null) }),
  );
  let assist: () => Extension = reservedGutter;
  let pressed: HelpKey | null = null;
  /** Remembers a key until there is the help that acts on it. */
  const waiting = keymap.of(
    HELP_KEYS.map((key) => ({
      key,
      run: () => {
        pressed = key;
        return true;
      },
    })),
  );
  let help: Extension = waiting;

  const replacement = followReplacement(store, port);
  const steps = reportSteps(store, port);
  let lastState: EditorState | null = null;
  // Each report renders what shows the position, so it waits until one who types quickly stops.
  const moves = pauseTimer(
    () => {
      if (lastState !== null) port.moved(lastState);
    },
    150,
    450,
  );

  const listener = EditorView.updateListener.of((update) => {
    replacement(update);
    const document = update.state.field(documentField);
    publisher.offer(document, update.state.facet(unfinishedLine));
    if (document !== update.startState.field(documentField)) port.changed(document);
    // A message about a step would be removed with those about the text before it.
    if (update.transactions.some((transaction) => stepIn(transaction) !== null)) publisher.flush();
    steps(update);
    if (update.docChanged || update.selectionSet) {
      lastState = update.state;
      moves.ask();
    }
  });

  // Shortcuts of the page, and anything done outside the editor, need the current text.
  const flushing = EditorView.domEventHandlers({
    blur: () => publisher.flush(),
    keydown: ({ key, ctrlKey, metaKey, altKey }) => {
      if (ctrlKey || metaKey || altKey || key === "F8") publisher.flush();
    },
  });

  const configOf = (document: RobotsDocument): EditorStateConfig => ({
    doc: document.source,
    extensions: [
      startingWith(document),
      assistance.of(assist()),
      helpers.of(help),
      base,
      look.of(lookOf(store.getState())),
      placeholder(editorMessages.hint),
      listener,
      pastedTextFromTop,
      flushing,
      EditorView.cspNonce.of(styleNonce()),
      besideNotices,
    ],
  });

  const show = (state: EditorState): void => {
    const document = state.field(documentField);
    publisher.open(document);
    port.changed(document);
    port.moved(state);
  };

  /** Loads the parts of the assistance one after the other, except those already loaded. */
  const load = async (
    view: EditorView,
    isAlive: () => boolean,
    undoing: (() => void)[],
  ): Promise<void> => {
    if (undoing.length === 0) {
      const { createAssistance } = await inOwnTask(() => loadAnew(() => import("./assistance.ts")));
      if (!isAlive()) return;
      const { extension, connect } = createAssistance(store, publisher.flush);
      assist = extension;
      view.dispatch({ effects: assistance.reconfigure(assist()) });
      undoing.push(connect(view));
    }
    const module = await inOwnTask(() => loadAnew(() => import("./language/help.ts")));
    help = module.help();
    if (!isAlive()) return;
    undoing.push(connectCoverage(store, view, module.showCoverage));
    view.dispatch({ effects: helpers.reconfigure(help) });
    if (pressed !== null && view.hasFocus) module.helpCommands[pressed](view);
    pressed = null;
  };

  /**
   * Loads the assistance; if that fails, says so and offers to retry. Returns a function that
   * disconnects it.
   */
  const loadHelp = (view: EditorView, isAlive: () => boolean): (() => void) => {
    const undoing: (() => void)[] = [];
    const attempt = (): void => {
      load(view, isAlive, undoing).catch(() => {
        if (!isAlive()) return;
        // The browser's own search is better than none.
        help = [];
        view.dispatch({ effects: helpers.reconfigure(help) });
        notify(store, {
          tone: "warning",
          ofPage: true,
          text: editorMessages.helpMissing,
          action: { label: editorMessages.retry, run: attempt },
        });
      });
    };
    attempt();
    return () => {
      for (const disconnect of undoing) disconnect();
    };
  };

  return {
    initial: () => configOf(store.getState().document),
    onMount: (view) => {
      let isAlive = true;
      shown = view;
      const detach = port.attach({
        view,
        open: (text, encoding) => {
          publisher.flush();
          view.setState(EditorState.create(configOf(parse(editorText(text), encoding))));
          view.scrollDOM.scrollTop = 0;
          // `setState` does not call update listeners.
          show(view.state);
        },
      });
      show(view.state);
      const stopLooking = store.subscribe((state, before) => {
        if (state.look === before.look) return;
        view.dispatch({ effects: look.reconfigure(lookOf(state)) });
      });
      window.addEventListener("pagehide", publisher.flush);
      const disconnect = loadHelp(view, () => isAlive);
      return () => {
        isAlive = false;
        shown = null;
        stopLooking();
        window.removeEventListener("pagehide", publisher.flush);
        publisher.flush();
        moves.cancel();
        detach();
        assist = reservedGutter;
        help = waiting;
        disconnect();
      };
    },
  };
};
