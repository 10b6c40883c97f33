import type { Span } from "../../core/index.ts";
import { markSpans } from "./marked-path.ts";

/** Text with stretches of it marked. */
export const Marked = ({
  text,
  spans,
}: {
  readonly text: string;
  readonly spans: readonly Span[];
}) => {
  let at = 0;
  return markSpans(text, spans).map((stretch) => {
    const key = at;
    at += stretch.text.length;
    return stretch.marked ? <mark key={key}>{stretch.text}</mark> : stretch.text;
  });
};
