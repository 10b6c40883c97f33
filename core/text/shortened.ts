/** The beginning of a text, at most `most` characters long, with an ellipsis for the rest. */
export const shortened = (text: string, most: number): string => {
  // A character has at most two units, and is not split.
  const characters = [...text.slice(0, 2 * most + 2)];
  if (characters.length <= most) return text;
  const kept = characters.slice(0, most - 1).join("");
  return `${kept.trimEnd()}…`;
};
