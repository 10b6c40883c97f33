import type { TestedUrl } from "../store/derive.ts";

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** The verdicts in numbers: `3 URLs: 1 blocked, 2 allowed, 1 not as expected`. Empty for no URLs. */
export const summarise = (
  tested: readonly Pick<TestedUrl, "allowed" | "meetsExpectation">[],
): string => {
  if (tested.length === 0) return "";
  const blocked = tested.filter(({ allowed }) => !allowed).length;
  const missed = tested.filter(({ meetsExpectation }) => meetsExpectation === false).length;
  const parts = [`${blocked} blocked`, `${tested.length - blocked} allowed`];
  if (missed > 0) parts.push(`${missed} not as expected`);
  return `${counted(tested.length, "URL", "URLs")}: ${parts.join(", ")}`;
};
