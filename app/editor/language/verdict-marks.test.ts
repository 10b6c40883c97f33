import type { EditorState } from "@codemirror/state";
import { describe, expect, it } from "vitest";
import { dialects, parse } from "../../../core/index.ts";
import type { EditorQuery } from "./query.ts";
import { assistedState, finished, plainQuery } from "./testing.ts";
import { verdictMarkSteps } from "./verdict-marks.ts";
import { verdictModelSteps } from "./verdict-model.ts";

const FILE = `User-agent: *
Disallow: /account/
Sitemap: https://shop.example/s.xml

User-agent: Googlebot
Disallow: /cart
Allow: /c*t
Allow: /cart/help$`;

const model = (query: Partial<EditorQuery> = {}, source = FILE) =>
  finished(verdictModelSteps(parse(source), { ...plainQuery, ...query }));

describe("verdictModel", () => {
  it("marks the followed group and dims the rest, except sitemaps", () => {
    const { lines } = model();
    expect([...lines].filter(([, { followed }]) => followed).map(([line]) => line)).toEqual([
      5, 6, 7, 8,
    ]);
    expect([...lines].filter(([, { dimmed }]) => dimmed).map(([line]) => line)).toEqual([1, 2]);
    expect(lines.get(5)?.note).toBe("applies");
    expect(lines.has(3)).toBe(false);
  });

  it.each(["yandex", "python", "wget", "draft-1996", "google"] as const)(
    "marks an empty Disallow that wins as allowing under %s, like its verdict",
    (id) => {
      const source = "User-agent: *\nDisallow:\n";
      const { lines, winner } = model({ dialect: dialects[id], activeUrl: "/a" }, source);
      if (winner === null) expect(id).toBe("google");
      else expect(lines.get(winner.line)?.effect).toBe("allowed");
    },
  );

  it("shows which rules for all a named crawler has lost", () => {
    expect(model().lines.get(2)?.note).toBe("lost to the group on line 5");
    expect(model({ crawler: "bingbot" }).lines.get(2)?.note).toBe("");
  });

  it("does not list rules that the group repeats, or that the crawler never obeyed", () => {
    const repeated = `${FILE}\nDisallow: /account/`;
    expect(model({}, repeated).lines.get(2)?.note).toBe("");
    const ads = "User-agent: *\nDisallow: /a\n\nUser-agent: AdsBot-Google\nDisallow: /b";
    expect(model({ crawler: "AdsBot-Google" }, ads).lines.get(2)?.note).toBe("");
  });

  it("dims the text after the point where the reader stops, with a note", () => {
    const head = `User-agent: *\n${"#".repeat(511_980)}\n`;
    const source = `${head}Disallow: /a\nDisallow: /b`;
    const { lines, unread } = model({ urls: ["/a", "/b"], activeUrl: "/a" }, source);
    expect(unread).toEqual({ from: 512_000, to: head.length + 12 });
    expect(lines.get(4)?.note).toBe("Google stops reading here");
    expect([lines.has(3), lines.get(4)?.dimmed]).toEqual([false, true]);
    expect(model({ dialect: dialects.rfc9309 }, source).unread).toBeNull();
    const { decorations } = finished(verdictMarkSteps(assistedState(source)));
    const marked: number[] = [];
    decorations.between(511_999, 512_001, (from, to) => {
      if (from < to) marked.push(from);
    });
    expect(marked).toEqual([512_000]);
  });

  it("dims the whole line where the reader stops before it", () => {
    const source = `User-agent: *\n${"#".repeat(511_985)}\nDisallow: /b`;
    const { lines, unread } = model({}, source);
    expect([unread?.from, lines.get(3)?.dimmed]).toEqual([512_000, true]);
  });

  it("dims rules that apply to no crawler", () => {
    expect(model({}, "Disallow: /a\nUser-agent: *\nDisallow: /b").lines.get(1)?.dimmed).toBe(true);
  });

  it("joins user-agent lines that share their rules in the dialect", () => {
    const source = "User-agent: *\nCrawl-delay: 3\n\n# bad\nUser-agent: x\nDisallow: /";
    const stacks = (query: Partial<EditorQuery>) =>
      [...model(query, source).lines].flatMap(([line, { stack }]) =>
        stack ? [`${line} ${stack}`] : [],
      );
    expect(stacks({}).sort()).toEqual(["1 first", "2 middle", "3 middle", "4 middle", "5 last"]);
    expect(model({}, source).lines.get(1)?.note).toBe("applies, shares the rules of line 5");
    expect(stacks({ dialect: dialects.python })).toEqual([]);
  });

  it("joins adjacent user-agent lines without a note", () => {
    const { lines } = model({}, "User-agent: a\nUser-agent: b\nDisallow: /");
    expect(lines.get(1)).toMatchObject({ stack: "first", note: "" });
    expect(lines.get(2)).toMatchObject({ stack: "last", note: "" });
    expect(lines.get(3)?.stack).toBeNull();
  });

  it("counts the URLs each rule decides, and shows none only if the rule matches the active URL", () => {
    const urls = ["/cart", "/cart/x", "/cart/help", "/"];
    const { lines } = model({ urls });
    expect(lines.get(6)?.note).toBe("decides 2 URLs");
    expect(lines.get(7)?.note).toBe("");
    expect(lines.get(8)?.note).toBe("decides 1 URL");
    expect(model({ urls, activeUrl: "/cart/x" }).lines.get(7)?.note).toBe(
      "matches, decides no URL",
    );
    expect(model({ activeUrl: "/cart/x" }).lines.get(7)?.note).toBe("");
  });

  it("marks the winner and those that lose to it", () => {
    const { lines, winner } = model({ urls: ["/cart/1"], activeUrl: "/cart/1" });
    expect(lines.get(6)).toMatchObject({ part: "winner", effect: "blocked" });
    expect(lines.get(7)).toMatchObject({ part: "candidate", effect: "allowed" });
    expect(lines.get(8)?.part).toBeNull();
    expect(winner).toMatchObject({ line: 6 });
  });

  it("has no winner if no rule matches", () => {
    expect(model({ activeUrl: "/about" }).winner).toBeNull();
  });

  it("marks a rule without a path as allowing", () => {
    const { lines } = model({ activeUrl: "/x" }, "User-agent: *\nDisallow:");
    expect(lines.get(2)).toMatchObject({ part: "winner", effect: "allowed" });
  });

  it("marks nothing in an empty file", () => {
    expect(model({ activeUrl: "/x" }, "").lines.size).toBe(0);
  });
});

