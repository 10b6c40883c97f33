import { describe, expect, it } from "vitest";
import { formatChoices, formatList, formatUnits, listParts, partsOfList } from "./list.ts";

describe("parts of a sentence", () => {
  it.each([
    [[], ""],
    [["A"], "A"],
    [["A", "B"], "A and B"],
    [["A", "B", "C"], "A, B and C"],
  ])("%j are listed as %j", (parts, sentence) => {
    expect(formatList(parts)).toBe(sentence);
  });
});

describe("choices in a sentence", () => {
  it.each([
    [[], ""],
    [["A"], "A"],
    [["A", "B"], "A or B"],
    [["A", "B", "C"], "A, B or C"],
  ])("%j are listed as %j", (parts, sentence) => {
    expect(formatChoices(parts)).toBe(sentence);
  });
});

it("numbers with units are listed without a conjunction", () => {
  expect(formatUnits([])).toBe("");
  expect(formatUnits(["2 groups", "3 rules", "1 comment"])).toBe("2 groups, 3 rules, 1 comment");
});

it.each([0, 1, 2, 3, 5])("%i items are listed as by the formatters of Intl", (count) => {
  const items = Array.from({ length: count }, (_, index) => `${index} rules`);
  const byIntl = (type?: "unit"): string => new Intl.ListFormat("en-GB", { type }).format(items);
  expect(formatUnits(items)).toBe(byIntl("unit"));
  expect(formatList(items)).toBe(byIntl());
});

it("the parts of a list are its items by index and the text between them", () => {
  expect(listParts(0)).toEqual([]);
  expect(listParts(1)).toEqual([0]);
  expect(listParts(3)).toEqual([0, ", ", 1, " and ", 2]);
});

it.each([
  [["Bing", "Yandex"], "Bing 和 Yandex"],
  [["`/a`", "`/b`", "其他路径"], "`/a`、`/b` 和其他路径"],
  [["谷歌", "Bing"], "谷歌和 Bing"],
])("in Chinese, %j has spaces around names in other letters", (items, sentence) => {
  const parts = partsOfList(new Intl.ListFormat("zh-Hans"), items);
  expect(parts.map(({ value }) => value).join("")).toBe(sentence);
});
