import { useState } from "react";
import { type Candidate, type Explanation, formatMessage } from "../../../core/index.ts";
import { describeReading } from "../../../core/service/index.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import { Filled } from "../../ui/Filled.tsx";
import { lineName } from "../../verdicts/line-name.ts";
import { Marked } from "../../verdicts/Marked.tsx";
import { piecesOf } from "../../verdicts/pieces.ts";
import { fieldText, isWinner, standing, triesRules } from "../../verdicts/reason.ts";
import { Sentence } from "../../verdicts/Sentence.tsx";
import { verdictMessages as words } from "../../verdicts/verdict-messages.ts";

/** The most rules shown before the rest is counted, and how many more each click shows. */
const MOST_CANDIDATES = 4;
const MOST_MORE = 100;

interface CandidateProps {
  readonly candidate: Candidate;
  readonly explanation: Explanation;
  readonly port: EditorPort;
}

/** A rule that matches: its pattern with the matched part marked, its weight, and a description. */
const CandidateRow = ({ candidate, explanation, port }: CandidateProps) => {
  const { rule, spelling, patternSpans } = candidate;
  const won = isWinner(candidate, explanation);
  const tone = explanation.verdict.allowed ? "candidate--allowed" : "candidate--blocked";
  const isRespelt = spelling !== rule.text && spelling !== "";
  const reading = (
    <Sentence
      pieces={piecesOf(describeReading(candidate, explanation.policy.dialect))}
      port={port}
    />
  );
  return (
    <div className={won ? `candidate ${tone}` : "candidate"}>
      <span className="candidate__cursor" aria-hidden="true">
        {won ? "›" : ""}
      </span>
      <code translate="no" className="candidate__rule">
        {fieldText(rule)} <Marked text={rule.text} spans={isRespelt ? [] : patternSpans} />
      </code>{" "}
      <span className="candidate__standing">{standing(candidate, explanation)}</span>{" "}
      <button type="button" className="link" onClick={() => port.reveal(rule)}>
        {lineName(explanation.policy.document, rule.line)}
      </button>
      <span className="candidate__words">
        {isRespelt ? (
          <Filled
            template={words.respelt}
            parts={{
              spelling: (
                <code translate="no">
                  <Marked text={spelling} spans={patternSpans} />
                </code>
              ),
              reading,
            }}
          />
        ) : (
          reading
        )}
      </span>
    </div>
  );
};

/** Counts the rules that are not listed, and says why; empty if there are none. */
const restOf = (explanation: Explanation): string => {
  const { candidates, ruleCount } = explanation;
  if (ruleCount === 0) return words.noneToFollow;
  const rest = ruleCount - new Set(candidates.map(({ rule }) => rule.line)).size;
  if (rest === 0) return "";
  const [notRead, notMatching] =
    candidates.length === 0
      ? [words.rulesNotRead, words.rulesNotMatching]
      : [words.otherRulesNotRead, words.otherRulesNotMatching];
  return formatMessage(triesRules(explanation) ? notMatching : notRead, { count: rest });
};

/** The rules that match, the winner first, and the number of those that do not. */
export const Candidates = ({
  explanation,
  port,
}: {
  readonly explanation: Explanation;
  readonly port: EditorPort;
}) => {
  const [most, setMost] = useState(MOST_CANDIDATES);
  const { candidates } = explanation;
  const shown = candidates.slice(0, most);
  const left = candidates.length - shown.length;
  const more = Math.min(left, MOST_MORE);
  const rest = restOf(explanation);
  return (
    <div className="candidates">
      {shown.map((candidate) => (
        <CandidateRow
          key={candidate.rule.pattern.from}
          candidate={candidate}
          explanation={explanation}
          port={port}
        />
      ))}
      {more > 0 && (
        <button
          type="button"
          className="link candidates__more"
          onClick={() => setMost(most + more)}
        >
          {more < left
            ? formatMessage(words.showSomeRules, { count: more, left })
            : formatMessage(words.showMoreRules, { count: more })}
        </button>
      )}
      {rest !== "" && <div className="candidates__rest">{rest}</div>}
    </div>
  );
};
