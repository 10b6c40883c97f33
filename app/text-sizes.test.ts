import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** The smallest text in pixels that is comfortable to read. */
const SMALLEST = 13;

const styles = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".css"),
);

it.each(styles)("text in %s is not too small to read", (file) => {
  const text = readFileSync(join(import.meta.dirname, file), "utf8");
  const sizes = [...text.matchAll(/font(?:-size)?:[^;]*?\b(\d+(?:\.\d+)?)px/g)];
  expect(sizes.filter(([, size]) => Number(size) < SMALLEST).map(([found]) => found)).toEqual([]);
});
