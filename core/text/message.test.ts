import { expect, it } from "vitest";
import { formatMessage } from "./message.ts";

const messages = {
  plain: "Nothing is blocked.",
  named: "`{name}` follows line {line}.",
  lines: { one: "{count} line in {file}", other: "{count} lines in {file}" },
} as const;

it("formatMessage returns a message without placeholders unchanged", () => {
  expect(formatMessage(messages.plain)).toBe("Nothing is blocked.");
});

it("formatMessage fills placeholders and groups the digits of numbers, except of lines", () => {
  expect(formatMessage(messages.lines, { count: 1204, file: "a" })).toBe("1,204 lines in a");
  expect(formatMessage(messages.named, { name: "GPTBot", line: 1204 })).toBe(
    "`GPTBot` follows line 1204.",
  );
});

it("formatMessage chooses the plural form by the count", () => {
  expect(formatMessage(messages.lines, { count: 1, file: "a" })).toBe("1 line in a");
  expect(formatMessage(messages.lines, { count: 0, file: "a" })).toBe("0 lines in a");
});

it("formatMessage rejects a placeholder without a value", () => {
  const template: string = "{missing}";
  expect(() => formatMessage(template, {})).toThrow(RangeError);
});

it("the compiler rejects messages with missing and misnamed values", () => {
  // @ts-expect-error `line` is missing.
  expect(() => formatMessage(messages.named, { name: "GPTBot" })).toThrow(RangeError);
  // @ts-expect-error A plural message needs its count.
  expect(() => formatMessage(messages.lines, { file: "a" })).toThrow(RangeError);
});
