import { useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { type DialectId, formatMessage, readerOf } from "../../../core/index.ts";
import type { Answer, Readable } from "../../answers/answer.ts";
import {
  baselineOf,
  type ImpactResult,
  impactOf,
  type ReaderPair,
  readersComparedOn,
} from "../../answers/impact.ts";
import { addUrls, setBaseline } from "../../state/store/actions.ts";
import type { AppState, DialectChoice } from "../../state/store/state.ts";
import type { AppStore } from "../../state/store/store.ts";
import { Button } from "../../ui/Button.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import type { KeptVersion, PanelProps, PanelServices } from "../panel.ts";
import { ChangeItem } from "./ChangeItem.tsx";
import {
  type Choice,
  CRAWLERS,
  choiceOf,
  choicesOf,
  type Mode,
  READERS,
  savedText,
  versionOf,
} from "./choices.ts";
import {
  alarmOf,
  type ChangeEntry,
  crawlersText,
  type Outcome,
  outcomeOf,
  proofText,
  unexaminedText,
} from "./entries.ts";
import { testFlips } from "./flips.ts";
import { markdownOf } from "./markdown.ts";
import { compareMessages as words } from "./messages.ts";
import { PasteBaseline } from "./PasteBaseline.tsx";
import { TextDiff } from "./TextDiff.tsx";
import "./compare.css";

/** The most changes shown before the rest is only counted. */
const MOST_SHOWN = 60;

const NO_VERSIONS: readonly KeptVersion[] = [];

/** The name of what the file is compared with. */
const nameOf = (state: AppState): string => {
  const { name } = baselineOf(state);
  return choiceOf(state, "text") === "opened" ? words.opened : name;
};

/** The two readers to compare: the current crawler's and the selected one. */
const pairOf = (
  asked: string,
  read: DialectChoice,
  mode: Mode,
  { crawler, reader }: { readonly crawler: string; readonly reader: DialectId },
): ReaderPair => {
  const dialectFor = (token: string): DialectId => (read === "automatic" ? readerOf(token) : read);
  const first = { crawler: asked, dialect: dialectFor(asked) };
  return mode === "reader"
    ? [first, { ...first, dialect: reader }]
    : [first, { crawler, dialect: dialectFor(crawler) }];
};

/** The name of the second reader; null if texts are compared. */
const secondOf = (mode: Mode, crawler: string, reader: DialectId): string | null => {
  if (mode === "crawler") return crawler === "*" ? words.anyOther : crawler;
  if (mode !== "reader") return null;
  return READERS[0]?.options.find(({ value }) => value === reader)?.name ?? reader;
};

/** Selects the text of a choice. Other choices are state of the panel. */
const takeText = (store: AppStore, choice: Choice): void => {
  const state = store.getState();
  if (choice === "opened") setBaseline(store, { name: words.asOpened, ...state.openedText });
  const saved = savedText(state);
  if (choice === "saved" && saved !== null) {
    setBaseline(store, { name: words.asSaved, ...saved });
  }
};

/** From now on, makes links include what a changed file is compared with. Returns what stops it. */
const keepBaseline = (store: AppStore): (() => void) => {
  const keep = (): void => {
    const { baseline, document, openedText } = store.getState();
    if (baseline === null && document.source !== openedText.source) takeText(store, "opened");
  };
  keep();
  return store.subscribe(keep);
};

/** The stored versions, listed anew for each opened file: the one before is a version by then. */
const useKeptVersions = (
  listVersions: PanelServices["listVersions"],
  file: AppState["openedText"],
): readonly KeptVersion[] => {
  const [listed, setListed] = useState({ file, versions: NO_VERSIONS });
  useEffect(() => {
    let isGone = false;
    void listVersions().then((versions) => {
      if (!isGone) setListed({ file, versions });
    });
    return () => {
      isGone = true;
    };
  }, [listVersions, file]);
  return listed.file === file ? listed.versions : NO_VERSIONS;
};

const keyOf = ({ area, crawlers }: ChangeEntry): string =>
  `${area.after.allowed} ${area.pattern} ${crawlers?.[0]?.token ?? ""} ${area.url}`;

/** Why no comparison is shown; null if one is, or will be. */
const statusText = (status: Answer<unknown, unknown>["status"], isPair: boolean): string | null => {
  if (status === "failed") return words.failed;
  return status === "none" && !isPair ? words.same : null;
};

/** States whether there are other changes, and what was not examined. */
const Proof = ({ outcome, status }: { outcome: Outcome | null; status: string | null }) => (
  <>
    <p className="compare__proof" role="status" aria-label={words.proof}>
      {status ?? (outcome === null ? words.comparing : proofText(outcome))}
    </p>
    {outcome !== null && status === null && outcome.unexamined.length > 0 && (
      <ul className="compare__rest">
        {outcome.unexamined.map((each) => (
          <li key={unexaminedText(each)}>
            <UntrustedText text={unexaminedText(each)} />
          </li>
        ))}
      </ul>
    )}
  </>
);

/** What a change to the file does for every crawler and every URL. */
export const ComparePanel = ({ store, port, state: latest, services }: PanelProps) => {
  const [mode, setMode] = useState<Mode>("text");
  const [crawler, setCrawler] = useState("bingbot");
  const [reader, setReader] = useState<DialectId>("rfc9309");
  const [marked, setMarked] = useState<number | null>(null);
  const [said, setSaid] = useState("");
  const isPair = mode === "crawler" || mode === "reader";
  const { crawler: asked } = latest.query;
  const { dialect: read } = latest;

  const readers = useMemo(
    () =>
      isPair ? readersComparedOn(store, pairOf(asked, read, mode, { crawler, reader })) : null,
    [store, isPair, asked, read, mode, crawler, reader],
  );
  const source: Readable<Answer<unknown, ImpactResult>> = readers ?? impactOf(store);
  const { found, status } = useStore(source);
  useEffect(() => keepBaseline(store), [store]);
  const versions = useKeptVersions(services.listVersions, latest.openedText);
  const isDifferent = useStore(impactOf(store)).status !== "none";

  const outcome = useMemo(() => (found === null ? null : outcomeOf(found.result)), [found]);
  const baseline = baselineOf(latest);
  const flips = useMemo(
    () => (isPair ? [] : testFlips(latest, baselineOf(latest))),
    [isPair, latest],
  );
  const choose = (value: string) => {
    const choice = value as Choice;
    setSaid("");
    const version = versionOf(value);
    if (version !== null) {
      void services.readVersion(version).then((text) => {
        setMode("text");
        if (text === null) setSaid(words.versionGone);
        else setBaseline(store, text);
      });
      return;
    }
    if (choice === "paste" || choice === "crawler" || choice === "reader") setMode(choice);
    else {
      setMode("text");
      takeText(store, choice);
    }
  };
  const markLine = (line: number) => {
    setMarked(line);
    document.querySelector(`.change[data-line="${line}"]`)?.scrollIntoView({ block: "nearest" });
  };
  const copy = async () => {
    if (outcome === null) return;
    try {
      await navigator.clipboard.writeText(markdownOf(outcome, nameOf(store.getState())));
      setSaid(words.copied);
    } catch {
      setSaid(words.notCopied);
    }
  };

  const nothing = statusText(status, isPair);
  const second = secondOf(mode, crawler, reader);
  const alarm = outcome === null ? null : alarmOf(outcome);
  const entries = outcome?.entries ?? [];
  const left = entries.length - MOST_SHOWN;
  return (
    <div className="compare">
      <div className="compare__choice">
        <SelectField
          label={words.compareWith}
          value={choiceOf(latest, mode)}
          groups={choicesOf(latest, versions)}
          onChange={choose}
        />
        {mode === "crawler" && (
          <SelectField
            label={words.comparedCrawler}
            value={crawler}
            groups={CRAWLERS}
            onChange={setCrawler}
          />
        )}
        {mode === "reader" && (
          <SelectField
            label={words.comparedReader}
            value={reader}
            groups={READERS}
            onChange={(id) => setReader(id as DialectId)}
          />
        )}
      </div>
      {mode === "paste" && (
        <PasteBaseline
          onUse={(text) => {
            setBaseline(store, text);
            setMode("text");
          }}
        />
      )}
      {mode !== "paste" && (
        <>
          {alarm !== null && status === "current" && (
            <p className="compare__alarm">
              <UntrustedText text={alarm} />
            </p>
          )}
          {entries.length > 0 && nothing === null && (
            <ol className="changes" aria-label={words.changes} aria-busy={status !== "current"}>
              {entries.slice(0, MOST_SHOWN).map((entry) => (
                <ChangeItem
                  key={keyOf(entry)}
                  entry={entry}
                  isMarked={entry.area.after.rule?.line === marked}
                  port={port}
                  second={second}
                  onTest={(url) => addUrls(store, url)}
                />
              ))}
            </ol>
          )}
          {left > 0 && <p>{formatMessage(words.moreChanges, { count: left })}</p>}
          <Proof outcome={outcome} status={nothing} />
          {outcome !== null && outcome.unchanged.length > 0 && entries.length > 0 && (
            <p className="compare__same">
              <UntrustedText
                text={formatMessage(words.unchangedFor, {
                  crawlers: crawlersText(outcome.unchanged),
                })}
              />
            </p>
          )}
          {flips.length > 0 && (
            <section className="compare__tests" aria-label={words.testsThatChange}>
              <h3>{words.testsThatChange}</h3>
              <ul>
                {flips.map(({ key, text, isBroken }) => (
                  <li key={key} className={isBroken ? "compare__broken" : undefined}>
                    <UntrustedText text={text} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <div className="compare__buttons">
            {outcome !== null && (
              <Button small onClick={() => void copy()}>
                {words.copy}
              </Button>
            )}
            <span role="status">{said}</span>
          </div>
          {!isPair && isDifferent && (
            <TextDiff before={baseline.source} after={latest.document.source} onLine={markLine} />
          )}
        </>
      )}
    </div>
  );
};
