import { useStore } from "zustand";
import type { AppStore } from "../state/store/store.ts";
import { LiveRegion } from "../ui/LiveRegion.tsx";

/** The live region of the page, for screen readers. */
export const Announced = ({ store }: { readonly store: AppStore }) => (
  <LiveRegion said={useStore(store, ({ announced }) => announced)} />
);
