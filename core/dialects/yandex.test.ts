import { itAnswers } from "../testing/expectations.ts";
import { yandex } from "./yandex.ts";

const group = (...lines: readonly string[]): string =>
  ["User-agent: FooBot", ...lines, ""].join("\n");

itAnswers(yandex, [
  {
    shows: "does not split a group at blank lines",
    robots: group("", "Disallow: /a", "", "Disallow: /b"),
    blocked: ["/a", "/b"],
  },
  {
    shows: "merges groups of one name",
    robots: group("Disallow: /a", "", "User-agent: FooBot", "Disallow: /b"),
    blocked: ["/a", "/b"],
  },
  {
    shows: "wants the name to be equal",
    robots: "User-agent: FooBot extra\nDisallow: /\n",
    allowed: ["/"],
  },
  {
    shows: "rejects misspelt fields, missing colons and paths without a slash",
    robots: group("Disalow: /a", "Disallow /b", "Disallow: c", "Disallow-extra: /d"),
    allowed: ["/a", "/b", "/c", "/d"],
  },
  {
    shows: "prefers Allow where lengths are equal, whatever the order",
    robots: group("Disallow: /a", "Allow: /a", "Allow: /b", "Disallow: /b"),
    allowed: ["/a", "/b"],
  },
  {
    shows: "counts neither stars nor a final dollar",
    robots: group("Allow: /p", "Disallow: /p*", "Disallow: /q**", "Allow: /q$", "Disallow: /r"),
    allowed: ["/p", "/page", "/q"],
    blocked: ["/qx", "/r"],
  },
  {
    shows: "takes an empty Disallow for an Allow of length 1, which beats Disallow: /",
    robots: group("Disallow: /", "Disallow:", "Disallow: /ab"),
    allowed: ["/", "/a"],
    blocked: ["/ab"],
  },
  {
    shows: "ignores an empty Allow beside Disallow: /",
    robots: group("Allow:", "Disallow: /"),
    blocked: ["/", "/a"],
  },
  {
    shows: "does not close the site for an empty Allow",
    robots: group("Allow:"),
    allowed: ["/", "/a"],
  },
  {
    shows: "wants characters outside ASCII percent-encoded",
    robots: group("Disallow: /\u043a\u043e\u0442", "Disallow: /%D0%BF"),
    allowed: ["/%D0%BA%D0%BE%D1%82"],
    blocked: ["/%D0%BF"],
  },
]);
