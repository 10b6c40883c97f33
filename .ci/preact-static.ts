import type { VNode } from "preact";
import { renderToStringAsync } from "preact-render-to-string";

/** `prerender` of `react-dom/static`, the one thing the app asks of React that Preact calls by another name. */
export const prerender = async (page: VNode): Promise<{ readonly prelude: ReadableStream }> => ({
  prelude: new Blob([await renderToStringAsync(page)]).stream(),
});
