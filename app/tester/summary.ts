import type { TestedUrl } from "../store/derive.ts";

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/**
 * The verdicts in numbers: `3 URLs: 1 blocked, 2 allowed, 1 not as expected`. Empty for no URLs.
 *
 * @param isObeyed whether the crawler goes by the file; where it does not, nothing is a verdict.
 */
export const summarise = (
  tested: readonly Pick<TestedUrl, "allowed" | "meetsExpectation">[],
  isObeyed = true,
): string => {
  if (tested.length === 0) return "";
  const blocked = tested.filter(({ allowed }) => !allowed).length;
  const missed = tested.filter(({ meetsExpectation }) => meetsExpectation === false).length;
  const parts = isObeyed
    ? [`${blocked} blocked`, `${tested.length - blocked} allowed`]
    : ["not obeyed"];
  if (missed > 0) parts.push(`${missed} not as expected`);
  return `${counted(tested.length, "URL", "URLs")}: ${parts.join(", ")}`;
};
