import { useState } from "react";
import {
  type Dialect,
  describeDialect,
  formatMessage,
  type Statement,
} from "../../../core/index.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { Filled } from "../../ui/Filled.tsx";
import { basisWords, readerMessages as words } from "../../verdicts/reader-messages.ts";
import { SourceTitle } from "../../verdicts/SourceTitle.tsx";
import "./dialect-sheet.css";

/** What a statement rests on: always if it is assumed, and otherwise on wish. */
const SourceNote = ({
  source,
  isWhole,
}: {
  readonly source: Statement["source"];
  readonly isWhole: boolean;
}) => {
  const isAssumed = source.basis === "assumed";
  if (!isWhole && !isAssumed) return null;
  const basis = (
    <span className={isAssumed ? "reads__basis reads__basis--assumed" : "reads__basis"}>
      {basisWords[source.basis]}
    </span>
  );
  return (
    <span className={isWhole ? "reads__source" : undefined}>
      {isWhole ? (
        <Filled
          template={words.basisOfSource}
          parts={{ basis, source: <SourceTitle source={source} /> }}
        />
      ) : (
        basis
      )}
    </span>
  );
};

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
  const [hasSources, setSources] = useState(false);
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
          ? formatMessage(words.sheetSourced, { reader: dialect.name, edition: dialect.edition })
          : formatMessage(words.sheetAssumed, {
              reader: dialect.name,
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
        <a href={`readers/${dialect.id}.html`} target="_blank" rel="noreferrer">
          {words.ownPage}
        </a>
        <label className="reads__toggle">
          <input
            type="checkbox"
            checked={hasSources}
            onChange={({ currentTarget }) => setSources(currentTarget.checked)}
          />
          {words.showSources}
        </label>
      </p>
      <dl className="reads">
        {statements.map(({ topic, statement, source }) => (
          <div key={topic} className="reads__fact">
            <dt>{topic}</dt>
            <dd>
              {statement} <SourceNote source={source} isWhole={hasSources} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
};
