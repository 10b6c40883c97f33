import { useMemo, useState } from "react";
import { formatMessage } from "../../../core/index.ts";
import {
  type AlikeEntries,
  alikeEntries,
  type ChangeEntry,
  crawlersText,
} from "../../changes/entries.ts";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { ChangeItem, type ChangeProps } from "./ChangeItem.tsx";
import { compareMessages as words } from "./messages.ts";

/** The most groups of changes shown, and the most changes of one, before the rest is only counted. */
const MOST_SHOWN = 60;

/** The line of the file whose changes are marked, as of a press on it; null for none. */
export type MarkedLine = { readonly line: number } | null;

interface ListProps extends Omit<ChangeProps, "entry" | "marked"> {
  readonly marked: MarkedLine;
}

const keyOf = ({ area, crawlers }: ChangeEntry): string =>
  `${area.after.allowed} ${area.pattern} ${crawlers?.[0]?.token ?? ""} ${area.url}`;

const othersText = ({ crawlers }: ChangeEntry, count: number): string =>
  crawlers === null
    ? formatMessage(words.moreAlike, { count })
    : formatMessage(words.moreAlikeFor, { count, crawlers: crawlersText(crawlers) });

/** Changes alike: the first few and what is marked, and the others on demand. */
const Alike = ({ alike, marked, ...rest }: ListProps & { readonly alike: AlikeEntries }) => {
  const [isOpen, setOpen] = useState(false);
  const isMarked = ({ area }: ChangeEntry): boolean =>
    marked !== null && area.after.rule?.line === marked.line;
  const { first, others } = alike;
  const shown = isOpen ? others.slice(0, MOST_SHOWN) : others.filter(isMarked);
  const count = others.length - shown.length;
  const [head] = first;
  return (
    <>
      {[...first, ...shown].map((entry) => (
        <ChangeItem
          key={keyOf(entry)}
          {...rest}
          entry={entry}
          marked={isMarked(entry) ? marked : null}
        />
      ))}
      {head !== undefined && others.length > 0 && (
        <li className="changes__others">
          {count > 0 && isOpen && formatMessage(words.moreChanges, { count })}{" "}
          <button
            type="button"
            className="link"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? words.showFewer : <UntrustedText text={othersText(head, count)} />}
          </button>
        </li>
      )}
    </>
  );
};

interface ChangesProps extends ListProps {
  readonly entries: readonly ChangeEntry[];
  /** They are those of an earlier text. */
  readonly isOlder: boolean;
}

/** What changes, alike changes together. */
export const Changes = ({ entries, isOlder, ...props }: ChangesProps) => {
  const groups = useMemo(() => alikeEntries(entries), [entries]);
  const count = groups
    .slice(MOST_SHOWN)
    .reduce((sum, { first, others }) => sum + first.length + others.length, 0);
  return (
    <>
      <ol className="changes" aria-label={words.changes} aria-busy={isOlder}>
        {groups.slice(0, MOST_SHOWN).map((alike) => (
          <Alike key={keyOf(alike.first[0] as ChangeEntry)} {...props} alike={alike} />
        ))}
      </ol>
      {count > 0 && <p>{formatMessage(words.moreChanges, { count })}</p>}
    </>
  );
};
