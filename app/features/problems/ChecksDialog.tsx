import { useState } from "react";
import { useStore } from "zustand";
import { formatMessage } from "../../../core/index.ts";
import { type QuietKind, SEVERITIES, type Severity } from "../../../core/lint/index.ts";
import { setChecks } from "../../state/store/actions.ts";
import {
  DEFAULT_CHECKS,
  isCheckOn,
  type Switchable,
  sameChecks,
  withCheck,
  withSeverity,
} from "../../state/store/check-settings.ts";
import type { AppStore } from "../../state/store/store.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { FilterField } from "../../ui/FilterField.tsx";
import { SeverityMark } from "../../ui/SeverityMark.tsx";
import { WithCode } from "../../ui/WithCode.tsx";
import { wordFilter } from "../../ui/word-filter.ts";
import { severityPlural, severityWord } from "./counts.ts";
import { MESSAGES } from "./messages.ts";
import "./checks-dialog.css";

/** A check in the list of settings. */
export interface CheckEntry extends Switchable {
  readonly severity: Severity;
  readonly quiet?: QuietKind;
  /** What it asks for, in one line, with code in backticks. */
  readonly summary: string;
}

/** The checks whose id or summary contains all words of a text, the most severe first. */
export const searchChecks = (
  checks: readonly CheckEntry[],
  text: string,
): readonly CheckEntry[] => {
  const contains = wordFilter(text);
  const weight = ({ severity }: CheckEntry): number => SEVERITIES.indexOf(severity);
  return checks
    .filter(({ id, summary }) => contains(`${id} ${summary}`))
    .sort((a, b) => weight(a) - weight(b));
};

interface ChecksDialogProps {
  readonly store: AppStore;
  readonly checks: readonly CheckEntry[];
  readonly onClose: () => void;
}

/**
 * Selects which checks run and which findings are shown: saved with the draft, and in links if
 * changed.
 */
export const ChecksDialog = ({ store, checks, onClose }: ChecksDialogProps) => {
  const settings = useStore(store, (state) => state.checks);
  const [text, setText] = useState("");
  const found = searchChecks(checks, text);
  const ofLayout = checks.filter(({ quiet }) => quiet === "layout");
  return (
    <Dialog title={MESSAGES.settings} onClose={onClose}>
      <div className="checks">
        <p className="checks__about">{MESSAGES.settingsAbout}</p>
        <fieldset className="checks__severities">
          <legend>{MESSAGES.showFindings}</legend>
          {SEVERITIES.map((severity) => (
            <label key={severity}>
              <input
                type="checkbox"
                checked={!settings.hidden.includes(severity)}
                onChange={({ currentTarget }) =>
                  setChecks(store, withSeverity(settings, severity, currentTarget.checked))
                }
              />
              <SeverityMark severity={severity} /> {severityPlural(severity)}
            </label>
          ))}
        </fieldset>
        <label>
          <input
            type="checkbox"
            checked={ofLayout.every((check) => isCheckOn(settings, check))}
            onChange={({ currentTarget: { checked } }) =>
              setChecks(
                store,
                ofLayout.reduce((rest, check) => withCheck(rest, check, checked), settings),
              )
            }
          />
          {MESSAGES.layoutChecks}
        </label>
        <div className="checks__head">
          <FilterField
            label={MESSAGES.searchChecks}
            hint={MESSAGES.searchChecks}
            value={text}
            onChange={setText}
          />
          <Button
            small
            disabled={sameChecks(settings, DEFAULT_CHECKS)}
            onClick={() => setChecks(store, DEFAULT_CHECKS)}
          >
            {MESSAGES.resetChecks}
          </Button>
        </div>
        {/* biome-ignore lint/a11y/noRedundantRoles: without bullets, Safari reports no list */}
        <ul role="list" className="checks__list" aria-label={MESSAGES.checkList}>
          {found.map((check) => (
            <li key={check.id}>
              <label>
                <input
                  type="checkbox"
                  checked={isCheckOn(settings, check)}
                  onChange={({ currentTarget }) =>
                    setChecks(store, withCheck(settings, check, currentTarget.checked))
                  }
                />
                <SeverityMark severity={check.severity} />
                <span className="visually-hidden">{severityWord(check.severity)}</span>
                <span className="checks__summary">
                  <WithCode text={check.summary} />{" "}
                  <code translate="no" className="checks__id">
                    {check.id}
                  </code>
                  {!check.defaultOn && (
                    <span className="checks__note"> {MESSAGES.offByDefault}</span>
                  )}
                </span>
              </label>
            </li>
          ))}
        </ul>
        {found.length === 0 && (
          <p className="checks__about">{formatMessage(MESSAGES.noCheckFound, { text })}</p>
        )}
      </div>
    </Dialog>
  );
};
