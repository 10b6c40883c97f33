import { type ClipboardEvent, useRef, useState } from "react";
import { useStore } from "zustand";
import { formatMessage } from "../../../core/index.ts";
import { notify } from "../../state/store/actions.ts";
import { MAX_MATRIX_URLS } from "../../state/store/limits.ts";
import type { AppStore } from "../../state/store/store.ts";
import { setFurtherUrls } from "../../state/store/table.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { matrixMessages as words } from "./messages.ts";

/** Longer lists are not shown in the field, and longer pasted texts are added at once. */
const LONG_LIST = 500;
const LONG_PASTE = 50_000;

/** Adds a separate list of URLs to the table, shows its length, and removes it. */
export const FurtherUrls = ({ store }: { readonly store: AppStore }) => {
  const urls = useStore(store, ({ furtherUrls }) => furtherUrls);
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const close = () => setOpen(false);
  const take = (text: string) => {
    const { taken, left } = setFurtherUrls(store, text);
    if (left > 0) {
      const text = formatMessage(words.furtherCut, { count: left, most: MAX_MATRIX_URLS, taken });
      notify(store, { tone: "warning", text });
    }
    close();
  };
  // Thousands of lines in a field would block the page.
  const isLong = urls.length > LONG_LIST;
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text/plain");
    if (pasted.length < LONG_PASTE) return;
    event.preventDefault();
    take(pasted);
  };
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        {words.further}
      </Button>
      {urls.length > 0 && (
        <span className="matrix__further">
          {formatMessage(words.furtherCount, { count: urls.length })}
          <Button
            variant="quiet"
            small
            icon="close"
            aria-label={words.furtherRemove}
            onClick={() => setFurtherUrls(store, "")}
          />
        </span>
      )}
      {isOpen && (
        <Dialog title={words.furtherTitle} onClose={close} first={field}>
          <p>{formatMessage(words.furtherAbout, { most: MAX_MATRIX_URLS })}</p>
          <textarea
            ref={field}
            className="matrix__list"
            aria-label={words.furtherField}
            rows={10}
            spellCheck={false}
            autoCapitalize="off"
            autoCorrect="off"
            defaultValue={isLong ? "" : urls.map(({ typed }) => typed).join("\n")}
            onPaste={onPaste}
          />
          <p className="matrix__actions">
            <Button variant="primary" onClick={() => take(field.current?.value ?? "")}>
              {words.furtherTake}
            </Button>
            <Button onClick={close}>{words.cancel}</Button>
          </p>
        </Dialog>
      )}
    </>
  );
};
