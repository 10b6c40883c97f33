import { LANGUAGE } from "../../core/index.ts";
import { type Language, languages } from "./languages.ts";

/** The language that this page is built in. */
export const ownLanguage =
  languages.find(({ tag }) => tag === LANGUAGE) ?? (languages[0] as Language);

/**
 * The relative address of the same place in a language.
 *
 * @param depth how many folders below the root of its language the page is.
 */
export const addressIn = ({ path }: Language, depth = 0): string => {
  const toRoot = "../".repeat(depth + (ownLanguage.path === "" ? 0 : 1));
  return toRoot + path || "./";
};

/** Whether a text in a language can be read by who wants another: zh-TW, for one, is written otherwise than zh-Hans. */
const isReadBy = (wanted: string, { tag }: Language): boolean => {
  const [one, other] = [wanted, tag].map((each) => new Intl.Locale(each).maximize());
  return one?.language === other?.language && one?.script === other?.script;
};

/**
 * The language to offer: the first one wanted that there is a page in; null if that is this one, or if there is none.
 *
 * @param wanted the browser's languages as BCP 47 tags, the preferred first.
 */
export const languageToOffer = (wanted: readonly string[]): Language | null => {
  for (const tag of wanted) {
    const found = languages.find((each) => isReadBy(tag, each));
    if (found !== undefined) return found === ownLanguage ? null : found;
  }
  return null;
};
