import { useSyncExternalStore } from "react";
import { isNarrow, onNarrowChange } from "../ui/narrow.ts";

/** Whether the page shows one panel at a time, now and after it is turned or resized. */
export const useNarrow = (): boolean => useSyncExternalStore(onNarrowChange, isNarrow);
