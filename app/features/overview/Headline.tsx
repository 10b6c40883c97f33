import { formatMessage, lineAt, type Overview } from "../../../core/index.ts";
import type { OverviewInputs } from "../../answers/overview.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { WithCode } from "../../ui/WithCode.tsx";
import { Sign } from "./Sign.tsx";
import { type AsideText, asideOf, sentenceOf } from "./sentence.ts";
import { sentenceMessages as words } from "./sentence-messages.ts";

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
  readonly overview: Overview;
}

/** What the file does to whom, in one sentence with its sign, and why in a smaller line. */
export const Headline = ({ overview, port, of }: HeadlineProps) => (
  <header className="headline">
    <Sign sign={overview.headline.sign} />
    <h2 className="overview__sentence">
      <UntrustedText text={sentenceOf(overview)} />
    </h2>
    <p className="headline__aside">
      {asideOf(overview).map((text) => (
        <span key={text.template}>
          <Aside text={text} port={port} of={of} />{" "}
        </span>
      ))}
    </p>
  </header>
);
