import { describe, expect, it } from "vitest";
import { consult, dialects, parse } from "../../../core/index.ts";
import { PLAIN_RESPONSE } from "../../../core/response/plain-response.ts";
import { plainText } from "../../verdicts/pieces.ts";
import { crawlerNotes, describeFollowing } from "./following.ts";

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
  plainText(describeFollowing(ask(crawler, source)));
const notes = (crawler: string) => crawlerNotes(ask(crawler)).map(plainText);

describe("describeFollowing", () => {
  it("names the group that names the crawler", () => {
    expect(following("googlebot")).toBe("Googlebot follows the group on line 4, which names it.");
  });

  it("says that the group for all crawlers is used", () => {
    expect(following("bingbot")).toBe(
      "bingbot follows the group on line 1 (*), as it has none of its own.",
    );
  });

  it("says which token a crawler falls back to", () => {
    expect(following("Googlebot-Image")).toBe(
      "Googlebot-Image follows the group on line 4 (Googlebot), as it has none of its own.",
    );
  });

  it("names every group of several that are read as one", () => {
    expect(following("twice")).toBe(
      "twice follows the groups on lines 7 and 10, which name it and are read as one.",
    );
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
    const pieces = describeFollowing({ ...consultation, matcher: { ...matcher, selection } });
    expect(plainText(pieces)).toContain("lines 1, 3, 5, 7 and 496 more");
    expect(reads).toBeLessThan(500 * 5);
  });

  it("names the deciding user-agent line, not the first of its group", () => {
    expect(following("Other")).toBe("Other follows the group on line 11, which names it.");
  });

  it("says why a crawler that ignores the star follows nothing", () => {
    expect(following("AdsBot-Google")).toBe(
      "No rules apply to AdsBot-Google, which ignores groups for *: it may crawl everything.",
    );
  });

  it("says that nothing in the file counts for a crawler that does not obey it", () => {
    const open = "User-agent: Perplexity-User\nDisallow: /\n";
    expect(following("Perplexity-User", open)).toBe(
      "Perplexity-User does not obey robots.txt: it may crawl anyway.",
    );
  });

  it("says that no rules apply", () => {
    expect(following("bingbot", "User-agent: x\nDisallow: /\n")).toBe(
      "No rules apply to bingbot: it may crawl everything.",
    );
    expect(following("*", "User-agent: x\nDisallow: /\n")).toBe(
      "No rules apply to other crawlers: they may crawl everything.",
    );
  });

  it.each(["", "*"])("speaks of any other crawler for the name %j", (name) => {
    expect(following(name)).toBe("Any other crawler follows the group on line 1 (*).");
  });

  it("cuts a long name", () => {
    expect(following("x".repeat(1000))).toBe(
      `${"x".repeat(59)}… follows the group on line 1 (*), as it has none of its own.`,
    );
  });

  it("says that a group without rules allows everything", () => {
    expect(following("x", "User-agent: x\nCrawl-delay: 3\n")).toContain(
      "There are no rules, so it may crawl everything.",
    );
  });

  it("describes the response if it leaves no group to follow", () => {
    const answer = { ...PLAIN_RESPONSE, status: 404 };
    const consultation = consult(parse(FILE), dialects.google, "Googlebot", answer);
    expect(plainText(describeFollowing(consultation))).toBe(
      "Status 404 counts as a missing file, so everything is allowed.",
    );
  });

  it("links to each line it names", () => {
    const places = describeFollowing(ask("twice")).filter(
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
