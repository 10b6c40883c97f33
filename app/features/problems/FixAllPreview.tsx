import { useMemo } from "react";
import { formatMessage } from "../../../core/index.ts";
import { Button } from "../../ui/Button.tsx";
import { WithCode } from "../../ui/WithCode.tsx";
import { changedLines } from "./changed-lines.ts";
import { Places } from "./FixPreview.tsx";
import type { AllFixes, FixedKind } from "./fix-all.ts";
import { MESSAGES } from "./messages.ts";
import type { FixAllOffer } from "./use-fix-all.ts";
import "./preview.css";

const kindText = ({ title, more }: FixedKind): string =>
  more === 0 ? title : formatMessage(MESSAGES.andMoreFixes, { title, count: more });

/** What it does, or why it does nothing. */
const leadOf = ({ kinds }: AllFixes, deletable: number, isClean: boolean): string => {
  if (kinds.length > 0) return formatMessage(MESSAGES.fixAllWill, { count: kinds.length });
  if (deletable > 0) return MESSAGES.fixAllOnlyRules;
  return isClean ? MESSAGES.fixAllClean : MESSAGES.fixAllNone;
};

const Lines = ({ fixes: { document, edits } }: { readonly fixes: AllFixes }) => {
  const places = useMemo(() => changedLines(document.source, edits), [document, edits]);
  return (
    <details>
      <summary>{MESSAGES.showLines}</summary>
      <Places places={places} />
    </details>
  );
};

interface FixAllPreviewProps {
  readonly offer: FixAllOffer;
  /** Whether there is no problem at all. */
  readonly isClean: boolean;
}

/** Shows what all safe fixes do, by kind, before they are applied; deleting rules is a choice. */
export const FixAllPreview = ({ offer, isClean }: FixAllPreviewProps) => {
  const { fixes, deletable, withRules } = offer;
  const isEmpty = fixes === null || fixes.edits.length === 0;
  const canApply = fixes === null || !isEmpty || deletable > 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and this is none
    <div
      className="preview preview--all"
      role="group"
      aria-label={MESSAGES.fixAll}
      aria-busy={fixes === null}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        offer.cancel();
      }}
    >
      <div className="preview__lead">
        <p role="status">
          {fixes === null ? MESSAGES.checking : leadOf(fixes, deletable, isClean)}
        </p>
        <p className="preview__actions">
          {canApply && (
            // Enabled from the start, as a disabled button cannot have the focus.
            <Button
              autoFocus
              small
              variant="primary"
              disabled={fixes !== null && isEmpty}
              onClick={offer.apply}
            >
              {MESSAGES.apply}
            </Button>
          )}
          <Button small autoFocus={!canApply} onClick={offer.cancel}>
            {canApply ? MESSAGES.cancel : MESSAGES.close}
          </Button>
        </p>
      </div>
      {fixes !== null && fixes.kinds.length > 0 && (
        <ul className="preview__kinds">
          {fixes.kinds.map((kind) => (
            <li key={kind.rule}>
              {kind.line !== null && (
                <span className="preview__line">
                  {formatMessage(MESSAGES.line, { line: kind.line })}
                </span>
              )}{" "}
              <WithCode text={kindText(kind)} />
            </li>
          ))}
        </ul>
      )}
      {deletable > 0 && (
        <label className="preview__choice">
          <input
            type="checkbox"
            checked={withRules}
            onChange={({ currentTarget }) => offer.chooseRules(currentTarget.checked)}
          />
          {formatMessage(MESSAGES.alsoRules, { count: deletable })}
        </label>
      )}
      {fixes !== null && !isEmpty && <Lines fixes={fixes} />}
    </div>
  );
};
