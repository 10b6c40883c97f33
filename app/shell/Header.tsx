import { useStore } from "zustand";
import { type AppStore, isEdited } from "../store/store.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Menu, type MenuItem } from "../ui/Menu.tsx";
import { Tooltip } from "../ui/Tooltip.tsx";
import { ThemeButton } from "./ThemeButton.tsx";

interface HeaderProps {
  readonly store: AppStore;
  readonly examples: readonly MenuItem[];
  readonly onExample: (id: string) => void;
  readonly onOpen: () => void;
  readonly onDownload: () => void;
  readonly onShare: () => void;
  readonly onShortcuts: () => void;
  readonly say: (text: string) => void;
}

/** The line at the top: what this is, which file is shown, and what can be done with it as a whole. */
export const Header = (props: HeaderProps) => {
  const { store, examples, onExample, onOpen, onDownload, onShare, onShortcuts, say } = props;
  const name = useStore(store, (state) => state.format.name);
  const edited = useStore(store, isEdited);
  const more: readonly MenuItem[] = [
    { id: "open", title: "Open a file", note: "or paste one into the editor" },
    { id: "download", title: "Download", note: "as robots.txt" },
    ...examples.map((example) => ({ ...example, title: `Example: ${example.title}` })),
  ];
  const onMore = (id: string) => {
    if (id === "open") onOpen();
    else if (id === "download") onDownload();
    else onExample(id);
  };
  return (
    <header className="header">
      <h1 className="brand">
        <Icon name="brand" />
        robots.txt <span className="brand__rest">Workbench</span>
      </h1>
      <p className="header__document">
        <span className="header__name">{name}</span>
        {edited && <span className="header__edited"> · edited</span>}
      </p>
      <div className="header__actions header__actions--wide">
        <Menu label="Examples" items={examples} onChoose={onExample} />
        <Button variant="quiet" onClick={onOpen}>
          Open
        </Button>
        <Button variant="quiet" onClick={onDownload}>
          Download
        </Button>
      </div>
      <div className="header__actions">
        <Button variant="primary" icon="share" onClick={onShare}>
          Share
        </Button>
        <ThemeButton store={store} say={say} />
        <span className="header__wide">
          <Tooltip text="Keyboard shortcuts">
            <Button
              variant="quiet"
              className="button--icon"
              aria-label="Keyboard shortcuts"
              aria-haspopup="dialog"
              onClick={onShortcuts}
            >
              ?
            </Button>
          </Tooltip>
        </span>
        <span className="header__narrow">
          <Menu label="More" icon="more" items={more} onChoose={onMore} />
        </span>
      </div>
    </header>
  );
};
