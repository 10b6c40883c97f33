/** A language that the page is built in. */
export interface Language {
  /** The name of its folder, here and in addresses. */
  readonly id: string;
  /** Its name in itself. */
  readonly name: string;
  /** As a BCP 47 tag. */
  readonly tag: string;
  /** From the root of the site to its pages. */
  readonly path: string;
  /** What takes the place of the constants in `core/text/language.ts`. */
  readonly constants: Readonly<Record<"LANGUAGE" | "LANGUAGE_OF_LISTS" | "BETWEEN_UNITS", string>>;
  /** Offers the page in this language, in itself: a sentence, and the label of its button. */
  readonly offer: string;
  readonly open: string;
}

/** The languages of the page; the first is the one that its messages are written in. */
export const languages: readonly Language[] = [
  {
    id: "en",
    name: "English",
    tag: "en",
    path: "",
    constants: { LANGUAGE: "en", LANGUAGE_OF_LISTS: "en-GB", BETWEEN_UNITS: ", " },
    offer: "This page is also there in English.",
    open: "Open in English",
  },
  {
    id: "ko",
    name: "한국어",
    tag: "ko",
    path: "ko/",
    constants: { LANGUAGE: "ko", LANGUAGE_OF_LISTS: "ko", BETWEEN_UNITS: ", " },
    offer: "이 페이지는 한국어로도 볼 수 있습니다.",
    open: "한국어로 열기",
  },
  {
    id: "zh",
    name: "简体中文",
    tag: "zh-Hans",
    path: "zh/",
    constants: { LANGUAGE: "zh-Hans", LANGUAGE_OF_LISTS: "zh-Hans", BETWEEN_UNITS: "、" },
    offer: "本页面也有简体中文版。",
    open: "打开中文版",
  },
  {
    id: "ru",
    name: "Русский",
    tag: "ru",
    path: "ru/",
    constants: { LANGUAGE: "ru", LANGUAGE_OF_LISTS: "ru", BETWEEN_UNITS: ", " },
    offer: "Эта страница есть и на русском языке.",
    open: "Открыть на русском",
  },
];
