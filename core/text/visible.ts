import { CONFUSABLES } from "./confusables.ts";
import { LANGUAGE } from "./language.ts";
import { once } from "./once.ts";

/** A piece of text from outside, in a form that cannot deceive the reader. */
export type VisiblePiece =
  | { readonly kind: "plain"; readonly text: string }
  /** Right-to-left letters: isolated, so that they do not move the text around them. */
  | { readonly kind: "right-to-left"; readonly text: string }
  /**
   * A character that is invisible, moves others or is drawn over an ASCII character. To be shown as
   * its `code`.
   */
  | { readonly kind: "hidden"; readonly text: string; readonly code: string }
  /** A letter of another alphabet that looks like the ASCII character `like`. */
  | {
      readonly kind: "look-alike";
      readonly text: string;
      readonly code: string;
      readonly like: string;
    };

/** Whether a text needs a closer look: hardly any does. */
const PLAIN = /^[\x20-\x7e]*$/;

/**
 * Invisible characters and those that move others: control and format characters (bidi controls,
 * zero-width ones), Unicode's default-ignorable ones, white space other than the space, private-use
 * characters and lone surrogates.
 */
const HIDDEN =
  /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\p{Co}\p{Cs}\u00a0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000]/u;

const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The characters of each word of a table in `confusables.ts`, with the word's first. */
export const pairsOf = (table: string): readonly (readonly [string, string])[] =>
  table.split(" ").flatMap((word) => {
    const [ascii = "", ...others] = word;
    return others.map((other) => [other, ascii] as const);
  });

const confusables = once((): ReadonlyMap<string, string> => new Map(pairsOf(CONFUSABLES)));

/** The ASCII character that a character looks like; null if there is none. */
export const asciiLike = (character: string): string | null => {
  if (PLAIN.test(character)) return null;
  const folded = character.normalize("NFKC");
  const like = confusables().get(character) ?? confusables().get(folded) ?? folded;
  return like.length === 1 && PLAIN.test(like) ? like : null;
};

/** Words: separated by white space, punctuation and hidden characters. */
const WORD = /[\p{L}\p{N}\p{M}_-]+/gu;

/** Greek small letters: a whole word of them does not look Latin. */
const GREEK = /[\u03ac-\u03ff]/;

/** A letter beyond ASCII of the Latin alphabet, such as those of Icelandic. */
const LATIN = /(?![A-Za-z])\p{Script=Latin}/u;

/** Languages in Cyrillic, whose own short words look Latin: «у», «оса». */
const IN_CYRILLIC: ReadonlySet<string> = new Set(["ru"]);

/** Whether a word is one of the page's own language. */
const isOwnWord = (word: string): boolean =>
  IN_CYRILLIC.has(LANGUAGE) && /^[\p{Script=Cyrillic}\p{N}\p{M}_-]+$/u.test(word);

/** Languages whose own punctuation is wide: ：，（）. */
const WITH_WIDE_MARKS: ReadonlySet<string> = new Set(["zh-Hans"]);

/** Whether a character is a punctuation mark of the page's own language. */
const isOwnMark = (character: string): boolean =>
  WITH_WIDE_MARKS.has(LANGUAGE) && /[\uff01-\uff0f\uff1a-\uff1f]/.test(character);

/**
 * The words in which look-alike letters could deceive somebody: those that mix them with ASCII
 * letters, or have no other letters. A genuine word of another alphabet has its own letters, and so
 * has a word of a language that adds some to the Latin alphabet.
 */
const isDisguisedWord = (word: string): boolean => {
  const letters = [...word].filter((character) => /\p{L}/u.test(character));
  const alike = letters.filter((letter) => asciiLike(letter) !== null);
  if (alike.length === 0) return false;
  if (alike.length === letters.length) return !GREEK.test(word) && !isOwnWord(word);
  const isOwn = (letter: string): boolean => LATIN.test(letter) && !alike.includes(letter);
  if (letters.some(isOwn) && alike.every((letter) => LATIN.test(letter))) return false;
  return letters.some((letter) => /[A-Za-z]/.test(letter));
};

/** Positions of the characters in deceptive words. */
const lookAlikePlaces = (text: string): ReadonlySet<number> => {
  const places = new Set<number>();
  for (const { 0: word, index } of text
    .replaceAll(new RegExp(HIDDEN, "gu"), (c) => "-".repeat(c.length))
    .matchAll(WORD)) {
    if (PLAIN.test(word) || !isDisguisedWord(word)) continue;
    for (let at = index; at < index + word.length; at++) places.add(at);
  }
  return places;
};

