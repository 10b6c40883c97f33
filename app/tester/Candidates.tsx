import { useState } from "react";
import type { Candidate, Explanation } from "../../core/index.ts";
import { describeReading } from "../../core/service/index.ts";
import type { EditorPort } from "../editor/editor-port.ts";
import { counted } from "../ui/counted.ts";
import { Marked } from "./Marked.tsx";
import { piecesOf } from "./pieces.ts";
import { fieldText, isWinner, standing, triesRules } from "./reason.ts";
import { Sentence } from "./Sentence.tsx";

/** Rules shown before the rest is only counted, and how many more each press shows. */
const MOST_CANDIDATES = 4;
const MOST_MORE = 100;

interface CandidateProps {
  readonly candidate: Candidate;
  readonly explanation: Explanation;
  readonly port: EditorPort;
}

/** A rule that matches: its pattern with the matched part marked, its weight, and what it does in words. */
const CandidateRow = ({ candidate, explanation, port }: CandidateProps) => {
  const { rule, spelling, patternSpans } = candidate;
  const won = isWinner(candidate, explanation);
  const tone = explanation.verdict.allowed ? "candidate--allowed" : "candidate--blocked";
  const isRespelt = spelling !== rule.text && spelling !== "";
  return (
    <div className={won ? `candidate ${tone}` : "candidate"}>
      <span className="candidate__cursor" aria-hidden="true">
        {won ? "›" : ""}
      </span>
      <code className="candidate__rule">
        {fieldText(rule)} <Marked text={rule.text} spans={isRespelt ? [] : patternSpans} />
      </code>{" "}
      <span className="candidate__standing">{standing(candidate, explanation)}</span>{" "}
      <button type="button" className="link" onClick={() => port.reveal(rule)}>
        line {rule.line}
      </button>
      <span className="candidate__words">
        {isRespelt && (
          <>
            as{" "}
            <code>
              <Marked text={spelling} spans={patternSpans} />
            </code>
            :{" "}
          </>
        )}
        <Sentence
          pieces={piecesOf(describeReading(candidate, explanation.policy.dialect))}
          port={port}
        />
      </span>
    </div>
  );
};

/** What became of the rules that are not listed; empty when there are none. */
const restOf = (explanation: Explanation): string => {
  const { candidates, ruleCount } = explanation;
  if (ruleCount === 0) return "none to follow";
  const rest = ruleCount - new Set(candidates.map(({ rule }) => rule.line)).size;
  if (rest === 0) return "";
  const other = candidates.length === 0 ? "" : "other ";
  const rules = `${counted(rest, `${other}rule`)} followed`;
  if (!triesRules(explanation)) return `${rules}, not looked at`;
  return rest === 1 ? `${rules} does not match` : `${rules} do not match`;
};

/** The rules that match, the winner first, and how many do not. */
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
          Show {more} more {more < left && `of ${left} `}that match
        </button>
      )}
      {rest !== "" && <div className="candidates__rest">{rest}</div>}
    </div>
  );
};
