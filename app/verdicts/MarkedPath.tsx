import type { Explanation } from "../../core/index.ts";
import { Marked } from "./Marked.tsx";

/** The path under test, with the part marked that the deciding rule's pattern matched. */
export const MarkedPath = ({
  explanation,
  compared = false,
}: {
  readonly explanation: Explanation;
  /** Whether to show the path as the dialect compares it rather than as in the URL. */
  readonly compared?: boolean;
}) => {
  const { path, comparedPath, winner } = explanation;
  const text = compared ? comparedPath : path;
  return <Marked text={text} spans={text === comparedPath ? (winner?.spans ?? []) : []} />;
};
