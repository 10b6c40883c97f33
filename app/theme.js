// Before the page is painted: sets the theme (the stored choice, or the system's preference), and
// whether the page opens as a first visit, which is what the build has prerendered. Remembers the
// button that was pressed last, in case nothing can handle it yet. After the first paint, with
// which they would compete, loads the built page's scripts, and says so if they do not load.
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

  const load = () => {
    for (const link of document.querySelectorAll('link[rel="module-later"]')) {
      link.rel = "modulepreload";
    }
    const named = document.querySelector('script[type="module-later"]');
    if (named === null) return;
    const script = document.createElement("script");
    script.type = "module";
    script.src = named.src;
    named.replaceWith(script);
  };
  addEventListener("DOMContentLoaded", () => {
    // A hidden page is not painted, and not every browser reports paints.
    if (document.visibilityState === "hidden") load();
    else requestAnimationFrame(() => setTimeout(load, 300));
    new PerformanceObserver(load).observe({ type: "paint", buffered: true });
  });
})();
