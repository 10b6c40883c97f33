import { useState } from "react";
import type { EditorPort } from "../editor/editor-port.ts";
import type { AppStore } from "../state/store/store.ts";
import { Menu, type MenuItem } from "../ui/Menu.tsx";
import { shellMessages } from "./messages.ts";
import { insertModule } from "./parts.ts";

interface InsertMenuProps {
  readonly store: AppStore;
  readonly port: EditorPort;
  readonly announce: (text: string) => void;
}

/** The menu of ready pieces to insert into the file. */
export const InsertMenu = ({ store, port, announce }: InsertMenuProps) => {
  const [items, setItems] = useState<readonly MenuItem[]>([]);
  const fail = () => announce(shellMessages.insertMissing);
  const list = () =>
    void insertModule().then(
      ({ insertionsFor }) =>
        setItems(
          insertionsFor(store.getState()).map(({ id, label, detail, isFirst, isDrastic }) => ({
            id,
            title: label,
            note: detail,
            isApart: isFirst === true,
            ...(isDrastic === true ? { className: "menu__item--drastic" } : {}),
          })),
        ),
      fail,
    );
  return (
    <Menu
      label={shellMessages.insert}
      role="menu"
      title={shellMessages.insertTitle}
      className="statusbar__action"
      side="above"
      items={items}
      onOpen={list}
      onChoose={(id) =>
        void insertModule().then(({ insertPiece }) => insertPiece(store, port, id), fail)
      }
    >
      {shellMessages.insert}
    </Menu>
  );
};
