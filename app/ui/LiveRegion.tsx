import { useState } from "react";

interface LiveRegionProps {
  /** A new object each time, so that repeated text is announced again. */
  readonly said: { readonly text: string };
}

/** A visually hidden live region: screen readers announce its text politely. */
export const LiveRegion = ({ said }: LiveRegionProps) => {
  const [latest, setLatest] = useState({ said, turn: 0 });
  if (latest.said !== said) setLatest({ said, turn: latest.turn + 1 });
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true">
      <p key={latest.turn}>{said.text}</p>
    </div>
  );
};
