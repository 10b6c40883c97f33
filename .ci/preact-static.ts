import type { VNode } from "preact";
import { renderToStringAsync } from "preact-render-to-string";

/**
 * `prerender` of `react-dom/static`, the only function of React used by the app that has another
 * name in Preact.
 */
export const prerender = async (page: VNode): Promise<{ readonly prelude: ReadableStream }> => ({
  prelude: new Blob([await renderToStringAsync(page)]).stream(),
});
