import { useEffect } from "react";
import { useStore } from "zustand";
import { dismiss } from "../store/actions.ts";
import type { Notice } from "../store/state.ts";
import type { AppStore } from "../store/store.ts";
import { Button } from "../ui/Button.tsx";
import { SeverityMark } from "../ui/SeverityMark.tsx";

/** How long a mere piece of information stays, in milliseconds. */
const STAY = 8000;

/** Takes away what only informs, and offers nothing to do, after a while. */
const usePassing = (store: AppStore, { id, tone, action }: Notice): void => {
  const passes = tone === "info" && action === null;
  useEffect(() => {
    if (!passes) return;
    const timer = setTimeout(() => dismiss(store, id), STAY);
    return () => clearTimeout(timer);
  }, [store, id, passes]);
};

const NoticeBar = ({ store, notice }: { readonly store: AppStore; readonly notice: Notice }) => {
  const { id, tone, text, action } = notice;
  usePassing(store, notice);
  return (
    <div className={`notice notice--${tone}`}>
      <SeverityMark severity={tone} />
      <p>{text}</p>
      {action !== null && (
        <Button
          small
          onClick={() => {
            dismiss(store, id);
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
        aria-label="Dismiss"
        onClick={() => dismiss(store, id)}
      />
    </div>
  );
};

/** Messages that stay until they are taken away. They never stand in the way of the rest. */
export const Notices = ({ store }: { readonly store: AppStore }) => {
  const notices = useStore(store, (state) => state.notices);
  return (
    <section className="notices" aria-label="Notices" aria-live="polite">
      {notices.map((notice) => (
        <NoticeBar key={notice.id} store={store} notice={notice} />
      ))}
    </section>
  );
};
