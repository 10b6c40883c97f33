import { type Dialect, describeDialect, type Statement } from "../../core/index.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { SourceTitle } from "./SourceTitle.tsx";
import "./dialect-sheet.css";

const BASIS: Readonly<Record<Statement["source"]["basis"], string>> = {
  clause: "the standard says so",
  documentation: "its operator says so",
  observed: "seen by running it",
  assumed: "assumed",
};

const SourceNote = ({ source }: { readonly source: Statement["source"] }) => (
  <span className="reads__source">
    <span
      className={source.basis === "assumed" ? "reads__basis reads__basis--assumed" : "reads__basis"}
    >
      {BASIS[source.basis]}
    </span>
    {": "}
    <SourceTitle source={source} />
  </span>
);

/** How a reader reads the file: one sentence for each switch of its record, with what it rests on. */
export const DialectSheet = ({
  dialect,
  onCompare,
  onClose,
}: {
  readonly dialect: Dialect;
  /** Shows where readers differ instead. */
  readonly onCompare: () => void;
  readonly onClose: () => void;
}) => {
  const statements = describeDialect(dialect);
  const assumed = statements.filter(({ source }) => source.basis === "assumed").length;
  return (
    <Dialog title={`How ${dialect.name} reads the file`} placement="side" onClose={onClose}>
      <p className="reads__edition">
        {dialect.edition}.{" "}
        {assumed === 0
          ? "Every statement has a source."
          : `${assumed} of ${statements.length} statements have no source and are assumed; they are marked.`}
      </p>
      <p className="reads__compare">
        <button
          type="button"
          className="link"
          onClick={() => {
            onClose();
            onCompare();
          }}
        >
          Where readers differ on this file
        </button>
      </p>
      <dl className="reads">
        {statements.map(({ topic, statement, source }) => (
          <div key={topic} className="reads__fact">
            <dt>{topic}</dt>
            <dd>
              {statement} <SourceNote source={source} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
};
