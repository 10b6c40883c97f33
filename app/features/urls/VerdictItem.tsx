import { type KeyboardEvent, useRef, useState } from "react";
import { formatMessage, sentences, visibleText } from "../../../core/index.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import { activateUrl, addUrls, editUrl } from "../../state/store/actions.ts";
import type { OwnVerdict, TestedUrl } from "../../state/store/derive.ts";
import type { AppStore } from "../../state/store/store.ts";
import { Button } from "../../ui/Button.tsx";
import { isComposing } from "../../ui/composing.ts";
import { Filled } from "../../ui/Filled.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { lazyPart } from "../../ui/later.tsx";
import { isNarrow } from "../../ui/narrow.ts";
import { OwnPresses } from "../../ui/OwnPresses.tsx";
import { PanelBoundary } from "../../ui/PanelBoundary.tsx";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { MarkedPath } from "../../verdicts/MarkedPath.tsx";
import { MESSAGES } from "../../verdicts/messages.ts";
import { whyOf } from "../../verdicts/reason.ts";
import { Sentence } from "../../verdicts/Sentence.tsx";
import { VerdictWord } from "../../verdicts/VerdictWord.tsx";
import { verdictMessages } from "../../verdicts/verdict-messages.ts";
import { ExpectationChip } from "./ExpectationChip.tsx";
import { PatternWord, patternWhy } from "./PatternVerdictView.tsx";
import type { PatternVerdict } from "./pattern-tests.ts";
import { UrlHints } from "./UrlHints.tsx";
import { VerdictDetail } from "./VerdictDetail.tsx";

const PatternDetail = lazyPart(async () => (await import("./PatternDetail.tsx")).PatternDetail);

/** A URL under test with its verdicts. */
export interface ListedUrl {
  readonly tested: TestedUrl;
  /** The verdict for all its URLs, if it is a pattern. */
  readonly pattern: PatternVerdict | null;
  /** The verdict of the crawler's own reader, if it differs. */
  readonly own: OwnVerdict | null;
}

interface Selection {
  readonly selected: boolean;
  /** Toggles it; with `range`, that of all URLs from the last one on. */
  readonly onSelect: (isRange: boolean) => void;
}

interface VerdictItemProps {
  readonly listed: ListedUrl;
  /** The host that most URLs under test are on; null if none names a host. */
  readonly main: string | null;
  readonly store: AppStore;
  readonly port: EditorPort;
  /** The URL whose rules are marked in the file: it is the tab stop of the list. */
  readonly active: boolean;
  /** It shows the steps to its verdict: only the active one does. */
  readonly detailed: boolean;
  /** Null if selecting is off. */
  readonly selection: Selection | null;
  readonly onToggleDetail: () => void;
  /** Removes it and moves the focus elsewhere. */
  readonly onRemove: () => void;
}

/**
 * How the typed address was changed before it was compared; null if it was not. The compared path
 * is given if the row shows another one.
 */
const Normalised = ({ tested }: { readonly tested: TestedUrl }) => {
  const { normalised, explanation } = tested;
  const changes = sentences(...normalised.changes);
  const respelt = explanation.comparedPath !== explanation.path;
  if (changes === "" && !respelt && normalised.message === null) return null;
  return (
    <p className="item__normalised">
      {normalised.message !== null ? (
        <UntrustedText text={normalised.message} />
      ) : respelt ? (
        <Filled
          template={verdictMessages.comparedAs}
          parts={{
            path: (
              <code translate="no">
                <MarkedPath explanation={explanation} compared />
              </code>
            ),
            changes,
          }}
        />
      ) : (
        changes
      )}
    </p>
  );
};

/** Says that the crawler's own reader gives another verdict than the selected one. */
const OwnReader = ({ own, crawler }: { readonly own: OwnVerdict; readonly crawler: string }) => (
  <p className="item__own">
    <Icon name={own.allowed ? "allowed" : "blocked"} />
    <UntrustedText
      text={formatMessage(own.allowed ? MESSAGES.ownReaderAllows : MESSAGES.ownReaderBlocks, {
        reader: own.reader.name,
        crawler,
      })}
    />
  </p>
);

/** The address as a field: Enter saves the change, Escape discards it. */
const AddressEditor = ({
  typed,
  onDone,
  onLeave,
}: {
  readonly typed: string;
  readonly onDone: (typed: string | null) => void;
  /** The focus has moved elsewhere and stays there. */
  readonly onLeave: (typed: string) => void;
}) => {
  // The field also loses focus when a key has ended the change.
  const isDone = useRef(false);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation();
    if (isComposing(event) || (event.key !== "Enter" && event.key !== "Escape")) return;
    isDone.current = true;
    onDone(event.key === "Enter" ? event.currentTarget.value : null);
  };
  return (
    <input
      autoFocus
      className="item__editor"
      aria-label={MESSAGES.editedUrl}
      defaultValue={typed}
      spellCheck={false}
      autoCapitalize="off"
      onClick={(event) => event.stopPropagation()}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget }) => isDone.current || onLeave(currentTarget.value)}
    />
  );
};

