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

/**
 * Letters that most fonts draw like ASCII ones, from Unicode's confusables (UTS #39). Those that
 * Unicode itself folds to ASCII, such as full-width letters, are not listed.
 */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  // Cyrillic
  (
    "аa еe оo рp сc уy хx іi ѕs јj ԁd ԛq ԝw һh ӏl ԍg ѵv АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX ІI ЅS ЈJ " +
    // Greek
    "οo αa ρp νv ιi υu κk ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX " +
    // Latin beyond ASCII, Armenian, dashes and slashes
    "ıi ɑa ɡg ſs օo հh ոn սu ‐- ‑- ‒- –- −- ⁄/ ∕/ ⧸/ " +
    // Cherokee, Lisu
    "ᏀG ᏟC ᎠD ᎬE ᎻH ᎫJ ᏦK ᏞL ᎷM ᏢP ᎡR ᏚS ᎢT ᏙV ᎳW ᏃZ ꓐB ꓑP ꓓD ꓔT ꓖG ꓗK ꓙJ ꓚC ꓜZ ꓝF ꓟM ꓠN ꓡL ꓢS ꓣR ꓦV ꓧH ꓪW ꓫX ꓬY ꓮA ꓰE ꓲI ꓳO ꓴU"
  )
    .split(" ")
    .map((pair) => [pair.charAt(0), pair.charAt(1)] as const),
);

/** The ASCII character that a character looks like; null if there is none. */
const asciiLike = (character: string): string | null => {
  if (PLAIN.test(character)) return null;
  const listed = LOOK_ALIKES.get(character);
  if (listed !== undefined) return listed;
  const folded = character.normalize("NFKC");
  return folded.length === 1 && PLAIN.test(folded) ? folded : null;
};

/** Words: separated by white space, punctuation and hidden characters. */
const WORD = /[\p{L}\p{N}\p{M}_-]+/gu;

/**
 * The words in which look-alike letters could deceive somebody: those that mix them with ASCII
 * letters, or have no other letters. A genuine word of another alphabet has its own letters.
 */
const isDisguisedWord = (word: string): boolean => {
  const letters = [...word].filter((character) => /\p{L}/u.test(character));
  const alike = letters.filter((letter) => asciiLike(letter) !== null);
  if (alike.length === 0) return false;
  return alike.length === letters.length || letters.some((letter) => /[A-Za-z]/.test(letter));
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

const codePointOf = (character: string): string =>
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
  if (like !== null && (isInDisguisedWord || !/\p{L}/u.test(character))) {
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
