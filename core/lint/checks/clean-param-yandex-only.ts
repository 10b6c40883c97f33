import { type Check, defineCheck } from "../check.ts";
import { linesOfFields } from "../facts/fields.ts";
import { googleLibrary, yandexCleanParam } from "../sources.ts";

export const cleanParamYandexOnly: Check = defineCheck({
  id: "clean-param-yandex-only",
  category: "directives",
  severity: "info",
  summary: "Suggest canonical links beside Clean-param, which Yandex alone reads",
  explanation:
    "`Clean-param` tells Yandex which parameters of a URL do not change the page. It works for Yandex only and may be anywhere in the file. Google lists it among the fields it knows and ignores; no other operator documents it.\n\nFor other search engines, give each page's main URL in a canonical link. It is not reported while the file is read as Yandex reads it.",
  sources: [yandexCleanParam, googleLibrary],
  examples: {
    bad: [
      "User-agent: *\nDisallow: /cart/\nClean-param: sid /forum/\n",
      "User-agent: *\nDisallow: /cart/\nClean-param: sid /forum/\nClean-param: ref /shop/\n",
    ],
    good: ["User-agent: *\nDisallow: /*?sid=\n"],
  },
  messages: {
    one: "Only Yandex uses `Clean-param`; Google and the others ignore it. Keep it for Yandex, and use canonical links for the rest.",
    several:
      "Only Yandex uses `Clean-param`, here and in {more} more below; Google and the others ignore it. Keep it for Yandex, and use canonical links for the rest.",
  },
  check: (context) => {
    if (context.dialect.id === "yandex") return [];
    const byField = linesOfFields(context, (name) => name === "clean-param");
    return Array.from(byField.values(), ([first, ...more]) => ({
      ...(first.key ?? first.content),
      message: more.length === 0 ? "one" : "several",
      data: { more: more.length },
    }));
  },
});
