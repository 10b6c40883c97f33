import { type Draft, draftOfShared } from "../../state/drafts/draft.ts";
import { exampleName } from "../../state/store/own-names.ts";
import type { SharedState } from "../../state/store/shared-state.ts";

/** A small file that teaches one thing, with URLs that show it. Opened by `#example/<id>`. */
export interface Example {
  /** In kebab-case; part of addresses, so it never changes. */
  readonly id: string;
  readonly title: string;
  /** What it teaches, in one sentence. */
  readonly lesson: string;
  /**
   * The file, its crawler, and its URLs. The expectations say what its owner wants: a mistake fails
   * some of them.
   */
  readonly state: SharedState;
}

/** The draft for an example. What comes with it is removed when another text replaces it. */
export const draftOfExample = ({ title, state }: Example): Draft => {
  const urls = state.urls.map((url) => ({ ...url, fromExample: true as const }));
  return draftOfShared({ ...state, urls }, exampleName(title));
};
