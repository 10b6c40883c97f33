// At the end of the built page: loads the page's modules once the prerendered content is painted,
// so that the first paint does not compete with them for network and processor. Runs each in a
// separate task, so that input is handled in between. The build lists them in dependency order.
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
    script.onerror = () => {
      document.querySelector(".broken").hidden = false;
    };
    document.head.append(script);
  };
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    addresses.forEach(load);
    runNext();
  };
  // A hidden page is not painted, and not every browser reports paints.
  if (document.visibilityState === "hidden") begin();
  else requestAnimationFrame(() => setTimeout(begin, 300));
  const parsed = performance.now();
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name !== "first-contentful-paint") continue;
      // An earlier paint, while the page was still being parsed, shows only a part of it.
      if (startTime > parsed) begin();
      else requestAnimationFrame(() => setTimeout(begin));
    }
  }).observe({ type: "paint", buffered: true });
})();
