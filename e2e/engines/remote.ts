import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** One step of a keyboard or a mouse: https://www.w3.org/TR/webdriver2/#actions. */
export type ActionStep = Readonly<Record<string, unknown> & { type: string }>;

/** The steps of one device. The format is the same in classic WebDriver and WebDriver BiDi. */
export interface DeviceSteps {
  readonly type: "key" | "pointer";
  readonly id: string;
  readonly actions: readonly ActionStep[];
}

/** A browser under remote control: the common interface of the two protocols. */
export interface Remote {
  readonly goto: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** The value of an expression in the page, as JSON; promises are awaited. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly perform: (devices: readonly DeviceSteps[]) => Promise<void>;
  readonly screenshot: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

export const WINDOW = { width: 1360, height: 840 } as const;

/** A running program, with a separate folder for its files. */
export interface Program {
  readonly child: ChildProcess;
  readonly folder: string;
  readonly stop: () => Promise<void>;
}

/** Starts a program with a temporary home folder. */
export const startProgram = (
  path: string,
  args: (folder: string) => readonly string[],
  env: NodeJS.ProcessEnv = {},
): Program => {
  const folder = mkdtempSync(join(tmpdir(), "robots-txt-workbench-engine-"));
  const child = spawn(path, args(folder), {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, HOME: folder, ...env },
  });
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", () => resolve());
  });
  const stop = async (): Promise<void> => {
    child.kill();
    const patience = setTimeout(() => child.kill("SIGKILL"), 3_000);
    await ended;
    clearTimeout(patience);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  return { child, folder, stop };
};

/** The group matched in the first matching line; rejects if the program ends before. */
export const firstMatch = (program: Program, pattern: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = "";
    const read = (chunk: Buffer): void => {
      output += chunk;
      const found = output.match(pattern)?.[1];
      if (found !== undefined) resolve(found);
    };
    program.child.stdout?.on("data", read);
    program.child.stderr?.on("data", read);
    program.child.once("error", reject);
    program.child.once("exit", () => reject(new Error(`The browser did not start:\n${output}`)));
  });
