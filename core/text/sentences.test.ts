import { expect, it } from "vitest";
import { sentences, spaceAfter } from "./sentences.ts";

it.each([
  [["One.", "Two."], "One. Two."],
  [["一。", "二。"], "一。二。"],
  [["一：", "二！", "三（四）", "五？", "六"], "一：二！三（四）五？六"],
  // What is not translated stays English.
  [["一。", "Two.", "三。"], "一。Two. 三。"],
  [["Один.", null, "", false, "Два."], "Один. Два."],
  [[], ""],
] as const)("%j in a row are %j", (all, text) => {
  expect(sentences(...all)).toBe(text);
});

it("nothing follows nothing", () => {
  expect(spaceAfter("")).toBe("");
});
