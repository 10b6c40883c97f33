import { useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { formatMessage } from "../../../core/index.ts";
import type { Draft } from "../../state/drafts/draft.ts";
import type { VersionInfo, Versions } from "../../state/drafts/versions.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { versionMessages } from "./messages.ts";
import { useChanges } from "./use-changes.ts";
import { useVersions } from "./use-versions.ts";
import { VersionItem } from "./VersionItem.tsx";
import { momentText } from "./words.ts";
import "./versions.css";

interface HistoryDialogProps {
  readonly versions: Versions;
  /** The text of the file. */
  readonly source: string;
  /** Restores a version; `said` is what to say about it. */
  readonly onRestore: (draft: Draft, version: VersionInfo, said: string) => void;
  /** Compares a version with the current file. */
  readonly onCompare: (draft: Draft, version: VersionInfo) => void;
  /** Shows a message. */
  readonly say: (text: string) => void;
  readonly onClose: () => void;
}

/** Whether `Delete all` deletes a version. */
const isDeletable = ({ place }: VersionInfo): boolean => place === null || place === "closed-tab";

/** The focus moves here: what cannot be undone should take more than one press of Enter. */
const Cancel = ({ onCancel }: { readonly onCancel: () => void }) => (
  <Button autoFocus small variant="quiet" onClick={onCancel}>
    {versionMessages.cancel}
  </Button>
);

interface DeleteAllProps {
  readonly count: number;
  readonly onDelete: () => void;
}

const DeleteAll = ({ count, onDelete }: DeleteAllProps) => {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button small variant="quiet" onClick={() => setAsking(true)}>
        {versionMessages.deleteAll}
      </Button>
    );
  }
  return (
    <div className="history__confirm" role="alert">
      <p>{formatMessage(versionMessages.confirm, { count })}</p>
      <Button
        small
        onClick={() => {
          setAsking(false);
          onDelete();
        }}
      >
        {versionMessages.confirmed}
      </Button>
      <Cancel onCancel={() => setAsking(false)} />
    </div>
  );
};

/** The dialog that lists drafts and versions, to restore, name, compare and delete them. */
export const HistoryDialog = (props: HistoryDialogProps) => {
  const { versions, source, onRestore, onCompare, say, onClose } = props;
  const list = useVersions(versions);
  const changes = useChanges(versions, list);
  const read = useCallback(
    async ({ id }: VersionInfo) => (await versions.readVersion(id))?.source ?? null,
    [versions],
  );
  const [now] = useState(Date.now);
  const region = useRef<HTMLUListElement>(null);
  // The button that had the focus is gone with its version.
  const settle = (text: string): void => {
    say(text);
    region.current?.focus();
  };
  const withDraft = async (
    version: VersionInfo,
    use: (draft: Draft, version: VersionInfo) => void,
  ): Promise<void> => {
    const draft = await versions.readVersion(version.id);
    // While the dialog is open, nothing below it can be focused.
    flushSync(onClose);
    if (draft === null) say(versionMessages.gone);
    else use(draft, version);
  };
  const deletable = (list ?? []).filter(isDeletable).length;
  return (
    <Dialog title={versionMessages.title} onClose={onClose}>
      <div className="history__head">
        <p className="history__intro">{versionMessages.intro}</p>
        {deletable > 0 && (
          <DeleteAll
            count={deletable}
            onDelete={async () => {
              await versions.deleteAll();
              settle(versionMessages.deletedAll);
            }}
          />
        )}
      </div>
      {list === undefined && <p className="history__empty">{versionMessages.loading}</p>}
      {list === null && <p className="history__empty">{versionMessages.unreadable}</p>}
      {list?.length === 0 && <p className="history__empty">{versionMessages.empty}</p>}
      <ul ref={region} className="history" aria-label={versionMessages.list} tabIndex={-1}>
        {list?.map((version) => (
          <VersionItem
            key={version.id}
            version={version}
            change={changes.get(version.id)}
            source={source}
            now={now}
            onRead={read}
            onRestore={(chosen) =>
              void withDraft(chosen, (draft, one) => {
                const when = momentText(one.savedAt, now);
                onRestore(draft, one, formatMessage(versionMessages.restored, { when }));
              })
            }
            onCompare={(chosen) => void withDraft(chosen, onCompare)}
            onRename={async ({ id }, label) => {
              await versions.renameVersion(id, label);
              if (label.trim() !== "") say(formatMessage(versionMessages.named, { name: label }));
            }}
            onDelete={async ({ id }) => {
              await versions.deleteVersion(id);
              settle(versionMessages.deleted);
            }}
          />
        ))}
      </ul>
    </Dialog>
  );
};
