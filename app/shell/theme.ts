import type { Theme } from "../state/store/state.ts";
import type { AppStore } from "../state/store/store.ts";

const DARK = "(prefers-color-scheme: dark)";

/** The appearance, light or dark, that a theme results in. */
export const lookOf = (theme: Theme, systemIsDark: boolean): "light" | "dark" =>
  theme === "system" ? (systemIsDark ? "dark" : "light") : theme;

/**
 * The next theme: from the system's to the opposite one, and back to the system's, so that each
 * press changes the look. `View` has the theme that stays when the system changes.
 */
export const nextTheme = (theme: Theme, systemIsDark: boolean): Theme => {
  const own = lookOf("system", systemIsDark);
  const other = own === "dark" ? "light" : "dark";
  return theme === other ? "system" : other;
};

/** Whether the system prefers dark. */
export const isSystemDark = (): boolean => window.matchMedia(DARK).matches;

/**
 * Applies the theme to the page whenever the choice or the system changes. Returns a function that
 * stops this.
 */
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
