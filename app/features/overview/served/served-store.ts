import {
  memo,
  parse,
  type RobotsDocument,
  type ServedAs,
  servedText,
} from "../../../../core/index.ts";
import type { AppState, Baseline } from "../../../state/store/state.ts";
import type { AppStore } from "../../../state/store/store.ts";
import { nameLines } from "../../../verdicts/line-name.ts";
import { lineOf, ownLineOf } from "./served-lines.ts";

/** Files as a system serves them. */
export interface ServedFiles {
  /** The served file for one of the store's: the same object for the same one. */
  readonly of: (own: RobotsDocument) => RobotsDocument;
}

/**
 * A store as it would be if its file were the served one: whatever is asked of it is answered for
 * the served text. What is changed in it is changed in the store itself, of which the text and the
 * texts it is compared with stay as they are.
 */
export const servedStore = (store: AppStore, as: ServedAs): AppStore & ServedFiles => {
  const of = memo((own: RobotsDocument) => {
    const served = parse(servedText(own, as), own.encoding);
    nameLines(served, { by: as.shortName, ownLine: (line) => ownLineOf(own, served, line) });
    return served;
  });
  const textOf = ({ source, encoding }: Pick<Baseline, "source" | "encoding">): string =>
    servedText(parse(source, encoding), as);
  const opened = memo((text: AppState["openedText"]) => ({ ...text, source: textOf(text) }));
  const baseline = memo((text: Baseline): Baseline => ({ ...text, source: textOf(text) }));
  const see = memo((state: AppState): AppState => {
    const { document, savedSource, unfinishedLine } = state;
    return {
      ...state,
      lane: as.id,
      document: of(document),
      unfinishedLine:
        unfinishedLine === null ? null : lineOf(document, of(document), unfinishedLine),
      openedText: opened(state.openedText),
      // Empty if the text is saved nowhere.
      savedSource:
        savedSource === "" ? "" : textOf({ source: savedSource, encoding: document.encoding }),
      baseline: state.baseline === null ? null : baseline(state.baseline),
    };
  });
  /** A text to compare with, which may come from the served state, as the store keeps it. */
  const ownBaseline = (text: Baseline): Baseline => {
    const state = store.getState();
    const seen = see(state);
    if (text.source === seen.openedText.source) return { ...text, ...state.openedText };
    if (text.source === seen.savedSource) return { ...text, source: state.savedSource };
    return text;
  };
  const ownPart = (part: Partial<AppState>): Partial<AppState> =>
    part.baseline === undefined || part.baseline === null
      ? part
      : { ...part, baseline: ownBaseline(part.baseline) };
  return {
    of,
    getState: () => see(store.getState()),
    getInitialState: () => see(store.getInitialState()),
    setState: (update) =>
      store.setState((state) => ownPart(typeof update === "function" ? update(state) : update)),
    subscribe: (listener) => store.subscribe((state, before) => listener(see(state), see(before))),
  };
};
