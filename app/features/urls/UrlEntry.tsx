import {
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  useCallback,
  useImperativeHandle,
  useRef,
} from "react";
import { formatMessage, isForeignLine, memo, sentences } from "../../../core/index.ts";
import { addUrls, notify, removeUrls } from "../../state/store/actions.ts";
import { MAX_URLS } from "../../state/store/limits.ts";
import type { AppStore } from "../../state/store/store.ts";
import { afterPaint } from "../../time/schedule.ts";
import { Button } from "../../ui/Button.tsx";
import { isComposing } from "../../ui/composing.ts";
import { later } from "../../ui/later.tsx";
import { uiMessages } from "../../ui/messages.ts";
import { MESSAGES } from "../../verdicts/messages.ts";
import type { OtherText } from "./PastedOther.tsx";

/** The actions of the field that keys elsewhere on the page can trigger. */
export interface UrlEntryHandle {
  /** Adds the typed URL; if nothing is typed, focuses the field. */
  readonly submit: () => void;
  readonly focus: () => void;
}

interface UrlEntryProps {
  readonly store: AppStore;
  /** Called with a text without URLs that was pasted as URLs. */
  readonly onOther: (other: OtherText) => void;
  /** Takes a text to Bulk: it has more URLs than the list holds. */
  readonly onBulk: (text: string) => void;
  readonly ref: Ref<UrlEntryHandle>;
}

const addressesModule = later(() => import("../../intake/addresses.ts"));

/** Adds the URLs in a pasted text, and says what they were taken from. */
const addPasted = async (
  text: string,
  { store, onOther, onBulk }: Omit<UrlEntryProps, "ref">,
): Promise<void> => {
  const part = await addressesModule().catch(() => null);
  if (part === null) {
    const run = (): void => void addPasted(text, { store, onOther, onBulk });
    const action = { label: uiMessages.retry, run };
    notify(store, { tone: "error", text: MESSAGES.pasteNotRead, action });
    return;
  }
  const { content, kind, addresses, more, unread } = await part.addressesIn(text, MAX_URLS);
  if (addresses.length === 0) {
    onOther({ text, content: content.kind, kind });
    return;
  }
  const before = store.getState().query.urls;
  const count = addUrls(store, addresses.join("\n"), more, {
    label: MESSAGES.testAllInBulk,
    run: () => onBulk(text),
  });
  const column = content.kind === "table" ? content.column.heading?.trim() : "";
  const taken =
    content.kind === "list" || count === 0
      ? []
      : column
        ? [formatMessage(MESSAGES.tableTaken, { count, column })]
        : [formatMessage(MESSAGES.takenFrom, { count, kind })];
  const left = unread === 0 ? [] : [formatMessage(MESSAGES.linesLeft, { count: unread })];
  const said = sentences(...taken, ...left);
  if (said === "") return;
  const run = (): void => {
    const known = new Set(before.map(({ id }) => id));
    const { urls } = store.getState().query;
    removeUrls(
      store,
      urls.map(({ id }) => id).filter((id) => !known.has(id)),
    );
    // A TAB would separate URLs.
    addUrls(store, text.replaceAll("\t", " "));
  };
  const isLine = !/[\r\n]/.test(text.trim());
  notify(store, {
    tone: unread === 0 ? "info" : "warning",
    text: said,
    action: isLine ? { label: MESSAGES.testLine, run } : null,
    ofStep: true,
  });
};

/**
 * Whether a text can only be a single URL, path or pattern, which the field takes as typed. One
 * line may also be a whole sitemap, a log's request, a row of a table, JSON, or several URLs.
 */
const isOneUrl = (text: string): boolean => {
  const line = text.trim();
  return !/[\r\n]|[\s,;|]https?:\/\//i.test(line) && !isForeignLine(line);
};

/** What was typed and not added, while a tab without the field is shown, or the next one is drawn. */
const typedIn: (store: AppStore) => { text: string } = memo(() => ({ text: "" }));

/** The field for URLs to test: a single URL, or a pasted list. */
export const UrlEntry = ({ store, onOther, onBulk, ref }: UrlEntryProps) => {
  // The element holds the text: it can be typed before this component runs.
  const input = useRef<HTMLInputElement>(null);
  const attach = useCallback(
    (field: HTMLInputElement) => {
      const typed = typedIn(store);
      input.current = field;
      field.value ||= typed.text;
      return () => {
        typed.text = field.value;
        input.current = null;
      };
    },
    [store],
  );
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
    if (isOneUrl(text)) return;
    event.preventDefault();
    // Reading a million lines takes the browser a tenth of a second.
    afterPaint(() => void addPasted(text, { store, onOther, onBulk }));
  };
  return (
    <div className="entry">
      <div className="field">
        <input
          ref={attach}
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
