import { memo } from "../collections/memo.ts";
import { memoByValue } from "../collections/memo-by-value.ts";
import type { DialectId } from "../dialects/dialect.ts";
import { dialectIds } from "../dialects/dialect.ts";
import { dialects } from "../dialects/index.ts";
import { policyOf } from "../match/consult.ts";
import { readingsOf } from "../match/readings.ts";
import { rulesAt } from "../policy/rules.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { LineView } from "../syntax/line-view.ts";
import { asciiLower } from "../text/ascii.ts";
import { findDirective } from "../vocabulary/directives.ts";
import { knownFields } from "../vocabulary/known-fields.ts";
import { fieldSpellings } from "../vocabulary/misspellings.ts";
import type { MatterKind, SeenCode } from "./messages.ts";
import type { Matter, Said } from "./seen.ts";

/**
 * Which readers obey each line, by its number: names of crawlers, and rules that match some URL. One
 * bit for each reader, as a file may have many lines.
 */
const obeyedLines = memo((document: RobotsDocument): Int32Array => {
  const lines = new Int32Array(document.lineCount + 1);
  for (const [index, id] of dialectIds.entries()) {
    const bit = 1 << index;
    const obey = (line: number): void => {
      lines[line] = (lines[line] ?? 0) | bit;
    };
    const policy = policyOf(document, dialects[id]);
    for (const group of policy.groups) {
      for (const { line, name } of group.agents) if (name !== "") obey(line);
      for (const { rule, spelling, isEmpty } of readingsOf(
        policy,
        rulesAt(policy, group.ruleRows),
      )) {
        if (isEmpty || /^[/*]/.test(spelling)) obey(rule.line);
      }
    }
  }
  return lines;
});

const INTENDED = new Map(fieldSpellings.map(({ seen, intended }) => [seen, asciiLower(intended)]));

const RULE_FIELDS: ReadonlySet<string> = new Set(["user-agent", "allow", "disallow"]);

const FIRST_WORD = /^[a-z_-]+(?: agent\b)?/i;

/** The field that a line was meant to have, in lower case; empty if none can be told. */
const meantField = (line: LineView): string => {
  const key = asciiLower(
    line.kind === "text" ? (FIRST_WORD.exec(line.text)?.[0] ?? "") : line.keyText,
  );
  if (line.kind === "text") return INTENDED.get(key) ?? (knownFields.has(key) ? key : "");
  return line.field !== null && line.field !== "other" ? line.field : (INTENDED.get(key) ?? key);
};

/** Codes whose weight does not depend on who obeys the line. */
const FIXED: Readonly<Partial<Record<SeenCode, MatterKind>>> = {
  "lighthouse-status": "whole-file",
  "lighthouse-sitemap-url": "sitemap-needs-url",
  "lighthouse-sitemap-protocol": "sitemap-needs-url",
  "yandex-sitemap": "sitemap-needs-url",
  "yandex-too-many": "rest-not-read",
  "yandex-long": "rest-not-read",
  "google-long": "rest-not-read",
};

const HARMLESS: ReadonlySet<MatterKind> = new Set(["read-by-all", "extension", "not-a-rule"]);

const matterOf = (kind: MatterKind, more: Partial<Matter> = {}): Matter => ({
  matters: !HARMLESS.has(kind),
  kind,
  readers: [],
  others: [],
  honouredBy: "",
  ...more,
});

const NOT_A_RULE = matterOf("not-a-rule");

const byReaders = (obeys: (id: DialectId) => boolean): Matter => {
  const readers = dialectIds.filter(obeys);
  const others = dialectIds.filter((id) => !obeys(id));
  if (others.length === 0) return matterOf("read-by-all", { readers });
  return matterOf(readers.length === 0 ? "read-by-none" : "read-by-some", { readers, others });
};

/** The same for the bits of `obeyedLines`, of which few differ. */
const byBits = memoByValue((bits: number) =>
  byReaders((id) => (bits & (1 << dialectIds.indexOf(id))) !== 0),
);

const byField = memoByValue((field: string): Matter => {
  const directive = findDirective(field);
  return directive?.status === "extension" || field === "sitemap"
    ? matterOf("extension", { honouredBy: directive?.honouredBy ?? "" })
    : NOT_A_RULE;
});

/** Whether crawlers care about what a validator says of a line, by what the readers make of it. */
export const matterFor = (document: RobotsDocument, { line, code }: Said): Matter => {
  const fixed = FIXED[code];
  if (fixed !== undefined || line === null) return matterOf(fixed ?? "whole-file");
  if (code === "yandex-second-star") {
    return byReaders((id) => dialects[id].facts.repeatedGroups.value === "merged");
  }
  const view = new LineView(document, line);
  const field = meantField(view);
  if (RULE_FIELDS.has(field)) return byBits(obeyedLines(document)[line] ?? 0);
  return knownFields.has(field) ? byField(field) : NOT_A_RULE;
};
