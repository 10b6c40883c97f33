import { useStore } from "zustand";
import {
  effectOf,
  formatMessage,
  formatUnits,
  type Overview,
  type OverviewLine,
} from "../../../core/index.ts";
import type { Diagnostic } from "../../../core/lint/index.ts";
import { findingsOf } from "../../answers/findings.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import { dialectOf, fileSizeOf, responseInForce } from "../../state/store/derive.ts";
import type { AppState } from "../../state/store/state.ts";
import type { AppStore } from "../../state/store/store.ts";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { readerMessages } from "../../verdicts/reader-messages.ts";
import { overviewMessages as words } from "./messages.ts";
import type { OverviewActions } from "./overview-actions.ts";
import { disobedientIn } from "./row-words.ts";

/** Google's limit, and the least that RFC 9309 asks for: 500 * 1,024 bytes. */
const MOST_BYTES = 512_000;

const sitemapWords = ({ sitemaps: { count, blocked } }: Overview): string => {
  if (count === 0) return words.noSitemap;
  if (blocked === null) return formatMessage(words.sitemapsUnknown, { count });
  return blocked.length === 0
    ? formatMessage(words.sitemapsOpen, { count })
    : formatMessage(words.sitemapsBlocked, { count, blocked: blocked.length });
};

const sizeWords = (count: number): string =>
  formatMessage(count > MOST_BYTES ? words.overSize : words.sizeOf, {
    bytes: formatMessage(words.bytes, { count }),
  });

const responseWords = (state: AppState): string => {
  const { response } = state;
  if (response === null) return words.notSet;
  const { kind } = effectOf(dialectOf(state), responseInForce(state), fileSizeOf(state));
  const status =
    response.status === null
      ? words.noResponse
      : formatMessage(words.status, { status: String(response.status) });
  return formatMessage(words.effectOf, { status, effect: readerMessages.effects[kind] });
};

const isCostly = ({ severity }: Diagnostic): boolean =>
  severity === "error" || severity === "warning";

interface FactsProps {
  readonly store: AppStore;
  readonly state: AppState;
  readonly overview: Overview;
  readonly port: EditorPort;
  readonly actions: OverviewActions;
}

/** The facts about the file as a whole. */
export const Facts = ({ store, state, overview, port, actions }: FactsProps) => {
  const { sitemaps, groups, rules } = overview;
  const found = useStore(findingsOf(store));
  const costs = found.diagnostics.filter(isCostly).length;
  const disobedient = disobedientIn(overview);
  const target: OverviewLine | null = sitemaps.blocked?.[0] ?? sitemaps.first;
  return (
    <section className="overview__part" aria-label={words.file}>
      <h3>{words.file}</h3>
      <dl className="facts">
        {found.document !== null && costs === 0 && (
          <div>
            <dt>{words.problemsFact}</dt>
            <dd>{words.noProblems}</dd>
          </div>
        )}
        <div>
          <dt>{words.sitemaps}</dt>
          <dd className={(sitemaps.blocked?.length ?? 0) > 0 ? "facts__bad" : undefined}>
            {sitemapWords(overview)}{" "}
            {target !== null && (
              <button type="button" className="link" onClick={() => port.reveal(target)}>
                {formatMessage(words.line, { line: target.line })}
              </button>
            )}
          </dd>
        </div>
        <div>
          <dt>{words.size}</dt>
          <dd>{sizeWords(fileSizeOf(state))}</dd>
        </div>
        <div>
          <dt>{words.structure}</dt>
          <dd>
            {formatUnits([
              formatMessage(words.groups, { count: groups }),
              formatMessage(words.rules, { count: rules }),
            ])}
          </dd>
        </div>
        {disobedient !== "" && (
          <div>
            <dt>{words.disobedient}</dt>
            <dd>
              <UntrustedText text={disobedient} />
            </dd>
          </div>
        )}
        <div>
          <dt>{words.response}</dt>
          <dd>
            {responseWords(state)}{" "}
            <button type="button" className="link" onClick={() => actions.onShow("response")}>
              {words.changeResponse}
            </button>
          </dd>
        </div>
      </dl>
    </section>
  );
};
