import { domainToASCII } from "node:url";
import fc from "fast-check";
import { expect, it } from "vitest";
import { asciiHost } from "./punycode.ts";

it.each([
  ["shop.example", "shop.example"],
  ["пример.рф", "xn--e1afmkfd.xn--p1ai"],
  ["Bücher.example", "xn--bcher-kva.example"],
  ["例え.テスト", "xn--r8jz45g.xn--zckzah"],
])("writes %s as %s", (host, expected) => {
  expect(asciiHost(host)).toBe(expected);
});

it("writes hosts in Cyrillic, Greek and Latin letters as Node does", () => {
  const letter = fc.constantFrom(..."абвгджзийклмнопрстуфхцчшщыьэюяёіїєαβγδεäöüéñabcxyz019");
  const label = fc.array(letter, { minLength: 1, maxLength: 24 }).map((all) => all.join(""));
  fc.assert(
    fc.property(label, (text) => {
      expect(asciiHost(`${text}.example`)).toBe(domainToASCII(`${text}.example`));
    }),
  );
});
