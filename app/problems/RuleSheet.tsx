import { rulePages } from "virtual:rule-pages";
import { Dialog } from "../ui/Dialog.tsx";
import { SeverityMark } from "../ui/SeverityMark.tsx";
import { severityWord } from "./counts.ts";
import { WithCode } from "./WithCode.tsx";

const Example = ({ title, source }: { readonly title: string; readonly source: string }) => (
  <figure className="sheet__example">
    <figcaption>{title}</figcaption>
    <pre>{source.trimEnd()}</pre>
  </figure>
);

/** What a check is about: why it matters, what goes wrong, what is right, and who says so. */
export const RuleSheet = ({
  ruleId,
  onClose,
}: {
  readonly ruleId: string;
  readonly onClose: () => void;
}) => {
  const rule = rulePages.find(({ id }) => id === ruleId);
  if (rule === undefined) return null;
  const [bad] = rule.examples.bad;
  const [good] = rule.examples.good;
  return (
    <Dialog title={<WithCode text={rule.summary} />} placement="side" onClose={onClose}>
      <div className="sheet">
        <p className="sheet__kind">
          <SeverityMark severity={rule.severity} /> {severityWord(rule.severity)}
          <code>{rule.id}</code>
        </p>
        {rule.explanation.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph} className="sheet__text">
            <WithCode text={paragraph} />
          </p>
        ))}
        {bad !== undefined && <Example title="Reported" source={bad} />}
        {good !== undefined && <Example title="Not reported" source={good} />}
        <h3>Sources</h3>
        <ul className="sheet__sources">
          {rule.sources.map(({ title, url }) => (
            <li key={url + title}>
              <a href={url} target="_blank" rel="noreferrer">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
};
