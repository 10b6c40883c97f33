import { useStore } from "zustand";
import { isExample, titleOf } from "../state/store/example.ts";
import { type AppStore, isEdited } from "../state/store/store.ts";
import { shellMessages } from "./messages.ts";

/** Says above an example that another text may be pasted over it. */
export const EditorHead = ({ store }: { readonly store: AppStore }) => {
  const isUntouched = useStore(
    store,
    (state) => isExample({ ...state.format, name: titleOf(state) }) && !isEdited(state),
  );
  return isUntouched && <p className="pane__head">{shellMessages.exampleHint}</p>;
};
