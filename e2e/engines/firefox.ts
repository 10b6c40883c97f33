import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { WebSocket } from "ws";
import { firstMatch, type Remote, startProgram, WINDOW } from "./remote.ts";

/** With this, Firefox's remote agent sets all other preferences for tests itself. */
const PREFERENCES = {
  "app.update.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,",
};

interface Reply {
  readonly id?: number;
  readonly type: "success" | "error" | "event";
  readonly result?: unknown;
  readonly message?: string;
}

interface BidiConnection {
  readonly send: (method: string, params: unknown) => Promise<unknown>;
  readonly close: () => void;
}

/** Commands and their results over one socket: https://www.w3.org/TR/webdriver-bidi/#transport. */
const connect = async (address: string): Promise<BidiConnection> => {
  const socket = new WebSocket(address);
  await new Promise<void>((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("error", reject);
  });
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.on("message", (data) => {
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.id === undefined) return;
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  let last = 0;
  const send = async (method: string, params: unknown): Promise<unknown> => {
    last++;
    const id = last;
    const reply = await new Promise<Reply>((resolve, reject) => {
      waiting.set(id, resolve);
      socket.once("close", () => reject(new Error(`Firefox ended during ${method}.`)));
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (reply.type === "error") throw new Error(`${method}: ${reply.message}`);
    return reply.result;
  };
  socket.setMaxListeners(0);
  return { send, close: () => socket.close() };
};

interface Evaluated {
  readonly type: "success" | "exception";
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** Starts Firefox headless and uses WebDriver BiDi; no other driver is needed. */
export const startFirefox = async (path: string): Promise<Remote> => {
  const program = startProgram(path, (folder) => {
    const lines = Object.entries(PREFERENCES).map(
      ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
    );
    writeFileSync(join(folder, "user.js"), lines.join(""));
    return ["--headless", "--no-remote", "--profile", folder, "--remote-debugging-port", "0"];
  });
  try {
    const address = await firstMatch(program, /WebDriver BiDi listening on (ws:\S+)/);
    const { send, close } = await connect(`${address}/session`);
    await send("session.new", { capabilities: {} });
    const { contexts } = (await send("browsingContext.getTree", {})) as {
      contexts: readonly { context: string }[];
    };
    const context = contexts[0]?.context;
    await send("browsingContext.setViewport", { context, viewport: WINDOW });
    return {
      goto: async (url) => {
        await send("browsingContext.navigate", { context, url, wait: "complete" });
      },
      reload: async () => {
        await send("browsingContext.reload", { context, wait: "complete" });
      },
      evaluate: async (expression) => {
        const answer = (await send("script.evaluate", {
          expression: `(async () => JSON.stringify(await (${expression})))()`,
          target: { context },
          awaitPromise: true,
        })) as Evaluated;
        if (answer.type === "exception") throw new Error(answer.exceptionDetails?.text);
        const json = answer.result?.value;
        return json === undefined ? undefined : JSON.parse(json);
      },
      perform: async (actions) => {
        await send("input.performActions", { context, actions });
      },
      screenshot: async () => {
        const { data } = (await send("browsingContext.captureScreenshot", { context })) as {
          data: string;
        };
        return Buffer.from(data, "base64");
      },
      close: async () => {
        close();
        await program.stop();
      },
    };
  } catch (error) {
    await program.stop();
    throw error;
  }
};
