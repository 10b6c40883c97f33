import { useEffect, useMemo, useRef } from "react";
import { type Flip, visibleText } from "../../core/index.ts";
import type { Diagnostic, Fix } from "../../core/lint/index.ts";
import { flipsOf } from "../store/flips.ts";
import type { AppState } from "../store/state.ts";
import { Button } from "../ui/Button.tsx";
import { counted } from "../ui/counted.ts";
import { Icon } from "../ui/Icon.tsx";
import { Outside } from "../ui/Outside.tsx";
import { changedLines } from "./changed-lines.ts";

/** Lines and URLs that are shown; the others are counted. */
const MOST_LINES = 6;
const MOST_URLS = 5;

const Lines = ({ lines, mark }: { readonly lines: readonly string[]; readonly mark: string }) => {
  const more = lines.length - MOST_LINES;
  return (
    <>
      {lines.slice(0, MOST_LINES).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines can be the same, and their order is fixed
        <li key={index} className={mark === "+" ? "preview__added" : "preview__removed"}>
          <span className="preview__mark">{mark}</span>{" "}
          <code>{line === "" ? " " : <Outside text={line} />}</code>
        </li>
      ))}
      {more > 0 && (
        <li className="preview__more">
          {mark} {counted(more, "more line")}
        </li>
      )}
    </>
  );
};

const Word = ({ allowed }: { readonly allowed: boolean }) => (
  <span className={allowed ? "preview__word--allowed" : "preview__word--blocked"}>
    <Icon name={allowed ? "allowed" : "blocked"} />
    {allowed ? "Allowed" : "Blocked"}
  </span>
);

const Flips = ({ all, asked }: { readonly all: readonly Flip[]; readonly asked: AppState }) => {
  const { urls, crawler } = asked.query;
  if (urls.length === 0) return null;
  if (all.length === 0) {
    return <p>No verdict on the {counted(urls.length, "URL")} under test changes.</p>;
  }
  const more = all.length - MOST_URLS;
  return (
    <>
      <p>
        Turns {all.length} of {counted(urls.length, "verdict")} for <Outside text={crawler} />:
      </p>
      <ul className="preview__flips">
        {all.slice(0, MOST_URLS).map(({ url, before, after }) => (
          <li key={url}>
            <code>
              <Outside text={url} />
            </code>{" "}
            <Word allowed={before.allowed} /> <span aria-hidden="true">→</span>
            <span className="visually-hidden"> becomes </span> <Word allowed={after.allowed} />
          </li>
        ))}
        {more > 0 && <li>{counted(more, "more URL")}</li>}
      </ul>
    </>
  );
};

interface FixPreviewProps {
  /** The text and the question that the fix was offered for. */
  readonly state: AppState;
  readonly diagnostic: Diagnostic;
  readonly fix: Fix;
  readonly onApply: () => void;
  readonly onCancel: () => void;
}

/** What a fix will do to the lines and to the verdicts under test, before it is applied. */
export const FixPreview = ({ state, fix, onApply, onCancel }: FixPreviewProps) => {
  const apply = useRef<HTMLButtonElement>(null);
  useEffect(() => apply.current?.focus(), []);
  const { removed, added } = useMemo(
    () => changedLines(state.document.source, fix.edits),
    [state, fix],
  );
  const turned = useMemo(() => flipsOf(state, fix.edits), [state, fix]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and this is none
    <div
      className="preview"
      role="group"
      aria-label={`What it changes: ${visibleText(fix.title)}`}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onCancel();
      }}
    >
      <ul className="preview__lines">
        <Lines lines={removed} mark="−" />
        <Lines lines={added} mark="+" />
      </ul>
      <Flips all={turned} asked={state} />
      <p className="preview__actions">
        <Button ref={apply} small variant="primary" onClick={onApply}>
          Apply
        </Button>
        <Button small onClick={onCancel}>
          Cancel
        </Button>
      </p>
    </div>
  );
};
