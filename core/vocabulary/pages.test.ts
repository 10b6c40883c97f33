import { expect, it } from "vitest";
import { pageNameOf } from "../text/page-name.ts";
import { crawlers } from "./crawlers.ts";
import { directives } from "./directives.ts";

it.each([
  ["GPTBot", "gptbot"],
  ["Sogou web spider", "sogou-web-spider"],
  ["Mail.RU_Bot", "mail-ru_bot"],
  ["Y!J", "y-j"],
  ["ACAP-*", "acap"],
])("the page about %s is named %s", (name, page) => {
  expect(pageNameOf(name)).toBe(page);
});

it("no two crawlers, and no two directives, share a page", () => {
  for (const names of [crawlers.map(({ token }) => token), directives.map(({ name }) => name)]) {
    const pages = names.map(pageNameOf);
    expect(new Set(pages).size).toBe(pages.length);
    for (const page of pages) expect(page).toMatch(/^[a-z0-9_]+(?:-[a-z0-9_]+)*$/);
  }
});
