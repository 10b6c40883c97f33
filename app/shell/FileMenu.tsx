import { useState } from "react";
import { Menu, type MenuItem } from "../ui/Menu.tsx";
import { shellMessages } from "./messages.ts";
import { isApple, keyNames } from "./shortcut-list.ts";

const words = shellMessages.fileMenu;

const keysOf = (keys: string): string => keyNames(keys, isApple()).join(isApple() ? "" : "+");

/** Those that a wide page has as buttons are listed only where there is no room for them. */
const NARROW = "menu__item--narrow";

/** The actions on the file as a whole. */
const ITEMS = [
  { id: "paste", title: words.paste, keys: "Mod+V" },
  { id: "new", title: words.new },
  { id: "open", title: shellMessages.open, keys: "Mod+O" },
  { id: "download", title: shellMessages.download },
  { id: "history", title: words.history, note: words.historyNote, isApart: true },
  { id: "rename", title: words.rename },
  { id: "copy", title: words.copy },
  { id: "examples", title: shellMessages.examples, className: NARROW },
  { id: "site", title: shellMessages.site, className: NARROW },
  { id: "view", title: shellMessages.view, className: NARROW },
  { id: "share-as", title: words.shareAs, className: NARROW },
] as const satisfies readonly MenuItem[];

/** An action on the file as a whole. */
export type FileAction = (typeof ITEMS)[number]["id"];

/** The menu of the actions on the file. Its entries depend on the keyboard, the first screen not. */
export const FileMenu = ({ onChoose }: { readonly onChoose: (action: FileAction) => void }) => {
  const [items, setItems] = useState<readonly MenuItem<FileAction>[]>([]);
  const list = () =>
    setItems(ITEMS.map((item) => ("keys" in item ? { ...item, keys: keysOf(item.keys) } : item)));
  return (
    <Menu
      label={shellMessages.file}
      role="dialog"
      className="button button--quiet"
      side="below"
      items={items}
      onOpen={list}
      onChoose={onChoose}
    >
      {shellMessages.file}
    </Menu>
  );
};
