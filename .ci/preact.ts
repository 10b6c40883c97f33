import { fileURLToPath } from "node:url";

/**
 * Replaces React with Preact wherever the app runs: its `compat` has React's interface at a sixth
 * of the size. The app is written for React, so removing these aliases restores it.
 */
export const inPlaceOfReact = {
  "react-dom/static": fileURLToPath(new URL("preact-static.ts", import.meta.url)),
  "react-dom": "preact/compat",
  react: "preact/compat",
} as const;
