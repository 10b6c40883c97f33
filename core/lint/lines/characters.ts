import type { Line, RobotsDocument } from "../../syntax/document.ts";
import { parseLine } from "../../syntax/parse.ts";
import { findDirective } from "../../vocabulary/directives.ts";
import { applyEdits } from "../apply.ts";
import type { Edit, Finding, Fix, FixKind, LineView } from "../rule.ts";

/** The part of a line before its comment, and where it starts in the file. */
export interface UsedPart {
  readonly text: string;
  readonly from: number;
}

/** The part of a line that crawlers read; null when it is ASCII throughout, as nearly all are. */
export const nonAsciiPart = (line: LineView, source: string): UsedPart | null => {
  if (line.isAscii) return null;
  return { text: source.slice(line.from, line.comment?.from ?? line.to), from: line.from };
};

/** Characters of ASCII and around it that few files hold, so that one look at the file spares all its lines. */
const RARE: Readonly<Record<"separators" | "controls", RegExp>> = {
  separators: /[\v\f\u0085\u2028\u2029]/,
  controls: /(?![\t\n\v\f\r\u0085])\p{Cc}/u,
};

const rareCache = new WeakMap<RobotsDocument, Partial<Record<keyof typeof RARE, boolean>>>();

/** The part of a line that crawlers read; null in a file without such characters. */
export const readPart = (
  line: LineView,
  document: RobotsDocument,
  rare: keyof typeof RARE,
): UsedPart | null => {
  const known = rareCache.get(document) ?? {};
  rareCache.set(document, known);
  known[rare] ??= RARE[rare].test(document.source);
  if (!known[rare]) return null;
  return {
    text: document.source.slice(line.from, line.comment?.from ?? line.to),
    from: line.from,
  };
};

/** Whether a line is one that crawlers know, once a key is spelt right or nearly so. */
const isKnown = (line: Line, text: string): boolean => {
  if (line.kind !== "directive" || line.missingColon || line.key === null) return false;
  if (line.field !== "other") return true;
  return findDirective(text.slice(line.key.from, line.key.to)) !== null;
};

/** Whether a text, as a line of its own, is one that crawlers know. */
export const isKnownText = (text: string): boolean => isKnown(parseLine(text), text);

/** Where in a line something stands: before the colon, in a crawler's name, or in another value. */
export const placeOf = ({ value, field }: LineView, at: number): "name" | "agent" | "value" => {
  if (value === null || at < value.from) return "name";
  return field === "user-agent" ? "agent" : "value";
};

/** What Google takes of a value: of a crawler's name, the letters it begins with. */
const readByGoogle = ({ field, value }: Line, text: string): string => {
  const given = value === null ? "" : text.slice(value.from, value.to);
  return field === "user-agent" ? (/^[a-z_-]+/i.exec(given)?.[0] ?? given) : given;
};

/**
 * The finding for characters that spoil a line. Null when the line would mean nothing without them
 * either: then they are not what is wrong with it. A warning where Google reads the line as if they
 * were not there, or never; `{who}` in the message says whom they keep from it.
 *
 * @param edits replacements of the characters, in order, at least one, within the part. The finding
 *   marks the first.
 */
export const spoilt = <M extends string>(
  part: UsedPart,
  edits: readonly Edit[],
  message: M,
  data: NonNullable<Finding["data"]>,
  title: string,
  kind: FixKind = "repair",
): Finding<M> | null => {
  const [first] = edits;
  if (first === undefined) return null;
  const mended = applyEdits(
    part.text,
    edits.map(({ from, to, insert }) => ({ from: from - part.from, to: to - part.from, insert })),
  );
  const line = parseLine(mended);
  if (!isKnown(line, mended)) return null;
  // A byte order mark belongs to the file's start alone.
  const written = part.from === 0 ? part.text : ` ${part.text}`;
  const asIs = parseLine(written);
  // Fields that Google does not read keep no URL from anybody.
  const isMinor = line.field === "other";
  const isRead =
    asIs.field === line.field && readByGoogle(asIs, written) === readByGoogle(line, mended);
  const who = isRead ? "some crawlers, though not Google," : "Google and other crawlers";
  const fix: Fix = { title, kind, edits };
  return {
    from: first.from,
    to: first.to,
    message,
    ...(isRead || isMinor ? { severity: "warning" } : {}),
    data: { ...data, who: isMinor ? "crawlers" : who },
    fixes: [fix],
    ...(line.field === null ? {} : { meant: line.field }),
  };
};

/** Replacements of what a global pattern finds in a part. */
export const replaceAll = (part: UsedPart, pattern: RegExp, insert: string): Edit[] =>
  Array.from(part.text.matchAll(pattern), (match) => ({
    from: part.from + match.index,
    to: part.from + match.index + match[0].length,
    insert,
  }));

/** A character's code as people write it: `U+200B`. */
export const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
