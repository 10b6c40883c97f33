import { expect, it } from "vitest";
import { gap } from "./gap.ts";
import { formatMessage } from "./message.ts";

it.each([
  ["对", "B", " "],
  ["第", "3", " "],
  ["对", "`", " "],
  [" ", "B", ""],
  ["：", "B", ""],
  ["对", "谷", ""],
  ["r", "B", ""],
  // Text from outside stays as it is: there may be code around it.
  ["`", "对", ""],
  ["은", "B", ""],
  ["", "B", ""],
  ["对", "", ""],
])("between %j of the page and %j stands %j", (own, other, between) => {
  expect(gap(own, other)).toBe(between);
});

it("what fills a Chinese message has a space around it if it needs one", () => {
  const fill = (name: string): string =>
    formatMessage("对{name}关闭，{name}：`{name}`" as string, { name });
  expect(fill("Bing")).toBe("对 Bing 关闭，Bing：`Bing`");
  expect(fill("谷歌")).toBe("对谷歌关闭，谷歌：`谷歌`");
});

it.each([
  ["对 {name} 关闭", "Bing", "对 Bing 关闭"],
  ["对 {name} 关闭", "谷歌", "对谷歌关闭"],
  ["对 {name} 关闭", "Bing（必应）", "对 Bing（必应）关闭"],
  ["对 {name} 关闭", "über", "对 über 关闭"],
  ["{name} {name} 关闭", "谷歌", "谷歌 谷歌关闭"],
  ["закрыто для {name} и", "谷歌", "закрыто для 谷歌 и"],
])("in %j with %j, only a space that Chinese needs is kept", (template, name, text) => {
  expect(formatMessage(template as string, { name })).toBe(text);
});
