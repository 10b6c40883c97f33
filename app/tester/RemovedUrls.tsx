import { formatMessage } from "../../core/index.ts";
import type { TestUrl } from "../store/state.ts";
import { Button } from "../ui/Button.tsx";
import { MESSAGES } from "./messages.ts";

/** URLs that were removed. */
export interface Removal {
  readonly count: number;
  /** Puts them back in their places. */
  readonly undo: () => void;
  /** The list as it was left. */
  readonly left: readonly TestUrl[];
}

interface RemovedUrlsProps {
  readonly removal: Removal | null;
  /** The list as it is now: once something else is done with it, the offer goes. */
  readonly urls: readonly TestUrl[];
  /** They are back. */
  readonly onDone: () => void;
}

/** Says below the list how many URLs were removed, with a press to put them back: nothing moves for it. */
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
