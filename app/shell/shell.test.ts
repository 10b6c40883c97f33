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

  it("leaves Ctrl+Shift+S to the browser", () => {
    expect(commandFor(keys("S", { ctrlKey: true, shiftKey: true }), true)).toBeNull();
  });

  it("goes through problems with F8, in fields too", () => {
    expect(commandFor(keys("F8"), true)).toBe("next-problem");
    expect(commandFor(keys("F8", { shiftKey: true }), true)).toBe("previous-problem");
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
    [false, ["dark", "light", "system"]],
    [true, ["light", "dark", "system"]],
  ] as const)(
    "change the look at the first press, and come round (dark system: %s)",
    (isDark, all) => {
      const first = nextTheme("system", isDark);
      const second = nextTheme(first, isDark);
      expect([first, second, nextTheme(second, isDark)]).toEqual(all);
      expect(lookOf(first, isDark)).not.toBe(lookOf("system", isDark));
    },
  );

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
