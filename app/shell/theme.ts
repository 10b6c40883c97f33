import type { Theme } from "../store/state.ts";
import type { AppStore } from "../store/store.ts";

const DARK = "(prefers-color-scheme: dark)";

/** The order in which the button goes through the themes. */
export const NEXT_THEME: Readonly<Record<Theme, Theme>> = {
  system: "light",
  light: "dark",
  dark: "system",
};

/** Which of the two looks a choice comes to. */
export const lookOf = (theme: Theme, systemIsDark: boolean): "light" | "dark" =>
  theme === "system" ? (systemIsDark ? "dark" : "light") : theme;

/** Keeps the page's look in step with the choice and with the system. Gives a function that ends this. */
export const applyTheme = (store: AppStore): (() => void) => {
  const system = window.matchMedia(DARK);
  const root = document.documentElement;
  const apply = (): void => {
    root.setAttribute("data-theme", lookOf(store.getState().theme, system.matches));
    const surface = getComputedStyle(root).getPropertyValue("--surface").trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", surface);
  };
  apply();
  system.addEventListener("change", apply);
  const unsubscribe = store.subscribe((state, before) => {
    if (state.theme !== before.theme) apply();
  });
  return () => {
    system.removeEventListener("change", apply);
    unsubscribe();
  };
};
