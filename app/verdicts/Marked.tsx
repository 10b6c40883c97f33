import type { Span } from "../../core/index.ts";
import { Outside } from "../ui/Outside.tsx";
import { markSpans } from "./marked-path.ts";

/** Text with some ranges marked. */
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
    const shown = <Outside key={key} text={stretch.text} />;
    return stretch.marked ? <mark key={key}>{shown}</mark> : shown;
  });
};
