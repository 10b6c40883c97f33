import type { Plugin } from "vite";
import { type Language, languages } from "../app/languages/languages.ts";
import type { documentMessages } from "../app/shell/start/document-messages.ts";
import { withAlternates } from "./alternates.ts";
import { loadModule } from "./load-modules.ts";

/** The part of `app/first-screen.tsx` that is used here. */
export interface Prerendering {
  readonly prerenderFirstScreen: () => Promise<FirstScreen>;
  readonly documentMessages: typeof documentMessages;
}

export interface FirstScreen {
  readonly html: string;
  /** The rules that are in no style sheet. */
  readonly css: string;
}

export const FIRST_SCREEN = "app/first-screen.tsx";
export const FIRST_SCREEN_STYLE = "virtual:first-screen.css";
export const PLACE = '<div id="root"></div>';

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

/** Renders the first screen with the app's own module. */
export const screenOf = async ({ prerenderFirstScreen }: Prerendering): Promise<FirstScreen> => {
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
    rendered ??= loadModule<Prerendering>("first-screen", FIRST_SCREEN).then(screenOf);
    return rendered;
  };
  return {
    name: "first-screen",
    configResolved: ({ command }) => {
      isBuild = command === "build";
    },
    resolveId: (id) => (id === FIRST_SCREEN_STYLE ? `\0${FIRST_SCREEN_STYLE}` : null),
    load: async (id) => {
      if (id !== `\0${FIRST_SCREEN_STYLE}`) return null;
      return isBuild ? `@layer feature {\n${(await renderOnce()).css}\n}` : "";
    },
    transformIndexHtml: async (html) => {
      if (!isBuild) return html;
      const { html: screen } = await renderOnce();
      if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}.`);
      return withAlternates(
        html.replace(PLACE, () => PLACE.replace("><", `>${screen}<`)),
        "",
        languages[0] as Language,
      );
    },
  };
};
