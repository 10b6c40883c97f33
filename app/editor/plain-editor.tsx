import { notify } from "../state/store/actions.ts";
import type { AppStore } from "../state/store/store.ts";
import { EditorPlace, type PageEditor } from "./EditorPlace.tsx";
import { createPlainField, type PlainField } from "./plain-field.ts";
import { plainMessages as words } from "./plain-messages.ts";

/** Takes the place of the editor if that cannot be loaded, and says so. */
export const createPlainEditor = (store: AppStore): PageEditor => {
  const field = createPlainField(store);
  const mount: PlainField["mount"] = (place) => {
    const unmount = field.mount(place);
    notify(store, {
      tone: "warning",
      ofPage: true,
      text: words.isPlain,
      action: { label: words.reload, run: () => window.location.reload() },
    });
    return unmount;
  };
  return { port: field.port, element: <EditorPlace mount={mount} /> };
};
