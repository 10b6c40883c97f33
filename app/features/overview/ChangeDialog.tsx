import { useId, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { useStore } from "zustand";
import { formatMessage, type Overview, type SignalField, sentences } from "../../../core/index.ts";
import { policyChangeOf } from "../../answers/policy.ts";
import type { PolicyAnswer } from "../../answers/workers/policy.ts";
import type { EditorPort } from "../../editor/editor-port.ts";
import { useTextDiff } from "../../editor/use-text-diff.ts";
import type { AppStore } from "../../state/store/store.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Failed } from "../../ui/Failed.tsx";
import { UntrustedText } from "../../ui/UntrustedText.tsx";
import { WithCode } from "../../ui/WithCode.tsx";
import { ChangeEffect } from "./ChangeEffect.tsx";
import { ChangeLimits } from "./ChangeLimits.tsx";
import { ChangeSignals } from "./ChangeSignals.tsx";
import { changeMessages as words } from "./change-messages.ts";
import {
  type Choices,
  choicesText,
  chosenIn,
  discardChoices,
  followersOf,
  pathOf,
  wishesOf,
} from "./choices.ts";
import { guardOf } from "./guard.ts";
import { someNames } from "./row-words.ts";
import "./change.css";

interface CheckboxProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

const Checkbox = ({ label, isChecked, onChange }: CheckboxProps) => (
  <label className="change-policy__check">
    <input
      type="checkbox"
      checked={isChecked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    <span>
      <UntrustedText text={label} />
    </span>
  </label>
);

/** The changes in the text, in the editor's colours. */
const TextChanges = ({ before, after }: { readonly before: string; readonly after: string }) => {
  const isChanged = before !== after;
  const { place, hasFailed, retry } = useTextDiff(
    isChanged ? { label: words.textDiff, before, after } : null,
  );
  if (!isChanged) return <p className="change-policy__note">{words.noText}</p>;
  return hasFailed ? (
    <Failed text={words.textFailed} onRetry={retry} />
  ) : (
    <div ref={place} className="change-policy__diff" />
  );
};

/** Where the change is to apply. */
const PathField = ({
  typed,
  onType,
}: {
  readonly typed: string;
  readonly onType: (typed: string) => void;
}) => {
  const id = useId();
  return (
    <div className="change-policy__where">
      <label htmlFor={id}>{words.where}</label>
      <span className="field">
        <input
          id={id}
          value={typed}
          placeholder={words.wherePlaceholder}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          aria-describedby={`${id}hint`}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      </span>
      <p id={`${id}hint`} className="change-policy__note">
        <WithCode text={words.whereHint} />
      </p>
    </div>
  );
};

interface ChangeDialogProps {
  readonly store: AppStore;
  readonly port: EditorPort;
  readonly overview: Overview;
  readonly choices: Choices;
  /** Shows the overview, whatever else changes. */
  readonly onStay: () => void;
  readonly onClose: () => void;
}

/** Shows what it takes to change the policy as chosen, and what that does; then does it. */
export const ChangeDialog = (props: ChangeDialogProps) => {
  const { store, port, overview, choices, onStay, onClose } = props;
  const [typed, setTyped] = useState("");
  const [includes, setIncludes] = useState(false);
  const [fields, setFields] = useState<readonly SignalField[]>([]);
  const [isGuarded, setGuarded] = useState(false);
  const [said, setSaid] = useState("");
  const path = pathOf(typed);
  const chosen = useMemo(() => chosenIn(choices, overview), [choices, overview]);
  const followers = useMemo(() => followersOf(chosen), [chosen]);
  const names = [...followers.block, ...followers.allow];
  const wishes = useMemo(
    () => wishesOf(chosen, { path, followers: includes ? followers : null }),
    [chosen, path, includes, followers],
  );
  const source = useMemo(() => policyChangeOf(store, { wishes, fields }), [store, wishes, fields]);
  const { found, status } = useStore(source);
  // What was found last stays until there is something newer, so that the dialog does not jump.
  const [last, setLast] = useState(found);
  if (found !== null && found !== last) setLast(found);
  const shown = found ?? last;
  const isCurrent = found !== null && status === "current";

  const apply = ({ edits, effects }: PolicyAnswer) => {
    if (found === null) return;
    const what = formatMessage(words.applied, { what: choicesText(choices) });
    const held = wishes.map(({ crawlers }, index) => {
      const { refused = [], unreachable = [] } = effects[index] ?? {};
      const left = new Set([...refused, ...unreachable]);
      return crawlers.filter((token) => !left.has(token));
    });
    const [first, ...others] = wishes;
    const guard =
      isGuarded && first !== undefined ? guardOf(store, [first, ...others], held) : null;
    const told = sentences(what, guard?.said);
    if (!port.applyEdits(edits, found.of.document, told, guard ?? undefined)) {
      setSaid(words.outdated);
      return;
    }
    // While the dialog is open, nothing below it can be focused.
    flushSync(onClose);
    onStay();
    discardChoices(store);
  };

  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className="change-policy">
        <p className="change-policy__lead">
          <UntrustedText text={choicesText(choices)} />
        </p>
        <PathField typed={typed} onType={setTyped} />
        {names.length > 0 && (
          <Checkbox
            label={formatMessage(words.followers, {
              names: someNames(names),
              count: names.length,
            })}
            isChecked={includes}
            onChange={setIncludes}
          />
        )}
        {status === "failed" ? (
          <Failed text={words.failed} onRetry={source.retry} />
        ) : (
          shown === null && (
            <p className="overview__busy" role="status">
              {words.working}
            </p>
          )
        )}
        {shown !== null && (
          <div className="change-policy__found" aria-busy={!isCurrent}>
            <section className="change-policy__part" aria-label={words.effect}>
              <h3>{words.effect}</h3>
              <ChangeEffect
                document={shown.of.document}
                overview={overview}
                wishes={wishes}
                answer={shown.result}
              />
            </section>
            <section className="change-policy__part" aria-label={words.text}>
              <h3>{words.text}</h3>
              <TextChanges before={shown.of.document.source} after={shown.result.source} />
            </section>
            <ChangeLimits chosen={chosen} />
            <ChangeSignals lines={shown.result.lines} chosen={fields} onChoose={setFields} />
          </div>
        )}
        <div className="change-policy__end">
          <Checkbox label={words.guard} isChecked={isGuarded} onChange={setGuarded} />
          <div className="change-policy__buttons">
            <Button onClick={onClose}>{words.cancel}</Button>
            <Button
              variant="primary"
              disabled={!isCurrent || found.result.edits.length === 0}
              onClick={() => found !== null && apply(found.result)}
            >
              {words.apply}
            </Button>
          </div>
          <p role="status">{said}</p>
        </div>
      </div>
    </Dialog>
  );
};
