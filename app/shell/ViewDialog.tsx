import { useId } from "react";
import { useStore } from "zustand";
import { formatMessage } from "../../core/index.ts";
import { languages } from "../languages/languages.ts";
import { addressIn, ownLanguage } from "../languages/own-language.ts";
import { setLook, setTheme } from "../state/store/actions.ts";
import { TEXT_SIZES } from "../state/store/defaults.ts";
import type { Theme } from "../state/store/state.ts";
import type { AppStore } from "../state/store/store.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { dialogMessages, viewMessages } from "./dialog-messages.ts";
import { shellMessages } from "./messages.ts";
import "./view-dialog.css";

const THEMES = ["system", "light", "dark"] as const satisfies readonly Theme[];

interface ViewDialogProps {
  readonly store: AppStore;
  readonly onAbout: () => void;
  readonly onClose: () => void;
}

/** How the page looks, and how the editor shows text. Changes apply at once. */
export const ViewDialog = ({ store, onAbout, onClose }: ViewDialogProps) => {
  const look = useStore(store, (state) => state.look);
  const theme = useStore(store, (state) => state.theme);
  const sizeId = useId();
  const themeId = useId();
  const languageId = useId();
  return (
    <Dialog title={shellMessages.view} onClose={onClose}>
      <div className="view">
        <label className="view__wrap">
          <input
            type="checkbox"
            checked={look.wraps}
            onChange={({ currentTarget }) =>
              setLook(store, { ...look, wraps: currentTarget.checked })
            }
          />
          {viewMessages.wrapLines} <kbd>{viewMessages.wrapLinesNote}</kbd>
        </label>
        <label htmlFor={sizeId}>{viewMessages.textSize}</label>
        <select
          id={sizeId}
          className="view__size"
          value={look.textSize}
          onChange={({ currentTarget }) =>
            setLook(store, { ...look, textSize: Number(currentTarget.value) })
          }
        >
          {TEXT_SIZES.map((size) => (
            <option key={size} value={size}>
              {formatMessage(viewMessages.pixels, { size })}
            </option>
          ))}
        </select>
        <label htmlFor={themeId}>{shellMessages.theme}</label>
        <select
          id={themeId}
          className="view__size"
          value={theme}
          onChange={({ currentTarget }) => {
            const chosen = THEMES.find((one) => one === currentTarget.value);
            if (chosen !== undefined) setTheme(store, chosen);
          }}
        >
          {THEMES.map((one) => (
            <option key={one} value={one}>
              {viewMessages.themes[one]}
            </option>
          ))}
        </select>
        <span id={languageId}>{viewMessages.language}</span>
        <ul className="view__languages" aria-labelledby={languageId}>
          {languages.map((one) => (
            <li key={one.id}>
              <a
                href={addressIn(one)}
                lang={one.tag}
                hrefLang={one.tag}
                aria-current={one === ownLanguage ? "page" : undefined}
                onClick={({ currentTarget }) => {
                  // What the address holds is opened there, too.
                  currentTarget.hash = window.location.hash;
                }}
              >
                {one.name}
              </a>
            </li>
          ))}
        </ul>
        <Button small onClick={onAbout}>
          {dialogMessages.about}
        </Button>
      </div>
    </Dialog>
  );
};
