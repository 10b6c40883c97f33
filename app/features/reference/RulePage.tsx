import { use, useLayoutEffect, useRef } from "react";
import { formatMessage } from "../../../core/index.ts";
import { ruleContent } from "../../answers/rules.ts";
import type { ExampleContent } from "../../answers/workers/rule-content.ts";
import { Button } from "../../ui/Button.tsx";
import { SeverityMark } from "../../ui/SeverityMark.tsx";
import { WithCode } from "../../ui/WithCode.tsx";
import { referenceMessages as words } from "./messages.ts";
import {
  affectedSentence,
  answerWords,
  CATEGORY_WORDS,
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
      {answerWords(example) !== "" && <p className="rule__kind">{answerWords(example)}</p>}
    </div>
    <figcaption>
      <Button small onClick={() => onOpen(example)}>
        {words.open}
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
      <Example key={answerWords(example) + example.source} example={example} onOpen={onOpen} />
    ))}
  </>
);

interface RulePageProps {
  readonly ruleId: string;
  readonly onClose: () => void;
  /** Puts an example into the editor. */
  readonly onOpen: (example: ExampleContent) => void;
}

/** The page about a check, beside the editor: why it matters, examples to try, and sources. */
export const RulePage = ({ ruleId, onClose, onOpen }: RulePageProps) => {
  const rule = use(ruleContent(ruleId));
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is to be read from its top
  useLayoutEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: "nearest" });
  }, [ruleId]);
  return (
    <aside
      className="rule"
      aria-label={words.about}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className="rule__head">
        <h2 ref={heading} tabIndex={-1}>
          {rule === null ? words.noSuchCheck : <WithCode text={rule.summary} />}
        </h2>
        <Button
          variant="quiet"
          small
          icon="close"
          aria-label={words.close}
          title={words.close}
          onClick={onClose}
        />
      </div>
      {rule === null ? (
        <p className="rule__text">
          <WithCode text={formatMessage(words.notFound, { id: ruleId })} />
        </p>
      ) : (
        <div className="rule__body">
          <p className="rule__kind">
            <SeverityMark severity={rule.severity} /> {SEVERITY_WORDS[rule.severity]}
          </p>
          <p className="rule__kind">
            <code translate="no">{rule.id}</code>{" "}
            {standingOf(rule) === ""
              ? CATEGORY_WORDS[rule.category]
              : formatMessage(words.categoryAndStanding, {
                  category: CATEGORY_WORDS[rule.category],
                  standing: standingOf(rule),
                })}
          </p>
          {rule.paragraphs.map((paragraph) => (
            <p key={paragraph} className="rule__text">
              <WithCode text={paragraph} />
            </p>
          ))}
          {rule.affected !== null && (
            <>
              <h3>{words.whoIsAffected}</h3>
              <p className="rule__text">{affectedSentence(rule.affected)}</p>
            </>
          )}
          <Examples heading={words.reported} examples={rule.bad} onOpen={onOpen} />
          <Examples heading={words.notReported} examples={rule.good} onOpen={onOpen} />
          <p className="rule__text">
            <a href={`rules/${rule.id}.html`} target="_blank" rel="noreferrer">
              {words.ownPage}
            </a>
          </p>
          <h3>{words.toIgnore}</h3>
          <p className="rule__text">
            <WithCode text={formatMessage(words.howToIgnore, { id: rule.id })} />
          </p>
          <h3>{words.sources}</h3>
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
