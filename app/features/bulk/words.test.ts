import { describe, expect, it } from "vitest";
import type { FileReport } from "../../answers/workers/bulk/messages.ts";
import { inDates, isReadInPart } from "./words.ts";

const plain = (text: string): string => text.replace(/\s/g, " ");

describe("the dates of a log", () => {
  const from = Date.UTC(1995, 6, 1, 4, 5);

  it("say their zone, and the time of day of less than two days", () => {
    const hours = (count: number) => plain(inDates([from, from + count * 3_600_000]));
    expect(hours(1)).toBe("Jul 1, 1995, 04:05 – 05:05 UTC");
    expect(hours(0)).toBe("Jul 1, 1995, 04:05 UTC");
    expect(hours(47)).toBe("Jul 1, 1995, 04:05 – Jul 3, 1995, 03:05 UTC");
    expect(hours(48)).toBe("Jul 1 – 3, 1995 UTC");
  });
});

describe("a file that was read in part", () => {
  const report = (problem: FileReport["problem"], entries: number): FileReport => ({
    name: "urls.gz",
    size: 9,
    kind: { type: "urls" },
    entries,
    unread: 0,
    unreadExamples: [],
    blocked: 0,
    notes: [],
    hosts: [],
    fields: null,
    problem,
  });

  it("has entries, and a reason why it has no more", () => {
    expect(isReadInPart(report("broken-gzip", 3))).toBe(true);
    expect(isReadInPart(report("bomb", 3))).toBe(true);
    expect(isReadInPart(report("broken-xml", 3))).toBe(true);
    expect(isReadInPart(report("unreadable", 3))).toBe(true);
    expect(isReadInPart(report("unreadable", 0))).toBe(false);
    expect(isReadInPart(report(null, 3))).toBe(false);
    expect(isReadInPart(report("again", 0))).toBe(false);
  });
});
