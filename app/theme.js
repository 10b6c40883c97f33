// Before the page is painted: sets the theme (the stored choice, or the system's preference), and
// sets whether the page opens as a first visit, which is what the build has drawn. Until the
// scripts take over the drawn page (first the page, then each of its parts), marks the button that
// was pressed last, so that the press is not lost.
(() => {
  const root = document.documentElement;
  let choice = null;
  let isFirst = location.hash === "";
  try {
    choice = localStorage.getItem("robots-txt-workbench.theme");
    isFirst &&= !Object.keys(localStorage).some((key) => key.startsWith("robots-txt-workbench."));
  } catch {
    // Storage may be blocked; the system's preference then decides, and nothing is saved.
  }
  const dark =
    choice === "dark" || (choice !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";
  root.dataset.start = isFirst ? "drawn" : "kept";

  document.addEventListener("click", ({ target }) => {
    const { start } = root.dataset;
    const isDrawn = start === "drawn" || (start === "parts" && target.closest("[data-drawn]"));
    if (!isDrawn) return;
    document.querySelector("[data-pressed]")?.removeAttribute("data-pressed");
    target.closest("button")?.setAttribute("data-pressed", "");
  });
})();
