import { useState } from "react";
import { useStore } from "zustand";
import {
  type DialectId,
  type Disagreement,
  type DisagreementCase,
  type Disagreements,
  dialects,
  formatList,
  formatMessage,
  type InvolvedLine,
} from "../../../core/index.ts";
import {
  type Differences,
  type DifferencesInputs,
  differencesOf,
  inListOrder,
} from "../../answers/differences.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import type { AppStore } from "../../state/store/store.ts";
import { Filled } from "../../ui/Filled.tsx";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { readerMessages as words } from "../../verdicts/reader-messages.ts";
import { DifferenceCase, LineLinks } from "./DifferenceCase.tsx";
import { ReaderChoice } from "./ReaderChoice.tsx";
import "./differences.css";

/** The most cases shown under one cause before the rest is counted. */
const MOST_CASES = 20;

interface EntryProps {
  /** On what the readers were compared. */
  readonly of: DifferencesInputs;
  readonly entry: Disagreement;
  readonly port: EditorPort;
  readonly onTest: (url: string) => void;
}

/** The lines of some cases without those of another, in file order. */
const furtherLines = (
  first: DisagreementCase | undefined,
  rest: readonly DisagreementCase[],
): readonly InvolvedLine[] => {
  const byLine = new Map(rest.flatMap(({ lines }) => lines).map((one) => [one.line, one]));
  for (const { line } of first?.lines ?? []) byLine.delete(line);
  return [...byLine.values()].sort((a, b) => a.line - b.line);
};

const restText = (count: number, isOpen: boolean): string => {
  if (count === 1) return isOpen ? words.hideIt : words.showIt;
  if (count <= MOST_CASES) return formatMessage(isOpen ? words.hideAll : words.showAll, { count });
  return formatMessage(isOpen ? words.hideSome : words.showSome, { most: MOST_CASES, count });
};

/** The other lines that a cause affects: their cases are computed on demand. */
const Rest = ({ of, entry, port, onTest }: EntryProps) => {
  const [isOpen, setOpen] = useState(false);
  const [first, ...rest] = entry.cases;
  const shown = rest.slice(0, MOST_CASES);
  const places = furtherLines(first, rest);
  if (rest.length === 0) return null;
  return (
    <div className="difference__rest">
      <p>
        {places.length > 0 && (
          <>
            <Filled
              template={words.alsoOn}
              parts={{ lines: <LineLinks lines={places} port={port} /> }}
            />{" "}
          </>
        )}
        <button
          type="button"
          className="link"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {restText(rest.length, isOpen)}
        </button>
      </p>
      {isOpen &&
        shown.map((one) => (
          <DifferenceCase key={one.url} of={of} one={one} port={port} onTest={onTest} />
        ))}
    </div>
  );
};

/** A cause in one line, which opens to an example. */
const Entry = (props: EntryProps) => {
  const [first] = props.entry.cases;
  return (
    <li>
      <details className="difference">
        <summary className="difference__reason">
          <UntrustedText text={props.entry.reason} />
        </summary>
        {first !== undefined && (
          <DifferenceCase of={props.of} one={first} port={props.port} onTest={props.onTest} />
        )}
        <Rest {...props} />
      </details>
    </li>
  );
};

const namesOf = (ids: readonly DialectId[]): string =>
  formatList(ids.map((id) => dialects[id].name));

/** Which readers were compared for all URLs, and which only for some. */
const howCompared = ({ comparedInFull, tried }: Disagreements): readonly string[] => {
  const proved = comparedInFull.filter(({ length }) => length > 1);
  const widest = proved.toSorted((a, b) => b.length - a.length)[0];
  const apart = comparedInFull.filter((group) => group !== widest).flat();
  return [
    ...proved.map((group) => formatMessage(words.comparedInFull, { readers: namesOf(group) })),
    ...(apart.length === 0
      ? []
      : [formatMessage(words.comparedByTrying, { readers: namesOf(apart), count: tried })]),
  ];
};

/** The result in a few words. */
const outcomeOf = ({ entries, comparedInFull, isPartial, tried }: Disagreements): string => {
  if (entries.length > 0) return formatMessage(words.readersDiffer, { count: entries.length });
  return comparedInFull.length === 1 && !isPartial
    ? words.readersAgreeEverywhere
    : formatMessage(words.readersAgree, { count: tried });
};

const statusOf = ({ found, status }: Differences, readers: number): string => {
  if (status === "failed") return words.notLoaded;
  if (readers < 2) return words.chooseTwo;
  return found === null ? words.comparing : outcomeOf(found.result);
};

interface DifferencesProps {
  readonly store: AppStore;
  readonly port: EditorPort;
  readonly onTest: (url: string) => void;
  /** Shows how a reader reads files. */
  readonly onReads: (reader: DialectId) => void;
}

/**
 * Whether readers differ on the file, as a fact that opens to each cause in one line, which opens to an
 * example URL and each reader's verdict. How thoroughly they were compared is folded away.
 */
export const ReadersFact = ({ store, port, onTest, onReads }: DifferencesProps) => {
  const differences = useStore(differencesOf(store));
  const compared = useStore(store, (state) => state.compared);
  const readers = inListOrder(compared);
  const { found } = differences;
  const entries = found?.result.entries ?? [];
  return (
    <details className="facts__more">
      <summary>
        <UntrustedText text={statusOf(differences, readers.length)} />
      </summary>
      <section aria-label={words.differ}>
        {found !== null && entries.length > 0 && (
          <ol className="differs__list" aria-label={words.differences}>
            {entries.map((entry) => (
              <Entry
                key={`${entry.topics.join()} ${entry.reason}`}
                of={found.of}
                entry={entry}
                port={port}
                onTest={onTest}
              />
            ))}
          </ol>
        )}
        <details className="differs__how">
          <summary>{words.howThorough}</summary>
          {found !== null && (
            <p className="differs__status">
              {[
                ...howCompared(found.result),
                ...(found.result.isPartial ? [words.partly] : []),
              ].join(" ")}
            </p>
          )}
          <ReaderChoice store={store} readers={readers} />
          <p className="differs__readers">
            {readers.map(({ id, name }) => (
              <button
                key={id}
                type="button"
                className="link"
                aria-haspopup="dialog"
                onClick={() => onReads(id)}
              >
                {formatMessage(words.howItReads, { reader: name })}
              </button>
            ))}
          </p>
        </details>
      </section>
    </details>
  );
};
