import { useRef } from "react";
import { useStore } from "zustand";
import {
  ENGINES,
  type FaultEffect,
  formatMessage,
  isLarge,
  lineNumberAt,
  type RobotsDocument,
} from "../../../core/index.ts";
import { type Diagnostic, fixedText, fixWithWarning } from "../../../core/lint/index.ts";
import { findingsOf } from "../../answers/findings.ts";
import { type Fault, fixFirstOf } from "../../answers/fix-first.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import type { AppStore } from "../../state/store/store.ts";
import { Button } from "../../ui/Button.tsx";
import { SeverityMark } from "../../ui/SeverityMark.tsx";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { WithCode } from "../../ui/WithCode.tsx";
import { overviewMessages as words } from "./messages.ts";
import type { OverviewActions } from "./overview-actions.ts";
import { useStill } from "./use-still.ts";

/**
 * Applies a fix to the present text, in which the finding is looked up again. One that would keep search
 * crawlers out is shown in the list instead, where it says so and is previewed.
 */
const applyFix = async (
  { store, port, actions }: FixFirstProps,
  shown: Diagnostic,
  document: RobotsDocument,
): Promise<void> => {
  const found = await findingsOf(store).again(shown, document);
  const fix = found?.fixes.find(({ title }) => title === shown.fixes[0]?.title);
  if (fix === undefined) return;
  const { document: present } = store.getState();
  if (fixWithWarning(present, fix) !== fix) actions.onProblem(shown.rule);
  else port.applyEdits(fix.edits, present, fixedText(fix));
};

const EFFECTS = {
  "closes-site": words.closesSite,
  "closes-paths": words.closesPaths,
  "not-out": words.isNotOut,
  "opens-paths": words.opensPaths,
} as const satisfies Readonly<Record<FaultEffect["kind"], unknown>>;

/** Those of some crawlers that are named: search engines, or else large crawlers, or else all. */
const toldOf = (tokens: readonly string[]): readonly string[] => {
  const engines = tokens.flatMap((token) => ENGINES.get(token) ?? []);
  if (engines.length === ENGINES.size) return [words.searchEngines];
  if (engines.length > 0) return engines;
  const large = tokens.filter(isLarge);
  return large.length > 0
    ? large
    : tokens.map((token) => (token === "*" ? words.otherCrawlers : token));
};

/** What a fault does, in at most nine words. */
const effectWords = ({ kind, tokens, count }: FaultEffect): string => {
  const [name = "", ...others] = toldOf(tokens);
  const names =
    others.length === 0 ? name : formatMessage(words.andOthers, { name, count: others.length });
  return formatMessage(EFFECTS[kind], { names, count });
};

/** No line of a web page is to blame. */
const WEB_PAGE = "html-content";

interface FixFirstProps {
  readonly store: AppStore;
  readonly port: EditorPort;
  readonly actions: OverviewActions;
}

interface RowProps extends FixFirstProps {
  readonly fault: Fault;
  readonly document: RobotsDocument;
}

const Row = ({ fault: { finding, effect }, document, ...props }: RowProps) => {
  const { port, actions } = props;
  const { rule, severity, from, message, fixes, about } = finding;
  const [fix] = fixes;
  const isAnswer = about === "response";
  const isPlain = fix !== undefined && fixes.length === 1 && fix.kind !== "suggest";
  return (
    <li className="cost">
      <SeverityMark severity={severity} />
      <button
        type="button"
        className="link"
        onClick={() => (isAnswer ? actions.onShow("response") : port.reveal(finding))}
      >
        {isAnswer
          ? words.server
          : rule === WEB_PAGE
            ? words.wholeFile
            : formatMessage(words.line, { line: lineNumberAt(document, from) })}
      </button>{" "}
      <p>
        {effect === null ? (
          <WithCode text={message} />
        ) : (
          <UntrustedText text={effectWords(effect)} />
        )}
      </p>
      <span className="cost__actions">
        {isPlain && (
          <Button small onClick={() => void applyFix(props, finding, document)}>
            <UntrustedText text={fix.title.replaceAll("`", "")} />
          </Button>
        )}
        {fix !== undefined && !isPlain && (
          <Button small onClick={() => actions.onProblem(rule)}>
            {formatMessage(words.seeFixes, { count: fixes.length })}
          </Button>
        )}
        <Button small variant="quiet" onClick={() => actions.onWhy(rule)}>
          {words.why}
        </Button>
      </span>
    </li>
  );
};

/**
 * The few problems that cost most now, each by what it does; the list of all says why. A fix that leaves
 * a choice is chosen there.
 */
export const FixFirst = (props: FixFirstProps) => {
  const root = useRef<HTMLDivElement>(null);
  const opened = useStore(props.store, ({ openedText }) => openedText);
  const { found: last } = useStore(fixFirstOf(props.store));
  // What was found in another file says nothing about this one.
  const found = useStill(last?.of.openedText === opened ? last : null, root);
  return (
    <div ref={root} className="overview__first">
      {found !== null && (
        <section className="overview__part">
          <h3>{words.problems}</h3>
          <ul className="costs" aria-label={words.problems}>
            {found.result.faults.map((fault) => (
              <Row
                key={`${fault.finding.rule} ${fault.finding.from}`}
                {...props}
                fault={fault}
                document={found.of.document}
              />
            ))}
          </ul>
          {found.result.more > 0 && (
            <p className="overview__fine">
              {formatMessage(words.moreProblems, { count: found.result.more })}
            </p>
          )}
        </section>
      )}
    </div>
  );
};
