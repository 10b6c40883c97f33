import { type Dialect, dialects } from "../../core/index.ts";
import type { AppState } from "./state.ts";

/** The reader whose verdicts are shown: the chosen one, or with Automatic the crawler's own. */
export const dialectOf = ({ dialect }: Pick<AppState, "dialect" | "query">): Dialect =>
  dialects[dialect === "automatic" ? "google" : dialect];
