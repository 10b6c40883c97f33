import { describe, expect, it } from "vitest";
import { keyNames, SHORTCUTS } from "./shortcut-list.ts";
import { commandFor, type Keys } from "./shortcuts.ts";
import { lookOf, nextTheme } from "./theme.ts";
import { ruleIn } from "./use-rule-page.ts";

const keys = (key: string, held: Partial<Keys> = {}): Keys => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

describe("commandFor", () => {
  it("shares with Ctrl or Command and S, whatever Caps Lock does", () => {
    expect(commandFor(keys("s", { ctrlKey: true }), true)).toBe("share");
    expect(commandFor(keys("S", { metaKey: true }), true)).toBe("share");
    expect(commandFor(keys("s"), false)).toBeNull();
  });

  it("formats with Ctrl or Command, Shift and F, and leaves Ctrl+F to the editor", () => {
    expect(commandFor(keys("F", { ctrlKey: true, shiftKey: true }), true)).toBe("format");
    expect(commandFor(keys("f", { metaKey: true, shiftKey: true }), false)).toBe("format");
    expect(commandFor(keys("f", { ctrlKey: true }), true)).toBeNull();
  });

  it("opens a file with Ctrl or Command and O", () => {
    expect(commandFor(keys("o", { ctrlKey: true }), true)).toBe("open");
  });

  it("leaves Ctrl+Shift+S to the browser", () => {
    expect(commandFor(keys("S", { ctrlKey: true, shiftKey: true }), true)).toBeNull();
  });

  it("goes through the parts of the page with F6, in fields too", () => {
    expect(commandFor(keys("F6"), true)).toBe("next-region");
    expect(commandFor(keys("F6", { shiftKey: true }), true)).toBe("previous-region");
  });

  it("goes through problems with F8, in fields too", () => {
    expect(commandFor(keys("F8"), true)).toBe("next-problem");
    expect(commandFor(keys("F8", { shiftKey: true }), true)).toBe("previous-problem");
  });

  it("undoes and redoes with the usual keys", () => {
    expect(commandFor(keys("z", { ctrlKey: true }), false)).toBe("undo");
    expect(commandFor(keys("Z", { metaKey: true, shiftKey: true }), false)).toBe("redo");
    expect(commandFor(keys("y", { ctrlKey: true }), false)).toBe("redo");
  });

  it("lists the shortcuts for a question mark, unless it is typed somewhere", () => {
    expect(commandFor(keys("?", { shiftKey: true }), false)).toBe("shortcuts");
    expect(commandFor(keys("?", { shiftKey: true }), true)).toBeNull();
  });

  it("wraps lines with Alt and Z, which type an omega on a Mac", () => {
    expect(commandFor(keys("z", { altKey: true }), true)).toBe("wrap");
    expect(commandFor(keys("Ω", { altKey: true }), true)).toBe("wrap");
    expect(commandFor(keys("z", { altKey: true, ctrlKey: true }), true)).toBeNull();
    expect(commandFor(keys("z"), false)).toBeNull();
  });

  it("leaves AltGr for typing", () => {
    expect(commandFor(keys("s", { ctrlKey: true, altKey: true }), true)).toBeNull();
  });
});

describe("keyNames", () => {
  it("names the keys of the current keyboard", () => {
    expect(keyNames("Mod+Enter", true)).toEqual(["⌘", "Enter"]);
    expect(keyNames("Mod+.", false)).toEqual(["Ctrl", "."]);
    expect(keyNames("↑ ↓", false)).toEqual(["↑", "↓"]);
  });

  it("has at least one name for every shortcut in the list, none of them empty", () => {
    for (const { shortcuts } of SHORTCUTS) {
      for (const { keys: written } of shortcuts) {
        const names = keyNames(written, false);
        expect(names.length).toBeGreaterThan(0);
        expect(names).not.toContain("");
      }
    }
  });
});

describe("themes", () => {
  it.each([
    [false, "dark", "light"],
    [true, "light", "dark"],
  ] as const)("change the look at each press (dark system: %s)", (isDark, other, own) => {
    expect(nextTheme("system", isDark)).toBe(other);
    expect(nextTheme(other, isDark)).toBe("system");
    expect(nextTheme(own, isDark)).toBe(other);
  });

  it("follow the system only when asked to", () => {
    expect(lookOf("system", true)).toBe("dark");
    expect(lookOf("light", true)).toBe("light");
    expect(lookOf("dark", false)).toBe("dark");
  });
});

describe("ruleIn", () => {
  it.each([
    ["#rule/directive-typo", "directive-typo"],
    ["rule/bom-at-start", "bom-at-start"],
    ["#rule/", null],
    ["#rule/a/b", null],
    ["#1.q1YqUbJSCg", null],
    ["", null],
  ])("reads %j as the page of %j", (fragment, id) => {
    expect(ruleIn(fragment)).toBe(id);
  });
});
