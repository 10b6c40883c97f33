import { asciiLower } from "../../text/ascii.ts";

/** A line as it is compared: a system that prints a line again may change its blanks and case. */
const keyOf = (line: string): string => {
  const at = line.indexOf(":");
  if (at < 0) return line.trim();
  return `${asciiLower(line.slice(0, at).trim())}:${line.slice(at + 1).trim()}`;
};

/**
 * Where the lines of a served text come from: for each, from the first, the 1-based line of the own
 * text that it is, or null if only the served text has it. A line that is the same at both ends of
 * the texts comes from there; in between the first line of the own text that is alike and free.
 */
export const ownLines = (own: string, served: string): readonly (number | null)[] => {
  const before = own.split("\n").map(keyOf);
  const after = served.split("\n").map(keyOf);
  const found: (number | null)[] = after.map(() => null);
  const most = Math.min(before.length, after.length);
  let end = 0;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++;
  let start = 0;
  while (start < most - end && before[start] === after[start]) start++;
  for (let line = 0; line < start; line++) found[line] = line + 1;
  for (let back = 1; back <= end; back++) found[after.length - back] = before.length - back + 1;
  const free = new Map<string, number[]>();
  for (let line = before.length - end - 1; line >= start; line--) {
    const key = before[line] as string;
    if (key !== "") free.set(key, [...(free.get(key) ?? []), line + 1]);
  }
  for (let line = start; line < after.length - end; line++) {
    found[line] = free.get(after[line] as string)?.pop() ?? null;
  }
  return found;
};
