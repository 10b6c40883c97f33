import { checkEntries, ruleContent } from "virtual:rule-pages";
import { useEffect, useMemo, useRef } from "react";
import { Button } from "../ui/Button.tsx";
import { SeverityMark } from "../ui/SeverityMark.tsx";
import { WithCode } from "../ui/WithCode.tsx";
import {
  CATEGORY_WORDS,
  type ExampleContent,
  NO_EXAMPLES,
  SEVERITY_WORDS,
  standingOf,
  visible,
} from "./words.ts";
import "./reference.css";

const Example = ({
  example,
  onOpen,
}: {
  readonly example: ExampleContent;
  readonly onOpen: (example: ExampleContent) => void;
}) => (
  <figure className="rule__example">
    <div className="rule__case">
      <pre>{visible(example.source)}</pre>
      {example.answer !== "" && <p className="rule__kind">{example.answer}</p>}
    </div>
    <figcaption>
      <Button small onClick={() => onOpen(example)}>
        Open in the editor
      </Button>
    </figcaption>
  </figure>
);

const Examples = ({
  heading,
  examples,
  onOpen,
}: {
  readonly heading: string;
  readonly examples: readonly ExampleContent[];
  readonly onOpen: (example: ExampleContent) => void;
}) => (
  <>
    <h3>{heading}</h3>
    {examples.length === 0 && <p className="rule__text">{NO_EXAMPLES}</p>}
    {examples.map((example) => (
      <Example key={example.answer + example.source} example={example} onOpen={onOpen} />
    ))}
  </>
);

/** What the settings of checks show of each check. */
export const listedChecks = checkEntries;

/** What a check asks for, in a line; empty where there is no such check. Code stands in backticks. */
export const ruleTitle = (ruleId: string): string => ruleContent(ruleId)?.summary ?? "";

interface RulePageProps {
  readonly ruleId: string;
  readonly onClose: () => void;
  /** Puts an example into the editor. */
  readonly onOpen: (example: ExampleContent) => void;
}

/** What a check is about, beside the editor: why it matters, examples to try, and who says so. */
export const RulePage = ({ ruleId, onClose, onOpen }: RulePageProps) => {
  const rule = useMemo(() => ruleContent(ruleId), [ruleId]);
  const heading = useRef<HTMLHeadingElement>(null);
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
          {rule === null ? "No such check" : <WithCode text={rule.summary} />}
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
      {rule === null ? (
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
          {rule.paragraphs.map((paragraph) => (
            <p key={paragraph} className="rule__text">
              <WithCode text={paragraph} />
            </p>
          ))}
          {rule.affected !== null && (
            <>
              <h3>Who is affected</h3>
              <p className="rule__text">{rule.affected}</p>
            </>
          )}
          <Examples heading="Reported" examples={rule.bad} onOpen={onOpen} />
          <Examples heading="Not reported" examples={rule.good} onOpen={onOpen} />
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
