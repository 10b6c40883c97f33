import { useState } from "react";

interface LiveRegionProps {
  /** A new object each time, so that the same text said twice is read twice. */
  readonly said: { readonly text: string };
}

/** Has assistive tech read a text out once it is done with what it reads; nobody sees it. */
export const LiveRegion = ({ said }: LiveRegionProps) => {
  const [latest, setLatest] = useState({ said, turn: 0 });
  if (latest.said !== said) setLatest({ said, turn: latest.turn + 1 });
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true">
      <p key={latest.turn}>{said.text}</p>
    </div>
  );
};
