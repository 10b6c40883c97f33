import {
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { addUrls } from "../store/actions.ts";
import type { AppStore } from "../store/store.ts";
import { Button } from "../ui/Button.tsx";
import { isComposing } from "../ui/composing.ts";

/** What keys elsewhere on the page can ask of the field. */
export interface UrlEntryHandle {
  /** Adds what is typed; with nothing typed, goes to the field. */
  readonly submit: () => void;
  readonly focus: () => void;
}

interface UrlEntryProps {
  readonly store: AppStore;
  readonly ref: Ref<UrlEntryHandle>;
}

/** The field for URLs to test: one, or a pasted list. */
export const UrlEntry = ({ store, ref }: UrlEntryProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");

  const submit = () => {
    if (typed.trim() === "") {
      input.current?.focus();
      return;
    }
    addUrls(store, typed);
    setTyped("");
  };
  useImperativeHandle(ref, () => ({ submit, focus: () => input.current?.focus() }));

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) submit();
  };
  // A one-line field would run the lines of a pasted list together.
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text/plain");
    if (!/[\r\n]/.test(text.trim())) return;
    event.preventDefault();
    addUrls(store, text);
  };
  return (
    <div className="entry">
      <div className="field">
        <input
          ref={input}
          type="text"
          inputMode="url"
          aria-label="URL to test"
          placeholder="https://shop.example/… or /path"
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
      </div>
      <Button className="entry__add" onClick={submit}>
        Add
      </Button>
    </div>
  );
};
