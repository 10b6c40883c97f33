import { formatMessage, sentences } from "../../core/index.ts";
import type { NoticeContent } from "../state/store/actions.ts";
import { intakeMessages as words } from "./messages.ts";
import type { Rooms, TakenPages } from "./rooms.ts";

type Action = Exclude<NoticeContent["action"], undefined>;

/** Where the pages of so many texts are now, in sentences. */
const placesInWords = ({ urls, isNamed, left }: TakenPages, texts: number): readonly string[] => {
  const [first] = urls;
  const kept =
    first === undefined
      ? []
      : [
          urls.length > 1 || texts > 1
            ? formatMessage(words.pagesKept, { count: urls.length })
            : formatMessage(isNamed ? words.pageKept : words.pageAtSelected, { url: first }),
        ];
  if (left === 0) return kept;
  return [
    ...kept,
    first === undefined ? words.pageNowhere : formatMessage(words.pagesLeft, { count: left }),
  ];
};

/**
 * Keeps pages with their URLs, and says with which.
 *
 * @param said what they were taken for, in sentences.
 * @param other the other choice for them, run after they were taken back; null for none.
 * @param beside whether the notice before, about what was opened with them, stays.
 */
export const takePages = async (
  rooms: Rooms,
  texts: readonly string[],
  said: readonly string[],
  other: Action,
  beside = false,
): Promise<void> => {
  const taken = await rooms.takePages(texts).catch(() => undefined);
  if (taken === null) return;
  if (taken === undefined) {
    rooms.notify({ tone: "error", text: words.pagesNotRead, action: other }, beside);
    return;
  }
  const { urls, left, instead, putInstead, takeBack } = taken;
  const own: Action =
    instead === null
      ? null
      : { label: formatMessage(words.putInstead, { url: instead }), run: putInstead };
  const reverse: Action = other && {
    label: other.label,
    run: () => {
      takeBack();
      other.run();
    },
  };
  const notice: NoticeContent = {
    tone: urls.length === 0 || left > 0 ? "warning" : "info",
    text: sentences(...said, ...placesInWords(taken, texts.length), !beside && words.fileStays),
    action: own ?? reverse,
  };
  rooms.notify(notice, beside);
};
