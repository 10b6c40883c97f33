import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { dismiss } from "../store/actions.ts";
import type { Notice } from "../store/state.ts";
import type { AppStore } from "../store/store.ts";
import { Button } from "../ui/Button.tsx";
import { Outside } from "../ui/Outside.tsx";
import { SeverityMark } from "../ui/SeverityMark.tsx";
import { shellMessages } from "./messages.ts";

/** How long a mere piece of information stays, in milliseconds. */
const STAY = 8000;

/** It only informs and offers nothing to do: it goes by itself, and moves nothing when it comes or goes. */
const isPassing = ({ tone, action }: Notice): boolean => tone === "info" && action === null;

/** Takes away what only informs, and offers nothing to do, after a while. */
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
  /** It was pressed away, and the focus with it. */
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
        <Outside text={text} />
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

/** Messages that stay until they are taken away. They never stand in the way of the rest. */
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
