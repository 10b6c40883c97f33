import { useRef, useState } from "react";
import { type AccessArea, formatMessage, visibleText } from "../../../core/index.ts";
import { FilterField } from "../../ui/FilterField.tsx";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { useRoving } from "../../ui/use-roving.ts";
import { accessMessages as words } from "./access-messages.ts";
import { type Folder, filed } from "./folders.ts";
import { type PathActions, PathItem } from "./PathItem.tsx";

/** With more paths than these, folders are closed and there is a filter. */
const MANY = 24;

/** The most entries of a list before the user asks for all. */
const MOST_ENTRIES = 200;

const keyOf = (entry: AccessArea | Folder): string =>
  "folder" in entry ? entry.folder : `${entry.rule.pattern.from} ${entry.pattern}`;

interface ListProps extends PathActions {
  readonly entries: readonly (AccessArea | Folder)[];
  readonly label: string;
  /** Whether folders are open. */
  readonly isOpen?: boolean;
}

/** One tab stop: the arrow keys go through its controls. */
const PathList = ({ entries, label, isOpen = false, ...actions }: ListProps) => {
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useRoving(list, true);
  const shown = isWhole ? entries : entries.slice(0, MOST_ENTRIES);
  return (
    <ul ref={list} className="paths__list" aria-label={label}>
      {shown.map((entry) => (
        <li key={keyOf(entry)}>
          {"folder" in entry ? (
            <details className="paths__folder" open={isOpen || undefined}>
              <summary>
                <code translate="no">
                  <UntrustedText text={entry.folder} />
                </code>{" "}
                <span className="paths__count">{entry.areas.length}</span>
              </summary>
              <PathList
                {...actions}
                entries={entry.areas}
                label={formatMessage(words.pathsIn, { folder: visibleText(entry.folder) })}
              />
            </details>
          ) : (
            <PathItem area={entry} {...actions} />
          )}
        </li>
      ))}
      {entries.length > shown.length && (
        <li>
          <button type="button" className="link" onClick={() => setWhole(true)}>
            {formatMessage(words.showAll, { count: entries.length })}
          </button>
        </li>
      )}
    </ul>
  );
};

interface PathListsProps extends PathActions {
  readonly areas: readonly AccessArea[];
  /** What the paths are. */
  readonly title: string;
}

/** Paths by folder, and those of any folder; many can be filtered. */
export const PathLists = ({ areas, title, ...actions }: PathListsProps) => {
  const [text, setText] = useState("");
  const hasMany = areas.length > MANY;
  const wanted = hasMany ? text.trim().toLowerCase() : "";
  const shown = areas.filter(({ pattern }) => pattern.toLowerCase().includes(wanted));
  const { entries, anywhere } = filed(shown, hasMany);
  return (
    <>
      {hasMany && (
        <FilterField label={words.filter} hint={words.filterHint} value={text} onChange={setText} />
      )}
      {shown.length === 0 && <p className="paths__proof">{words.noneMatches}</p>}
      <div className="paths__columns">
        {entries.length > 0 && (
          <PathList {...actions} entries={entries} label={title} isOpen={wanted !== ""} />
        )}
        {anywhere.length > 0 && (
          <PathList {...actions} entries={anywhere} label={words.inAnyFolder} />
        )}
      </div>
    </>
  );
};
