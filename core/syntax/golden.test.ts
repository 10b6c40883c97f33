import { describe, expect, it } from "vitest";
import { google } from "../dialects/google.ts";
import { escapePattern } from "../match/spelling.ts";
import { type GoldenTrace, parseBytes, readGolden } from "../testing/golden.ts";
import { asciiLower } from "../text/ascii.ts";
import { byteCut, percentEncodeCodePoint } from "../text/bytes.ts";
import type { Line, RobotsDocument } from "./document.ts";

interface TraceCase {
  readonly id: number;
  readonly utf8: boolean;
  readonly body_b64: string;
  readonly trace: GoldenTrace;
}

/** Keys that google/robotstxt reports as known but unused (reporting_robots.cc). */
const UNUSED = new Set(
  "clean-param content-signal content-usage crawl-delay domain host noarchive nofollow noindex request-rate revisit-after visit-time".split(
    " ",
  ),
);

const limit = google.facts.lineBytes.value as number;

/** The value as Google's parser passes it on: raw for names and sitemaps, escaped for the rest. */
const givenValue = ({ source, encoding }: RobotsDocument, line: Line): string => {
  const { from, to } = line.value as { from: number; to: number };
  const bom = line.number === 1 && source.startsWith("\ufeff") ? 1 : 0;
  const cut = byteCut(source, line.from + bom, line.to, limit, encoding);
  const isCut = cut !== null && cut.at === to;
  const value = source.slice(from, to);
  const isRaw = line.field === "user-agent" || line.field === "sitemap";
  if (isRaw) return value;
  const tail = isCut
    ? percentEncodeCodePoint(source.codePointAt(cut.at) as number, encoding, cut.partial)
    : "";
  return escapePattern(value, encoding) + tail;
};

const bytesOf = (text: string, document: RobotsDocument): string =>
  Buffer.from(text, document.encoding === "latin1" ? "latin1" : "utf8").toString("base64");

const BOM = [0xef, 0xbb, 0xbf];

/** The key's bytes. A first character that only looks like the start of a BOM loses those bytes. */
const keyOf = (document: RobotsDocument, line: Line): string => {
  const { from, to } = line.key as { from: number; to: number };
  const bytes = Buffer.from(bytesOf(document.source.slice(from, to), document), "base64");
  let dropped = 0;
  if (from === 0) while (dropped < 3 && bytes[dropped] === BOM[dropped]) dropped++;
  return bytes.subarray(dropped).toString("base64");
};

const eventsOf = (document: RobotsDocument) =>
  document.lines
    .filter(({ kind }) => kind === "directive")
    .map((line) => {
      const isOther = line.field === "other";
      return [
        line.number,
        isOther ? "unknown" : line.field,
        isOther ? keyOf(document, line) : "",
        bytesOf(givenValue(document, line), document),
      ];
    });

const metadataOf = (line: Line) => ({
  line: line.number,
  is_empty: line.kind === "blank",
  has_comment: line.comment !== null,
  is_comment: line.kind === "comment",
  has_directive: line.kind === "directive",
  is_acceptable_typo: line.spelling === "typo",
  is_line_too_long: line.tooLong,
  is_missing_colon_separator: line.missingColon,
});

const tagOf = ({ source }: RobotsDocument, line: Line): string => {
  if (line.kind !== "directive" || line.key === null) return "unknown";
  if (line.field !== "other") return line.field as string;
  return UNUSED.has(asciiLower(source.slice(line.key.from, line.key.to))) ? "unused" : "unknown";
};

const reportOf = (document: RobotsDocument) => {
  const directives = document.lines.filter(({ kind }) => kind === "directive");
  return {
    last_line_seen: document.lineCount,
    valid_directives: directives.filter(({ field }) => field !== "other").length,
    unused_directives: directives.filter(({ field }) => field === "other").length,
    results: document.lines.map((line) => [
      line.number,
      tagOf(document, line),
      line.spelling === "typo",
    ]),
  };
};

describe("parse against what google/robotstxt saw", () => {
  const cases = readGolden<TraceCase>("google-traces");

  it("finds the same directives, keys and values", () => {
    expect(cases.length).toBe(3000);
    for (const { id, body_b64, trace } of cases) {
      expect({ id, events: eventsOf(parseBytes(body_b64)) }).toEqual({ id, events: trace.events });
    }
  });

  it("reports the same about each line", () => {
    for (const { id, body_b64, trace } of cases) {
      const lines = parseBytes(body_b64).lines.map(metadataOf);
      expect({ id, lines }).toEqual({ id, lines: trace.lines });
    }
  });

  it("tags and counts lines as the reporting parser does", () => {
    for (const { id, body_b64, trace } of cases) {
      expect({ id, report: reportOf(parseBytes(body_b64)) }).toEqual({ id, report: trace.report });
    }
  });
});
