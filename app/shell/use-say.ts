import { useCallback, useEffect, useState } from "react";

/** How long a message stays, in milliseconds: time to read it, and more for a long one. */
const stay = (text: string): number => 4000 + text.length * 40;

/** A short message that goes by itself: the text to show, and what sets it. */
export const useSay = (): readonly [string, (text: string) => void] => {
  const [message, setMessage] = useState<{ readonly text: string } | null>(null);
  useEffect(() => {
    if (message === null) return;
    const timer = setTimeout(() => setMessage(null), stay(message.text));
    return () => clearTimeout(timer);
  }, [message]);
  // A new object each time, so that the same message said twice stays its full time.
  const say = useCallback((text: string) => setMessage({ text }), []);
  return [message?.text ?? "", say];
};
