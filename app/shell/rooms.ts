import { takePages } from "../features/urls/take-pages.ts";
import type { Rooms } from "../intake/rooms.ts";
import { replaceText, type Workspace } from "../state/drafts/open-draft.ts";
import { withModule } from "../state/drafts/with-module.ts";
import { addUrls, notify, removeUrls } from "../state/store/actions.ts";
import { editorText } from "../state/store/store.ts";
import { bulkModule, filesModule, matrixModule } from "./parts.ts";

/** The part of the page that shows the panels. */
export interface PageView {
  /** Brings a tab of the tester into view, by its id. */
  readonly show: (tab: string) => void;
  /** Whether a tab of the tester is the one that is selected. */
  readonly isShown: (tab: string) => boolean;
}

/** Connects what was pasted, dropped or opened with the features that take it. */
export const roomsOf = (workspace: Workspace, view: () => PageView): Rooms => {
  const { store, port } = workspace;
  return {
    openFile: ({ file }, notes, asked) =>
      withModule(store, filesModule, ({ openFile }) => openFile(workspace, file, notes, asked)),
    replaceText: (text, said) => {
      replaceText(workspace, text, store.getState().document.source === "" ? null : said);
      return () => {
        if (store.getState().document.source === editorText(text)) port.undo();
      };
    },
    insertText: (text) => {
      port.insert(text);
      const after = port.document.get();
      return () => {
        if (port.document.get() === after) port.undo();
      };
    },
    takeAnswer: (answer, withBody) =>
      void withModule(store, filesModule, ({ takeAnswer }) =>
        takeAnswer(workspace, answer, withBody),
      ),
    toBulk: async (files) => {
      // Nothing to take back while Bulk cannot be loaded.
      let takeBack = (): void => {};
      await withModule(store, bulkModule, ({ bulkOf }) => {
        takeBack = bulkOf(store).take(files);
        view().show("bulk");
      });
      return () => takeBack();
    },
    testUrls: (addresses, more) => {
      const { urls: before } = store.getState().query;
      const count = addUrls(store, addresses.join("\n"), more);
      const known = new Set(before.map(({ id }) => id));
      const added = store.getState().query.urls.filter(({ id }) => !known.has(id));
      const ids = added.map(({ id }) => id);
      return { count, takeBack: () => void removeUrls(store, ids) };
    },
    takePages: async (texts) => {
      const taken = await takePages(store, texts);
      if (taken !== null && taken.urls.length > 0) view().show("urls");
      return taken;
    },
    importChecks: (text) =>
      withModule(store, matrixModule, ({ importChecks }) => {
        importChecks(store, text);
        view().show("matrix");
      }),
    isBulkShown: () => view().isShown("bulk"),
    notify: (notice, beside = false) =>
      void notify(store, beside ? notice : { ...notice, ofStep: true }),
  };
};
