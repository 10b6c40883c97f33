import { useSyncExternalStore } from "react";
import { isNarrow, onNarrowChange } from "../../ui/narrow.ts";

/**
 * Whether the page shows one panel at a time; updated when the window is resized or the device
 * turned.
 */
export const useNarrow = (): boolean => useSyncExternalStore(onNarrowChange, isNarrow);
