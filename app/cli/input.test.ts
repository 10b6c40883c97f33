import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openInput, readInput, Trouble } from "./input.ts";

const servers: Server[] = [];

/** The address of a server on loopback that answers like this. */
const served = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
};

afterEach(() => {
  vi.useRealTimers();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** For what never ends, and for what does: on a busy machine anything may take a while. */
const SHORT = { seconds: 0.4, megabytes: 1 };
const LONG = { seconds: 60, megabytes: 1 };

const failureOf = async (input: string, limits = LONG): Promise<string> => {
  try {
    await readInput(input, limits);
    return "";
  } catch (error) {
    expect(error).toBeInstanceOf(Trouble);
    return (error as Trouble).message;
  }
};

describe("an input", () => {
  it("is an address, with the status of its response", async () => {
    const address = await served((_, response) => {
      response.statusCode = 404;
      response.end("no");
    });
    const { bytes, status } = await readInput(address, LONG);
    expect([status, new TextDecoder().decode(bytes)]).toEqual([404, "no"]);
  });

  it("is given up if it takes too long: no answer, no end, or an end that never comes", async () => {
    const silent = await served(() => {});
    const endless = await served((_, response) => {
      response.write("User-agent: *\n");
      const drip = setInterval(() => response.write("#"), 50);
      response.on("close", () => clearInterval(drip));
    });
    const stuck = await served((_, response) => {
      response.writeHead(200, { "content-length": "100" });
      response.write("x");
    });
    const addresses = [silent, endless, stuck];
    expect(await Promise.all(addresses.map((each) => failureOf(each, SHORT)))).toEqual(
      addresses.map((each) => `${each} cannot be read: it took longer than 0.4 seconds to answer`),
    );
  });

  it("is given up if it is too large, also once it is unpacked", async () => {
    const bomb = gzipSync(Buffer.alloc(16_000_000));
    const packed = await served((_, response) => {
      response.writeHead(200, { "content-encoding": "gzip" });
      response.end(bomb);
    });
    const plain = await served((_, response) => response.end(Buffer.alloc(1_048_577)));
    for (const input of [packed, plain, "/dev/zero"]) {
      expect(await failureOf(input)).toBe(`${input} cannot be read: it is larger than 1 MB`);
    }
    const fitting = await served((_, response) => response.end(Buffer.alloc(1_048_576)));
    expect((await readInput(fitting, LONG)).bytes).toHaveLength(1_048_576);
  });

  it("says on one line why it cannot be read", async () => {
    const cut = await served((_, response) => {
      response.writeHead(200, { "content-length": "100" });
      response.write("x");
      setTimeout(() => response.destroy(), 50);
    });
    const inputs = [cut, "http://127.0.0.1:1/", "http://", "/nonexistent/a", "/", "a\0b"];
    for (const input of inputs) {
      expect(await failureOf(input)).toMatch(/ cannot be read: [^\n]+$/);
    }
  });

  it("that is streamed may take any time, but not send nothing for too long", async () => {
    // The time passes when the test says so, in no time, and not while a busy machine takes its own.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const limits = { seconds: 60, megabytes: 1 };
    let sendNext = (): void => {};
    const slow = await served((_, response) => {
      let sent = 0;
      sendNext = () => {
        if (++sent <= 8) response.write(`${sent}`);
      };
      sendNext();
    });
    const { pieces, close } = await openInput(slow, true, limits);
    let text = "";
    const reading = async () => {
      for await (const piece of pieces) {
        text += new TextDecoder().decode(piece);
        // Whoever takes the verdicts may be slower than the limit.
        if (text.length === 1) vi.advanceTimersByTime(70_000);
        // Once the next piece is waited for, it may come late, but not too late.
        setImmediate(() => {
          vi.advanceTimersByTime(text.length < 8 ? 59_000 : 60_000);
          sendNext();
        });
      }
    };
    await expect(reading()).rejects.toThrow("took longer than 60 seconds");
    expect(text).toBe("12345678");
    close();
  });
});
