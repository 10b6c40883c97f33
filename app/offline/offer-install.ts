/**
 * Names the manifest, so that the browser offers to install the page. Not in the HTML: browsers show
 * the offer with an animation, which takes time from the page while it starts.
 */
export const offerInstall = (): void => {
  const link = document.createElement("link");
  link.rel = "manifest";
  link.href = "./manifest.webmanifest";
  document.head.append(link);
};
