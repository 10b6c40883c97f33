import { useState } from "react";
import {
  type Dialect,
  describeDialect,
  formatMessage,
  groupBy,
  type Statement,
} from "../../../core/index.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { Filled } from "../../ui/Filled.tsx";
import { basisWords, readerMessages as words } from "../../verdicts/reader-messages.ts";
import { SourceTitle, sourceName } from "../../verdicts/SourceTitle.tsx";
import "./dialect-sheet.css";

type Source = Statement["source"];

const Basis = ({ basis }: Pick<Source, "basis">) => (
  <span className={basis === "assumed" ? "reads__basis reads__basis--assumed" : "reads__basis"}>
    {basisWords[basis]}
  </span>
);

const WholeSource = ({ source }: { readonly source: Source }) => (
  <Filled
    template={words.basisOfSource}
    parts={{ basis: <Basis basis={source.basis} />, source: <SourceTitle source={source} /> }}
  />
);

/** Sources that read the same. */
const keyOf = (source: Source): string => `${source.basis} ${sourceName(source)}`;

/** The source that most statements share, which is then said once; null if each has its own. */
const sharedSource = (statements: readonly Statement[]): Source | null => {
  const sourced = statements.filter(({ source }) => source.basis !== "assumed");
  const groups = [...groupBy(sourced, ({ source }) => keyOf(source)).values()];
  const [first] = groups.sort((a, b) => b.length - a.length);
  return first === undefined || first.length < 2 ? null : (first[0]?.source ?? null);
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
  const shared = hasSources ? sharedSource(statements) : null;
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
      {shared !== null && (
        <p className="reads__source">
          <Filled
            template={words.sourceOfOthers}
            parts={{ source: <WholeSource source={shared} /> }}
          />
        </p>
      )}
      <dl className="reads">
        {statements.map(({ topic, statement, source }) => (
          <div key={topic} className="reads__fact">
            <dt>{topic}</dt>
            <dd>
              {statement} {!hasSources && source.basis === "assumed" && <Basis {...source} />}
              {hasSources && (shared === null || keyOf(source) !== keyOf(shared)) && (
                <span className="reads__source">
                  <WholeSource source={source} />
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
};
