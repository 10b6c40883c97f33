import { useStore } from "zustand";
import type { StoreApi } from "zustand/vanilla";
import { formatMessage, isServedBy, type ServedAs, sentences } from "../../../../core/index.ts";
import { overviewOf } from "../../../answers/overview.ts";
import { setServedAs } from "../../../state/store/actions.ts";
import type { AppStore } from "../../../state/store/store.ts";
import { Button } from "../../../ui/Button.tsx";
import { SeverityMark } from "../../../ui/SeverityMark.tsx";
import { UntrustedText } from "../../../ui/UntrustedText.tsx";
import { effectOfServing } from "./effect.ts";
import { servedMessages as words } from "./messages.ts";
import { ServedDialog } from "./ServedDialog.tsx";
import "./served.css";

interface ServedBarProps {
  readonly own: AppStore;
  /** The store as if its file were the served one. */
  readonly seen: AppStore;
  readonly as: ServedAs;
  /** Whether the dialog with the served text is open. */
  readonly isShown: StoreApi<boolean>;
}

/** Says that the page judges the file as it is served, and what that changes. */
export const ServedBar = ({ own, seen, as, isShown }: ServedBarProps) => {
  const isOpen = useStore(isShown);
  const { document } = useStore(own);
  const [before, after] = [useStore(overviewOf(own)).found, useStore(overviewOf(seen)).found];
  const effect =
    before === null || after === null ? null : effectOfServing(before.result, after.result);
  const isOwn = isServedBy(document, as);
  const { severity = "info", text = [] } = effect ?? {};
  return (
    <section className={`served served--${severity}`} aria-label={words.bar}>
      <SeverityMark severity={severity} />
      <p className="served__text">
        <strong>{formatMessage(words.as, { name: as.name })}</strong>{" "}
        <span className="served__version">
          {formatMessage(words.version, { version: as.version, date: as.dated })}
        </span>{" "}
        <span role="status">
          {isOwn ? words.isServed : <UntrustedText text={sentences(...text)} />}
        </span>{" "}
        <span className="served__version served__fine">
          {formatMessage(words.lines, { name: as.shortName })}
        </span>
      </p>
      <span className="served__actions">
        <Button small aria-haspopup="dialog" onClick={() => isShown.setState(true, true)}>
          {words.show}
        </Button>
        <Button small onClick={() => setServedAs(own, null)}>
          {words.asWritten}
        </Button>
      </span>
      {isOpen && (
        <ServedDialog own={own} seen={seen} as={as} onClose={() => isShown.setState(false, true)} />
      )}
    </section>
  );
};
