import {
  type Dialect,
  describeDialect,
  formatMessage,
  type Statement,
} from "../../../core/index.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { Filled } from "../../ui/Filled.tsx";
import { readerMessages as words } from "../../verdicts/reader-messages.ts";
import { SourceTitle } from "../../verdicts/SourceTitle.tsx";
import "./dialect-sheet.css";

const BASIS: Readonly<Record<Statement["source"]["basis"], string>> = {
  clause: words.byStandard,
  documentation: words.byOperator,
  observed: words.byTrial,
  assumed: words.assumed,
};

const SourceNote = ({ source }: { readonly source: Statement["source"] }) => (
  <span className="reads__source">
    <Filled
      template={words.basisOfSource}
      parts={{
        basis: (
          <span
            className={
              source.basis === "assumed" ? "reads__basis reads__basis--assumed" : "reads__basis"
            }
          >
            {BASIS[source.basis]}
          </span>
        ),
        source: <SourceTitle source={source} />,
      }}
    />
  </span>
);

/** How a reader reads the file: one sentence for each switch of its record, with its source. */
export const DialectSheet = ({
  dialect,
  onCompare,
  onClose,
}: {
  readonly dialect: Dialect;
  /** Shows the differences between readers instead. */
  readonly onCompare: () => void;
  readonly onClose: () => void;
}) => {
  const statements = describeDialect(dialect);
  const assumed = statements.filter(({ source }) => source.basis === "assumed").length;
  return (
    <Dialog
      title={formatMessage(words.sheetTitle, { reader: dialect.name })}
      placement="side"
      onClose={onClose}
    >
      <p className="reads__edition">
        {assumed === 0
          ? formatMessage(words.sheetSourced, { edition: dialect.edition })
          : formatMessage(words.sheetAssumed, {
              edition: dialect.edition,
              count: assumed,
              total: statements.length,
            })}
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
          {words.differOnFile}
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
