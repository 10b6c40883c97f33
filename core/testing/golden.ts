import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { RobotsDocument } from "../syntax/document.ts";
import { parse } from "../syntax/parse.ts";

/** Reads a fixture: gzipped lines of JSON. `fixtures/README.md` describes a line. */
export const readGolden = <T>(name: string): T[] =>
  gunzipSync(readFileSync(new URL(`./fixtures/${name}.jsonl.gz`, import.meta.url)))
    .toString("utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as T);

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Parses the bytes of a golden case: as UTF-8 if valid, otherwise one character per byte. */
export const parseBytes = (base64: string): RobotsDocument => {
  const bytes = Buffer.from(base64, "base64");
  try {
    return parse(decoder.decode(bytes));
  } catch {
    return parse(bytes.toString("latin1"), "latin1");
  }
};

/** Google's answer for one URL. */
export interface GoldenVerdict {
  readonly id?: number;
  readonly title?: string;
  readonly body_b64: string;
  readonly agents: readonly string[];
  readonly url: string;
  readonly allowed: boolean;
  /** The deciding line; 0 if none. */
  readonly line: number;
  /** Whether a group names one of the agents. */
  readonly seen: boolean;
}

/** One assertion of Google's own test suite. */
export interface GoogleTest {
  readonly kind: "match" | "agent-valid" | "parse" | "path" | "escape" | "report";
  readonly test: string;
  readonly n: number;
  readonly body_b64: string;
  readonly agent: string;
  readonly url: string;
  readonly pattern: string;
  readonly line: number;
  readonly expected: unknown;
  readonly trace: GoldenTrace;
}

/** What Google's parser reported for a file. */
export interface GoldenTrace {
  /** Line, type of directive, key and value in base64. */
  readonly events: readonly (readonly [number, string, string, string])[];
  readonly lines: readonly {
    readonly line: number;
    readonly is_empty: boolean;
    readonly has_comment: boolean;
    readonly is_comment: boolean;
    readonly has_directive: boolean;
    readonly is_acceptable_typo: boolean;
    readonly is_line_too_long: boolean;
    readonly is_missing_colon_separator: boolean;
  }[];
  readonly report: {
    readonly last_line_seen: number;
    readonly valid_directives: number;
    readonly unused_directives: number;
    readonly results: readonly (readonly [number, string, boolean])[];
  };
}
