import { useState } from "react";
import type { AppStore } from "../state/store/store.ts";
import { Icon } from "../ui/Icon.tsx";
import { Menu, type MenuItem } from "../ui/Menu.tsx";
import { shellMessages } from "./messages.ts";
import { shareAsModule } from "./parts.ts";

interface ShareMenuProps {
  readonly store: AppStore;
  readonly announce: (text: string) => void;
}

/** The menu of other formats than a link to share the state in. */
export const ShareMenu = ({ store, announce }: ShareMenuProps) => {
  const [items, setItems] = useState<readonly MenuItem[]>([]);
  const fail = () => announce(shellMessages.noLink);
  return (
    <Menu
      label={shellMessages.shareMore}
      role="dialog"
      title={shellMessages.shareMoreTitle}
      className="button button--quiet button--icon"
      side="below"
      items={items}
      onOpen={() => void shareAsModule().then(({ SHARE_WAYS }) => setItems(SHARE_WAYS), fail)}
      onChoose={(id) =>
        void shareAsModule().then(({ shareAs }) => shareAs(store, id, announce), fail)
      }
    >
      <Icon name="chevron-down" />
      <span className="visually-hidden">{shellMessages.shareMore}</span>
    </Menu>
  );
};
