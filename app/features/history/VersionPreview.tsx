import { useEffect, useState } from "react";
import { useTextDiff } from "../../editor/use-text-diff.ts";
import { Failed } from "../../ui/Failed.tsx";
import { versionMessages } from "./messages.ts";

interface VersionPreviewProps {
  /** The text of the file. */
  readonly source: string;
  /** Reads the version's text; null if it is gone. */
  readonly read: () => Promise<string | null>;
}

/** What restoring a version changes in the file, line by line. */
export const VersionPreview = ({ source, read }: VersionPreviewProps) => {
  const [text, setText] = useState<string | null | undefined>();
  useEffect(() => {
    let isGone = false;
    const take = (found: string | null): void => {
      if (!isGone) setText(found);
    };
    read().then(take, () => take(null));
    return () => {
      isGone = true;
    };
  }, [read]);
  const { place, hasFailed, retry } = useTextDiff(
    typeof text === "string" && text !== source
      ? { label: versionMessages.previewOf, before: source, after: text }
      : null,
  );
  return (
    <div className="version__preview">
      {text === null && <p role="status">{versionMessages.gone}</p>}
      {text === source && <p role="status">{versionMessages.sameAsNow}</p>}
      {hasFailed && <Failed text={versionMessages.previewFailed} onRetry={retry} />}
      <div ref={place} />
    </div>
  );
};
