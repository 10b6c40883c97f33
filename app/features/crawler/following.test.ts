import { describe, expect, it } from "vitest";
import { consult, dialects, parse } from "../../../core/index.ts";
import { PLAIN_RESPONSE } from "../../../core/response/plain-response.ts";
import { plainText } from "../../verdicts/pieces.ts";
import { crawlerNotes, followedLines } from "./following.ts";

const FILE = `User-agent: *
Disallow: /a

User-agent: Googlebot
Disallow: /b

User-agent: Twice
Disallow: /c

User-agent: Twice
User-agent: Other
Disallow: /d
`;

const ask = (crawler: string, source = FILE) => consult(parse(source), dialects.google, crawler);
const following = (crawler: string, source = FILE) =>
  plainText(followedLines(ask(crawler, source)));
const notes = (crawler: string, source = FILE) => crawlerNotes(ask(crawler, source)).map(plainText);

describe("followedLines", () => {
  it("names the group that names the crawler", () => {
    expect(following("googlebot")).toBe("follows line 4");
  });

  it("says that the group for all crawlers is used", () => {
    expect(following("bingbot")).toBe("follows line 1 (*)");
  });

  it("says which token a crawler falls back to", () => {
    expect(following("Googlebot-Image")).toBe("follows line 4 (Googlebot)");
  });

  it("names every group of several that are read as one", () => {
    expect(following("twice")).toBe("follows lines 7 and 10");
  });

  it("counts the groups beyond the fourth", () => {
    const many = "User-agent: a\nDisallow: /\n".repeat(6);
    expect(following("a", many)).toContain("lines 1, 3, 5, 7 and 2 more");
  });

  it("examines each user-agent line a few times, however many groups there are", () => {
    const consultation = ask("bingbot", "User-agent: *\nDisallow: /\n".repeat(500));
    const { matcher } = consultation;
    let reads = 0;
    const agents = matcher.selection.agents.map((agent) => ({
      ...agent,
      get line() {
        reads += 1;
        return agent.line;
      },
    }));
    const selection = { ...matcher.selection, agents };
    const pieces = followedLines({ ...consultation, matcher: { ...matcher, selection } });
    expect(plainText(pieces)).toContain("lines 1, 3, 5, 7 and 496 more");
    expect(reads).toBeLessThan(500 * 5);
  });

  it("names the deciding user-agent line, not the first of its group", () => {
    expect(following("Other")).toBe("follows line 11");
  });

  it("says why a crawler that ignores the star follows nothing", () => {
    expect(following("AdsBot-Google")).toBe("");
    expect(notes("AdsBot-Google")).toContain(
      "No rules apply to AdsBot-Google, which ignores groups for *: it may crawl everything.",
    );
  });

  it("says that nothing in the file counts for a crawler that does not obey it", () => {
    const open = "User-agent: Perplexity-User\nDisallow: /\n";
    expect(following("Perplexity-User", open)).toBe("");
    expect(notes("Perplexity-User", open)).toContain(
      "Perplexity-User does not obey robots.txt: it may crawl anyway.",
    );
  });

  it("says that no rules apply", () => {
    const other = "User-agent: x\nDisallow: /\n";
    expect(notes("bingbot", other)).toEqual([
      "No rules apply to bingbot: it may crawl everything.",
    ]);
    expect(notes("*", other)).toEqual([
      "No rules apply to other crawlers: they may crawl everything.",
    ]);
  });

  it.each(["", "*"])("speaks of any other crawler for the name %j", (name) => {
    expect(following(name)).toBe("follows line 1 (*)");
  });

  it("cuts a long name", () => {
    expect(notes("x".repeat(1000), "").join()).toContain(`apply to ${"x".repeat(59)}…: it`);
  });

  it("says that a group without rules allows everything", () => {
    const empty = "User-agent: x\nCrawl-delay: 3\n";
    expect(following("x", empty)).toBe("follows line 1");
    expect(notes("x", empty)).toEqual(["There are no rules, so it may crawl everything."]);
  });

  it("describes the response if it leaves no group to follow", () => {
    const answer = { ...PLAIN_RESPONSE, status: 404 };
    const consultation = consult(parse(FILE), dialects.google, "Googlebot", answer);
    expect(followedLines(consultation)).toEqual([]);
    expect(crawlerNotes(consultation).map(plainText)).toEqual([
      "Status 404 counts as a missing file, so everything is allowed.",
    ]);
  });

  it.each([
    ["a cut", { bodyBytes: 700_000 }, "500 KiB"],
    ["a copy that is used", { status: 503, daysUnreachable: 3 }, "last copy"],
  ])("tells of %s beside the lines", (_what, answer, said) => {
    const response = { ...PLAIN_RESPONSE, ...answer };
    const consultation = consult(parse(FILE), dialects.google, "Googlebot", response);
    expect(plainText(followedLines(consultation))).toBe("follows line 4");
    expect(crawlerNotes(consultation).map(plainText).join()).toContain(said);
  });

  it("links to each line it names", () => {
    const places = followedLines(ask("twice")).filter(
      (piece) => typeof piece !== "string" && piece.kind === "place",
    );
    expect(places).toHaveLength(2);
  });
});

describe("crawlerNotes", () => {
  it("is empty for an ordinary crawler", () => {
    expect(notes("Googlebot")).toEqual([]);
  });

  it("is empty for a header, of which the field says what is its token", () => {
    expect(
      notes("Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"),
    ).toEqual([]);
  });

  it("says how Google's library reads a token with invalid characters", () => {
    expect(notes("MJ12bot").join()).toContain("reads only MJ.");
  });

  it("says what is known about a crawler that may ignore the file, and who says so", () => {
    expect(notes("ChatGPT-User").join()).toContain("OpenAI says robots.txt may not apply to it.");
    expect(notes("curl").join()).toContain("it reads no robots.txt.");
    expect(notes("Slackbot").join()).not.toContain("Slack says");
  });

  it("says that a name only controls the use of what others fetch", () => {
    expect(notes("Google-Extended").join()).toContain("No crawler sends this name");
  });
});
