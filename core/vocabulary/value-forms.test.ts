import { describe, expect, it } from "vitest";
import { cleanParamFault, isRequestRate, isVisitTime } from "./value-forms.ts";

describe("the formats of values", () => {
  it.each(["1/10", "1/10s", "5/1M", "30/1h 0000-2400", "1/10s  1800-1900"])(
    "accept %s as a request rate",
    (value) => expect(isRequestRate(value)).toBe(true),
  );

  it.each(["", "10", "1/0", "1/10w", "1/10s 6-8", "1/10s 1800-1960", "1 / 10"])(
    "reject %j as a request rate",
    (value) => expect(isRequestRate(value)).toBe(false),
  );

  it.each(["0600-0845", "2200-0600", "0000-2400"])("take %s for hours", (value) =>
    expect(isVisitTime(value)).toBe(true),
  );

  it.each(["", "6-8", "06:00-08:45", "0600", "0600-2500", "0600 - 0845"])(
    "reject %j as hours",
    (value) => expect(isVisitTime(value)).toBe(false),
  );

  it.each([
    ["sid", null],
    ["sid&ref /forum/", null],
    ["a%5B%5D&b.c&-&ID *.php", null],
    ["", "empty"],
    ["s".repeat(500), null],
    ["s".repeat(501), "long"],
    ["sid,ref /f", "names"],
    ["sid=1 /f", "names"],
    ["sid&", "names"],
    ["/forum/ sid?", "parts"],
    ["sid ref /f", "parts"],
    ["sid ref", "parts"],
    ["sid /f?x", "path"],
    ["sid /café", "path"],
  ])("find in the Clean-param value %s the fault %s", (value, fault) => {
    expect(cleanParamFault(value)).toBe(fault);
  });
});
