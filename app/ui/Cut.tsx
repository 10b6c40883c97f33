import type { ReactNode } from "react";
import "./cut.css";

/** How much of the end always stays, in UTF-16 units. */
const END = 14;

/** Shorter texts fit nearly anywhere. */
const SHORT = END + 8;

const isInPair = (text: string, at: number): boolean => /[\udc00-\udfff]/.test(text.charAt(at));

interface CutProps {
  readonly text: string;
  /** Shows a part of the text, which begins at `from` in it. */
  readonly children: (part: string, from: number) => ReactNode;
}

/**
 * A text in one line which, where it does not fit, loses its middle: URLs of one site begin alike and
 * differ at the end. The styles do the cutting, so nothing is measured.
 */
export const Cut = ({ text, children }: CutProps) => {
  if (text.length <= SHORT) return children(text, 0);
  const end = text.length - END;
  const at = isInPair(text, end) ? end - 1 : end;
  return (
    <span className="cut">
      <span>{children(text.slice(0, at), 0)}</span>
      <span>{children(text.slice(at), at)}</span>
    </span>
  );
};
