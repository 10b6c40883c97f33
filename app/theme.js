// Before the page is painted: sets the theme (the stored choice, or the system's preference), and
// whether the page opens as a first visit, which is what the build has prerendered. Remembers what
// nothing can handle yet: the button that was pressed and the choice that was made last, what was pasted outside of fields,
// what was typed after a click into the prerendered editor, and, to be done again, what was dropped, F8 and Ctrl+. After the first paint, with
// which they would compete, loads the built page's scripts. If they do not load, even when they are fetched
// anew, says so and loads app/rescue.ts in their place.
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
    ({ target, clientX, clientY }) => {
      window.pressedEarly = target.closest("#root button");
      if (target.closest(".prerendered") && !window.typedEarly?.text)
        window.typedEarly = { x: clientX, y: clientY, text: "" };
    },
    true,
  );
  addEventListener("change", ({ target }) => (window.chosenEarly = [target, target.value]), true);
  addEventListener("keydown", (event) => {
    const { key, target } = event;
    const early = window.typedEarly;
    if (!early || target !== document.body || event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      if (key !== "a") return;
      early.text = "";
      early.isAll = true;
    } else if (key === "Backspace") early.text = early.text.slice(0, -1);
    else if (key === "Enter") early.text += "\n";
    else if (key.length === 1) early.text += key;
    else return;
    event.preventDefault();
  });
  // The page sets it to null once it takes what is pasted itself.
  addEventListener(
    "paste",
    ({ target, clipboardData }) => {
      if (window.pastedEarly === null || target.closest("input")) return;
      const text = clipboardData.getData("text/plain");
      if (window.typedEarly) window.typedEarly.text += text;
      else window.pastedEarly = text;
    },
    true,
  );
  // The page sets it to null once it handles all this itself.
  window.doneEarly = [];
  const keep = (type, repeat) =>
    addEventListener(type, (event) => window.doneEarly && repeat(event, window.doneEarly));
  keep("keydown", (event, done) => {
    const { key, ctrlKey, metaKey } = event;
    if (key === "F8" || (key === "." && (ctrlKey || metaKey))) done.push(event);
  });
  // Otherwise the browser would open a dropped file or link in place of the page.
  keep("dragover", (event) => event.preventDefault());
  keep("drop", (event, done) => {
    event.preventDefault();
    const dataTransfer = new DataTransfer();
    for (const file of event.dataTransfer.files) dataTransfer.items.add(file);
    dataTransfer.setData("text/plain", event.dataTransfer.getData("text/plain"));
    const init = { dataTransfer, bubbles: true, cancelable: true };
    done.push(() => document.body.dispatchEvent(new DragEvent("drop", init)));
  });
  const start = (named) => {
    const script = document.createElement("script");
    script.type = "module";
    script.src = named.src;
    named.replaceWith(script);
  };
  let isSecondTry = false;
  addEventListener(
    "error",
    async ({ target }) => {
      if (target.localName !== "script") return;
      if (isSecondTry) {
        document.querySelector(".broken").hidden = false;
        return import(new URL("../rescue.js", target.src));
      }
      isSecondTry = true;
      // The browser may have stored a wrong answer, which reloading the page would not change.
      const renew = async ({ src, href }) =>
        (await fetch(src ?? href, { cache: "no-cache" })).blob();
      const preloaded = document.querySelectorAll('link[rel="modulepreload"]');
      await Promise.allSettled([target, ...preloaded].map(renew));
      start(target);
    },
    true,
  );

  const load = () => {
    for (const link of document.querySelectorAll('link[rel="module-later"]')) {
      link.rel = "modulepreload";
    }
    const named = document.querySelector('script[type="module-later"]');
    if (named) start(named);
  };
  addEventListener("DOMContentLoaded", () => {
    // A hidden page is not painted, and not every browser reports paints.
    if (document.visibilityState === "hidden") load();
    else requestAnimationFrame(() => setTimeout(load, 300));
    new PerformanceObserver(load).observe({ type: "paint", buffered: true });
  });
})();
