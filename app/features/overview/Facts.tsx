import type { ReactNode } from "react";
import { useStore } from "zustand";
import { formatMessage, type HttpResponse, type Overview } from "../../../core/index.ts";
import type { Diagnostic } from "../../../core/lint/index.ts";
import { findingsOf } from "../../answers/findings.ts";
import type { OverviewInputs } from "../../answers/overview.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import { fileSizeOf } from "../../state/store/derive.ts";
import type { AppState } from "../../state/store/state.ts";
import type { AppStore } from "../../state/store/store.ts";
import { Filled } from "../../ui/Filled.tsx";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { LineLinks } from "./DifferenceCase.tsx";
import { ReadersFact } from "./Differences.tsx";
import { overviewMessages as words } from "./messages.ts";
import type { OverviewActions } from "./overview-actions.ts";
import { WritersFact } from "./Writers.tsx";

/** Google's limit, and the least that RFC 9309 asks for: 500 * 1,024 bytes. */
const MOST_BYTES = 512_000;

/** The size from which the limit is near. */
const NEAR = 0.8 * MOST_BYTES;

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

interface SitemapsProps {
  readonly sitemaps: Overview["sitemaps"];
  readonly port: EditorPort;
}

const Sitemaps = ({ sitemaps: { count: number, first, blocked, by }, port }: SitemapsProps) => {
  if (blocked !== null && blocked.length > 0) {
    const message =
      by.length === 0
        ? words.sitemapsShut
        : blocked.length < number
          ? words.sitemapsBlocked
          : words.allSitemapsBlocked;
    const template = formatMessage(message, {
      number,
      count: number,
      blocked: blocked.length,
      lines: "{lines}",
    });
    return (
      <span className="facts__bad">
        <Filled template={template} parts={{ lines: <LineLinks lines={by} port={port} /> }} />
      </span>
    );
  }
  if (first === null) return words.noSitemap;
  const template = blocked === null ? words.sitemapsUnknown : words.sitemapsOpen;
  return (
    <button type="button" className="link" onClick={() => port.reveal(first)}>
      {formatMessage(template, { number })}
    </button>
  );
};

const responseWords = ({ status, contentType }: HttpResponse): string =>
  status === null
    ? words.noResponse
    : contentType === null
      ? String(status)
      : formatMessage(words.statusOf, { status: String(status), type: contentType });

const sizeWords = (count: number): string =>
  formatMessage(count > MOST_BYTES ? words.overSize : words.sizeOf, {
    bytes: formatMessage(words.bytes, { count }),
  });

const isCostly = ({ severity }: Diagnostic): boolean =>
  severity === "error" || severity === "warning";

interface FactsProps {
  readonly store: AppStore;
  readonly state: AppState;
  readonly of: OverviewInputs;
  readonly overview: Overview;
  readonly port: EditorPort;
  readonly actions: OverviewActions;
  readonly onTest: (url: string) => void;
}

/** The facts about the file as a whole. */
export const Facts = ({ store, state, of, overview, port, actions, onTest }: FactsProps) => {
  const found = useStore(findingsOf(store));
  const { response } = state;
  const bytes = fileSizeOf(state);
  return (
    <section className="overview__part" aria-label={words.file}>
      <h3 className="visually-hidden">{words.file}</h3>
      <dl className="facts">
        {found.document !== null && !found.diagnostics.some(isCostly) && (
          <Fact name={words.problemsFact}>{words.noProblems}</Fact>
        )}
        <Fact name={words.sitemaps}>
          <Sitemaps sitemaps={overview.sitemaps} port={port} />
        </Fact>
        <Fact name={words.response}>
          <UntrustedText text={response === null ? words.notSet : responseWords(response)} />
          {" · "}
          <button type="button" className="link" onClick={() => actions.onShow("response")}>
            {response === null ? words.addResponse : words.changeResponse}
          </button>
        </Fact>
        <Fact name={words.size}>
          <span className={bytes > NEAR ? "facts__near" : undefined}>{sizeWords(bytes)}</span>
        </Fact>
        <Fact name={words.writtenBy}>
          <WritersFact store={store} port={port} of={of} />
        </Fact>
        <Fact name={words.readers}>
          <ReadersFact store={store} port={port} onTest={onTest} onReads={actions.onReads} />
        </Fact>
      </dl>
    </section>
  );
};
