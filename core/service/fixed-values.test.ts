import { describe, expect, it } from "vitest";
import { findingsIn } from "../testing/findings.ts";
import { fixedValues } from "./fixed-values.ts";

describe("the values that are suggested", () => {
  const all = Object.entries(fixedValues).flatMap(([field, items]) =>
    items.map(({ insert }) => [field, insert] as const),
  );

  it.each(all)("are in form: %s: %s", (field, value) => {
    const found = findingsIn(["User-agent: *", "Disallow: /cart/", `${field}: ${value}`]);
    expect(found.filter((finding) => finding.includes(`${field}-invalid`))).toEqual([]);
  });
});
