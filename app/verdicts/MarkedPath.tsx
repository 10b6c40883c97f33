import type { Explanation } from "../../core/index.ts";
import { Cut } from "../ui/Cut.tsx";
import { Marked } from "./Marked.tsx";

/** The path under test, with the part marked that the deciding rule's pattern matched. */
export const MarkedPath = ({
  explanation,
  compared = false,
  isCut = false,
}: {
  readonly explanation: Explanation;
  /** Whether to show the path as the dialect compares it rather than as in the URL. */
  readonly compared?: boolean;
  /** Whether it stays in one line, without its middle if need be. */
  readonly isCut?: boolean;
}) => {
  const { path, comparedPath, winner } = explanation;
  const text = compared ? comparedPath : path;
  const spans = text === comparedPath ? (winner?.spans ?? []) : [];
  if (!isCut) return <Marked text={text} spans={spans} />;
  return (
    <Cut text={text}>
      {(part, start) => (
        <Marked
          text={part}
          spans={spans.map(({ from, to }) => ({ from: from - start, to: to - start }))}
        />
      )}
    </Cut>
  );
};
