import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { EditorPort } from "../editor/editor-port.ts";
import type { ServedView } from "../features/overview/served/index.ts";
import type { AppStore } from "../state/store/store.ts";
import { overviewModule } from "./parts.ts";

/** The store and the port for the panels: those of the served text, once a system is chosen. */
export const useSeen = (
  store: AppStore,
  port: EditorPort,
): Partial<ServedView> & Pick<ServedView, "store" | "port"> => {
  const id = useStore(store, ({ servedAs }) => servedAs);
  const [seen, setSeen] = useState<ServedView | null>(null);
  useEffect(() => {
    if (id !== null) void overviewModule().then(({ seenAs }) => setSeen(seenAs(store, port, id)));
  }, [store, port, id]);
  return seen?.id === id ? seen : { store, port };
};
