// Before the page is painted: sets the theme (the stored choice, or the system's preference), and
// whether the page opens as a first visit, which is what the build has prerendered. Remembers the
// button that was pressed last, in case nothing can handle it yet, and says so if the page's own
// script does not load.
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
  if (!isFirst) root.dataset.start = "other";

  addEventListener(
    "click",
    ({ target }) => {
      window.pressedEarly = target.closest("#root button");
    },
    true,
  );
  addEventListener(
    "error",
    ({ target }) => {
      if (target.localName === "script") document.querySelector(".broken").hidden = false;
    },
    true,
  );
})();
