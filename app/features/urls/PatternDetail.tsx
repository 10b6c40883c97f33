import { formatMessage, type Region, visibleText } from "../../../core/index.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import { ExampleUrl } from "../../ui/ExampleUrl.tsx";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { MESSAGES } from "../../verdicts/messages.ts";
import { VerdictWord } from "../../verdicts/VerdictWord.tsx";
import type { PatternVerdict } from "./pattern-tests.ts";

/** The most exceptions shown before the rest is counted. */
const MOST_SHOWN = 12;

interface RegionProps {
  readonly region: Region;
  readonly port: EditorPort;
  readonly onTest: (url: string) => void;
}

const RegionView = ({ region, port, onTest }: RegionProps) => {
  const { pattern, url, verdict } = region;
  const { rule } = verdict;
  return (
    <p className="region">
      <VerdictWord allowed={verdict.allowed} />{" "}
      <code>
        <UntrustedText text={pattern} />
      </code>{" "}
      {rule === null ? (
        <span>{MESSAGES.regionNoRule}</span>
      ) : (
        <button type="button" className="link" onClick={() => port.reveal(rule)}>
          {formatMessage(MESSAGES.regionLine, { line: rule.line })}
        </button>
      )}{" "}
      <span className="region__example">
        <ExampleUrl
          template={MESSAGES.regionExample}
          url={url}
          test={MESSAGES.regionTest}
          testUrl={MESSAGES.regionTestUrl}
          onTest={onTest}
        />
      </span>
    </p>
  );
};

interface PatternDetailProps {
  readonly pattern: PatternVerdict;
  readonly typed: string;
  readonly port: EditorPort;
  readonly onTest: (url: string) => void;
}

/**
 * The verdict for a pattern as a whole, then its exceptions, each with its line and an example URL.
 */
export const PatternDetail = ({ pattern, typed, port, onTest }: PatternDetailProps) => {
  const { base, exceptions, extent, isOpenForRobotsTxt } = pattern;
  if (base === null || extent === null) return null;
  const left = exceptions.length - MOST_SHOWN;
  return (
    <div className="detail">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and a list would add to that of verdicts */}
      <div
        role="group"
        className="regions"
        aria-label={formatMessage(MESSAGES.regionsOf, { pattern: visibleText(typed) })}
      >
        {[base, ...exceptions.slice(0, MOST_SHOWN)].map((region) => (
          <RegionView
            key={`${region.pattern} ${region.url}`}
            region={region}
            port={port}
            onTest={onTest}
          />
        ))}
      </div>
      {left > 0 && <p>{formatMessage(MESSAGES.moreRegions, { count: left })}</p>}
      <p className="region__proof">
        {extent.proved ? MESSAGES.patternProved : MESSAGES.patternNotProved}{" "}
        {isOpenForRobotsTxt && MESSAGES.robotsTxtOpen}
      </p>
    </div>
  );
};
