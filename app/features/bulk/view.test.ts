import { describe, expect, it } from "vitest";
import type { BulkResult, FileKind } from "../../answers/workers/bulk/messages.ts";
import { firstList } from "./view.ts";

const URLS: FileKind = { type: "urls" };
const LOG: FileKind = { type: "log", format: "combined", name: "Combined" };

describe("firstList", () => {
  const first = (...kinds: readonly (FileKind | null)[]) => {
    const has = (type: FileKind["type"]) => kinds.some((kind) => kind?.type === type);
    const { urls, log } = {
      urls: has("urls") ? {} : null,
      log: has("log") ? {} : null,
    } as Pick<BulkResult, "urls" | "log">;
    return firstList({ files: kinds.map((kind) => ({ kind })), urls, log });
  };

  it("is that of what was added last", () => {
    expect(first(URLS, LOG)).toBe("log");
    expect(first(LOG, URLS)).toBe("urls");
  });

  it("is that of what could be read", () => {
    expect(first(LOG, null)).toBe("log");
    expect(first(URLS, LOG, null)).toBe("log");
    expect(first(null)).toBe("urls");
  });
});
