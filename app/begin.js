// At the end of the page as it is built: loads the page's modules once what the build has drawn is on the screen, so
// that the first paint shares neither line nor processor with them, and runs each in a task of its own, so that keys
// and presses come between. The build names them, those that others need first.
(() => {
  const addresses = document.querySelector('meta[name="modules"]').content.split(" ");
  const load = (address) => {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = address;
    document.head.append(link);
  };
  const runNext = () => {
    const address = addresses.shift();
    if (address === undefined) return;
    const script = document.createElement("script");
    script.type = "module";
    script.src = address;
    script.onload = runNext;
    document.head.append(script);
  };
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    addresses.forEach(load);
    runNext();
  };
  // A page that is hidden is not painted, and not every browser says when it has painted.
  if (document.visibilityState === "hidden") begin();
  else requestAnimationFrame(() => setTimeout(begin, 300));
  const parsed = performance.now();
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name !== "first-contentful-paint") continue;
      // What was painted while the page was still being read is a part of it.
      if (startTime > parsed) begin();
      else requestAnimationFrame(() => setTimeout(begin));
    }
  }).observe({ type: "paint", buffered: true });
})();
