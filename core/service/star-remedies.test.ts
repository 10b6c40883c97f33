import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Dialect } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import { applyEdits } from "../lint/fixes/apply.ts";
import { compile } from "../match/compile.ts";
import { consult } from "../match/consult.ts";
import { rulesAt } from "../policy/rules.ts";
import { parse } from "../syntax/parse.ts";
import { robotsFiles, seeded, tidyFiles } from "../testing/arbitraries.ts";
import { describeLost, globalRules, lostRules } from "./lost-rules.ts";
import { type StarRemedy, starRemedies } from "./star-remedies.ts";

const { google, rfc9309 } = dialects;

const ask = (source: string, crawler = "Googlebot", dialect: Dialect = google) =>
  consult(parse(source), dialect, crawler);

const FILE = `User-agent: *
Disallow: /account/
Allow: /account/help

User-agent: Googlebot
Disallow: /cart
`;

describe("lostRules", () => {
  const lines = (source: string, crawler?: string, dialect?: Dialect) =>
    lostRules(ask(source, crawler, dialect))?.rules.map(({ line }) => line) ?? [];
  const opens = (source: string) => lostRules(ask(source))?.opens ?? false;

  it("are all rules for `*`, for a crawler that is named", () => {
    expect(lines(FILE)).toEqual([2, 3]);
    expect(lines(FILE, "bingbot")).toEqual([]);
    expect(lines(FILE, "Googlebot-Image")).toEqual([2, 3]);
  });

  it("are not those that the group repeats in any spelling", () => {
    expect(lines(`${FILE}Disallow: /account/\n`)).toEqual([3]);
    const accents = "User-agent: *\nDisallow: /é\nUser-agent: Googlebot\nDisallow: /%c3%a9\n";
    expect(lines(accents)).toEqual([]);
  });

  it("are not those of a crawler that never follows `*`", () => {
    expect(
      lines(
        "User-agent: *\nDisallow: /a\nUser-agent: AdsBot-Google\nDisallow: /b\n",
        "AdsBot-Google",
      ),
    ).toEqual([]);
  });

  it("are none if a long delay blocks the crawler, or all others, in any case", () => {
    const commons = dialects["crawler-commons"];
    const file = (star: number, own: number) =>
      `User-agent: *\nCrawl-delay: ${star}\nDisallow: /a\n\nUser-agent: CCBot\nCrawl-delay: ${own}\nDisallow: /b\n`;
    expect(lines(file(1, 1), "CCBot", commons)).toEqual([3]);
    expect(lines(file(301, 1), "CCBot", commons)).toEqual([]);
    expect(lines(file(1, 301), "CCBot", commons)).toEqual([]);
  });

  it("do not include rules without a path and without effect", () => {
    expect(lines("User-agent: *\nDisallow:\nUser-agent: Googlebot\nDisallow: /a\n")).toEqual([]);
  });

  it("tell whether the crawler is allowed where `*` blocks", () => {
    expect(opens(FILE)).toBe(true);
    expect(opens("User-agent: *\nDisallow: /a\nUser-agent: Googlebot\nAllow: /\n")).toBe(true);
    expect(opens("User-agent: *\nDisallow: /a\nUser-agent: Googlebot\nDisallow: /\n")).toBe(false);
    expect(opens("User-agent: *\nDisallow: /a/b\nUser-agent: Googlebot\nDisallow: /a\n")).toBe(
      false,
    );
  });

  it("tell that also beside rules that allow", () => {
    const star = "User-agent: *\nAllow: /\nDisallow: /a\n\n";
    expect(opens(`${star}User-agent: Googlebot\nDisallow: /b\n`)).toBe(true);
    expect(opens(`${star}User-agent: Googlebot\nDisallow: /a\nDisallow: /b\n`)).toBe(false);
  });

  it("are described with their lines and the group that replaces them", () => {
    const described = (crawler: string, source = FILE) => {
      const consultation = ask(source, crawler);
      const lost = lostRules(consultation);
      return lost === null ? null : describeLost(consultation, lost);
    };
    expect(described("Googlebot")).toBe(
      "`Googlebot` no longer obeys 2 rules of `*` (lines 2 and 3): a group of its own replaces them.",
    );
    expect(described("Googlebot-Image")).toBe(
      "`Googlebot-Image` no longer obeys 2 rules of `*` (lines 2 and 3): the group for `Googlebot` replaces them.",
    );
    expect(described("Googlebot", `${FILE}Disallow: /account/\n`)).toBe(
      "`Googlebot` no longer obeys 1 rule of `*` (line 3): a group of its own replaces it.",
    );
    expect(described("bingbot")).toBeNull();
  });

  it("treat a group in a blocked site as one meant to allow its crawler", () => {
    expect(opens("User-agent: *\nDisallow: /\nUser-agent: Googlebot\nDisallow: /a\n")).toBe(false);
    expect(lines("User-agent: *\nDisallow: /\nUser-agent: Googlebot\nDisallow: /a\n")).toEqual([2]);
  });
});

