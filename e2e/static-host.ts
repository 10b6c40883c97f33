import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, extname, join, normalize, resolve } from "node:path";

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
  /** The folder it serves. Only its files and those in `assets/` may be changed: the rest is linked. */
  readonly folder: string;
  /**
   * Names of files in `assets/` that it answers with the page, status 200 and headers that keep the answer for
   * a year, as hosts do that have a page for whatever is missing.
   */
  readonly lies: Set<string>;
  /** Shuts it down. */
  readonly stop: () => Promise<void>;
  /** Starts it again, at the same address. */
  readonly start: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/**
 * Serves a copy of the built page on a free local port.
 *
 * @param pause milliseconds between most of an HTML file and the rest of it.
 * @param headers what it sends with each file.
 */
export const hostPage = (
  pause = 0,
  headers: Readonly<Record<string, string>> = {},
): Promise<StaticHost> => hostFolder("dist", pause, headers);

/** The same for any folder. */
export const hostFolder = async (
  source: string,
  pause = 0,
  headers: Readonly<Record<string, string>> = {},
): Promise<StaticHost> => {
  const folder = mkdtempSync(join(tmpdir(), "robots-txt-workbench-host-"));
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const from = resolve(source, entry.name);
    const to = join(folder, entry.name);
    // The static pages are thousands of files, which no test changes.
    if (entry.isDirectory() && entry.name !== "assets") symlinkSync(from, to);
    else cpSync(from, to, { recursive: true });
  }
  const lies = new Set<string>();
  const server = createServer(({ url = "/" }, response) => {
    const path = normalize(new URL(url, "http://localhost").pathname);
    const isLie = lies.has(basename(path));
    const file = join(folder, isLie ? "index.html" : path.replace(/\/$/, "/index.html"));
    try {
      const body = readFileSync(file);
      response.writeHead(200, {
        ...headers,
        "content-type": TYPES[extname(file)] ?? "text/plain",
        ...(path.includes("/assets/") && { "cache-control": "public, max-age=31536000" }),
      });
      const isPaused = pause > 0 && file.endsWith(".html");
      const most = isPaused ? Math.floor(body.length * 0.9) : 0;
      response.write(body.subarray(0, most));
      setTimeout(() => response.end(body.subarray(most)), isPaused ? pause : 0);
    } catch {
      response.writeHead(404, { "content-type": "text/plain" }).end("Not found");
    }
  });
  const listen = (at: number): Promise<void> =>
    new Promise((resolve) => server.listen(at, "127.0.0.1", resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    url: `http://127.0.0.1:${port}/`,
    folder,
    lies,
    stop,
    start: () => listen(port),
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
