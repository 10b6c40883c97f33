import { Fragment } from "react";
import { formatMessage, lineAt, type Overview, spaceAfter } from "../../../core/index.ts";
import type { OverviewInputs } from "../../answers/overview.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import type { AppStore } from "../../state/store/store.ts";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { WithCode } from "../../ui/WithCode.tsx";
import { type AsideText, asideOf, sentenceOf, sentencesOf } from "../../verdicts/sentence.ts";
import { sentenceMessages as words } from "../../verdicts/sentence-messages.ts";
import { Sign } from "./Sign.tsx";
import { useSettled } from "./use-settled.ts";

interface AsideProps {
  readonly text: AsideText;
  readonly port: EditorPort;
  readonly of: OverviewInputs;
}

/** A text below the sentence, with a link to the line that it is about. */
const Aside = ({ text: { template, line, isFirst }, port, of: { document } }: AsideProps) => {
  if (line === null) return <WithCode text={template} />;
  const [before = "", after = ""] = template.split("{place}");
  return (
    <>
      <WithCode text={before} />
      <button type="button" className="link" onClick={() => port.reveal(lineAt(document, line))}>
        {formatMessage(isFirst ? words.lineFirst : words.line, { line })}
      </button>
      <WithCode text={after} />
    </>
  );
};

interface HeadlineProps extends Omit<AsideProps, "text"> {
  readonly store: AppStore;
  readonly overview: Overview;
}

/** What the file does to whom, in one sentence with its sign, and why in a smaller line. */
export const Headline = ({ store, overview, port, of }: HeadlineProps) => (
  <header className="headline">
    <Sign sign={overview.headline.sign} />
    <h2 className="overview__sentence">
      {sentencesOf(overview).map((sentence) => (
        <Fragment key={sentence}>
          <span className="headline__part">
            <UntrustedText text={sentence} />
          </span>
          {spaceAfter(sentence)}
        </Fragment>
      ))}
    </h2>
    <p className="visually-hidden" role="status">
      <UntrustedText text={useSettled(store, sentenceOf(overview))} />
    </p>
    <p className="headline__aside">
      {asideOf(overview).map((text) => (
        <span key={text.template}>
          <Aside text={text} port={port} of={of} />{" "}
        </span>
      ))}
    </p>
  </header>
);