const remedy = (source: string, id: StarRemedy["id"], crawler?: string, dialect?: Dialect) => {
  const found = starRemedies(ask(source, crawler, dialect)).find((each) => each.id === id);
  return found === undefined ? null : applyEdits(source, found.edits);
};

const effect = (source: string, id: StarRemedy["id"]) =>
  starRemedies(ask(source)).find((each) => each.id === id)?.effect;

describe("copying the rules for `*`", () => {
  it("writes them at the end of the group", () => {
    expect(remedy(FILE, "copy")).toBe(`${FILE}Disallow: /account/\nAllow: /account/help\n`);
    expect(effect(FILE, "copy")).toBe("Writes 2 rules below line 6, at the end of the group.");
  });

  it("uses the group that is for the crawler alone, if there is one", () => {
    const source =
      "User-agent: *\nDisallow: /a\n\nUser-agent: Googlebot\nDisallow: /b\n\nUser-agent: Googlebot\nUser-agent: bingbot\nDisallow: /c\n";
    expect(remedy(source, "copy")).toContain("Disallow: /b\nDisallow: /a\n");
  });

  it("says whom else they apply to if the group is shared", () => {
    const shared = FILE.replace("Googlebot\n", "Googlebot\nUser-agent: bingbot\n");
    expect(effect(shared, "copy")).toContain("They then apply to bingbot too.");
  });

  it("keeps the file's line ends, and adds the one that is missing", () => {
    const source = FILE.replaceAll("\n", "\r\n").trimEnd();
    expect(remedy(source, "copy")).toBe(`${source}\r\nDisallow: /account/\r\nAllow: /account/help`);
  });
});

describe("adding a crawler to the group for `*`", () => {
  it("names it there and keeps its own rules in place", () => {
    expect(remedy(FILE, "join")).toBe(`User-agent: Googlebot\n${FILE}`);
    expect(effect(FILE, "join")).toBe(
      "Writes “User-agent: Googlebot” above line 1. Its own group stays, and it obeys both.",
    );
  });

  it("deletes its own group if that adds nothing", () => {
    const source =
      "User-agent: *\nDisallow: /a\nDisallow: /b\n\nUser-agent: Googlebot\nDisallow: /a\n\nUser-agent: bingbot\nDisallow: /c\n";
    expect(remedy(source, "join")).toBe(
      "User-agent: Googlebot\nUser-agent: *\nDisallow: /a\nDisallow: /b\n\nUser-agent: bingbot\nDisallow: /c\n",
    );
    const open = "User-agent: *\nDisallow: /a\n\nUser-agent: Googlebot\nDisallow:\n";
    expect(remedy(open, "join")).toBe("User-agent: Googlebot\nUser-agent: *\nDisallow: /a\n\n");
  });

  it("keeps a byte order mark before its own group, and joins a group above or below", () => {
    const own = "User-agent: Googlebot\nDisallow: /a\n";
    const star = "User-agent: *\nDisallow: /a\nDisallow: /b\n";
    expect(remedy(`\ufeff${own}\n${star}`, "join")).toBe(`\ufeff\nUser-agent: Googlebot\n${star}`);
    expect(remedy(`${star}\n${own}`, "join")).toBe(`User-agent: Googlebot\n${star}\n`);
  });

  it("deletes one of two blank lines around its own group, and no other line", () => {
    const own = "User-agent: Googlebot\nDisallow: /a\n";
    const star = "User-agent: *\nDisallow: /a\nDisallow: /b\n";
    const other = "User-agent: bingbot\nDisallow: /c\n";
    const joined = `User-agent: Googlebot\n${star}`;
    expect(remedy(`\n${own}\n${star}`, "join")).toBe(`\n${joined}`);
    expect(remedy(`${star}\n${own}${other}`, "join")).toBe(`${joined}\n${other}`);
    expect(remedy(`${star}${own}\n${other}`, "join")).toBe(`${joined}\n${other}`);
    expect(remedy(`${star}\n${own}\n\n${other}`, "join")).toBe(`${joined}\n\n${other}`);
  });

  it("keeps a group with a comment, a further field or a second name", () => {
    const open = "User-agent: *\nDisallow: /a\n\nUser-agent: Googlebot\nDisallow:\n";
    for (const more of ["Disallow: # all\n", "Disallow:\nCrawl-delay: 2\n"]) {
      const source = open.replace("Disallow:\n", more);
      expect(remedy(source, "join")).toBe(`User-agent: Googlebot\n${source}`);
    }
    const shared = open.replace("Googlebot\n", "Googlebot\nUser-agent: bingbot\n");
    expect(remedy(shared, "join")).toBe(`User-agent: Googlebot\n${shared}`);
  });

  it("writes the name whose group is followed, as in the file", () => {
    const source = FILE.replace("Googlebot", "GOOGLEBOT");
    expect(remedy(source, "join", "Googlebot-Image")).toBe(`User-agent: GOOGLEBOT\n${source}`);
  });

  it("is not offered if the reader would then follow only one of the two groups", () => {
    expect(remedy(FILE, "join", "Googlebot", dialects.python)).toBeNull();
    expect(remedy(FILE, "copy", "Googlebot", dialects.python)).not.toBeNull();
  });
});

