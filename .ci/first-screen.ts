import type { Plugin } from "vite";
import { loadModule } from "./load-modules.ts";

/** The part of `app/first-screen.tsx` that is used here. */
interface Prerendering {
  readonly prerenderFirstScreen: () => Promise<FirstScreen>;
}

interface FirstScreen {
  readonly html: string;
  /** The rules that are in no style sheet. */
  readonly css: string;
}

const STYLE = "virtual:first-screen.css";
const PLACE = '<div id="root"></div>';

/** The division of the panes, which the page sets on its outermost element. */
const DIVISION = /(<div\b[^>]*) style="(--split:[^"]*)"/;

/**
 * Moves the only style attribute to the style sheet: the page's Content-Security-Policy blocks it
 * in HTML.
 */
const withoutAttribute = ({ html, css }: FirstScreen): FirstScreen => {
  const division = DIVISION.exec(html)?.[2] ?? "";
  return { html: html.replace(DIVISION, "$1"), css: `${css}\n.shell { ${division} }` };
};

const render = async (): Promise<FirstScreen> => {
  const { prerenderFirstScreen } = await loadModule<Prerendering>(
    "first-screen",
    "app/first-screen.tsx",
  );
  const screen = withoutAttribute(await prerenderFirstScreen());
  const refused = /<script\b|\sstyle=|\son\w+=/.exec(screen.html);
  if (refused !== null) {
    const at = screen.html.slice(Math.max(0, refused.index - 80), refused.index + 80);
    throw new Error(`The first screen must hold no script and no style of its own: ${at}`);
  }
  return screen;
};

/**
 * Writes the page of a first visit into the built `index.html`, so that it can be read before any
 * script has loaded. In development only the script renders it.
 */
export const firstScreen = (): Plugin => {
  let isBuild = false;
  let rendered: Promise<FirstScreen> | undefined;
  const renderOnce = (): Promise<FirstScreen> => {
    rendered ??= render();
    return rendered;
  };
  return {
    name: "first-screen",
    configResolved: ({ command }) => {
      isBuild = command === "build";
    },
    resolveId: (id) => (id === STYLE ? `\0${STYLE}` : null),
    load: async (id) => {
      if (id !== `\0${STYLE}`) return null;
      return isBuild ? `@layer feature {\n${(await renderOnce()).css}\n}` : "";
    },
    transformIndexHtml: async (html) => {
      if (!isBuild) return html;
      const { html: screen } = await renderOnce();
      if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}.`);
      return html.replace(PLACE, () => PLACE.replace("><", `>${screen}<`));
    },
  };
};
