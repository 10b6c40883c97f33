import { useStore } from "zustand";
import type { AppStore } from "../store/store.ts";
import { LiveRegion } from "../ui/LiveRegion.tsx";

/** What the page says to those who do not see it. */
export const Announced = ({ store }: { readonly store: AppStore }) => (
  <LiveRegion said={useStore(store, ({ announced }) => announced)} />
);
