/** How much two texts, or two lists of lines, have in common at their ends. */
interface CommonEnds {
  readonly prefix: number;
  /** Not counting what is already in the prefix. */
  readonly suffix: number;
}

/** What two texts or lists begin and end with alike; equal ones are one prefix. */
export const commonEnds = (before: ArrayLike<string>, after: ArrayLike<string>): CommonEnds => {
  const shorter = Math.min(before.length, after.length);
  let prefix = 0;
  while (prefix < shorter && before[prefix] === after[prefix]) prefix++;

  const rest = shorter - prefix;
  const [end, otherEnd] = [before.length, after.length];
  let suffix = 0;
  while (suffix < rest && before[end - suffix - 1] === after[otherEnd - suffix - 1]) suffix++;
  return { prefix, suffix };
};
