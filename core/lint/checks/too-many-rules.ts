import { type Check, defineCheck } from "../check.ts";
import { intendedGroups, rulesFor } from "../facts/groups.ts";

/** The bytes of a file that Yandex reads: a larger one is reported for its size. */
const LARGEST = 512_000;

/** The most rules that Yandex accepts for one crawler. */
const LIMIT = 2048;

const withRules = (count: number): string =>
  `User-agent: *\n${Array.from({ length: count }, (_, index) => `Disallow: /shop/item-${index}/\n`).join("")}`;

export const tooManyRules: Check = defineCheck({
  id: "too-many-rules",
  category: "file",
  // Only Yandex has such a limit.
  severity: "info",
  summary: "Avoid more than 2,048 rules for one crawler",
  explanation:
    "Yandex reports more than 2,048 rules for one crawler as an error. Google and the other readers tried accept any number, up to the size of file they read, but nobody can keep so many rules right. A shorter path often does the work of hundreds: `Disallow: /shop/item-` in place of a line for each item.\n\nThe crawler with the most rules is reported, at the first rule above the limit.",
  sources: ["yandexErrors"],
  bad: [withRules(2_049)],
  good: [withRules(2_048)],
  messages: {
    many: "Yandex reports an error from here on: `{agent}` has {total} rules, and Yandex takes 2,048. Use fewer, wider rules.",
  },
  check: (context) => {
    // There cannot be more rules than lines.
    if (context.lines.length <= LIMIT) return [];
    // Yandex reads no rules of a file that is too large.
    if (context.format.bytes > LARGEST) return [];
    const groups = intendedGroups(context);
    const most = Array.from(groups.named, ([name, own]) => ({
      name,
      count: own.reduce((sum, { rules }) => sum + rules.length, 0),
    })).reduce((a, b) => (b.count > a.count ? b : a), { name: "", count: LIMIT });
    const beyond = most.count > LIMIT ? rulesFor(groups, most.name)[LIMIT] : undefined;
    if (beyond === undefined) return [];
    return {
      ...beyond.line.content,
      message: "many",
      severity: context.dialect.id === "yandex" ? "warning" : "info",
      data: { agent: most.name, total: most.count },
    };
  },
});
