import type { Explanation } from "../../core/index.ts";
import { Marked } from "./Marked.tsx";

/** The path under test with the part marked that the deciding rule's characters stand for. */
export const MarkedPath = ({
  explanation,
  compared = false,
}: {
  readonly explanation: Explanation;
  /** Show the path in the dialect's spelling rather than the URL's own. */
  readonly compared?: boolean;
}) => {
  const { path, comparedPath, winner } = explanation;
  const text = compared ? comparedPath : path;
  return <Marked text={text} spans={text === comparedPath ? (winner?.spans ?? []) : []} />;
};
