import type { Notice } from "./state.ts";
import type { AppStore } from "./store.ts";

let lastNotice = 0;

/** What `notify` takes: a message, and one thing to do about it. */
export interface NoticeContent {
  readonly tone: Notice["tone"];
  readonly text: string;
  readonly action?: Notice["action"];
  /** It is about the page, not the file on show, and stays when another file is opened. */
  readonly ofPage?: true;
}

/** It says what was done and asks for nothing: the next thing done takes its place. */
const isNews = ({ tone, action }: Notice): boolean => tone === "info" && action === null;

/** The messages on show with one more. */
export const withNotice = (
  notices: readonly Notice[],
  content: NoticeContent,
): readonly Notice[] => {
  lastNotice += 1;
  const { tone, text, action = null, ofPage } = content;
  const others = notices.filter(
    (notice) => notice.text !== text && !(isNews(notice) && tone === "info"),
  );
  const notice = { id: lastNotice, tone, text, action };
  return [...others, ofPage === undefined ? notice : { ...notice, ofPage }];
};

/**
 * Shows a message and gives its id. The same text is not shown twice: the new message replaces the
 * old one, as it replaces news of what was done before. Ids are never used again.
 */
export const notify = (store: AppStore, content: NoticeContent): Notice["id"] => {
  store.setState(({ notices }) => ({ notices: withNotice(notices, content) }));
  return lastNotice;
};

/** Tells those who do not see the page what has just come of what they did. */
export const announce = (store: AppStore, text: string): void =>
  store.setState({ announced: { text } });

/** Takes a message away; an id that is not shown is ignored. */
export const dismiss = (store: AppStore, id: Notice["id"]): void =>
  store.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }));
