/** How much two texts have in common at their ends, in UTF-16 units. */
export interface CommonEnds {
  readonly prefix: number;
  /** Not counting what is already in the prefix. */
  readonly suffix: number;
}

/** What two texts begin and end with alike; equal texts are one prefix. */
export const commonEnds = (before: string, after: string): CommonEnds => {
  const shorter = Math.min(before.length, after.length);
  let prefix = 0;
  while (prefix < shorter && before.charCodeAt(prefix) === after.charCodeAt(prefix)) prefix++;

  const rest = shorter - prefix;
  const [end, otherEnd] = [before.length, after.length];
  let suffix = 0;
  while (
    suffix < rest &&
    before.charCodeAt(end - suffix - 1) === after.charCodeAt(otherEnd - suffix - 1)
  ) {
    suffix++;
  }
  return { prefix, suffix };
};
