import { type ContentKind, formatMessage } from "../../../core/index.ts";
import { Button } from "../../ui/Button.tsx";
import { pastedMessages as MESSAGES } from "./messages.ts";

/** A text without URLs that was pasted as URLs. */
export interface OtherText {
  readonly text: string;
  readonly content: ContentKind;
  /** What it is, for a sentence. */
  readonly kind: string;
}

interface PastedOtherProps {
  readonly other: OtherText;
  /** Opens a robots.txt, or takes anything else to where it belongs. */
  readonly onTake: () => void;
  readonly onTest: () => void;
  readonly onCancel: () => void;
}

const TAKEN: ReadonlySet<ContentKind> = new Set([
  "robots",
  "response",
  "checks",
  "html",
  "headers",
  "har",
]);

const sentenceFor = ({ content, kind }: OtherText): string => {
  if (content === "robots") return MESSAGES.looksLikeRobots;
  return content === "unknown" ? MESSAGES.notAnyUrls : formatMessage(MESSAGES.notUrls, { kind });
};

/** Asks what to do with a text without URLs that was pasted as URLs. */
export const PastedOther = ({ other, onTake, onTest, onCancel }: PastedOtherProps) => {
  const canTake = TAKEN.has(other.content);
  return (
    <div className="pasted" role="alert">
      <p>{sentenceFor(other)}</p>
      {canTake && (
        <Button autoFocus small variant="primary" onClick={onTake}>
          {other.content === "robots" ? MESSAGES.openIt : MESSAGES.takeIt}
        </Button>
      )}
      <Button small onClick={onTest}>
        {MESSAGES.testLines}
      </Button>
      <Button autoFocus={!canTake} small variant="quiet" onClick={onCancel}>
        {MESSAGES.dropPaste}
      </Button>
    </div>
  );
};
