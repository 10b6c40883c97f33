import { useStore } from "zustand";
import { dismiss } from "../store/actions.ts";
import type { AppStore } from "../store/store.ts";
import { Button } from "../ui/Button.tsx";
import { SeverityMark } from "../ui/SeverityMark.tsx";

/** Messages that stay until they are taken away. They never stand in the way of the rest. */
export const Notices = ({ store }: { readonly store: AppStore }) => {
  const notices = useStore(store, (state) => state.notices);
  return (
    <section className="notices" aria-label="Notices" aria-live="polite">
      {notices.map(({ id, tone, text, action }) => (
        <div key={id} className={`notice notice--${tone}`}>
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
      ))}
    </section>
  );
};
