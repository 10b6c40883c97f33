import { useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { type DialectId, dialects, formatMessage, lineAt } from "../../../core/index.ts";
import type { Answer, Readable } from "../../answers/answer.ts";
import {
  baselineOf,
  type ImpactResult,
  impactOf,
  type ReaderPair,
  readersComparedOn,
} from "../../answers/impact.ts";
import {
  alarmOf,
  crawlersText,
  type Outcome,
  outcomeOf,
  type Pair,
  proofText,
  unexaminedText,
} from "../../changes/entries.ts";
import { markdownOf } from "../../changes/markdown.ts";
import { changeMessages } from "../../changes/messages.ts";
import type { TextDiff as Diff } from "../../editor/text-diff.ts";
import { addUrls, setBaseline } from "../../state/store/actions.ts";
import { readerFor } from "../../state/store/derive.ts";
import { OWN_NAMES } from "../../state/store/own-names.ts";
import type { AppState, DialectChoice } from "../../state/store/state.ts";
import type { AppStore } from "../../state/store/store.ts";
import { Button } from "../../ui/Button.tsx";
import { copyText } from "../../ui/copy-text.ts";
import { SelectField } from "../../ui/SelectField.tsx";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import type { KeptVersion, PanelProps, PanelServices } from "../panel.ts";
import { Changes, type MarkedLine } from "./Changes.tsx";
import {
  baselineName,
  type Choice,
  CRAWLERS,
  choiceOf,
  choicesOf,
  type Mode,
  READERS,
  savedText,
  versionOf,
} from "./choices.ts";
import { testFlips } from "./flips.ts";
import { compareMessages as words } from "./messages.ts";
import { NameField } from "./NameField.tsx";
import { PasteBaseline } from "./PasteBaseline.tsx";
import { Sentences } from "./Sentences.tsx";
import { TextDiff } from "./TextDiff.tsx";
import "./compare.css";

const NO_VERSIONS: readonly KeptVersion[] = [];

/** The two readers to compare: the current crawler's and the selected one. */
const pairOf = (
  asked: string,
  read: DialectChoice,
  mode: Mode,
  { crawler, reader }: { readonly crawler: string; readonly reader: DialectId },
): ReaderPair => {
  const first = { crawler: asked, dialect: readerFor(read, asked).id };
  return mode === "reader"
    ? [first, { ...first, dialect: reader }]
    : [first, { crawler, dialect: readerFor(read, crawler).id }];
};

const crawlerName = (token: string): string => (token === "*" ? changeMessages.anyOther : token);

/** The names of the two readers that are compared; null if texts are. */
const namesOf = (mode: Mode, [first, second]: ReaderPair): Pair | null => {
  if (mode === "crawler")
    return { first: crawlerName(first.crawler), second: crawlerName(second.crawler) };
  if (mode !== "reader") return null;
  return { first: dialects[first.dialect].name, second: dialects[second.dialect].name };
};

/** Selects the text of a choice. Other choices are state of the panel. */
const takeText = (store: AppStore, choice: Choice): void => {
  const state = store.getState();
  if (choice === "opened") setBaseline(store, { name: OWN_NAMES.opened, ...state.openedText });
  const saved = savedText(state);
  if (choice === "saved" && saved !== null) {
    setBaseline(store, { name: OWN_NAMES.saved, ...saved });
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

/** What a file that has not changed can be compared with. */
const STARTS = [
  ["paste", words.paste],
  ["crawler", words.otherCrawler],
  ["reader", words.otherReader],
] as const satisfies readonly (readonly [Choice, string])[];

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
  const [marked, setMarked] = useState<MarkedLine>(null);
  const [said, setSaid] = useState("");
  const [shown, setShown] = useState<Diff["shown"]>(undefined);
  const isPair = mode === "crawler" || mode === "reader";
  const { crawler: asked } = latest.query;
  const { dialect: read } = latest;

  const both = useMemo(
    () => pairOf(asked, read, mode, { crawler, reader }),
    [asked, read, mode, crawler, reader],
  );
  const pair = namesOf(mode, both);
  const readers = useMemo(
    () => (isPair ? readersComparedOn(store, both) : null),
    [store, isPair, both],
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
  const chosen = choiceOf(latest, mode);
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
  const copy = async () => {
    if (outcome === null) return;
    const { document } = store.getState();
    // A comparison without its link is better than none.
    const link = await services.link().catch(() => null);
    const name = baselineName(store.getState());
    const compared = { name, pair, source: document.source, link };
    setSaid((await copyText(markdownOf(outcome, compared))) ? words.copied : words.notCopied);
  };

  const reveal = (line: number) => {
    const { document } = store.getState();
    if (line <= document.lineCount) port.reveal(lineAt(document, line));
  };
  const nothing = statusText(status, isPair);
  const alarm = outcome === null ? null : alarmOf(outcome);
  const entries = outcome?.entries ?? [];
  return (
    <div className="compare">
      <div className="compare__choice">
        <SelectField
          label={words.compareWith}
          value={chosen}
          groups={choicesOf(latest, versions)}
          onChange={choose}
        />
        {chosen === "baseline" && (
          <NameField key={baseline.source} store={store} baseline={baseline} />
        )}
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
          {!isPair && <Sentences store={store} />}
          {alarm !== null && status === "current" && (
            <p className="compare__alarm">
              <UntrustedText text={alarm} />
            </p>
          )}
          {entries.length > 0 && nothing === null && (
            <Changes
              entries={entries}
              isOlder={status !== "current"}
              marked={marked}
              port={port}
              pair={pair}
              source={latest.document.source}
              onTest={(url) => addUrls(store, url)}
              onOldLine={(line) => setShown({ line, onKept: reveal })}
            />
          )}
          <Proof outcome={outcome} status={nothing} />
          {nothing === words.same && (
            <div className="compare__start">
              <p>{words.start}</p>
              <p className="compare__buttons">
                {STARTS.map(([choice, name]) => (
                  <Button key={choice} small onClick={() => choose(choice)}>
                    {name}
                  </Button>
                ))}
              </p>
            </div>
          )}
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
            <TextDiff
              before={baseline.source}
              after={latest.document.source}
              shown={shown}
              onLine={(line) => setMarked({ line })}
            />
          )}
        </>
      )}
    </div>
  );
};
