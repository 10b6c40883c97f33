import { type FormEvent, useCallback, useId, useRef, useState } from "react";
import type { VersionInfo } from "../../state/drafts/versions.ts";
import { shownName } from "../../state/store/own-names.ts";
import { Button } from "../../ui/Button.tsx";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { versionMessages } from "./messages.ts";
import { VersionPreview } from "./VersionPreview.tsx";
import { dateText, kindText, sizeText } from "./words.ts";

/** The actions on a version. */
export interface VersionActions {
  readonly onRestore: (version: VersionInfo) => void;
  readonly onRename: (version: VersionInfo, label: string) => void;
  readonly onDelete: (version: VersionInfo) => void;
  readonly onCompare: (version: VersionInfo) => void;
  /** Reads the text of a version; null if it is gone. */
  readonly onRead: (version: VersionInfo) => Promise<string | null>;
}

interface VersionItemProps extends VersionActions {
  readonly version: VersionInfo;
  /** What changed since the next version in the list, in words; undefined if unknown. */
  readonly change: string | undefined;
  /** The text of the file. */
  readonly source: string;
  /** Milliseconds since 1970, to decide what is today. */
  readonly now: number;
}

interface NameFormProps {
  readonly label: string;
  readonly onSave: (label: string) => void;
  readonly onCancel: () => void;
}

const NameForm = ({ label, onSave, onCancel }: NameFormProps) => {
  const field = useRef<HTMLInputElement>(null);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    onSave(field.current?.value ?? "");
  };
  return (
    <form
      className="version__form"
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // The dialog around it stays open.
        event.preventDefault();
        event.stopPropagation();
        onCancel();
      }}
    >
      <input
        ref={field}
        autoFocus
        className="field"
        aria-label={versionMessages.nameField}
        defaultValue={label}
        maxLength={200}
      />
      <Button small type="submit">
        {versionMessages.save}
      </Button>
      <Button small variant="quiet" onClick={onCancel}>
        {versionMessages.cancel}
      </Button>
    </form>
  );
};

/** A version in the list: its name, date, size, and actions. */
export const VersionItem = (props: VersionItemProps) => {
  const { version, change, source, now } = props;
  const { onRestore, onRename, onDelete, onCompare, onRead } = props;
  const [isNaming, setNaming] = useState(false);
  const [isPreviewed, setPreviewed] = useState(false);
  const read = useCallback(() => onRead(version), [onRead, version]);
  const nameButton = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const { label, name, beginning, savedAt, bytes, place } = version;
  const stopNaming = (): void => {
    setNaming(false);
    requestAnimationFrame(() => nameButton.current?.focus());
  };
  // A draft that is open in this or another tab can be neither restored nor deleted here.
  const isOpen = place === "this-tab";
  const isStored = place !== "memory";
  return (
    <li className="version">
      <div className="version__what" id={titleId}>
        <span className="version__title">
          <UntrustedText text={label ?? shownName(name)} />
        </span>{" "}
        <span className="version__kind">{kindText(version)}</span>
        <span className="version__facts">
          <time dateTime={new Date(savedAt).toISOString()}>{dateText(savedAt, now)}</time>
          {" · "}
          {sizeText(bytes)}
          {change !== undefined && (
            <span title={versionMessages.sinceNext}>
              {" · "}
              {change}
            </span>
          )}
        </span>
        {beginning !== "" && (
          <span className="version__beginning">
            <UntrustedText text={beginning} />
          </span>
        )}
      </div>
      {isNaming ? (
        <NameForm
          label={label ?? ""}
          onSave={(given) => {
            onRename(version, given);
            stopNaming();
          }}
          onCancel={stopNaming}
        />
      ) : (
        <div className="version__actions">
          {!isOpen && (
            <Button small aria-describedby={titleId} onClick={() => onRestore(version)}>
              {versionMessages.restore}
            </Button>
          )}
          {!isOpen && (
            <Button
              small
              variant="quiet"
              aria-expanded={isPreviewed}
              aria-describedby={titleId}
              onClick={() => setPreviewed(!isPreviewed)}
            >
              {versionMessages.preview}
            </Button>
          )}
          {!isOpen && (
            <Button
              small
              variant="quiet"
              aria-describedby={titleId}
              onClick={() => onCompare(version)}
            >
              {versionMessages.compare}
            </Button>
          )}
          {place === null && (
            <Button
              small
              variant="quiet"
              ref={nameButton}
              aria-describedby={titleId}
              onClick={() => setNaming(true)}
            >
              {versionMessages.name}
            </Button>
          )}
          {isStored && !isOpen && place !== "other-tab" && (
            <Button
              small
              variant="quiet"
              aria-describedby={titleId}
              onClick={() => onDelete(version)}
            >
              {versionMessages.delete}
            </Button>
          )}
        </div>
      )}
      {isPreviewed && <VersionPreview source={source} read={read} />}
    </li>
  );
};
