import type { Explanation } from "../../core/index.ts";
import { markSpans } from "./marked-path.ts";

/** The path under test with the part marked that the deciding rule's characters stand for. */
export const MarkedPath = ({
  explanation,
  compared = false,
}: {
  readonly explanation: Explanation;
  /** Show the path in the dialect's spelling rather than the URL's own. */
  readonly compared?: boolean;
}) => {
  const { path, comparedPath, candidates } = explanation;
  const text = compared ? comparedPath : path;
  const spans = text === comparedPath ? (candidates[0]?.spans ?? []) : [];
  let at = 0;
  return markSpans(text, spans).map((stretch) => {
    const key = at;
    at += stretch.text.length;
    return stretch.marked ? <mark key={key}>{stretch.text}</mark> : stretch.text;
  });
};
