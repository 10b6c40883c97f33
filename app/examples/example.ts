import { type Draft, draftOfShared } from "../drafts/draft.ts";
import { exampleName } from "../store/example.ts";
import type { SharedState } from "../store/shared-state.ts";

/** A small file that teaches one thing, with URLs that show it. Reached as `#example/<id>`. */
export interface Example {
  /** In kebab-case; part of addresses, so it never changes. */
  readonly id: string;
  readonly title: string;
  /** What there is to learn, in one sentence. */
  readonly lesson: string;
  /** The file, its crawler, and its URLs; every expectation holds. */
  readonly state: SharedState;
}

/** The draft an example makes. What comes with it goes when another text takes its place. */
export const draftOfExample = ({ title, state }: Example): Draft => {
  const urls = state.urls.map((url) => ({ ...url, fromExample: true as const }));
  return draftOfShared({ ...state, urls }, exampleName(title));
};
