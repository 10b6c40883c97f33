import { useStore } from "zustand";
import {
  formatMessage,
  identify,
  isLarge,
  lineNumberAt,
  type Overview,
  type RobotsDocument,
} from "../../../core/index.ts";
import { type Diagnostic, fixedText, mostSevereFirst } from "../../../core/lint/index.ts";
import { findingsOf } from "../../answers/findings.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import type { AppStore } from "../../state/store/store.ts";
import { Button } from "../../ui/Button.tsx";
import { SeverityMark } from "../../ui/SeverityMark.tsx";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { WithCode } from "../../ui/WithCode.tsx";
import { overviewMessages as words } from "./messages.ts";
import type { OverviewActions } from "./overview-actions.ts";

/** The most problems shown. */
const MOST_PROBLEMS = 3;

/** A group that does without the rules for `*` costs most if a large crawler follows it. */
const DROPS_RULES = "specific-group-drops-star-rules";

const isAboutLarge = ({ from, to }: Diagnostic, { source }: RobotsDocument): boolean =>
  isLarge(identify(source.slice(from, to)).token);

/** What is about the response: one that decides alone leaves nothing to be said of lines. */
const ABOUT_RESPONSE: ReadonlySet<string> = new Set([
  "http-status",
  "redirect-chain",
  "content-type-not-text",
  "wrong-location",
]);

/** Errors, then warnings; in each, what costs visitors from search comes first. */
const fixFirst = (
  diagnostics: readonly Diagnostic[],
  document: RobotsDocument,
  { response }: Overview["headline"],
): readonly Diagnostic[] => {
  const said =
    response === null ? diagnostics : diagnostics.filter(({ rule }) => ABOUT_RESPONSE.has(rule));
  const costly = said.filter(({ severity }) => severity === "error" || severity === "warning");
  const apart = said.filter(
    (each) => each.rule === DROPS_RULES && !costly.includes(each) && isAboutLarge(each, document),
  );
  return [...mostSevereFirst(costly), ...apart];
};

/** Applies a fix to the present text, in which the finding is looked up again. */
const applyFix = async (
  store: AppStore,
  port: EditorPort,
  shown: Diagnostic,
  document: RobotsDocument,
): Promise<void> => {
  const found = await findingsOf(store).again(shown, document);
  const fix = found?.fixes.find(({ title }) => title === shown.fixes[0]?.title);
  const { document: present } = store.getState();
  if (fix !== undefined) port.applyEdits(fix.edits, present, fixedText(fix));
};

interface TopProblemsProps {
  readonly store: AppStore;
  readonly overview: Overview;
  readonly port: EditorPort;
  readonly actions: OverviewActions;
}

/** The few problems that cost most now. A fix that leaves a choice is chosen in the list of all. */
export const TopProblems = ({ store, port, overview, actions }: TopProblemsProps) => {
  const { document, diagnostics } = useStore(findingsOf(store));
  if (document === null) return null;
  const all = fixFirst(diagnostics, document, overview.headline);
  const count = all.length - MOST_PROBLEMS;
  if (all.length === 0) return null;
  return (
    <section className="overview__part">
      <h3>{words.problems}</h3>
      <ul className="costs" aria-label={words.problems}>
        {all.slice(0, MOST_PROBLEMS).map((finding) => {
          const { rule, severity, from, message, fixes } = finding;
          const [fix] = fixes;
          const isPlain = fix !== undefined && fixes.length === 1 && fix.kind !== "suggest";
          return (
            <li key={`${rule} ${from}`} className="cost">
              <SeverityMark severity={severity} />
              <p>
                <button type="button" className="link" onClick={() => port.reveal(finding)}>
                  {formatMessage(words.line, { line: lineNumberAt(document, from) })}
                </button>{" "}
                <WithCode text={message} />
              </p>
              <span className="cost__actions">
                {isPlain && (
                  <Button small onClick={() => void applyFix(store, port, finding, document)}>
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
        })}
      </ul>
      {count > 0 && (
        <p className="overview__fine">{formatMessage(words.moreProblems, { count })}</p>
      )}
    </section>
  );
};
