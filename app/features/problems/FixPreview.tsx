import { useMemo } from "react";
import { type Flip, formatMessage, visibleText } from "../../../core/index.ts";
import type { Fix } from "../../../core/lint/index.ts";
import { flipsOf } from "../../state/store/flips.ts";
import type { AppState } from "../../state/store/state.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { SeverityMark } from "../../ui/SeverityMark.tsx";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { type ChangedLines, changedLines } from "./changed-lines.ts";
import { MESSAGES } from "./messages.ts";
import "./preview.css";

/** The most places, lines of a place and URLs that are shown; the others are counted. */
const MOST_PLACES = 5;
const MOST_LINES = 6;
const MOST_URLS = 5;

interface LinesProps {
  readonly lines: readonly string[];
  readonly mark: "+" | "−";
}

const Lines = ({ lines, mark }: LinesProps) => {
  const more = lines.length - MOST_LINES;
  return (
    <>
      {lines.slice(0, MOST_LINES).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines can be the same, and their order is fixed
        <li key={index} className={mark === "+" ? "preview__added" : "preview__removed"}>
          <span className="preview__mark">{mark}</span>{" "}
          <code translate="no">{line === "" ? " " : <UntrustedText text={line} />}</code>
        </li>
      ))}
      {more > 0 && (
        <li className="preview__more">
          {formatMessage(MESSAGES.moreLines, { mark, count: more })}
        </li>
      )}
    </>
  );
};

/** The changes of a fix; if there are several places, each has its line. */
export const Places = ({ places }: { readonly places: readonly ChangedLines[] }) => {
  const more = places.length - MOST_PLACES;
  return (
    <ul className="preview__lines">
      {places.slice(0, MOST_PLACES).map(({ line, removed, added }) => (
        <li key={line} className="preview__place">
          {places.length > 1 && (
            <span className="preview__line">{formatMessage(MESSAGES.line, { line })}</span>
          )}
          <ul>
            <Lines lines={removed} mark="−" />
            <Lines lines={added} mark="+" />
          </ul>
        </li>
      ))}
      {more > 0 && (
        <li className="preview__more">{formatMessage(MESSAGES.morePlaces, { count: more })}</li>
      )}
    </ul>
  );
};

const Word = ({ allowed }: { readonly allowed: boolean }) => (
  <span className={allowed ? "preview__word--allowed" : "preview__word--blocked"}>
    <Icon name={allowed ? "allowed" : "blocked"} />
    {allowed ? MESSAGES.allowed : MESSAGES.blocked}
  </span>
);

const Flips = ({ all, state }: { readonly all: readonly Flip[]; readonly state: AppState }) => {
  const { urls, crawler } = state.query;
  const count = urls.length;
  if (count === 0) return null;
  if (all.length === 0) return <p>{formatMessage(MESSAGES.noFlips, { count })}</p>;
  const more = all.length - MOST_URLS;
  return (
    <>
      <p>
        <UntrustedText
          text={formatMessage(MESSAGES.flips, { flips: all.length, count, crawler })}
        />
      </p>
      <ul className="preview__flips">
        {all.slice(0, MOST_URLS).map(({ url, before, after }) => (
          <li key={url}>
            <code translate="no">
              <UntrustedText text={url} />
            </code>{" "}
            <Word allowed={before.allowed} /> <span aria-hidden="true">→</span>
            <span className="visually-hidden"> {MESSAGES.becomes} </span>{" "}
            <Word allowed={after.allowed} />
          </li>
        ))}
        {more > 0 && <li>{formatMessage(MESSAGES.moreUrls, { count: more })}</li>}
      </ul>
    </>
  );
};

interface FixPreviewProps {
  /** The text and the query that the fix was offered for. */
  readonly state: AppState;
  readonly fix: Fix;
  /** Whether its title warns that it blocks search crawlers. */
  readonly hasWarning: boolean;
  readonly onApply: () => void;
  readonly onCancel: () => void;
}

/** Shows what a fix does to the lines and to the verdicts under test, before it is applied. */
export const FixPreview = ({ state, fix, hasWarning, onApply, onCancel }: FixPreviewProps) => {
  const places = useMemo(() => changedLines(state.document.source, fix.edits), [state, fix]);
  const turned = useMemo(() => flipsOf(state, fix.edits), [state, fix]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and this is none
    <div
      className="preview"
      role="group"
      aria-label={formatMessage(MESSAGES.preview, { title: visibleText(fix.title) })}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onCancel();
      }}
    >
      {hasWarning && (
        <p>
          <SeverityMark severity="warning" /> <UntrustedText text={fix.title.replaceAll("`", "")} />
        </p>
      )}
      <Places places={places} />
      <Flips all={turned} state={state} />
      <p className="preview__actions">
        <Button autoFocus small variant="primary" onClick={onApply}>
          {MESSAGES.apply}
        </Button>
        <Button small onClick={onCancel}>
          {MESSAGES.cancel}
        </Button>
      </p>
    </div>
  );
};
