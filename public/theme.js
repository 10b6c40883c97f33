// Sets the theme before the page is painted: the stored choice, or what the system prefers.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem("robots-txt-workbench.theme");
  } catch {
    // Storage may be blocked; the system's preference then decides.
  }
  const dark =
    choice === "dark" || (choice !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
