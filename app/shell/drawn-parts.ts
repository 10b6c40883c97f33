import { nextTask } from "../time/schedule.ts";

/** The prerendered parts of the page that take over by themselves, by their `data-drawn`. */
export type DrawnName = "header" | "status-bar" | "strip" | "tester" | "problems";

/**
 * Performs a click that an element received before it could handle it (`theme.js` marks the
 * button), unless it was in a part that cannot handle it yet.
 */
export const performClick = (element: Element): void => {
  const pressed = element.querySelector<HTMLElement>("[data-pressed]");
  if (pressed === null || pressed.closest("[data-drawn]") !== null) return;
  pressed.removeAttribute("data-pressed");
  pressed.click();
};

/** Call this once a prerendered part handles clicks: performs the one it has received, if any. */
export const takeOverPart = async (name: DrawnName): Promise<void> => {
  const part = document.querySelector(`[data-drawn="${name}"]`);
  if (part === null) return;
  part.removeAttribute("data-drawn");
  const isLast = document.querySelector("[data-drawn]") === null;
  if (isLast) document.documentElement.removeAttribute("data-start");
  await nextTask();
  performClick(part);
};
