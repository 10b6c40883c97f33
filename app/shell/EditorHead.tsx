import { useStore } from "zustand";
import { isUntouchedExample } from "../state/store/example.ts";
import type { AppStore } from "../state/store/store.ts";
import { shellMessages } from "./messages.ts";

/** Says above an example that another text may be pasted over it. */
export const EditorHead = ({ store }: { readonly store: AppStore }) => {
  const isUntouched = useStore(store, isUntouchedExample);
  return isUntouched && <p className="pane__head">{shellMessages.exampleHint}</p>;
};
