import type { Plugin } from "vite";
import { loadModule } from "./load-modules.ts";

/** The part of `app/first-screen.tsx` that is used here. */
interface Drawing {
  readonly drawFirstScreen: () => Promise<FirstScreen>;
}

interface FirstScreen {
  readonly html: string;
  /** The style of what is in no style sheet. */
  readonly css: string;
}

const STYLE = "virtual:first-screen.css";
const PLACE = '<div id="root"></div>';

/** How the panes are divided, which the page sets on its outermost element. */
const DIVISION = /(<div\b[^>]*) style="(--split:[^"]*)"/;

/** Moves the one style that is an attribute to the style sheet: the page's policy refuses it in HTML. */
const withoutAttribute = ({ html, css }: FirstScreen): FirstScreen => {
  const division = DIVISION.exec(html)?.[2] ?? "";
  return { html: html.replace(DIVISION, "$1"), css: `${css}\n.shell { ${division} }` };
};

const draw = async (): Promise<FirstScreen> => {
  const { drawFirstScreen } = await loadModule<Drawing>("first-screen", "app/first-screen.tsx");
  const screen = withoutAttribute(await drawFirstScreen());
  const refused = /<script\b|\sstyle=|\son\w+=/.exec(screen.html);
  if (refused !== null) {
    const at = screen.html.slice(Math.max(0, refused.index - 80), refused.index + 80);
    throw new Error(`The first screen must hold no script and no style of its own: ${at}`);
  }
  return screen;
};

/**
 * Writes the page as a first visit shows it into the built `index.html`, so that it is there to be
 * read before any script has come. In development the script alone shows it.
 */
export const firstScreen = (): Plugin => {
  let isBuild = false;
  let drawn: Promise<FirstScreen> | undefined;
  const drawnOnce = (): Promise<FirstScreen> => {
    drawn ??= draw();
    return drawn;
  };
  return {
    name: "first-screen",
    configResolved: ({ command }) => {
      isBuild = command === "build";
    },
    resolveId: (id) => (id === STYLE ? `\0${STYLE}` : null),
    load: async (id) => {
      if (id !== `\0${STYLE}`) return null;
      return isBuild ? `@layer feature {\n${(await drawnOnce()).css}\n}` : "";
    },
    transformIndexHtml: async (html) => {
      if (!isBuild) return html;
      const { html: screen } = await drawnOnce();
      if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}.`);
      return html.replace(PLACE, () => PLACE.replace("><", `>${screen}<`));
    },
  };
};
