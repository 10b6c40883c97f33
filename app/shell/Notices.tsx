import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { dismiss } from "../state/store/actions.ts";
import type { Notice } from "../state/store/state.ts";
import type { AppStore } from "../state/store/store.ts";
import { Button } from "../ui/Button.tsx";
import { SeverityMark } from "../ui/SeverityMark.tsx";
import { UntrustedText } from "../ui/UntrustedText.tsx";
import { shellMessages } from "./messages.ts";

/** Milliseconds that a purely informative notice stays. */
const STAY = 8000;

/** It offers no action: it disappears by itself, and moves nothing when it comes or goes. */
const isPassing = ({ tone, action }: Notice): boolean => tone === "info" && action === null;

/** Removes notices without an action after a while. */
const usePassing = (store: AppStore, notice: Notice): void => {
  const { id } = notice;
  const passes = isPassing(notice);
  useEffect(() => {
    if (!passes) return;
    const timer = setTimeout(() => dismiss(store, id), STAY);
    return () => clearTimeout(timer);
  }, [store, id, passes]);
};

/**
 * Those that a phone shows, where there is room for one or two: the newest, and the newest that offers something, which is
 * how the user's last step is undone.
 */
const shownOnPhone = (notices: readonly Notice[]): ReadonlySet<Notice | undefined> =>
  new Set([notices.at(-1), notices.findLast(({ action }) => action !== null)]);

interface NoticeBarProps {
  readonly store: AppStore;
  readonly notice: Notice;
  /** On a phone it is not shown until those above it are gone. */
  readonly isBehind: boolean;
  /** It was dismissed, and the focus with it. */
  readonly onGone: () => void;
}

const NoticeBar = ({ store, notice, isBehind, onGone }: NoticeBarProps) => {
  const { id, tone, text, action, language } = notice;
  usePassing(store, notice);
  const dismissed = () => {
    onGone();
    dismiss(store, id);
  };
  return (
    <div
      className={`notice notice--${tone}${isPassing(notice) ? " notice--passing" : ""}${isBehind ? " notice--behind" : ""}`}
    >
      <SeverityMark severity={tone} />
      <p lang={language}>
        <UntrustedText text={text} />
      </p>
      {action !== null && (
        <Button
          small
          lang={language}
          onClick={() => {
            dismissed();
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <Button
        small
        variant="quiet"
        icon="close"
        aria-label={shellMessages.dismiss}
        onClick={dismissed}
      />
    </div>
  );
};

/** Messages that stay until they are dismissed. They never cover anything else. */
export const Notices = ({ store }: { readonly store: AppStore }) => {
  const notices = useStore(store, (state) => state.notices);
  const region = useRef<HTMLElement>(null);
  const shown = shownOnPhone(notices);
  return (
    <div className="notices-place">
      <section
        ref={region}
        className="notices"
        aria-label={shellMessages.notices}
        aria-live="polite"
        tabIndex={-1}
      >
        {notices.map((notice) => (
          <NoticeBar
            key={notice.id}
            store={store}
            notice={notice}
            isBehind={!shown.has(notice)}
            onGone={() => region.current?.focus()}
          />
        ))}
      </section>
    </div>
  );
};
