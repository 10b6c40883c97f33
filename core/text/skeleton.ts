import { MARKED_LETTERS, RARE_CONFUSABLES } from "./confusables-of-names.ts";
import { once } from "./once.ts";
import { asciiLike, pairsOf, readsAs } from "./visible.ts";

const rare = once(
  (): ReadonlyMap<string, string> =>
    new Map([...pairsOf(RARE_CONFUSABLES), ...pairsOf(MARKED_LETTERS)]),
);

const ASCII = /^[\x20-\x7e]*$/;

/** The ASCII character that one looks like in any case, with or without marks; null if none. */
const asciiNear = (character: string): string | null => {
  const [base = ""] = character.normalize("NFKD");
  const near = (one: string): string | null =>
    ASCII.test(one) ? one : (asciiLike(one) ?? rare().get(one) ?? null);
  return near(character) ?? near(base) ?? near(base.toUpperCase());
};

/**
 * The ASCII text that a text could be taken for at a glance, to compare names: as `readsAs`, for any
 * alphabet that Unicode lists, without marks, and with letters in place of those that look like them
 * in the other case only. Characters that look like no ASCII one stay.
 */
export const asciiSkeleton = (text: string): string => {
  if (ASCII.test(text)) return text;
  const letters = [...readsAs(text)].filter((character) => !/\p{M}/u.test(character));
  return letters.map((letter) => asciiNear(letter) ?? letter).join("");
};
