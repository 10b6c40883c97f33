import type { Explanation } from "../../core/index.ts";
import type { EditorPort } from "../editor/editor-port.ts";
import type { TestedUrl } from "../store/derive.ts";
import { groupText, isWinner, principleOf, ruleText, standing } from "./reason.ts";
import { Sentence } from "./Sentence.tsx";

/** Rules shown before the rest is only counted. */
const MOST_CANDIDATES = 6;

const Candidates = ({
  explanation,
  port,
}: {
  readonly explanation: Explanation;
  readonly port: EditorPort;
}) => {
  const { candidates, ruleCount, verdict } = explanation;
  const shown = candidates.slice(0, MOST_CANDIDATES);
  const more = candidates.length - shown.length;
  const silent = ruleCount - candidates.length;
  return (
    <div className="candidates">
      {shown.map((candidate) => {
        const won = isWinner(candidate, explanation);
        const tone = verdict.allowed ? "candidate--allowed" : "candidate--blocked";
        return (
          <div key={candidate.rule.line} className={won ? `candidate ${tone}` : "candidate"}>
            <span className="candidate__cursor" aria-hidden="true">
              {won ? "›" : ""}
            </span>
            <code className="candidate__rule">{ruleText(candidate.rule)}</code>{" "}
            <span className="candidate__standing">{standing(candidate, explanation)}</span>{" "}
            <button type="button" className="link" onClick={() => port.reveal(candidate.rule)}>
              line {candidate.rule.line}
            </button>
          </div>
        );
      })}
      {more > 0 && <div className="candidates__rest">{more} more match with less weight</div>}
      {silent > 0 && (
        <div className="candidates__rest">
          {silent === 1 ? "1 rule" : `${silent} rules`} of this group {silent === 1 ? "does" : "do"}{" "}
          not match
        </div>
      )}
      {ruleCount === 0 && <div className="candidates__rest">none to follow</div>}
    </div>
  );
};

/** The steps to a verdict: group, address, rules, clause. */
export const VerdictDetail = ({
  tested,
  port,
}: {
  readonly tested: TestedUrl;
  readonly port: EditorPort;
}) => {
  const { explanation, testUrl } = tested;
  const { clause } = explanation;
  return (
    <dl className="steps">
      <dt>Group</dt>
      <dd>
        <Sentence pieces={groupText(explanation)} port={port} />
      </dd>
      <dt>Address</dt>
      <dd>
        <code>{explanation.comparedPath}</code>
        {testUrl.typed !== explanation.comparedPath && <> from {testUrl.typed}</>}
      </dd>
      <dt>Rules</dt>
      <dd>
        <Candidates explanation={explanation} port={port} />
      </dd>
      <dt>Clause</dt>
      <dd>
        {principleOf(explanation)} (
        {clause.url === null ? (
          clause.title
        ) : (
          <a href={clause.url} target="_blank" rel="noreferrer">
            {clause.title}
          </a>
        )}
        )
      </dd>
    </dl>
  );
};
