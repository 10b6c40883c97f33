import { useStore } from "zustand";
import {
  dialects,
  formatList,
  formatMessage,
  lineAt,
  type Matter,
  type RobotsDocument,
  SEEN_MESSAGES,
  type SeenBy as Seen,
  type SeenLine,
  sentences,
  spaceAfter,
  type ValidatorId,
} from "../../../core/index.ts";
import { seenByOf } from "../../answers/seen-by.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import type { AppStore } from "../../state/store/store.ts";
import { Failed } from "../../ui/Failed.tsx";
import { Filled } from "../../ui/Filled.tsx";
import { SeverityMark } from "../../ui/SeverityMark.tsx";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { WithCode } from "../../ui/WithCode.tsx";
import { SourceTitle } from "../../verdicts/SourceTitle.tsx";
import { severityWord } from "./counts.ts";
import { MESSAGES } from "./messages.ts";
import { seenMessages as words } from "./seen-messages.ts";
import { SEER_NAMES } from "./seers.ts";
import "./seen-by.css";

/** More lines than these are only counted. */
const MOST_SHOWN = 200;

const resultInWords = (validator: ValidatorId, { result, lines }: Seen): string => {
  const named = { validator: SEER_NAMES[validator], count: lines.length };
  if (result === "unpublished") return formatMessage(words.unpublished, named);
  if (result === "not-applicable") return formatMessage(words.skips, named);
  if (lines.length === 0) return formatMessage(words.pass, named);
  if (result === "pass") return formatMessage(words.remarks, named);
  const isMissing = lines.some(({ code }) => code === "lighthouse-status");
  return formatMessage(
    validator === "lighthouse" && !isMissing ? words.lighthouseFails : words.fails,
    named,
  );
};

const mattersInWords = ({ lines }: Seen): string => {
  if (lines.length === 0) return "";
  const count = lines.filter(({ matter }) => matter.matters).length;
  return count === 0 ? words.noneMatters : formatMessage(words.matter, { count });
};

/** Whether it matters, why, and what it costs to remove the line. */
const matterInWords = ({ kind, readers, others, honouredBy }: Matter): string => {
  const namesOf = (ids: Matter["readers"]): string =>
    formatList(ids.map((id) => dialects[id].name));
  const parts = { readers: honouredBy === "" ? namesOf(readers) : honouredBy };
  return sentences(
    ...[SEEN_MESSAGES.matters[kind], SEEN_MESSAGES.costs[kind]].map((text) =>
      formatMessage(text, { ...parts, others: namesOf(others) }),
    ),
  );
};

interface ItemProps {
  readonly said: SeenLine;
  readonly document: RobotsDocument;
  readonly port: EditorPort;
}

const SeenItem = ({ said: { line, code, severity, matter }, document, port }: ItemProps) => {
  const word = severityWord(severity);
  const span = line === null ? null : lineAt(document, line);
  return (
    <li className="problem" data-rule={code}>
      <span className="problem__mark" title={word}>
        <SeverityMark severity={severity} />
        <span className="visually-hidden">{word} </span>
      </span>
      {span === null ? (
        <span className="problem__line">{words.wholeFile}</span>
      ) : (
        <button type="button" className="problem__line" onClick={() => port.reveal(span)}>
          {formatMessage(MESSAGES.line, { line: line ?? 1 })}
        </button>
      )}{" "}
      <span className="problem__message">
        {span !== null && (
          <code translate="no" className="seen__text">
            <UntrustedText text={document.source.slice(span.from, span.to).trim()} />
          </code>
        )}{" "}
        <WithCode text={SEEN_MESSAGES.codes[code]} />
        {spaceAfter(SEEN_MESSAGES.codes[code])}
        <span className="seen__matter">{matterInWords(matter)}</span>
      </span>{" "}
      <span className={matter.matters ? "seen__word seen__word--matters" : "seen__word"}>
        {matter.matters ? words.matters : words.doesNotMatter}
      </span>
    </li>
  );
};

interface SeenByProps {
  readonly store: AppStore;
  readonly port: EditorPort;
  readonly validator: ValidatorId;
}

/** What a validator says of the file, line by line, and whether any crawler cares. */
export const SeenBy = ({ store, port, validator }: SeenByProps) => {
  const answer = seenByOf(store, validator);
  const { found, status } = useStore(answer);
  if (status === "failed") {
    return <Failed className="problems__none" text={MESSAGES.failed} onRetry={answer.retry} />;
  }
  if (found === null) return <p className="problems__none">{words.waiting}</p>;
  const { of, result } = found;
  const left = result.lines.length - MOST_SHOWN;
  const said = sentences(
    resultInWords(validator, result),
    mattersInWords(result),
    result.result !== "unpublished" && !result.isComplete && words.isOpen,
  );
  return (
    <>
      <p className="problems__none" role="status">
        {said + spaceAfter(said)}
        <Filled
          template={words.source}
          parts={{ source: <SourceTitle source={result.source} /> }}
        />
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: without bullets, Safari reports no list */}
      <ul role="list" className="problems__list" aria-label={MESSAGES.heading}>
        {result.lines.slice(0, MOST_SHOWN).map((said) => (
          <SeenItem
            key={`${said.line} ${said.code}`}
            said={said}
            document={of.document}
            port={port}
          />
        ))}
      </ul>
      {left > 0 && <p className="problems__more">{formatMessage(words.more, { count: left })}</p>}
    </>
  );
};
