import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { firstMatch, type Program, type Remote, startProgram, WINDOW } from "./remote.ts";

const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

/** A virtual screen and its name. The X server chooses the number. */
const startScreen = async (path: string): Promise<{ screen: Program; display: string }> => {
  const size = `${WINDOW.width}x${WINDOW.height}x24`;
  const args = ["-displayfd", "1", "-screen", "0", size, "-nolisten", "tcp"];
  const screen = startProgram(path, () => args);
  try {
    return { screen, display: `:${await firstMatch(screen, /(\d+)\n/)}` };
  } catch (error) {
    await screen.stop();
    throw error;
  }
};

/** One command of classic WebDriver: https://www.w3.org/TR/webdriver2/#endpoints. */
const command = async (
  address: string,
  method: "GET" | "POST" | "DELETE",
  body?: unknown,
): Promise<unknown> => {
  const response = await fetch(address, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${new URL(address).pathname}: ${error}: ${message}`);
};

const untilReady = async (driver: Program, address: string): Promise<void> => {
  for (;;) {
    if (driver.child.exitCode !== null) throw new Error("WebKitWebDriver ended at once.");
    const isReady = await command(`${address}/status`, "GET").then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/** Starts WebKitGTK's MiniBrowser on its own screen and controls it by classic WebDriver. */
export const startWebKit = async (path: string, xvfb: string): Promise<Remote> => {
  const { screen, display } = await startScreen(xvfb);
  const port = await freePort();
  const driver = startProgram(path, () => [`--port=${port}`, "--host=127.0.0.1"], {
    DISPLAY: display,
    GDK_BACKEND: "x11",
    // There is no accessibility bus to wait for.
    NO_AT_BRIDGE: "1",
    GTK_A11Y: "none",
  });
  const stop = async (): Promise<void> => {
    await driver.stop();
    await screen.stop();
  };
  try {
    const address = `http://127.0.0.1:${port}`;
    await untilReady(driver, address);
    const { sessionId } = (await command(`${address}/session`, "POST", {
      capabilities: {},
    })) as { sessionId: string };
    const session = `${address}/session/${sessionId}`;
    const post = (path: string, body: unknown): Promise<unknown> =>
      command(`${session}/${path}`, "POST", body);
    await post("window/rect", { x: 0, y: 0, ...WINDOW });
    return {
      goto: async (url) => {
        await post("url", { url });
      },
      reload: async () => {
        await post("refresh", {});
      },
      evaluate: async (expression) => {
        const script = `return (async () => JSON.stringify(await (${expression})))()`;
        const json = await post("execute/sync", { script, args: [] });
        return typeof json === "string" ? JSON.parse(json) : undefined;
      },
      perform: async (actions) => {
        await post("actions", { actions });
      },
      screenshot: async () => {
        const data = (await command(`${session}/screenshot`, "GET")) as string;
        return Buffer.from(data, "base64");
      },
      close: async () => {
        await command(session, "DELETE");
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
