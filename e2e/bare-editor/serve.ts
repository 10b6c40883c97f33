import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL(".", import.meta.url));
const outDir = fileURLToPath(new URL("../../node_modules/.cache/bare-editor", import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
};

/** Builds the bare editor and serves it on a free loopback port until `stop` is called. */
export const serveBareEditor = async (): Promise<{ address: string; stop: () => void }> => {
  await build({ configFile: false, root, logLevel: "error", build: { outDir, emptyOutDir: true } });
  const server = createServer(async (request, response) => {
    const path = request.url === "/" ? "index.html" : (request.url ?? "").slice(1);
    try {
      const body = await readFile(join(outDir, path));
      response.writeHead(200, {
        "content-type": TYPES[extname(path)] ?? "application/byte-stream",
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, stop: () => server.close() };
};
