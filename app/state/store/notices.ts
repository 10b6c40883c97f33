import type { Notice } from "./state.ts";
import type { AppStore } from "./store.ts";

let lastNotice = 0;

/** What `notify` takes: a message, and one action. */
export interface NoticeContent {
  readonly tone: Notice["tone"];
  readonly text: string;
  readonly action?: Notice["action"];
  /** It is about the page rather than the current file, and stays when another file is opened. */
  readonly ofPage?: true;
  /** It reports the user's last step, and is gone with the report of the next. */
  readonly ofStep?: true;
  /** The language of its words, if that is not the page's. */
  readonly language?: string;
}

/** It reports an action and needs no response: the next such message replaces it. */
const isNews = ({ tone, action }: Notice): boolean => tone === "info" && action === null;

/** The visible messages with one more. */
const withNotice = (notices: readonly Notice[], content: NoticeContent): readonly Notice[] => {
  lastNotice += 1;
  const { tone, text, action = null, ofPage, ofStep, language } = content;
  const others = notices.filter(
    (notice) =>
      notice.text !== text &&
      !(isNews(notice) && tone === "info") &&
      !(notice.ofStep === true && ofStep === true),
  );
  const notice: Notice = {
    id: lastNotice,
    tone,
    text,
    action,
    ...(ofPage === undefined ? {} : { ofPage }),
    ...(ofStep === undefined ? {} : { ofStep }),
    ...(language === undefined ? {} : { language }),
  };
  return [...others, notice];
};

/**
 * Shows a message and returns its id. A message with the same text is replaced, and so is a report
 * of an earlier action. Ids are never used again.
 */
export const notify = (store: AppStore, content: NoticeContent): Notice["id"] => {
  store.setState(({ notices }) => ({ notices: withNotice(notices, content) }));
  return lastNotice;
};

/** Announces the result of an action to screen readers. */
export const announce = (store: AppStore, text: string): void =>
  store.setState({ announced: { text } });

/** Removes a message; unknown ids are ignored. */
export const dismiss = (store: AppStore, id: Notice["id"]): void =>
  store.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }));
