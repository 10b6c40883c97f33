import { memo, useDeferredValue, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import { type Dialect, formatMessage, policyOf, type RobotsDocument } from "../../../core/index.ts";
import { type OutlineEntry, outline, outlineEntryAt } from "../../../core/service/index.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import { coverageOf } from "../../state/store/coverage.ts";
import { decidedCounts, dialectOf } from "../../state/store/derive.ts";
import type { AppState } from "../../state/store/state.ts";
import type { AppStore } from "../../state/store/store.ts";
import { Button } from "../../ui/Button.tsx";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { WithCode } from "../../ui/WithCode.tsx";
import { outlineMessages as words } from "./messages.ts";
import { type DecidedWords, decidedWords, entryWords } from "./words.ts";
import "./outline.css";

/** How many entries are shown at first, and how many more each click adds. */
const PAGE = 300;

const NO_ENTRIES: readonly OutlineEntry[] = [];

const Entry = ({
  entry,
  decided,
  isCurrent,
  onGo,
}: {
  readonly entry: OutlineEntry;
  readonly decided: DecidedWords | null;
  readonly isCurrent: boolean;
  readonly onGo: (entry: OutlineEntry) => void;
}) => {
  const item = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) item.current?.scrollIntoView({ block: "nearest" });
  }, [isCurrent]);
  const { name, content } = entryWords(entry);
  return (
    <li>
      <button
        ref={item}
        type="button"
        className="outline__entry"
        aria-current={isCurrent ? "location" : undefined}
        onClick={() => onGo(entry)}
      >
        <span className="outline__name">
          <UntrustedText text={name} />
        </span>{" "}
        <span className="outline__content">
          <UntrustedText text={content} />
        </span>{" "}
        <span className="outline__line">{formatMessage(words.line, { line: entry.line })}</span>{" "}
        {decided !== null && (
          <span className="outline__decided" title={decided.long}>
            <span aria-hidden="true">{decided.short}</span>
            <span className="visually-hidden">{decided.long}</span>
          </span>
        )}
      </button>
    </li>
  );
};

interface OutlineProps {
  readonly store: AppStore;
  readonly port: EditorPort;
  readonly onClose: () => void;
  /** Called when the editor shows an entry. */
  readonly onWent: () => void;
}

const entriesOf = (document: RobotsDocument, dialect: Dialect) =>
  document.source === "" ? NO_ENTRIES : outline(policyOf(document, dialect));

/** The structure of the file for the selected reader; the entry at the cursor is marked. */
export const Outline = (props: OutlineProps) => (
  <Entries {...props} state={useDeferredValue(useStore(props.store))} />
);

const Entries = memo(function Entries(props: OutlineProps & { readonly state: AppState }) {
  const { store, port, state, onClose, onWent } = props;
  const { document } = state;
  const dialect = dialectOf(state);
  const { line } = useSyncExternalStore(port.cursor.subscribe, port.cursor.get);
  const [shown, setShown] = useState(PAGE);
  const [known, setKnown] = useState<{
    readonly document: RobotsDocument;
    readonly dialect: Dialect;
    readonly entries: readonly OutlineEntry[];
  } | null>(null);
  // Moving the cursor must not parse the file again.
  const isKnown = known?.document === document && known.dialect === dialect;
  const entries = isKnown ? known.entries : entriesOf(document, dialect);
  if (!isKnown) setKnown({ document, dialect, entries });
  const current = outlineEntryAt(entries, line);
  const { coverage: present } = useStore(coverageOf(store));
  const coverage = present?.document === document ? present : null;
  const tested = decidedCounts(state);
  return (
    <nav
      className="outline"
      aria-label={words.outline}
      onKeyDown={({ key }) => key === "Escape" && onClose()}
    >
      <div className="outline__head">
        <h2>{words.outline}</h2>
        <Button
          variant="quiet"
          small
          icon="close"
          aria-label={words.closeOutline}
          title={words.close}
          onClick={onClose}
        />
      </div>
      {entries.length === 0 ? (
        <p className="outline__none">
          <WithCode text={words.empty} />
        </p>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: without bullets, Safari reports no list
        <ul role="list">
          {entries.slice(0, shown).map((entry) => (
            <Entry
              key={`${entry.kind} ${entry.line}`}
              entry={entry}
              decided={decidedWords(entry, tested, coverage)}
              isCurrent={entry === current}
              onGo={(target) => {
                port.reveal(target);
                onWent();
              }}
            />
          ))}
        </ul>
      )}
      {entries.length > shown && (
        <p className="outline__more">
          <Button small onClick={() => setShown(shown + PAGE)}>
            {words.showMore}
          </Button>{" "}
          {formatMessage(words.shownOf, { shown, count: entries.length })}
        </p>
      )}
    </nav>
  );
});
