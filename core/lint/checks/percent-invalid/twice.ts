import { definePart, type Part } from "../../check.ts";
import { disallow } from "../../examples.ts";
import { pathText } from "../../facts/rule-path.ts";
import { suggest } from "../../fixes/fix.ts";
import { replaceEach } from "../../fixes/value-edits.ts";

/** After a star, it is there to match faulty links. */
const TWICE = /(?<!\*)%25[0-9A-Fa-f]{2}/g;

export const twice: Part = definePart({
  aliases: ["double-encoding"],
  severity: "warning",
  explanation:
    "`%25` is an encoded percent sign, so `%2520` stands for the text `%20`, not for a space. A path that was encoded twice matches only URLs that hold `%25` themselves.\n\nEncode a path once.",
  sources: ["rfc3986#2.4", "rfc9309#2.2.2"],
  bad: ["User-agent: *\nDisallow: /my%2520files/\n"],
  good: disallow("/my%20files/", "/50%25-off/"),
  messages: {
    twice:
      "This rule misses pages with `{once}` in their URL: `{found}` looks like `{once}` encoded twice. Encode the path once.",
  },
  stage: "path",
  inFile: true,
  checkLine(line) {
    const path = pathText(line);
    if (line.value === null || !path.includes("%25")) return null;
    const at = path.search(TWICE);
    if (at < 0) return null;
    const found = path.slice(at, at + 5);
    return {
      from: line.value.from + at,
      to: line.value.from + at + 5,
      message: "twice",
      data: { found, once: `%${found.slice(3)}` },
      fixes: [
        suggest(
          "Decode once",
          replaceEach(line, TWICE, (each) => `%${each.slice(3)}`),
        ),
      ],
    };
  },
});
