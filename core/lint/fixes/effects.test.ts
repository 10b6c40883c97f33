import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changesBetween } from "../../proof/changes.ts";
import { beginningOf, bytesOfDocument, cutOffset } from "../../response/cut.ts";
import type { RobotsDocument } from "../../syntax/document.ts";
import { parse } from "../../syntax/parse.ts";
import { seeded } from "../../testing/arbitraries.ts";
import { FOREIGN_PATH, OWN_SITE, siteFiles } from "../../testing/site-files.ts";
import { firstDifference } from "../../testing/witnesses.ts";
import { byteLength } from "../../text/bytes.ts";
import { findCrawler } from "../../vocabulary/find-crawler.ts";
import { allChecks } from "../checks/index.ts";
import type { Diagnostic, Fix, FixKind } from "../diagnostic.ts";
import { consultOwnReader, SEARCH_CRAWLERS } from "../facts/search-crawlers.ts";
import { lint } from "../lint.ts";
import { isLoud } from "../quiet.ts";
import { applyEdits, collectEdits } from "./apply.ts";
import { fixWithWarning } from "./fix-warning.ts";
import { GOOGLE_LIMIT } from "./limits.ts";

// FC_RUNS in the environment multiplies the cases, FC_SEED finds others (core/testing/arbitraries).

const MOST_ROUNDS = 10;

const find = (source: string): readonly Diagnostic[] => lint(parse(source));

const fixesOf = (diagnostics: readonly Diagnostic[], kind?: FixKind): readonly Fix[] =>
  diagnostics
    .flatMap(({ fixes }) => fixes)
    .filter((fix) => kind === undefined || fix.kind === kind);

const countOf = (diagnostics: readonly Diagnostic[], id: string): number =>
  diagnostics.filter(({ rule }) => rule === id).length;

/** The findings after an edit of checks that report more than before. */
const added = (
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
): readonly Diagnostic[] =>
  after.filter(({ rule }) => countOf(after, rule) > countOf(before, rule));

/** Whether a finding is listed by itself, as more than a hint. */
const counts = (finding: Diagnostic): boolean => isLoud(finding) && finding.severity !== "hint";

/** What a failure says: the checks, the fix, and the file after it. */
const told = (found: readonly Diagnostic[], text: string, fix?: Fix) =>
  found.map(({ rule, severity }) => ({ rule, severity, title: fix?.title, text }));

const allSafe = (source: string): string => {
  let text = source;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const edits = collectEdits(find(text), "safe");
    if (edits.length === 0) return text;
    text = applyEdits(text, edits);
  }
  throw new Error(`Not done after ${MOST_ROUNDS} rounds: ${JSON.stringify(source)}`);
};

/** Whether a finding in the edited text is on a line that the fix has written. */
const isOnWrittenLine = ({ edits }: Fix, text: string, { from, to }: Diagnostic): boolean => {
  const lineStart = Math.max(...["\n", "\r"].map((end) => text.lastIndexOf(end, from - 1))) + 1;
  let shift = 0;
  return [...edits]
    .sort((a, b) => a.from - b.from || a.to - b.to)
    .some((edit) => {
      const start = edit.from + shift;
      shift += edit.insert.length - (edit.to - edit.from);
      return lineStart <= start + edit.insert.length && start <= to;
    });
};

const LINE_CHECKS: ReadonlySet<string> = new Set(
  allChecks.filter(({ stage }) => stage !== undefined).map(({ id }) => id),
);

/**
 * What is said of the rules that a crawler follows, which a fix may change: a suggestion is chosen,
 * and says what it does. No other check may report more because of one.
 */
const OF_EFFECTS: ReadonlySet<string> = new Set([
  "allowlist-without-end",
  "blocks-everything",
  "blocks-home-page",
  "blocks-link-previews",
  "blocks-rendering-resources",
  "blocks-search-engine",
  "content-preferences",
  "general-rules-for-one-crawler",
  "no-default-group",
  "sitemap-blocked",
  "special-crawler-ignores-star",
  "specific-group-drops-star-rules",
  "user-agent-ignores-robots",
  "user-agent-without-rules",
]);

/**
 * What waits for other faults: rules are compared once none of their group is misread, and names
 * are reported while the file has no correct one.
 */
const WAITING: ReadonlySet<string> = new Set([
  "conflicting-rules",
  "conflicting-rules",
  "no-such-crawler",
  "query-trap",
  "conflicting-rules",
]);

/** What is found in place of everything else. */
const ALONE: ReadonlySet<string> = new Set(
  allChecks.filter(({ needs }) => needs === "text").map(({ id }) => id),
);

