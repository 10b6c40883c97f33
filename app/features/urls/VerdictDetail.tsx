import { memo } from "react";
import { type Explanation, sentences } from "../../../core/index.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import type { TestedUrl } from "../../state/store/derive.ts";
import type { AppStore } from "../../state/store/store.ts";
import { Filled } from "../../ui/Filled.tsx";
import { lazyPart } from "../../ui/later.tsx";
import { PanelBoundary } from "../../ui/PanelBoundary.tsx";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { MarkedPath } from "../../verdicts/MarkedPath.tsx";
import { MESSAGES } from "../../verdicts/messages.ts";
import { decisionOf } from "../../verdicts/reason.ts";
import { Sentence } from "../../verdicts/Sentence.tsx";
import { SourceTitle } from "../../verdicts/SourceTitle.tsx";
import { verdictMessages as words } from "../../verdicts/verdict-messages.ts";
import { Candidates } from "./Candidates.tsx";
import { groupRows, whyNoGroups } from "./considered-groups.ts";
import { crawlerInWords } from "./crawler-in-words.ts";
import type { MoreStepsProps } from "./MoreSteps.tsx";
import "./steps.css";

const MoreSteps = lazyPart(async () => (await import("./MoreSteps.tsx")).MoreSteps);

/** Its props stay the same: as long as it has not loaded, a change would hold up the verdicts. */
const Rest = memo((props: MoreStepsProps) => (
  <PanelBoundary name={MESSAGES.steps} inline>
    <MoreSteps {...props} />
  </PanelBoundary>
));

interface StepProps {
  readonly explanation: Explanation;
  readonly port: EditorPort;
}

const Groups = ({ explanation, port }: StepProps) => {
  const { rows, rest } = groupRows(explanation);
  if (rows.length === 0 && rest === "") return whyNoGroups(explanation);
  return (
    // Not a list: a list item here would look like another verdict.
    <div className="steps__groups">
      {rows.map(({ firstLine, followed, pieces }) => (
        <div key={firstLine} className={followed ? "" : "steps__group--passed"}>
          <Sentence pieces={pieces} port={port} />
        </div>
      ))}
      {rest !== "" && <div>{rest}</div>}
    </div>
  );
};

/**
 * The address as typed, as a crawler would request it, and as it is compared, where they differ.
 */
const Address = ({ tested }: { readonly tested: TestedUrl }) => {
  const { explanation, testUrl, normalised } = tested;
  const { url, changes, message } = normalised;
  const compared = (
    <code translate="no">
      <MarkedPath explanation={explanation} compared />
    </code>
  );
  if (testUrl.typed === explanation.comparedPath) return compared;
  return (
    <dl className="steps__stages">
      <dt>{words.typed}</dt>
      <dd>
        <code translate="no">
          <UntrustedText text={testUrl.typed} />
        </code>
      </dd>
      {url !== testUrl.typed && (
        <>
          <dt>{words.requested}</dt>
          <dd>
            <code translate="no">
              <UntrustedText text={url} />
            </code>{" "}
            {sentences(...changes)}
          </dd>
        </>
      )}
      {message !== null && (
        <>
          <dt>{words.note}</dt>
          <dd>
            <UntrustedText text={message} />
          </dd>
        </>
      )}
      <dt>{words.compared}</dt>
      <dd>{compared}</dd>
    </dl>
  );
};

/** The steps to a verdict: crawler, groups, URL, rules, and what decided. */
export const VerdictDetail = ({
  tested,
  store,
  port,
}: {
  readonly tested: TestedUrl;
  readonly store: AppStore;
  readonly port: EditorPort;
}) => {
  const { explanation } = tested;
  const { clause } = explanation;
  return (
    <dl className="steps">
      <dt>{words.crawler}</dt>
      <dd>
        <Sentence pieces={crawlerInWords(explanation)} port={port} />
      </dd>
      <dt>{words.groupsStep}</dt>
      <dd>
        <Groups explanation={explanation} port={port} />
      </dd>
      <dt>{words.address}</dt>
      <dd>
        <Address tested={tested} />
      </dd>
      <dt>{words.rules}</dt>
      <dd>
        <Candidates explanation={explanation} port={port} />
      </dd>
      <dt>{words.decided}</dt>
      <dd>
        <Filled
          template={words.decidedBy}
          parts={{ decision: decisionOf(explanation), source: <SourceTitle source={clause} /> }}
        />
      </dd>
      <Rest id={tested.testUrl.id} store={store} port={port} />
    </dl>
  );
};
