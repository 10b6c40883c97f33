import { useId } from "react";
import { useStore } from "zustand";
import { setTheme } from "../store/actions.ts";
import type { Theme } from "../store/state.ts";
import type { AppStore } from "../store/store.ts";
import { Button } from "../ui/Button.tsx";
import { isSystemDark, nextTheme } from "./theme.ts";

const NAMES: Readonly<Record<Theme, string>> = {
  system: "as the system has it",
  light: "light",
  dark: "dark",
};

interface ThemeButtonProps {
  readonly store: AppStore;
  readonly say: (text: string) => void;
}

/** Goes from the system's theme to the other look, to the system's look, and back. */
export const ThemeButton = ({ store, say }: ThemeButtonProps) => {
  const theme = useStore(store, (state) => state.theme);
  const stateId = useId();
  const turn = () => {
    const next = nextTheme(theme, isSystemDark());
    setTheme(store, next);
    say(`Theme: ${NAMES[next]}`);
  };
  return (
    <>
      <Button
        variant="quiet"
        icon={`theme-${theme}`}
        aria-label="Theme"
        title={`Theme: ${NAMES[theme]}`}
        aria-describedby={stateId}
        onClick={turn}
      />
      <span id={stateId} hidden>
        {NAMES[theme]}
      </span>
    </>
  );
};
