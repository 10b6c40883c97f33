import { type ReactNode, useId, useState } from "react";
import { formatMessage } from "../../core/text/message.ts";
import { visibleText } from "../../core/text/visible.ts";
import { Button } from "./Button.tsx";
import { isComposing } from "./composing.ts";
import { nameListMessages } from "./name-list-messages.ts";
import { UntrustedText } from "./UntrustedText.tsx";
import "./names.css";

interface NameListProps {
  readonly names: readonly string[];
  /** Suggested while typing. */
  readonly known: readonly string[];
  /** A name as shown. */
  readonly shown: (name: string) => string;
  readonly onAdd: (name: string) => void;
  readonly onRemove: (name: string) => void;
  /** What is to be said of the name added last. */
  readonly children?: ReactNode;
}

/** A list of names: any can be added by typing, and all but the last removed. */
export const NameList = ({ names, known, shown, onAdd, onRemove, children }: NameListProps) => {
  const [typed, setTyped] = useState("");
  const id = useId();
  const add = () => {
    if (typed.trim() !== "") onAdd(typed.trim());
    setTyped("");
  };
  return (
    <div className="names">
      <span className="names__add">
        <input
          type="text"
          className="filter"
          list={id}
          aria-label={nameListMessages.addName}
          placeholder={nameListMessages.addName}
          value={typed}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && !isComposing(event)) add();
          }}
        />
        <datalist id={id}>
          {known.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Button small onClick={add}>
          {nameListMessages.add}
        </Button>
      </span>
      {children}
      <ul>
        {names.map((name) => (
          <li key={name}>
            <UntrustedText text={shown(name)} />
            <Button
              variant="quiet"
              small
              icon="close"
              aria-label={formatMessage(nameListMessages.removeName, {
                name: visibleText(shown(name)),
              })}
              disabled={names.length === 1}
              onClick={() => onRemove(name)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
};
