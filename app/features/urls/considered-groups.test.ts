import { describe, expect, it } from "vitest";
import { consult, type DialectId, dialects, PLAIN_RESPONSE, parse } from "../../../core/index.ts";
import { plainText } from "../../verdicts/pieces.ts";
import { groupRows, whyNoGroups } from "./considered-groups.ts";
import { crawlerInWords } from "./crawler-in-words.ts";

const FILE = `User-agent: *
Disallow: /a

User-agent: bingbot
Disallow: /b

User-agent: Googlebot
User-agent: GPTBot
Disallow: /c

User-agent: Googlebot
Disallow: /d
`;

const explain = (crawler: string, source = FILE, id: DialectId = "google") =>
  consult(parse(source), dialects[id], crawler).explain("/");

const list = (crawler: string, source?: string, id?: DialectId) => {
  const { rows, rest } = groupRows(explain(crawler, source, id));
  return [...rows.map(({ pieces }) => plainText(pieces)), ...(rest === "" ? [] : [rest])];
};

describe("groupRows", () => {
  it("lists first the followed groups, then those that could have been, then those for others", () => {
    expect(list("Googlebot")).toEqual([
      "line 7 Googlebot and 1 more, applies: it names the crawler; read as one with the others",
      "line 11 Googlebot, applies: it names the crawler; read as one with the others",
      "line 1 *, does not apply: a group names the crawler",
      "line 4 bingbot, for others",
    ]);
  });

  it("names the user-agent line that decides, not the first of its group", () => {
    expect(list("GPTBot")[0]).toContain("line 8 GPTBot and 1 more, applies");
  });

  it("counts the groups for others if there are many", () => {
    const many = Array.from({ length: 9 }, (_, at) => `User-agent: a${"b".repeat(at)}\nAllow: /\n`);
    expect(list("x", `User-agent: *\nDisallow: /\n${many.join("")}`)).toEqual([
      "line 1 *, applies: no group names the crawler",
      "9 more groups for others",
    ]);
    expect(list("x", "User-agent: x\nDisallow: /\n".repeat(6)).at(-1)).toBe("2 more groups");
  });

  it("shows which fallback name was used", () => {
    expect(list("Googlebot-Image")[0]).toContain("applies: it names Googlebot");
  });

  it("says why there is none", () => {
    expect(groupRows(explain("x", ""))).toEqual({ rows: [], rest: "" });
    expect(whyNoGroups(explain("x", ""))).toBe("the file has none");
    expect(whyNoGroups(explain("Perplexity-User"))).toBe("none applies: the crawler obeys none");
    const missing = consult(parse(FILE), dialects.google, "x", { ...PLAIN_RESPONSE, status: 404 });
    expect(whyNoGroups(missing.explain("/"))).toBe("none applies: the HTTP response decides");
  });
});

describe("crawlerInWords", () => {
  const asked = (crawler: string) => plainText(crawlerInWords(explain(crawler)));

  it("shows the token and where it was taken from", () => {
    expect(asked("Googlebot")).toBe("Googlebot");
    expect(asked("googlebot")).toBe("Googlebot, typed as googlebot");
    expect(asked("Googlebot/2.1 (+http://www.google.com/bot.html)")).toBe(
      "Googlebot, the product token of Googlebot/2.1 (+http://www.google.com/bot.html)",
    );
    expect(asked("*")).toBe("any crawler that no group names");
  });

  it("shows the fallback names, and whether it obeys `*`", () => {
    expect(asked("Googlebot-Image")).toBe("Googlebot-Image; where no group names it, Googlebot");
    expect(asked("AdsBot-Google")).toContain("; it obeys no group for *");
  });
});
