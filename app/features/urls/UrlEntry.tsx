import {
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  useImperativeHandle,
  useRef,
} from "react";
import { formatMessage } from "../../../core/index.ts";
import { addUrls, notify } from "../../state/store/actions.ts";
import type { AppStore } from "../../state/store/store.ts";
import { afterPaint } from "../../time/schedule.ts";
import { Button } from "../../ui/Button.tsx";
import { isComposing } from "../../ui/composing.ts";
import { later } from "../../ui/later.tsx";
import { uiMessages } from "../../ui/messages.ts";
import { MESSAGES } from "../../verdicts/messages.ts";

/** The actions of the field that keys elsewhere on the page can trigger. */
export interface UrlEntryHandle {
  /** Adds the typed URL; if nothing is typed, focuses the field. */
  readonly submit: () => void;
  readonly focus: () => void;
}

interface UrlEntryProps {
  readonly store: AppStore;
  /** Called with a robots.txt that was pasted as URLs. */
  readonly onRobots: (text: string) => void;
  readonly ref: Ref<UrlEntryHandle>;
}

const pastedModule = later(() => import("./pasted-urls.ts"));

const readPasted = async (text: string) => (await pastedModule()).readPastedUrls(text);

/** Adds the addresses in a pasted text, and says which column of a table they were taken from. */
const addPasted = async (
  store: AppStore,
  text: string,
  onRobots: (text: string) => void,
): Promise<void> => {
  const pasted = await readPasted(text).catch((): null => null);
  if (pasted === null) {
    const run = (): void => void addPasted(store, text, onRobots);
    const action = { label: uiMessages.retry, run };
    notify(store, { tone: "error", text: MESSAGES.tableNotRead, action });
    return;
  }
  if (pasted.kind === "robots") {
    onRobots(text);
    return;
  }
  const count = addUrls(store, pasted.text, pasted.more);
  if (pasted.kind !== "table" || count === 0) return;
  const said = formatMessage(MESSAGES.tableTaken, { count, column: pasted.column });
  notify(store, { tone: "info", text: said });
};

/** The field for URLs to test: a single URL, or a pasted list. */
export const UrlEntry = ({ store, onRobots, ref }: UrlEntryProps) => {
  // The element holds the text: it can be typed before this component runs.
  const input = useRef<HTMLInputElement>(null);
  const submit = () => {
    const field = input.current;
    if (field === null) return;
    if (field.value.trim() === "") {
      field.focus();
      return;
    }
    addUrls(store, field.value);
    field.value = "";
  };
  useImperativeHandle(ref, () => ({ submit, focus: () => input.current?.focus() }));

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) submit();
  };
  // A single-line field would join the lines of a pasted list.
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text/plain");
    if (!/[\r\n]/.test(text.trim())) return;
    event.preventDefault();
    // Reading a million lines takes the browser a tenth of a second.
    afterPaint(() => void addPasted(store, text, onRobots));
  };
  return (
    <div className="entry">
      <div className="field">
        <input
          ref={input}
          type="text"
          inputMode="url"
          aria-label={MESSAGES.urlEntry}
          placeholder={MESSAGES.urlEntryHint}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          autoComplete="off"
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
      </div>
      <Button className="entry__add" onClick={submit}>
        {MESSAGES.add}
      </Button>
    </div>
  );
};
