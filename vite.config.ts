import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  // Relative addresses: the build works under any path of any static host.
  base: "./",
  plugins: [react()],
  build: { target: "es2022", modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  test: { environment: "node", include: ["{core,app}/**/*.test.ts"] },
});
