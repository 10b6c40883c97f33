import { rulePages } from "virtual:rule-pages";
import { useEffect, useMemo, useRef } from "react";
import { Button } from "../ui/Button.tsx";
import { SeverityMark } from "../ui/SeverityMark.tsx";
import { WithCode } from "../ui/WithCode.tsx";
import { affectedBy, affectedSentence } from "./affected.ts";
import {
  badExamplesOf,
  CATEGORY_WORDS,
  paragraphsOf,
  SEVERITY_WORDS,
  standingOf,
  visible,
} from "./words.ts";
import "./reference.css";

const Example = ({
  source,
  answer = "",
  onOpen,
}: {
  readonly source: string;
  /** How the site answered, in words; empty where that does not matter. */
  readonly answer?: string;
  readonly onOpen: (source: string) => void;
}) => (
  <figure className="rule__example">
    <div className="rule__case">
      <pre>{visible(source)}</pre>
      {answer !== "" && <p className="rule__kind">{answer}</p>}
    </div>
    <figcaption>
      <Button small onClick={() => onOpen(source)}>
        Open in the editor
      </Button>
    </figcaption>
  </figure>
);

interface RulePageProps {
  readonly ruleId: string;
  readonly onClose: () => void;
  /** Puts an example into the editor. */
  readonly onOpen: (source: string) => void;
}

/** What a check is about, beside the editor: why it matters, examples to try, and who says so. */
export const RulePage = ({ ruleId, onClose, onOpen }: RulePageProps) => {
  const rule = rulePages.find(({ id }) => id === ruleId);
  const heading = useRef<HTMLHeadingElement>(null);
  const affected = useMemo(() => (rule === undefined ? null : affectedBy(rule)), [rule]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is to be read from its top
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: "nearest" });
  }, [ruleId]);
  return (
    <aside
      className="rule"
      aria-label="About this check"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className="rule__head">
        <h2 ref={heading} tabIndex={-1}>
          {rule === undefined ? "No such check" : <WithCode text={rule.summary} />}
        </h2>
        <Button
          variant="quiet"
          small
          icon="close"
          aria-label="Close"
          title="Close"
          onClick={onClose}
        />
      </div>
      {rule === undefined ? (
        <p className="rule__text">
          There is no check named <code>{ruleId}</code>. It may have been renamed; the problems
          below lead to the pages there are.
        </p>
      ) : (
        <div className="rule__body">
          <p className="rule__kind">
            <SeverityMark severity={rule.severity} /> {SEVERITY_WORDS[rule.severity]}
          </p>
          <p className="rule__kind">
            <code>{rule.id}</code> {CATEGORY_WORDS[rule.category]}
            {!rule.defaultOn && ` · ${standingOf(rule)}`}
          </p>
          {paragraphsOf(rule).map((paragraph) => (
            <p key={paragraph} className="rule__text">
              <WithCode text={paragraph} />
            </p>
          ))}
          {affected !== null && (
            <>
              <h3>Who is affected</h3>
              <p className="rule__text">{affectedSentence(affected)}</p>
            </>
          )}
          <h3>Reported</h3>
          {badExamplesOf(rule).map(({ source, answer }) => (
            <Example key={answer + source} source={source} answer={answer} onOpen={onOpen} />
          ))}
          <h3>Not reported</h3>
          {rule.examples.good.map((source) => (
            <Example key={source} source={source} onOpen={onOpen} />
          ))}
          <h3>To ignore it</h3>
          <p className="rule__text">
            Write <code># workbench-ignore {rule.id}</code> at the end of the line, or on a line of
            its own above. In the comments at the top of the file it counts for the whole file.
            Crawlers skip it.
          </p>
          <h3>Sources</h3>
          <ul className="rule__sources">
            {rule.sources.map(({ title, url }) => (
              <li key={url + title}>
                <a href={url} target="_blank" rel="noreferrer">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  );
};
