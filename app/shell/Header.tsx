import { useStore } from "zustand";
import { shownTitleOf } from "../state/store/example.ts";
import { type AppStore, isEdited } from "../state/store/store.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Toolbar } from "../ui/Toolbar.tsx";
import { UntrustedText } from "../ui/UntrustedText.tsx";
import { type FileAction, FileMenu } from "./FileMenu.tsx";
import { shellMessages } from "./messages.ts";
import { ShareMenu } from "./ShareMenu.tsx";
import { ThemeButton } from "./ThemeButton.tsx";

interface HeaderProps {
  readonly store: AppStore;
  readonly onFile: (action: FileAction) => void;
  readonly onExamples: () => void;
  readonly onSite: () => void;
  readonly onPrivacy: () => void;
  readonly onOpen: () => void;
  readonly onDownload: () => void;
  readonly onShare: () => void;
  readonly onShortcuts: () => void;
  readonly announce: (text: string) => void;
}

/** The header: the product's name, the file's title, and the actions on the file. */
export const Header = (props: HeaderProps) => {
  const {
    store,
    onFile,
    onExamples,
    onSite,
    onPrivacy,
    onOpen,
    onDownload,
    onShare,
    onShortcuts,
    announce,
  } = props;
  const name = useStore(store, shownTitleOf);
  const edited = useStore(store, isEdited);
  return (
    <header className="header">
      <h1 className="brand">
        <Icon name="brand" />
        {shellMessages.brand} <span className="brand__rest">{shellMessages.brandRest}</span>
      </h1>
      <p className="header__document">
        <span className="header__name">
          <UntrustedText text={name} />
        </span>
        {edited && <span className="header__edited">{shellMessages.edited}</span>}
      </p>
      <Toolbar className="header__tools" label={shellMessages.tools}>
        <div className="header__actions header__actions--file">
          <FileMenu onChoose={onFile} />
        </div>
        <div className="header__actions header__actions--wide">
          <Button variant="quiet" aria-haspopup="dialog" onClick={onExamples}>
            {shellMessages.examples}
          </Button>
          <Button variant="quiet" aria-haspopup="dialog" onClick={onSite}>
            {shellMessages.site}
          </Button>
          <Button variant="quiet" onClick={onOpen}>
            {shellMessages.open}
          </Button>
          <Button variant="quiet" onClick={onDownload}>
            {shellMessages.download}
          </Button>
        </div>
        <div className="header__actions">
          <button
            type="button"
            className="header__privacy"
            aria-haspopup="dialog"
            onClick={onPrivacy}
          >
            <Icon name="private" />
            {shellMessages.nothingLeaves}
          </button>
          <Button variant="primary" icon="share" onClick={onShare}>
            {shellMessages.share}
          </Button>
          <span className="header__wide">
            <ShareMenu store={store} announce={announce} />
          </span>
          <ThemeButton store={store} announce={announce} />
          <span className="header__wide">
            <Button
              variant="quiet"
              className="button--icon"
              aria-label={shellMessages.shortcuts}
              title={shellMessages.shortcuts}
              aria-haspopup="dialog"
              onClick={onShortcuts}
            >
              ?
            </Button>
          </span>
        </div>
      </Toolbar>
    </header>
  );
};
