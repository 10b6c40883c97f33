import type { Span } from "../../core/index.ts";
import { UntrustedText } from "../ui/UntrustedText.tsx";
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
    const shown = <UntrustedText key={key} text={stretch.text} />;
    return stretch.marked ? <mark key={key}>{shown}</mark> : shown;
  });
};