describe("verdictMarks", () => {
  const looks = (state: EditorState): readonly string[] => {
    const found: string[] = [];
    finished(verdictMarkSteps(state)).decorations.between(
      0,
      state.doc.length,
      (from, to, { spec }) => {
        const text = from === to ? state.doc.lineAt(from).text : state.sliceDoc(from, to);
        found.push(`${text} | ${spec.class ?? ""} | ${spec.attributes?.["data-note"] ?? ""}`);
      },
    );
    return found;
  };

  it("puts the marks on their lines and on the pattern that matched", () => {
    const url = "/cart/1";
    expect(looks(assistedState(FILE, { urls: [url], activeUrl: url })).slice(2)).toEqual([
      "Disallow: /cart | cm-rule-winner cm-rule-blocked | decides 1 URL",
      "/cart | cm-rule-matched | ",
      "Allow: /c*t | cm-rule-candidate cm-rule-allowed | matches, decides no URL",
    ]);
  });

  it("marks the matched part of a pattern without its wildcards", () => {
    const marked = (source: string, activeUrl: string) =>
      looks(assistedState(source, { activeUrl }))
        .filter((look) => look.includes("cm-rule-matched"))
        .map((look) => look.split(" | ")[0]);
    expect(marked("User-agent: *\nDisallow: /a*b$", "/a/b")).toEqual(["/a", "b"]);
    expect(marked("User-agent: *\nDisallow: /é*x", "/%C3%A9/x")).toEqual(["/é*x"]);
  });

  it("dims the lines for other crawlers, adjacent ones as one range", () => {
    const state = assistedState("User-agent: a\nDisallow: /\n\nAllow: /b\nUser-agent: *\nAllow: /");
    const stretches: (readonly [number, number])[] = [];
    finished(verdictMarkSteps(state)).dimmed.between(0, state.doc.length, (from, to) => {
      stretches.push([state.doc.lineAt(from).number, state.doc.lineAt(to).number]);
    });
    expect(stretches).toEqual([
      [1, 2],
      [4, 4],
    ]);
  });

  it("marks the gutter along the whole followed group", () => {
    const state = assistedState(FILE);
    const lines: number[] = [];
    finished(verdictMarkSteps(state)).gutter.between(0, state.doc.length, (from, _to, marker) => {
      if (marker.elementClass.includes("cm-followed")) lines.push(state.doc.lineAt(from).number);
    });
    expect(lines).toEqual([5, 6, 7, 8]);
  });

  it("are computed in steps, each of a few lines", () => {
    const steps = verdictMarkSteps(
      assistedState(`User-agent: *\n${"Disallow: /a\n".repeat(9000)}`),
    );
    let count = 0;
    while (steps.next().done !== true) count += 1;
    expect(count).toBeGreaterThan(9);
  });
});
