import { formatMessage } from "../../../core/index.ts";
import type { TestUrl } from "../../state/store/state.ts";
import { Button } from "../../ui/Button.tsx";
import { MESSAGES } from "../../verdicts/messages.ts";

/** URLs that were removed. */
export interface Removal {
  readonly count: number;
  /** Puts them back in their places. */
  readonly undo: () => void;
  /** The list after the removal. */
  readonly left: readonly TestUrl[];
}

interface RemovedUrlsProps {
  readonly removal: Removal | null;
  /** The current list: the offer disappears once the list changes otherwise. */
  readonly urls: readonly TestUrl[];
  /** Called when they have been put back. */
  readonly onDone: () => void;
}

/**
 * Says below the list how many URLs were removed, with an Undo button; nothing on the page moves.
 */
export const RemovedUrls = ({ removal, urls, onDone }: RemovedUrlsProps) => (
  <div className="tester__removed" role="status">
    {removal !== null && removal.left === urls && (
      <>
        {formatMessage(MESSAGES.removed, { count: removal.count })}
        <Button
          small
          onClick={() => {
            removal.undo();
            onDone();
          }}
        >
          {MESSAGES.undo}
        </Button>
      </>
    )}
  </div>
);
