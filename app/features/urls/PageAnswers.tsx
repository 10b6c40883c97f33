import { useStore } from "zustand";
import {
  type Answer,
  type BlockedResources,
  formatMessage,
  isNeeded,
  type May,
  type SignalNote,
  sentences,
} from "../../../core/index.ts";
import { type OtherOutcome, type PageUse, pageOf } from "../../answers/pages.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import { setCrawler } from "../../state/store/actions.ts";
import type { TestUrl } from "../../state/store/state.ts";
import type { AppStore } from "../../state/store/store.ts";
import { Failed } from "../../ui/Failed.tsx";
import { Filled } from "../../ui/Filled.tsx";
import { BecauseView, Code, LineLink, type Telling } from "./because-in-words.tsx";
import { NoindexTrapView } from "./NoindexTrapView.tsx";
import { outcomeMessages as words } from "./page-messages.ts";
import "./page.css";

const USES = Object.keys(words.asked) as readonly PageUse[];

const MayWord = ({ may }: { readonly may: May }) => (
  <span className={`page__may page__may--${may}`}>{words[may]}</span>
);

const OutcomeTable = ({
  answers,
  telling,
}: {
  readonly answers: Readonly<Record<PageUse, Answer>>;
  readonly telling: Telling;
}) => (
  <table className="page__table" aria-label={words.table}>
    <thead className="visually-hidden">
      <tr>
        <th scope="col">{formatMessage(words.what, { crawler: telling.crawler })}</th>
        <th scope="col">{words.answer}</th>
        <th scope="col">{words.why}</th>
      </tr>
    </thead>
    <tbody>
      {USES.map((use) => (
        <tr key={use}>
          <th scope="row" title={words.about[use]}>
            {words.asked[use]}
          </th>
          <td>
            <MayWord may={answers[use].may} />
          </td>
          <td>
            {answers[use].because.map((because) => (
              <p key={JSON.stringify(because)}>
                <BecauseView because={because} telling={telling} />
              </p>
            ))}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** More blocked resources are only counted. */
const MOST_SHOWN = 50;

const Resources = ({
  resources: { blocked, judged, elsewhere },
  isPath,
  telling: { document, port },
}: {
  readonly resources: BlockedResources;
  /** Only the page's path is known. */
  readonly isPath: boolean;
  readonly telling: Telling;
}) => {
  if (judged + elsewhere === 0) return null;
  const left = blocked.length - MOST_SHOWN;
  const others = isPath ? words.resourcesUnknown : words.resourcesElsewhere;
  return (
    <div className="page__resources">
      <p>
        {sentences(
          judged > 0 &&
            (blocked.length === 0
              ? formatMessage(words.resourcesOpen, { count: judged })
              : formatMessage(words.resourcesBlocked, { count: blocked.length, judged })),
          elsewhere > 0 && formatMessage(others, { count: elsewhere }),
          blocked.some(isNeeded) && words.rendering,
        )}
      </p>
      {blocked.length > 0 && (
        <ul aria-label={words.resources}>
          {blocked.slice(0, MOST_SHOWN).map(({ url, kind, line }) => (
            <li key={url}>
              <span className="page__kind">{words.kinds[kind]}</span> <Code text={url} />{" "}
              {line === null ? (
                words.wholeFile
              ) : (
                <LineLink line={line} document={document} port={port} />
              )}
            </li>
          ))}
        </ul>
      )}
      {left > 0 && <p>{formatMessage(words.moreResources, { count: left })}</p>}
    </div>
  );
};

const Notes = ({ notes }: { readonly notes: readonly SignalNote[] }) =>
  notes.map(({ kind, place, from, to }) => (
    <p key={`${place.layer} ${place.index} ${kind} ${from}`} className="page__note">
      <Filled
        template={words.notes[kind]}
        parts={{ text: <Code text={place.text.slice(from, to)} /> }}
      />
    </p>
  ));

/** What may happen by other crawlers; a press on one selects it. */
const Others = ({
  others,
  store,
}: {
  readonly others: readonly OtherOutcome[];
  readonly store: AppStore;
}) => (
  <details className="page__others">
    <summary>{words.others}</summary>
    <table className="page__table" aria-label={words.others}>
      <thead>
        <tr>
          <th scope="col">{words.crawler}</th>
          {USES.map((use) => (
            <th key={use} scope="col">
              {words.asked[use]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {others.map(({ crawler, may }) => (
          <tr key={crawler}>
            <th scope="row">
              <button type="button" className="link" onClick={() => setCrawler(store, crawler)}>
                {crawler}
              </button>
            </th>
            {USES.map((use) => (
              <td key={use}>
                <MayWord may={may[use]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);

interface PageAnswersProps {
  readonly id: TestUrl["id"];
  readonly store: AppStore;
  readonly port: EditorPort;
}

/** What may happen to the page of a URL under test, and why. */
export const PageAnswers = ({ id, store, port }: PageAnswersProps) => {
  const answer = pageOf(store, id);
  const { found, status } = useStore(answer);
  if (status === "failed") return <Failed text={words.failed} onRetry={answer.retry} />;
  if (found === null) return <p>{words.waiting}</p>;
  const { of, result } = found;
  const { outcome, opening, notes, resources, others, isRead } = result;
  if (!isRead) return <p>{words.notRecognised}</p>;
  const crawler = outcome.crawler.token;
  const telling: Telling = { document: of.document, port, crawler, operator: outcome.operator };
  return (
    <div className="page__answers" aria-busy={status === "outdated"}>
      {outcome.trap !== null && (
        <NoindexTrapView trap={outcome.trap} opening={opening} telling={telling} />
      )}
      <OutcomeTable answers={outcome} telling={telling} />
      <Notes notes={notes} />
      <Resources resources={resources} isPath={of.url.startsWith("/")} telling={telling} />
      <Others others={others} store={store} />
    </div>
  );
};