const crawlers = fc.constantFrom("Googlebot", "Googlebot-Image", "GPTBot", "FooBot", "bingbot");
const paths = fc
  .array(fc.constantFrom("/", "a", "b", "cart", "?", "=", ".", "index.html", "A", "$"), {
    maxLength: 6,
  })
  .map((pieces) => `/${pieces.join("")}`);

/** Files in which `*` has rules and some crawlers have groups of their own. */
const torn = fc
  .tuple(
    fc.array(paths, { minLength: 1, maxLength: 3 }),
    tidyFiles,
    crawlers,
    fc.constantFrom("", "Disallow: /b", "Crawl-delay: 3", "Allow: /a # note"),
    fc.constantFrom("\n", "\n\n"),
  )
  .map(([closed, rest, crawler, rule, gap]) =>
    ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`), rest]
      .join("\n")
      .concat(`${gap}User-agent: ${crawler}\n${rule}`),
  );

/** The rules of both, as one group for one crawler. */
const both = (source: string, crawler: string, dialect: Dialect) => {
  const { matcher } = ask(source, crawler, dialect);
  const groups = [...matcher.selection.groups, ...globalRules(matcher.policy).selection.groups];
  const rules = rulesAt(
    matcher.policy,
    groups.flatMap(({ ruleRows }) => ruleRows),
  );
  const lines = rules.map(({ type, text }) => `${type}: ${text}`);
  return compile(parse(["User-agent: x", ...lines].join("\n")), dialect, "x");
};

describe("either remedy, in any file", () => {
  it("makes the crawler obey its own rules and those for `*`", () => {
    fc.assert(
      fc.property(
        fc.oneof(robotsFiles, torn),
        crawlers,
        fc.constantFrom(...Object.values(dialects)),
        fc.array(paths, { minLength: 1, maxLength: 6 }),
        (source, crawler, dialect, urls) => {
          for (const { id, edits } of starRemedies(ask(source, crawler, dialect))) {
            // If the first rule decides, rules of the other group come before the crawler's own.
            if (id === "join" && dialect.facts.precedence.value === "first-match") continue;
            const after = ask(applyEdits(source, edits), crawler, dialect).matcher;
            const wanted = both(source, crawler, dialect);
            for (const url of urls) {
              expect(after.decide(url).allowed).toBe(wanted.decide(url).allowed);
            }
            expect(lostRules(ask(applyEdits(source, edits), crawler, dialect))).toBeNull();
          }
        },
      ),
      seeded(1500),
    );
  });

  it("does not affect crawlers that share no group with this one", () => {
    fc.assert(
      fc.property(
        fc.oneof(tidyFiles, torn),
        crawlers,
        crawlers,
        fc.constantFrom(google, rfc9309),
        fc.array(paths, { minLength: 1, maxLength: 6 }),
        (source, crawler, other, dialect, urls) => {
          const consultation = ask(source, crawler, dialect);
          const { selection, decide } = ask(source, other, dialect).matcher;
          const own = consultation.matcher.selection.groups.map(({ firstLine }) => firstLine);
          fc.pre(!selection.groups.some(({ firstLine }) => own.includes(firstLine)));
          for (const { edits } of starRemedies(consultation)) {
            const after = ask(applyEdits(source, edits), other, dialect).matcher;
            for (const url of urls) expect(after.decide(url).allowed).toBe(decide(url).allowed);
          }
        },
      ),
      seeded(800),
    );
  });

  it("exists whenever something is lost for Google's reader or the standard's", () => {
    let seen = 0;
    fc.assert(
      fc.property(torn, crawlers, fc.constantFrom(google, rfc9309), (source, crawler, dialect) => {
        const consultation = ask(source, crawler, dialect);
        if (lostRules(consultation) === null) {
          expect(starRemedies(consultation)).toEqual([]);
          return;
        }
        seen++;
        expect(starRemedies(consultation).map(({ id }) => id)).toEqual(["copy", "join"]);
      }),
      seeded(800),
    );
    expect(seen).toBeGreaterThan(100);
  });
});
