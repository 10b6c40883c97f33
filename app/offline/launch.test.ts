import { describe, expect, it, vi } from "vitest";
import { type LaunchQueue, openLaunched } from "./launch.ts";

describe("openLaunched", () => {
  type Take = Parameters<LaunchQueue["setConsumer"]>[0];

  const launchWith = async (files: readonly FileSystemFileHandle[] | undefined) => {
    const opened: string[] = [];
    const taken: Take[] = [];
    openLaunched({ setConsumer: (take) => taken.push(take) }, (all) =>
      opened.push(...all.map(({ name }) => name)),
    );
    await taken[0]?.(files === undefined ? {} : { files });
    return opened;
  };
  const handle = (name: string) =>
    ({ getFile: async () => new File([], name) }) as unknown as FileSystemFileHandle;

  it("opens the files that the page is launched with", async () => {
    expect(await launchWith([handle("a.txt"), handle("b.txt")])).toEqual(["a.txt", "b.txt"]);
  });

  it("opens nothing if the page is launched without a file", async () => {
    expect(await launchWith([])).toEqual([]);
    expect(await launchWith(undefined)).toEqual([]);
  });

  it("works without a launch queue", () => {
    const opened = vi.fn();
    openLaunched(undefined, opened);
    expect(opened).not.toHaveBeenCalled();
  });
});
