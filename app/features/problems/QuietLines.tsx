import { useState } from "react";
import { formatMessage } from "../../../core/index.ts";
import { quietSummary } from "../../../core/lint/index.ts";
import { Icon } from "../../ui/Icon.tsx";
import { MESSAGES } from "./messages.ts";
import { Items, type ItemsProps } from "./ProblemList.tsx";

interface QuietLinesProps extends Omit<ItemsProps, "label"> {
  /** The most findings shown of a kind. */
  readonly most: number;
}

/** One line for all quiet findings, which opens to those of each kind. */
export const QuietLines = ({ diagnostics, start, most, ...rest }: QuietLinesProps) => {
  const [isOpen, setOpen] = useState(false);
  const summary = quietSummary(rest.document, diagnostics);
  if (summary === null) return null;
  let next = start;
  return (
    <section className="problems__quiet">
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name={isOpen ? "chevron-down" : "chevron-right"} />
        {summary.text}
      </button>
      {isOpen &&
        summary.lines.map(({ kind, text, diagnostics: all }) => {
          const shown = all.slice(0, most);
          const first = next;
          next += shown.length;
          return (
            <section key={kind}>
              {summary.lines.length > 1 && <h3>{text}</h3>}
              <Items
                {...rest}
                diagnostics={shown}
                start={first}
                label={formatMessage(MESSAGES.headingOf, { what: text })}
              />
              {all.length > most && (
                <p className="problems__more">
                  {formatMessage(MESSAGES.shownOf, { shown: most, count: all.length })}
                </p>
              )}
            </section>
          );
        })}
    </section>
  );
};
