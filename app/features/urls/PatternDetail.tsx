import {
  formatMessage,
  type Region,
  type RobotsDocument,
  sentences,
  visibleText,
} from "../../../core/index.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import { ExampleUrl } from "../../ui/ExampleUrl.tsx";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { lineName } from "../../verdicts/line-name.ts";
import { VerdictWord } from "../../verdicts/VerdictWord.tsx";
import { laterMessages } from "./messages.ts";
import type { PatternVerdict } from "./pattern-tests.ts";
import "./pattern-detail.css";

/** The most exceptions shown before the rest is counted. */
const MOST_SHOWN = 12;

interface RegionProps {
  readonly region: Region;
  readonly document: RobotsDocument;
  readonly port: EditorPort;
  readonly onTest: (url: string) => void;
}

const RegionView = ({ region, document, port, onTest }: RegionProps) => {
  const { pattern, url, verdict } = region;
  const { rule } = verdict;
  return (
    <p className="region">
      <VerdictWord allowed={verdict.allowed} />{" "}
      <code translate="no">
        <UntrustedText text={pattern} />
      </code>{" "}
      {rule === null ? (
        <span>{laterMessages.regionNoRule}</span>
      ) : (
        <button type="button" className="link" onClick={() => port.reveal(rule)}>
          {lineName(document, rule.line)}
        </button>
      )}{" "}
      <span className="region__example">
        <ExampleUrl
          template={laterMessages.regionExample}
          url={url}
          test={laterMessages.regionTest}
          testUrl={laterMessages.regionTestUrl}
          onTest={onTest}
        />
      </span>
    </p>
  );
};

interface PatternDetailProps {
  readonly pattern: PatternVerdict;
  readonly typed: string;
  /** The text that the verdict is about. */
  readonly document: RobotsDocument;
  readonly port: EditorPort;
  readonly onTest: (url: string) => void;
}

/**
 * The verdict for a pattern as a whole, then its exceptions, each with its line and an example URL.
 */
export const PatternDetail = ({ pattern, typed, document, port, onTest }: PatternDetailProps) => {
  const { base, exceptions, extent, isOpenForRobotsTxt } = pattern;
  if (base === null || extent === null) return null;
  const left = exceptions.length - MOST_SHOWN;
  return (
    <div className="detail">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and a list would add to that of verdicts */}
      <div
        role="group"
        className="regions"
        aria-label={formatMessage(laterMessages.regionsOf, { pattern: visibleText(typed) })}
      >
        {[base, ...exceptions.slice(0, MOST_SHOWN)].map((region) => (
          <RegionView
            key={`${region.pattern} ${region.url}`}
            region={region}
            document={document}
            port={port}
            onTest={onTest}
          />
        ))}
      </div>
      {left > 0 && <p>{formatMessage(laterMessages.moreRegions, { count: left })}</p>}
      <p className="region__proof">
        {sentences(
          extent.proved ? laterMessages.patternProved : laterMessages.patternNotProved,
          isOpenForRobotsTxt && laterMessages.robotsTxtOpen,
        )}
      </p>
    </div>
  );
};
