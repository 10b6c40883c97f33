import { memo } from "react";
import { cellOf, formatMessage } from "../../../core/index.ts";
import type { Expectation } from "../../state/store/state.ts";
import { Icon } from "../../ui/Icon.tsx";
import { verdictWord } from "./cell-words.ts";
import { matrixMessages as words } from "./messages.ts";

interface MatrixCellProps {
  /** As returned by `cellOf`; null while it is unknown. */
  readonly cell: number | null;
  /** What the line that decides is called; null if none does. */
  readonly line: string | null;
  readonly isPattern: boolean;
  /** The crawler does not obey robots.txt. */
  readonly ignoresRobots: boolean;
  readonly expected: Expectation["expected"] | null;
}

/** The contents of a cell: the verdict, the line, and whether it is as expected. */
export const MatrixCell = memo(function MatrixCell(props: MatrixCellProps) {
  const { cell, line, isPattern, ignoresRobots, expected } = props;
  if (cell === null) return <span className="matrix__unknown">…</span>;
  const known = cellOf(cell);
  const { verdict } = known;
  const missed = expected !== null && expected !== verdict;
  return (
    <>
      <span className={`matrix__verdict matrix__verdict--${verdict}`} translate="no">
        <Icon name={verdict === "mixed" ? "more" : verdict} />
        {verdictWord(known, isPattern)}
      </span>{" "}
      <span className="matrix__line">
        {ignoresRobots ? words.notObeyed : (line ?? (isPattern ? "" : words.noRule))}
      </span>
      {expected !== null && (
        <span className={missed ? "matrix__guard matrix__guard--missed" : "matrix__guard"}>
          {" "}
          {missed ? (
            formatMessage(words.shouldBe, { expected: words.verdicts[expected] })
          ) : (
            <span className="visually-hidden">{words.asExpected}</span>
          )}
        </span>
      )}
    </>
  );
});
