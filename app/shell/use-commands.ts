import { type RefObject, useMemo } from "react";
import { setLook } from "../state/store/actions.ts";
import type { AppStore } from "../state/store/store.ts";
import { shellMessages } from "./messages.ts";
import { formatFile, goToNextMissed, stepProblem, stepRegion } from "./parts.ts";
import type { Command } from "./shortcuts.ts";
import type { TesterHandle } from "./Tester.tsx";
import type { ViewState } from "./use-view.ts";

/** The action of each command. */
export type Commands = Readonly<Record<Command, () => void>>;

interface CommandParts {
  readonly store: AppStore;
  readonly page: ViewState;
  readonly tester: RefObject<TesterHandle | null>;
  readonly share: () => void;
  readonly announce: (text: string) => void;
  /** Opens the browser's file dialog. */
  readonly pick: () => void;
  readonly showShortcuts: () => void;
}

/** Connects the page's commands to their actions. */
export const useCommands = (parts: CommandParts): Commands => {
  const { store, page, tester, share, announce, pick, showShortcuts } = parts;
  const { port, bringIntoView } = page;
  return useMemo(
    () => ({
      share,
      open: pick,
      "add-url": () => {
        bringIntoView("test");
        tester.current?.addUrl();
      },
      format: () =>
        void formatFile(store, port).then(announce, () => announce(shellMessages.formatterMissing)),
      undo: () => {
        if (!port.undo()) announce(shellMessages.nothingToUndo);
      },
      redo: () => {
        if (!port.redo()) announce(shellMessages.nothingToRedo);
      },
      "next-problem": () => void stepProblem(store, port, 1),
      "previous-problem": () => void stepProblem(store, port, -1),
      "next-region": () => void stepRegion(port, 1),
      "previous-region": () => void stepRegion(port, -1),
      "next-missed": () =>
        void goToNextMissed(store).then(announce, () => announce(shellMessages.matrixMissing)),
      wrap: () => {
        const { look } = store.getState();
        setLook(store, { ...look, wraps: !look.wraps });
        announce(look.wraps ? shellMessages.wrapOff : shellMessages.wrapOn);
      },
      shortcuts: showShortcuts,
    }),
    [store, port, bringIntoView, tester, share, announce, pick, showShortcuts],
  );
};
