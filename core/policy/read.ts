import type { Dialect } from "../dialects/dialect.ts";
import type { RobotsDocument } from "../syntax/document.ts";
import { LineScanner } from "../syntax/scan.ts";
import {
  FIELD_ALLOW,
  FIELD_DISALLOW,
  FIELD_MASK,
  FIELD_SITEMAP,
  FIELD_USER_AGENT,
  FLAGS,
  FROM,
  KEY_FROM,
  KIND_DIRECTIVE,
  KIND_MASK,
  MISSING_COLON,
  NUL,
  PREFIX,
  STRIDE,
  TO,
  TOO_LONG,
  TYPO,
  VALUE_FROM,
  VALUE_TO,
} from "../syntax/table.ts";
import { agentName } from "./agent.ts";
import type { AgentLine, Group, Policy, Rule } from "./policy.ts";

/**
 * The rows of a document as a dialect sees them. The document's own are cut as Google's library
 * cuts them; for a dialect with another limit the few long lines are scanned again.
 */
const rowsFor = (document: RobotsDocument, dialect: Dialect): Int32Array => {
  const octets = dialect.facts.lineOctets.value;
  if (octets !== null) return document.table;
  let table = document.table;
  for (let row = 0; row < document.table.length; row += STRIDE) {
    if (((document.table[row + FLAGS] as number) & TOO_LONG) === 0) continue;
    if (table === document.table) table = document.table.slice();
    const from = table[row + FROM] as number;
    const to = table[row + TO] as number;
    const scanner = new LineScanner(document.source, document.encoding, { octets, nulEnds: true });
    scanner.scan(from, to, table, row);
  }
  return table;
};

/** The flags of a line that keep a dialect from reading it at all. */
const unreadFlags = (dialect: Dialect): number => {
  const { nul, fieldNames, fieldTypos, missingColon } = dialect.facts;
  return (
    (nul.value === "spoils-line" ? NUL : 0) |
    (fieldNames.value === "exact" ? PREFIX : 0) |
    (fieldTypos.value === "none" ? TYPO : 0) |
    (missingColon.value === "not-read" ? MISSING_COLON : 0)
  );
};

interface OpenGroup {
  agents: AgentLine[];
  ruleLines: number[];
  firstLine: number;
  lastLine: number;
}

/**
 * Reads a document as a dialect does: its groups, and the rules outside any group.
 *
 * A user-agent line after a rule starts a group; no other line ends a run of user-agent lines
 * (RFC 9309, section 2.2; google/robotstxt, `HandleUserAgent`). So two user-agent lines with only a
 * blank line, a Sitemap or a Crawl-delay between them open one group.
 */
export const readPolicy = (document: RobotsDocument, dialect: Dialect): Policy => {
  const groups: Group[] = [];
  const orphanLines: number[] = [];
  const table = rowsFor(document, dialect);
  const policy = { document, dialect, groups, orphanLines, table };
  const isUtf16 = document.encoding === "utf-16le" || document.encoding === "utf-16be";
  if (isUtf16 && dialect.facts.utf16.value === "nothing") return policy;

  const { source } = document;
  const unread = unreadFlags(dialect);
  const mayBeSpoilt = dialect.facts.verticalBlanks.value === "spoils-line" && /[\v\f]/.test(source);
  let group: OpenGroup | null = null;
  for (let row = 0, line = 1; row < table.length; row += STRIDE, line++) {
    const flags = table[row + FLAGS] as number;
    if ((flags & KIND_MASK) !== KIND_DIRECTIVE || (flags & unread) !== 0) continue;
    if (mayBeSpoilt && /[\v\f]/.test(source.slice(table[row + FROM], table[row + VALUE_TO])))
      continue;
    const field = flags & FIELD_MASK;
    if (field === FIELD_USER_AGENT) {
      if (group === null || group.ruleLines.length > 0) {
        group = { agents: [], ruleLines: [], firstLine: line, lastLine: line };
        groups.push(group);
      }
      const from = table[row + VALUE_FROM] as number;
      const to = table[row + VALUE_TO] as number;
      group.agents.push({ line, from, to, name: agentName(source.slice(from, to), dialect) });
    } else if (field === FIELD_ALLOW || field === FIELD_DISALLOW) {
      if (group === null) orphanLines.push(line);
      else group.ruleLines.push(line);
    }
    if (group !== null && field !== FIELD_SITEMAP) group.lastLine = line;
  }
  return policy;
};

/**
 * The rule on a line of a policy.
 *
 * @param line 1-based; one of a group's `ruleLines` or of the policy's `orphanLines`.
 */
export const ruleAt = ({ document, table }: Policy, line: number): Rule => {
  const row = (line - 1) * STRIDE;
  const from = table[row + VALUE_FROM] as number;
  const to = table[row + VALUE_TO] as number;
  return {
    type: ((table[row + FLAGS] as number) & FIELD_MASK) === FIELD_ALLOW ? "allow" : "disallow",
    line,
    from: table[row + KEY_FROM] as number,
    to,
    text: document.source.slice(from, to),
    pattern: { from, to },
  };
};
