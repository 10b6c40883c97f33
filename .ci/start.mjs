// `npm start`: from a fresh clone to the running app, on the loopback interface only.
import { buildIfNeeded } from "./build.mjs";
import { install } from "./install.mjs";
import { Failure, root, runAsScript } from "./script.mjs";

const HOST = "127.0.0.1";
const USUAL_PORT = 4173;

/** The port in `PORT`; null if any will do. */
const wantedPort = () => {
  const text = process.env.PORT ?? "";
  if (text === "") return null;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Failure(`PORT must be a number from 1 to 65535, not "${text}".`);
};

const serve = async (port) => {
  // Imported late: not available before the installation.
  const { preview } = await import("vite");
  try {
    return await preview({
      root,
      logLevel: "error",
      preview: { host: HOST, port: port ?? USUAL_PORT, strictPort: port !== null, open: false },
    });
  } catch (error) {
    throw new Failure(`The app cannot be served on ${HOST}: ${error.message}.`);
  }
};

const start = async () => {
  const port = wantedPort();
  await install();
  await buildIfNeeded();
  const server = await serve(port);
  console.log(`robots.txt Workbench: http://${HOST}:${server.httpServer.address().port}/`);
  const stop = () => {
    // Browsers keep connections open; a graceful shutdown would wait for them.
    server.httpServer.closeAllConnections();
    server.close().finally(() => process.exit(0));
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
};

await runAsScript(import.meta.url, start);
