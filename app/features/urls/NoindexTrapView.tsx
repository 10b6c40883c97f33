import { formatMessage, lineAt, type NoindexTrap, spaceAfter } from "../../../core/index.ts";
import type { Opening } from "../../answers/pages.ts";
import { Button } from "../../ui/Button.tsx";
import { Filled } from "../../ui/Filled.tsx";
import { SourceTitle } from "../../verdicts/SourceTitle.tsx";
import { Code, LineLink, placeOf, ruleOf, type Telling } from "./because-in-words.tsx";
import { outcomeMessages as words } from "./page-messages.ts";

interface NoindexTrapViewProps {
  readonly trap: NoindexTrap;
  readonly opening: Opening | null;
  readonly telling: Telling;
}

/** A noindex that is never read because the page is blocked; or one that a block would undo. */
export const NoindexTrapView = ({ trap, opening, telling }: NoindexTrapViewProps) => {
  const { document, port, crawler } = telling;
  const [first] = trap.rules;
  if (first === undefined) return null;
  const operator = telling.operator === "" ? words.itsOperator : telling.operator;
  const rule = <Code text={ruleOf(first.rule)} />;
  const place = <Code text={placeOf(first.rule)} />;
  const { line, listed } = trap;
  const link = line === null ? null : <LineLink line={line} document={document} port={port} />;
  const withSource = (template: string) =>
    listed === null ? (
      <Filled template={template} parts={{ operator }} />
    ) : (
      <Filled
        template={words.withSource}
        parts={{
          sentence: <Filled template={template} parts={{ operator }} />,
          source: <SourceTitle source={listed} />,
        }}
      />
    );
  if (trap.kind === "read") {
    return (
      <div className="page__trap">
        <p>
          <strong>{words.readTitle}</strong>
        </p>
        <p>
          <Filled template={words.readThen} parts={{ rule }} />
          {spaceAfter(words.readThen)}
          {withSource(listed === null ? words.readUnknown : words.readListed)}
        </p>
      </div>
    );
  }
  const insert = ({ line: above, rule: inserted }: Opening) => {
    const { from } = lineAt(document, above);
    const path = inserted.replace(/^Allow: |\$$/g, "");
    const edit = { from, to: from, insert: `${inserted}\n` };
    port.applyEdits([edit], document, formatMessage(words.opened, { path }));
  };
  return (
    <div className="page__trap page__trap--unread">
      <p>
        <strong>{words.unreadTitle}</strong>
      </p>
      <p>
        <Filled
          template={link === null ? words.unreadWhole : words.unreadLine}
          parts={{ rule, place, crawler, line: link }}
        />
      </p>
      {link !== null && (
        <p>
          <Filled
            template={opening === null ? words.toOpenLine : words.toOpen}
            parts={{ line: link, rule: <Code text={opening?.rule ?? ""} /> }}
          />{" "}
          {opening !== null && (
            <Button small onClick={() => insert(opening)}>
              {words.open}
            </Button>
          )}
        </p>
      )}
      <p>{withSource(listed === null ? words.ifNotUnknown : words.ifNot)}</p>
    </div>
  );
};
