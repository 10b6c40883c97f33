import { fileURLToPath } from "node:url";

/**
 * What stands in React's place wherever the app is run: Preact, whose `compat` has React's interface in a sixth of its
 * size. The app is written for React, so taking these aliases out gives it React again.
 */
export const inPlaceOfReact = {
  "react-dom/static": fileURLToPath(new URL("preact-static.ts", import.meta.url)),
  "react-dom": "preact/compat",
  react: "preact/compat",
} as const;