interface SelectBoxProps extends Selection {
  readonly url: string;
  readonly tabIndex: number;
}

/** The checkbox that selects a URL; with Shift, all from the last one on. */
const SelectBox = ({ url, selected, tabIndex, onSelect }: SelectBoxProps) => (
  <input
    type="checkbox"
    className="item__select"
    data-select
    aria-label={formatMessage(MESSAGES.selectUrl, { url: visibleText(url) })}
    checked={selected}
    tabIndex={tabIndex}
    onChange={({ nativeEvent }) =>
      onSelect(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
    }
    onClick={(event) => event.stopPropagation()}
    onDoubleClick={(event) => event.stopPropagation()}
  />
);

/** A URL under test: verdict, path, reason, and for the active one the steps to the verdict. */
export const VerdictItem = (props: VerdictItemProps) => {
  const { listed, main, store, port, active, detailed, selection, onToggleDetail, onRemove } =
    props;
  const { tested, pattern, own } = listed;
  const { testUrl, allowed, rule, explanation } = tested;
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const why = whyOf(explanation);
  // For a crawler that does not obey the file, a pattern gets no other verdict.
  const isWhole = pattern !== null && explanation.reason !== "not-obeyed";
  const tabIndex = active ? 0 : -1;

  const jump = () => {
    activateUrl(store, testUrl.id);
    // On a narrow page that would hide the list: the steps, shown below, link to the line.
    if (rule !== null && !isNarrow()) port.reveal(rule);
  };
  const keep = (typed: string | null) => {
    setEditing(false);
    if (typed !== null && typed !== testUrl.typed) editUrl(store, testUrl.id, typed);
  };
  const finish = (typed: string | null) => {
    keep(typed);
    button.current?.focus();
  };
  return (
    <li className={active ? "item item--active" : "item"} data-id={testUrl.id}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the verdict inside is the button for keys */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the whole row is a larger target for it */}
      <div className="item__row" onClick={jump} onDoubleClick={() => setEditing(true)}>
        {selection !== null && <SelectBox url={testUrl.typed} tabIndex={tabIndex} {...selection} />}
        <button
          ref={button}
          type="button"
          className={isWhole ? "item__verdict item__verdict--wide" : "item__verdict"}
          data-roving
          tabIndex={tabIndex}
          aria-current={active}
          onKeyDown={(event) => {
            if (event.key === "F2") setEditing(true);
            if (event.key === "Delete") onRemove();
          }}
        >
          {isWhole ? (
            <PatternWord pattern={pattern} />
          ) : (
            <VerdictWord allowed={allowed} reason={explanation.reason} />
          )}
        </button>{" "}
        {editing ? (
          <AddressEditor typed={testUrl.typed} onDone={finish} onLeave={keep} />
        ) : (
          <span className="item__path" translate="no" title={visibleText(testUrl.typed)}>
            {isWhole ? (
              <UntrustedText text={testUrl.typed} />
            ) : (
              <MarkedPath explanation={explanation} isCut />
            )}
          </span>
        )}{" "}
        <ExpectationChip tested={tested} store={store} />{" "}
        <span className="item__why">
          {isWhole ? (
            patternWhy(pattern, explanation.policy.document)
          ) : (
            <Sentence pieces={why.pieces} port={port} />
          )}
        </span>
        <OwnPresses className="item__tools">
          <Button
            variant="quiet"
            small
            icon="edit"
            aria-label={MESSAGES.edit}
            title={MESSAGES.edit}
            tabIndex={-1}
            onClick={() => setEditing(true)}
          />
          <Button
            variant="quiet"
            small
            icon="close"
            aria-label={MESSAGES.remove}
            title={MESSAGES.remove}
            tabIndex={-1}
            onClick={onRemove}
          />
          <Button
            variant="quiet"
            small
            icon={detailed ? "chevron-down" : "chevron-right"}
            aria-label={MESSAGES.steps}
            title={MESSAGES.stepsTitle}
            aria-expanded={detailed}
            tabIndex={-1}
            onClick={onToggleDetail}
          />
        </OwnPresses>
      </div>
      <UrlHints tested={tested} main={main} />
      {own !== null && !isWhole && (
        <OwnReader own={own} crawler={explanation.crawler.chain[0] ?? ""} />
      )}
      {detailed && isWhole && (
        <PanelBoundary name={MESSAGES.patternPart}>
          <PatternDetail
            pattern={pattern}
            typed={testUrl.typed}
            document={explanation.policy.document}
            port={port}
            onTest={(url) => addUrls(store, url)}
          />
        </PanelBoundary>
      )}
      {/* In the HTML of the first screen: if it loaded later, it would disappear and come back. */}
      {detailed && !isWhole && <VerdictDetail tested={tested} store={store} port={port} />}
      {!isWhole && !detailed && <Normalised tested={tested} />}
    </li>
  );
};
