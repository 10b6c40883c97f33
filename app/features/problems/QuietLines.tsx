import { useState } from "react";
import { formatMessage } from "../../../core/index.ts";
import { type QuietKind, quietLines } from "../../../core/lint/index.ts";
import { Icon } from "../../ui/Icon.tsx";
import { MESSAGES } from "./messages.ts";
import { Items, type ItemsProps } from "./ProblemList.tsx";

interface QuietLinesProps extends Omit<ItemsProps, "label"> {
  /** The most findings shown of a kind. */
  readonly most: number;
}

/** One line for all quiet findings of a kind, which opens to them. */
export const QuietLines = ({ diagnostics, start, most, ...rest }: QuietLinesProps) => {
  const [open, setOpen] = useState<readonly QuietKind[]>([]);
  let next = start;
  return quietLines(rest.document, diagnostics).map((line) => {
    const { kind, text, diagnostics: all } = line;
    const isOpen = open.includes(kind);
    const first = next;
    const shown = isOpen ? all.slice(0, most) : [];
    next += shown.length;
    return (
      <section key={kind} className="problems__quiet">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(isOpen ? open.filter((one) => one !== kind) : [...open, kind])}
        >
          <Icon name={isOpen ? "chevron-down" : "chevron-right"} />
          {text}
        </button>
        {isOpen && (
          <Items
            {...rest}
            diagnostics={shown}
            start={first}
            label={formatMessage(MESSAGES.headingOf, { what: text })}
          />
        )}
        {isOpen && all.length > most && (
          <p className="problems__more">
            {formatMessage(MESSAGES.shownOf, { shown: most, count: all.length })}
          </p>
        )}
      </section>
    );
  });
};
