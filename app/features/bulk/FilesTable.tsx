import { formatMessage } from "../../../core/index.ts";
import type { FileReport } from "../../answers/workers/bulk/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { WithCode } from "../../ui/WithCode.tsx";
import { MESSAGES } from "./messages.ts";
import { type Column, SimpleTable } from "./SimpleTable.tsx";
import { MOST_ROWS } from "./view.ts";
import { fileRemarks, inNumber, kindInWords } from "./words.ts";

const Unread = ({ unread, unreadExamples }: FileReport) => {
  const [example] = unreadExamples;
  return (
    <>
      {inNumber(unread)}
      {example !== undefined && (
        <span className="bulk__faint bulk__example">
          {" "}
          <UntrustedText text={formatMessage(MESSAGES.example, { text: example })} />
        </span>
      )}
    </>
  );
};

/** A file and its place among all. */
interface FileRow extends FileReport {
  readonly index: number;
}

interface FilesTableProps {
  readonly files: readonly FileReport[];
  /** Opens a robots.txt in the editor, by its index. */
  readonly onOpen: (index: number) => void;
}

const columnsFor = (onOpen: FilesTableProps["onOpen"]): readonly Column<FileRow>[] => [
  { name: MESSAGES.file, cell: ({ name }) => <UntrustedText text={name} /> },
  {
    name: MESSAGES.what,
    cell: (report) => (
      <>
        {report.kind !== null && <UntrustedText text={kindInWords(report.kind)} />}
        {fileRemarks(report).map((remark) => (
          <span key={remark} className="bulk__remark">
            <WithCode text={remark} />
          </span>
        ))}
        {report.problem === "robots-txt" && (
          <Button small onClick={() => onOpen(report.index)}>
            {MESSAGES.openRobots}
          </Button>
        )}
      </>
    ),
  },
  { name: MESSAGES.read, isNumber: true, isExtra: true, cell: ({ entries }) => inNumber(entries) },
  {
    name: MESSAGES.blockedColumn,
    isNumber: true,
    isExtra: true,
    cell: ({ blocked }) => (blocked === null ? "" : inNumber(blocked)),
  },
  { name: MESSAGES.unread, cell: Unread },
];

/** Each file: its type, what was read, what was not and why. Files with problems first. */
export const FilesTable = ({ files, onOpen }: FilesTableProps) => {
  const rows = files.map((file, index) => ({ ...file, index }));
  rows.sort((a, b) => Number(b.problem !== null) - Number(a.problem !== null));
  const more = files.length - MOST_ROWS;
  return (
    <>
      <SimpleTable
        label={MESSAGES.filesTable}
        rows={rows.slice(0, MOST_ROWS)}
        columns={columnsFor(onOpen)}
        keyOf={({ index }) => String(index)}
      />
      {more > 0 && (
        <p className="bulk__faint">{formatMessage(MESSAGES.moreFiles, { count: more })}</p>
      )}
    </>
  );
};
