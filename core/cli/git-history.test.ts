import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readGitHistory } from "./git-history.ts";

/** A commit as `git log -p` prints it. */
const commit = (id: string, subject: string, patch: string): string =>
  `commit ${id.repeat(40)}\nAuthor: A <a@e.example>\nDate:   Mon Nov 2 09:00:00 2026 +0100\n\n    ${subject}\n    \n    Date: not this one\n\n${patch}\n`;

const header = (from: string, to = from): string =>
  `diff --git a/${from} b/${to}\nindex 1..2 100644\n`;

const CREATED = commit(
  "a",
  "Add the file",
  `${header("public/robots.txt")}--- /dev/null\n+++ b/public/robots.txt\n@@ -0,0 +1,2 @@\n+User-agent: *\n+Disallow: /a\n`,
);

const CHANGED = commit(
  "b",
  "Block more",
  `${header("x.txt")}--- a/x.txt\n+++ b/x.txt\n@@ -1 +1 @@\n-1\n+2\n${header("public/robots.txt")}--- a/public/robots.txt\n+++ b/public/robots.txt\n@@ -2 +2,2 @@ User-agent: *\n-Disallow: /a\n+--- a\n+Disallow: /b\n\\ No newline at end of file\n`,
);

const textsOf = (log: string): readonly string[] | string => {
  const history = readGitHistory(log);
  return history.ok ? history.versions.map(({ text }) => text) : history.reason;
};

describe("a git history", () => {
  const versions = ["User-agent: *\nDisallow: /a\n", "User-agent: *\n--- a\nDisallow: /b"];

  it("has the whole text of each version, the oldest first", () => {
    expect(readGitHistory(CHANGED + CREATED)).toEqual({
      ok: true,
      path: "public/robots.txt",
      versions: [
        {
          commit: "a".repeat(40),
          date: "Mon Nov 2 09:00:00 2026 +0100",
          subject: "Add the file",
          text: versions[0],
        },
        {
          commit: "b".repeat(40),
          date: "Mon Nov 2 09:00:00 2026 +0100",
          subject: "Block more",
          text: versions[1],
        },
      ],
    });
  });

  it("may be in reverse order", () => {
    expect(textsOf(CREATED + CHANGED)).toEqual(versions);
  });

  it("follows the file through renames and deletions", () => {
    const renamed = commit(
      "c",
      "Move it",
      `${header("public/robots.txt", "static/robots.txt")}similarity index 100%\nrename from public/robots.txt\nrename to static/robots.txt\n`,
    );
    const deleted = commit(
      "d",
      "Delete it",
      `${header("static/robots.txt")}--- a/static/robots.txt\n+++ /dev/null\n@@ -1,3 +0,0 @@\n-User-agent: *\n---- a\n-Disallow: /b\n\\ No newline at end of file\n`,
    );
    const log = deleted + renamed + CHANGED + CREATED;
    expect(textsOf(log)).toEqual([...versions, ""]);
    expect(readGitHistory(log)).toMatchObject({ path: "static/robots.txt" });
  });

  it("cannot be told without its beginning, or without a robots.txt", () => {
    expect(textsOf(CHANGED)).toBe("no-beginning");
    expect(textsOf("")).toBe("no-patch");
    const other = `${header("x.txt")}--- a/x.txt\n+++ b/x.txt\n@@ -0,0 +1 @@\n+1\n`;
    expect(textsOf(commit("a", "x", other))).toBe("no-patch");
  });

  it("may be any text", () => {
    const line = fc.constantFrom(
      "commit 1234567",
      "diff --git a/robots.txt b/robots.txt",
      "--- a/robots.txt",
      "+++ b/robots.txt",
      "+++ /dev/null",
      "@@ -1,2 +1 @@",
      "@@ -0,0 +1,3 @@",
      "@@ -9 +9 @@",
      "+x",
      "-x",
      " x",
      "\\ No newline at end of file",
      "rename from robots.txt",
      "",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(line, fc.string())), (lines) => {
        expect(readGitHistory(lines.join("\n")).ok).toBeTypeOf("boolean");
      }),
    );
  });
});
