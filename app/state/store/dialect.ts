import { type Dialect, dialects, readerOf } from "../../../core/index.ts";
import type { AppState } from "./state.ts";

/** The reader that the selected crawler itself uses, as far as sources say. */
export const ownReaderOf = ({ query }: Pick<AppState, "query">): Dialect =>
  dialects[readerOf(query.crawler)];

/** The reader whose verdicts are shown: the selected one, or with Automatic the crawler's own. */
export const dialectOf = (state: Pick<AppState, "dialect" | "query">): Dialect =>
  state.dialect === "automatic" ? ownReaderOf(state) : dialects[state.dialect];