describe("fixing all that is safe", () => {
  it("leaves no finding that the file did not have", () => {
    fc.assert(
      fc.property(siteFiles, (source) => {
        const text = allSafe(source);
        expect(told(added(find(source), find(text)), text)).toEqual([]);
      }),
      seeded(60),
    );
  });
});

describe("a safe fix", () => {
  it("changes no verdict of a crawler that the file names, or of a search engine's", () => {
    fc.assert(
      fc.property(siteFiles, (source) => {
        const before = parse(source);
        const named = [...source.matchAll(/:\s*([\w*-]+)/g)].flatMap(
          ([, name = ""]) => findCrawler(name)?.token ?? [],
        );
        for (const { edits, title } of fixesOf(lint(before), "safe")) {
          const text = applyEdits(source, edits);
          const after = parse(text);
          for (const token of new Set([...SEARCH_CRAWLERS, ...named])) {
            const [old, now] = [before, after].map((each) => consultOwnReader(each, token).matcher);
            if (old === undefined || now === undefined) throw new Error("There are two");
            const urls = changesBetween(old, now, 200_000).regions.map(({ url }) => url);
            expect({ token, title, text, urls }).toEqual({ token, title, text, urls: [] });
          }
        }
      }),
      seeded(80),
    );
  });

  it("is safe in a file that Google reads only up to its limit", () => {
    const asGoogleReads = (document: RobotsDocument): RobotsDocument => {
      const at = cutOffset(document, GOOGLE_LIMIT, bytesOfDocument(document));
      return at === null ? document : beginningOf(document, at);
    };
    fc.assert(
      fc.property(siteFiles, fc.nat(120), siteFiles, (head, back, tail) => {
        const room = GOOGLE_LIMIT - byteLength(head, "utf-8") - back - 3;
        const source = `${head}\n#${"x".repeat(room)}\n${tail}`;
        const before = parse(source);
        for (const { edits, title } of fixesOf(lint(before), "safe")) {
          const after = parse(applyEdits(source, edits));
          const difference =
            firstDifference(asGoogleReads(before), asGoogleReads(after)) ??
            firstDifference(before, after);
          expect({ title, difference }).toEqual({ title, difference: null });
        }
      }),
      seeded(6),
    );
  });
});

describe("a fix", () => {
  /** Whether its title says what it closes, where it is offered. */
  const warns = (source: string, fix: Fix): boolean =>
    fixWithWarning(parse(source), fix).title !== fix.title;

  /** @param rule of the finding that the fix is for. */
  const isAllowed = (fix: Fix, rule: string, source: string, finding: Diagnostic): boolean => {
    if (fix.kind === "safe") return false;
    if (WAITING.has(finding.rule) || ALONE.has(rule)) return true;
    if (OF_EFFECTS.has(finding.rule)) {
      return finding.severity !== "error" || fix.kind === "repair" || warns(source, fix);
    }
    // A line has one finding: without it, the next fault of the line is seen.
    const isOfLine = fix.kind === "repair" || LINE_CHECKS.has(rule);
    return isOfLine && isOnWrittenLine(fix, applyEdits(source, fix.edits), finding);
  };

  it("adds nothing to report by itself, but what is true of the rules that then count", () => {
    fc.assert(
      fc.property(siteFiles, (source) => {
        const found = find(source);
        // A fault of a line that makes no difference may make one then.
        const before = found.filter(
          (each) => counts(each) || (each.severity === "info" && LINE_CHECKS.has(each.rule)),
        );
        for (const { rule, fixes } of found) {
          for (const fix of fixes) {
            const text = applyEdits(source, fix.edits);
            const more = added(before, find(text).filter(counts)).filter(
              (finding) => !isAllowed(fix, rule, source, finding),
            );
            expect(told(more, text, fix)).toEqual([]);
          }
        }
      }),
      seeded(25),
    );
  });

  it("writes no path of another site", () => {
    const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;
    const anywhere = new RegExp(FOREIGN_PATH, "g");
    const asOwn = new RegExp(`:\\s*${FOREIGN_PATH}`, "g");
    fc.assert(
      fc.property(siteFiles, (text) => {
        // It tells the site of the file, or leaves it open if another sitemap is elsewhere.
        const source = `Sitemap: ${OWN_SITE}/map.xml\n${text}`;
        for (const { edits, title } of fixesOf(find(source))) {
          const fixed = applyEdits(source, edits);
          const more = [anywhere, asOwn].filter((each) => count(fixed, each) > count(source, each));
          expect({ title, fixed, more }).toEqual({ title, fixed, more: [] });
        }
      }),
      seeded(80),
    );
  });
});
