import { describe, expect, it } from "vitest";
import {
  DEFAULT_CHECKS,
  isCheckOn,
  sameChecks,
  withCheck,
  withSeverity,
} from "./check-settings.ts";

const usual = { id: "trailing-wildcard", aliases: ["last-star"], defaultOn: true };
const optional = { id: "blocks-ai", aliases: [], defaultOn: false };

describe("the settings of checks", () => {
  it("run each check by default as it says, unless they turn it on or off", () => {
    expect([usual, optional].map((check) => isCheckOn(DEFAULT_CHECKS, check))).toEqual([
      true,
      false,
    ]);
    const turned = withCheck(withCheck(DEFAULT_CHECKS, usual, false), optional, true);
    expect(turned).toEqual({ off: ["trailing-wildcard"], on: ["blocks-ai"], hidden: [] });
    expect([usual, optional].map((check) => isCheckOn(turned, check))).toEqual([false, true]);
  });

  it("no longer list a check that has its default again", () => {
    const turned = withCheck(withCheck(DEFAULT_CHECKS, usual, false), optional, true);
    const back = withCheck(withCheck(turned, usual, true), optional, false);
    expect(back).toEqual(DEFAULT_CHECKS);
    expect(withCheck(turned, usual, false)).toEqual(turned);
  });

  it("may use a former name of a check, which goes when the check is changed", () => {
    const old = { ...DEFAULT_CHECKS, off: ["last-star"] };
    expect(isCheckOn(old, usual)).toBe(false);
    expect(withCheck(old, usual, true)).toEqual(DEFAULT_CHECKS);
    expect(withCheck(old, usual, false).off).toEqual(["trailing-wildcard"]);
  });

  it("hide the findings of a severity, and show them again", () => {
    const hidden = withSeverity(withSeverity(DEFAULT_CHECKS, "hint", false), "hint", false);
    expect(hidden.hidden).toEqual(["hint"]);
    expect(withSeverity(hidden, "hint", true)).toEqual(DEFAULT_CHECKS);
  });

  it("are equal in any order", () => {
    const a = { off: ["x", "y"], on: [], hidden: [] };
    expect(sameChecks(a, { ...a, off: ["y", "x"] })).toBe(true);
    expect(sameChecks(a, { ...a, off: ["x", "z"] })).toBe(false);
    expect(sameChecks(a, { ...a, on: ["z"] })).toBe(false);
    expect(sameChecks(a, { ...a, hidden: ["hint"] })).toBe(false);
  });
});

describe("a severity that is shown or hidden", () => {
  it("leaves the others as they are, and is listed once", () => {
    const two = withSeverity(withSeverity(DEFAULT_CHECKS, "hint", false), "info", false);
    expect(two.hidden).toEqual(["hint", "info"]);
    expect(withSeverity(two, "hint", false).hidden).toEqual(["info", "hint"]);
    expect(withSeverity(two, "hint", true).hidden).toEqual(["info"]);
  });
});
