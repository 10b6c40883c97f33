import { useStore } from "zustand";
import { formatMessage, type ServedAs } from "../../../../core/index.ts";
import { useTextDiff } from "../../../editor/use-text-diff.ts";
import type { AppStore } from "../../../state/store/store.ts";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Failed } from "../../../ui/Failed.tsx";
import { WithCode } from "../../../ui/WithCode.tsx";
import { servedMessages as words } from "./messages.ts";

interface ServedDialogProps {
  readonly own: AppStore;
  readonly seen: AppStore;
  readonly as: ServedAs;
  readonly onClose: () => void;
}

/** The served text beside the own one, what the system does to it, and where that is known from. */
export const ServedDialog = ({ own, seen, as, onClose }: ServedDialogProps) => {
  const before = useStore(own).document.source;
  const after = useStore(seen).document.source;
  const { place, hasFailed, retry } = useTextDiff(
    before === after ? null : { label: words.diff, before, after },
  );
  return (
    <Dialog title={words.dialog} onClose={onClose}>
      <dl className="served__facts">
        <dt>{words.does}</dt>
        <dd>
          <WithCode text={as.does} />
        </dd>
        <dt>{words.mayDiffer}</dt>
        <dd>
          <WithCode text={as.mayDiffer} />
        </dd>
        <dt>{words.source}</dt>
        <dd>
          <a href={as.source} target="_blank" rel="noreferrer">
            {formatMessage(words.sourceOf, {
              name: as.name,
              version: as.version,
              date: as.dated,
            })}
          </a>
        </dd>
      </dl>
      {before === after && <p>{words.same}</p>}
      {hasFailed && <Failed text={words.failed} onRetry={retry} />}
      <div ref={place} className="served__diff" />
    </Dialog>
  );
};
