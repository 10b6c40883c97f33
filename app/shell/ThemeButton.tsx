import { useId } from "react";
import { useStore } from "zustand";
import { formatMessage } from "../../core/index.ts";
import { setTheme } from "../state/store/actions.ts";
import type { Theme } from "../state/store/state.ts";
import type { AppStore } from "../state/store/store.ts";
import { Button } from "../ui/Button.tsx";
import { shellMessages } from "./messages.ts";
import { isSystemDark, nextTheme } from "./theme.ts";

const NAMES: Readonly<Record<Theme, string>> = shellMessages.themes;

interface ThemeButtonProps {
  readonly store: AppStore;
  readonly announce: (text: string) => void;
}

/** Cycles from the system's theme to the opposite one, to the system's appearance, and back. */
export const ThemeButton = ({ store, announce }: ThemeButtonProps) => {
  const theme = useStore(store, (state) => state.theme);
  const stateId = useId();
  const turn = () => {
    const next = nextTheme(theme, isSystemDark());
    setTheme(store, next);
    announce(formatMessage(shellMessages.themeNow, { theme: NAMES[next] }));
  };
  return (
    <>
      <Button
        variant="quiet"
        className="header__theme"
        icon={`theme-${theme}`}
        aria-label={shellMessages.theme}
        title={formatMessage(shellMessages.themeNow, { theme: NAMES[theme] })}
        aria-describedby={stateId}
        onClick={turn}
      />
      <span id={stateId} hidden>
        {NAMES[theme]}
      </span>
    </>
  );
};
