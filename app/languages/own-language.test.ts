import { expect, it } from "vitest";
import { languageIds } from "../../core/index.ts";
import { type Language, languages } from "./languages.ts";
import { addressIn, languageToOffer, ownLanguage } from "./own-language.ts";

it.each<[readonly string[], string | null]>([
  [["ko-KR", "en"], "ko"],
  [["zh-CN"], "zh"],
  [["zh"], "zh"],
  [["fr", "ru-RU", "en"], "ru"],
  [["en-GB", "ko"], null],
  [["zh-TW"], null],
  [["fr"], null],
  [[], null],
])("of the wanted languages %j, %j is offered", (wanted, id) => {
  expect(languageToOffer(wanted)?.id ?? null).toBe(id);
});

it("the languages of the page are those of check.mjs", () => {
  expect(languages.map(({ id }) => id)).toEqual(languageIds);
});

it("addresses lead from a page to the same page in another language", () => {
  const [, korean] = languages as readonly [Language, Language];
  expect(ownLanguage.id).toBe("en");
  expect(addressIn(ownLanguage)).toBe("./");
  expect(addressIn(korean)).toBe("ko/");
  expect(addressIn(korean, 1)).toBe("../ko/");
});
