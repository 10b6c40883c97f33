import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
};

/** A separate host for the built page, which can change and be shut down. */
export interface StaticHost {
  readonly url: string;
  /** The folder it serves. */
  readonly folder: string;
  /** Shuts it down. */
  readonly stop: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/**
 * Serves a copy of the built page on a free local port.
 *
 * @param pause milliseconds between most of an HTML file and the rest of it.
 */
export const hostPage = async (pause = 0): Promise<StaticHost> => {
  const folder = mkdtempSync(join(tmpdir(), "robots-txt-workbench-host-"));
  cpSync("dist", folder, { recursive: true });
  const server = createServer(({ url = "/" }, response) => {
    const path = normalize(new URL(url, "http://localhost").pathname);
    const file = join(folder, path.endsWith("/") ? join(path, "index.html") : path);
    try {
      const body = readFileSync(file);
      response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "text/plain" });
      const isPaused = pause > 0 && file.endsWith(".html");
      const most = isPaused ? Math.floor(body.length * 0.9) : 0;
      response.write(body.subarray(0, most));
      setTimeout(() => response.end(body.subarray(most)), isPaused ? pause : 0);
    } catch {
      response.writeHead(404, { "content-type": "text/plain" }).end("Not found");
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    url: `http://127.0.0.1:${port}/`,
    folder,
    stop,
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
