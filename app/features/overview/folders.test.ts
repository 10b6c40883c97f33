import { describe, expect, it } from "vitest";
import { accessOf, consult, dialects, parse } from "../../../core/index.ts";
import { byFolder } from "./folders.ts";

const filed = (...paths: readonly string[]) => {
  const lines = paths.map((path) => `Disallow: ${path}`);
  const document = parse(["User-agent: *", ...lines].join("\n"));
  const { folders, others } = byFolder(
    accessOf(consult(document, dialects.google, "*").matcher).areas,
  );
  return [
    ...folders.map(({ folder, areas }) => `${folder} ${areas.length}`),
    ...others.map(({ pattern }) => pattern),
  ];
};

describe("byFolder", () => {
  it("files areas by their first folder, the fullest first, and leaves few of one apart", () => {
    expect(
      filed("/a/1", "/b/1", "/b/2", "/b/3", "/b/4", "/c", "/d/1", "/d/2", "/d/3", "/*.pdf$"),
    ).toEqual(["/b/ 4", "/d/ 3", "/a/1", "/c", "/*.pdf$"]);
  });
});
