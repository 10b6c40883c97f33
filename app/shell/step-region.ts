import type { EditorPort } from "../editor/editor-port.ts";

/** The parts of the page in order, and what gets the focus in each. */
const REGIONS: readonly { readonly at: string; readonly focus: string }[] = [
  { at: ".header", focus: "button" },
  { at: "#view-editor", focus: ".cm-content" },
  { at: "#view-test", focus: '[role="tab"][aria-selected="true"]' },
  { at: "#view-problems", focus: "li button, button" },
];

/**
 * Moves the focus to the next part of the page that is shown, or to the previous one, round and
 * round. From outside of all parts it goes to the first, or the last.
 *
 * @param step 1 for the next part, -1 for the previous one.
 */
export const stepRegion = (port: Pick<EditorPort, "focus">, step: 1 | -1): void => {
  const shown = REGIONS.flatMap(({ at, focus }) => {
    const region = document.querySelector(at);
    const first = [...(region?.querySelectorAll<HTMLElement>(focus) ?? [])].find((element) =>
      element.checkVisibility(),
    );
    return region === null || first === undefined ? [] : [{ region, first }];
  });
  const here = shown.findIndex(({ region }) => region.contains(document.activeElement));
  const from = here < 0 && step < 0 ? 0 : here;
  const next = shown[(from + step + shown.length) % shown.length];
  // The editor keeps its own selection.
  if (next?.region.id === "view-editor") port.focus();
  else next?.first.focus();
};
