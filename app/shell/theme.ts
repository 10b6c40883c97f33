import type { Theme } from "../store/state.ts";
import type { AppStore } from "../store/store.ts";

const DARK = "(prefers-color-scheme: dark)";

/** Which of the two looks a choice comes to. */
export const lookOf = (theme: Theme, systemIsDark: boolean): "light" | "dark" =>
  theme === "system" ? (systemIsDark ? "dark" : "light") : theme;

/**
 * The theme that a press leads to: from the system's to the other look, so that something changes, then
 * to the system's look kept for good, then back to whatever the system says.
 */
export const nextTheme = (theme: Theme, systemIsDark: boolean): Theme => {
  const own = lookOf("system", systemIsDark);
  const other = own === "dark" ? "light" : "dark";
  if (theme === "system") return other;
  return theme === other ? own : "system";
};

/** Whether the system asks for the dark look. */
export const isSystemDark = (): boolean => window.matchMedia(DARK).matches;

/** Keeps the page's look in step with the choice and with the system. Returns a function that ends this. */
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
