import { draftOfExample } from "../../features/examples/example.ts";
import { firstVisit } from "../../features/examples/first-visit.ts";
import { DEFAULT_COMPARED, DEFAULT_LAYOUT, DEFAULT_LOOK } from "../../state/store/defaults.ts";
import { sharedStateOf } from "../../state/store/shared-state.ts";
import type { AppState } from "../../state/store/state.ts";
import { stateOf } from "./start.ts";

/** The state of the page on a first visit. */
export const firstVisitState = (): AppState =>
  stateOf(draftOfExample(firstVisit), {
    theme: "system",
    layout: DEFAULT_LAYOUT,
    look: DEFAULT_LOOK,
    compared: DEFAULT_COMPARED,
  });

/** Everything in a state that is visible on the page, as text. */
const shown = (state: AppState): string =>
  JSON.stringify([sharedStateOf(state), state.format.name, state.theme, state.layout]);

/**
 * Whether a page that starts with a state shows exactly what the build has prerendered. False for an
 * address with a fragment: it may request more than a state.
 */
export const looksPrerendered = (state: AppState, { hash }: Pick<Location, "hash">): boolean =>
  hash === "" && state.notices.length === 0 && shown(state) === shown(firstVisitState());
