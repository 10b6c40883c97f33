import { useCallback, useEffect, useState } from "react";

/** Milliseconds that a message is shown: time to read it, and more for a long one. */
const stay = (text: string): number => 4000 + text.length * 40;

/** A short message that disappears by itself: the text to show, and a function that sets it. */
export const useAnnounce = (): readonly [string, (text: string) => void] => {
  const [message, setMessage] = useState<{ readonly text: string } | null>(null);
  useEffect(() => {
    if (message === null) return;
    const timer = setTimeout(() => setMessage(null), stay(message.text));
    return () => clearTimeout(timer);
  }, [message]);
  // A new object each time, so that a repeated message is shown for its full time.
  const announce = useCallback((text: string) => setMessage({ text }), []);
  return [message?.text ?? "", announce];
};
