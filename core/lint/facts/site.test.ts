import { expect, it } from "vitest";
import { findingsIn, messageOf } from "../../testing/findings.ts";

const GHOST = [
  "User-agent: *",
  "Sitemap: https://blog.example/sitemap.xml",
  "Disallow: /ghost/",
  "Disallow: /email/",
  "Disallow: /members/api/comments/counts/",
  "Disallow: /r/",
  "Disallow: /webmentions/receive/",
];

it("a platform's file, unchanged, is met with one line that names the platform", () => {
  expect(findingsIn(GHOST)).toEqual(["info stock-file 1: User-agent: *"]);
  expect(messageOf(GHOST)).toBe("Ghost's standard file, unchanged. There is nothing to do.");
});

it("so is one with comments, another site's sitemap and other line ends", () => {
  const lines = ["# Ghost", "", ...GHOST].map((line) => line.replace("blog.example", "b.example"));
  expect(findingsIn(lines.map((line) => `${line}\r`))).toHaveLength(1);
});

it("a changed file is checked like any other", () => {
  const changed = [...GHOST.slice(0, -1), "Disallow: /"];
  expect(findingsIn(changed).map((finding) => finding.split(" ")[1])).toContain(
    "blocks-everything",
  );
});
