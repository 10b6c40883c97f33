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

interface NoticeBarProps {
  readonly store: AppStore;
  readonly notice: Notice;
  /** It was dismissed, and the focus with it. */
  readonly onGone: () => void;
}

const NoticeBar = ({ store, notice, onGone }: NoticeBarProps) => {
  const { id, tone, text, action } = notice;
  usePassing(store, notice);
  const dismissed = () => {
    onGone();
    dismiss(store, id);
  };
  return (
    <div className={`notice notice--${tone}${isPassing(notice) ? " notice--passing" : ""}`}>
      <SeverityMark severity={tone} />
      <p>
        <UntrustedText text={text} />
      </p>
      {action !== null && (
        <Button
          small
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
  return (
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
          onGone={() => region.current?.focus()}
        />
      ))}
    </section>
  );
};