/** The code point of a character, such as `U+0049`. */
export const codePointOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

const MARK = /\p{M}/u;

/** The most combining marks on a letter in any script: more would cover adjacent lines. */
const MOST_MARKS = 3;

/**
 * Finds combining marks that no script uses: on ASCII characters, where they are another spelling
 * of a similar letter or strike it through, and in stacks.
 */
const strayMarks = (): ((character: string) => boolean) => {
  let isOnAscii = true;
  let marks = 0;
  return (character) => {
    if (!MARK.test(character)) {
      isOnAscii = PLAIN.test(character);
      marks = 0;
      return false;
    }
    marks += 1;
    return isOnAscii || marks > MOST_MARKS;
  };
};

const pieceOf = (
  character: string,
  isInDisguisedWord: boolean,
  isStrayMark: boolean,
): VisiblePiece => {
  if (isStrayMark || HIDDEN.test(character))
    return { kind: "hidden", text: character, code: codePointOf(character) };
  const like = asciiLike(character);
  if (like !== null && (isInDisguisedWord || !(/\p{L}/u.test(character) || isOwnMark(character)))) {
    return { kind: "look-alike", text: character, code: codePointOf(character), like };
  }
  return { kind: RIGHT_TO_LEFT.test(character) ? "right-to-left" : "plain", text: character };
};

const piecesOf = (text: string): readonly VisiblePiece[] => {
  const places = lookAlikePlaces(text);
  const isStrayMark = strayMarks();
  const pieces: VisiblePiece[] = [];
  let at = 0;
  for (const character of text) {
    const piece = pieceOf(character, places.has(at), isStrayMark(character));
    const last = pieces.at(-1);
    at += character.length;
    const joins = piece.kind === "plain" || piece.kind === "right-to-left";
    if (joins && last?.kind === piece.kind) {
      pieces[pieces.length - 1] = { kind: piece.kind, text: last.text + character };
    } else pieces.push(piece);
  }
  return pieces;
};

/**
 * Splits text from outside so that invisible characters can be shown: bidi controls, zero-width and
 * other invisible characters, marks over ASCII characters, and letters of other alphabets that look
 * like ASCII ones (UTS #39, Unicode Security Mechanisms). The pieces together are the text. Accepts
 * any string; linear in its length.
 */
export const visiblePieces = (text: string): readonly VisiblePiece[] => {
  if (text === "") return [];
  return PLAIN.test(text) ? [{ kind: "plain", text }] : piecesOf(text);
};

const START_OF_ISOLATE = "\u2068";
const END_OF_ISOLATE = "\u2069";

/**
 * Text from outside as one string, for plain text such as a title or a label: each invisible
 * character is replaced by its code in brackets, a look-alike is followed by its code, and
 * right-to-left text is isolated.
 */
export const visibleText = (text: string): string =>
  visiblePieces(text)
    .map((piece) => {
      if (piece.kind === "plain") return piece.text;
      if (piece.kind === "right-to-left") return START_OF_ISOLATE + piece.text + END_OF_ISOLATE;
      return piece.kind === "hidden" ? `[${piece.code}]` : `${piece.text}[${piece.code}]`;
    })
    .join("");

const OVERRIDE = /\u202e([^\u202c\u202d]*)[\u202c\u202d]?/gu;

/**
 * The text as a person sees it: overridden parts backwards, without hidden characters, and with
 * ASCII letters in place of look-alikes.
 */
export const readsAs = (text: string): string => {
  if (PLAIN.test(text)) return text;
  const drawn = text.replace(OVERRIDE, (_, held: string) => [...held].reverse().join(""));
  return visiblePieces(drawn)
    .map((piece) => {
      if (piece.kind === "hidden") return /\p{Z}/u.test(piece.text) ? " " : "";
      return piece.kind === "look-alike" ? piece.like : piece.text;
    })
    .join("");
};

/** The codes of a text's hidden and look-alike characters, each once: what to warn of. */
export const disguises = (text: string): readonly string[] => [
  ...new Set(
    visiblePieces(text).flatMap((piece) =>
      piece.kind === "hidden" || piece.kind === "look-alike" ? [piece.code] : [],
    ),
  ),
];
